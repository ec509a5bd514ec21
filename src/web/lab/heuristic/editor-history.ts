import {
  Annotation,
  type ChangeSet,
  type EditorSelection,
  type EditorState,
  type Extension,
  type StateCommand,
  StateField,
  Transaction,
} from '@codemirror/state';

/** A step back: the changes that undo something, and what was selected before it. */
interface Step {
  readonly changes: ChangeSet;
  readonly selection: EditorSelection;
  readonly time: number;
}

interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

const mostSteps = 300;
/** Typing without a pause of this length is undone in one go. */
const pauseMilliseconds = 500;
const travel = Annotation.define<'undo' | 'redo'>();

const history = StateField.define<History>({
  create: () => ({ past: [], future: [] }),
  update: ({ past, future }, transaction) => {
    if (!transaction.docChanged) return { past, future };
    const { startState, changes } = transaction;
    const time = transaction.annotation(Transaction.time) ?? 0;
    const step: Step = { changes: changes.invert(startState.doc), selection: startState.selection, time };
    const direction = transaction.annotation(travel);
    if (direction === 'undo') return { past: past.slice(0, -1), future: [...future, step] };
    if (direction === 'redo') return { past: [...past, step], future: future.slice(0, -1) };
    const last = past.at(-1);
    if (last && transaction.isUserEvent('input.type') && time - last.time < pauseMilliseconds) {
      const joined = { changes: step.changes.compose(last.changes), selection: last.selection, time };
      return { past: [...past.slice(0, -1), joined], future: [] };
    }
    return { past: [...past, step].slice(-mostSteps), future: [] };
  },
});

export const editorHistory = (): Extension => history;

const go =
  (direction: 'undo' | 'redo'): StateCommand =>
  ({ state, dispatch }) => {
    const step = stepOf(state, direction);
    if (!step) return false;
    dispatch(
      state.update({
        changes: step.changes,
        selection: step.selection,
        annotations: travel.of(direction),
        userEvent: direction,
        scrollIntoView: true,
      }),
    );
    return true;
  };

const stepOf = (state: EditorState, direction: 'undo' | 'redo'): Step | undefined => {
  const { past, future } = state.field(history);
  return (direction === 'undo' ? past : future).at(-1);
};

export const undo = go('undo');
export const redo = go('redo');
