import { typescriptLanguage } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  getIndentation,
  HighlightStyle,
  indentOnInput,
  indentString,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { EditorSelection, EditorState, type StateCommand } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { editorHistory, redo, undo } from './editor-history.ts';
import { shallow } from './shallow-parser.ts';

interface EditorOptions {
  readonly text: string;
  readonly label: string;
  /** The id of the hint that belongs to it. */
  readonly describedBy: string;
  onchange(text: string): void;
  /** The reader asked by keyboard for the code to be run. */
  onrun(): void;
}

export interface CodeEditor {
  /** Another text in its place; a step that can be undone. */
  replace(text: string): void;
  /** Puts the cursor at a place, which counts from 1, and shows it. */
  show(line: number, column: number): void;
  destroy(): void;
}

/** The colours are those of the app, so that they change with its theme. */
const look = EditorView.theme({
  '&': { backgroundColor: 'var(--paper-raised)', color: 'var(--ink)', fontSize: 'var(--text-m)' },
  '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.55', maxHeight: '60vh', overflow: 'auto' },
  '.cm-content, .cm-gutter': { minHeight: '19rem' },
  '.cm-content': { caretColor: 'var(--ink)', padding: 'var(--space-3) 0' },
  '.cm-gutters': {
    backgroundColor: 'var(--paper-raised)',
    color: 'var(--ink-faint)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in oklab, var(--paper-sunk) 45%, transparent)',
  },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklab, var(--focus) 28%, var(--paper-raised))',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--line-strong)',
  },
});

const highlight = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.controlKeyword, tags.definitionKeyword, tags.operatorKeyword],
    color: 'var(--bad)',
  },
  { tag: [tags.typeName, tags.className], color: 'var(--focus)' },
  { tag: [tags.string, tags.regexp, tags.special(tags.string)], color: 'var(--good)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--focus)' },
  { tag: tags.comment, color: 'var(--ink-soft)', fontStyle: 'italic' },
  { tag: tags.definition(tags.function(tags.variableName)), fontWeight: '700' },
]);

const newLine: StateCommand = ({ state, dispatch }) => {
  const changes = state.changeByRange(({ from, to }) => {
    const indent = indentString(state, getIndentation(state, from) ?? 0);
    // A closing bracket behind the cursor goes to a line of its own, one step further left.
    const closes = /^\s*[)\]}]/.test(state.sliceDoc(to, state.doc.lineAt(to).to));
    const opens = /[([{]\s*$/.test(state.sliceDoc(state.doc.lineAt(from).from, from));
    const lineIndent = /^\s*/.exec(state.doc.lineAt(from).text)![0];
    const inner = opens ? lineIndent + state.facet(indentUnit) : closes ? lineIndent : indent;
    const insert = `\n${inner}${opens && closes ? `\n${lineIndent}` : ''}`;
    return {
      changes: { from, to, insert },
      range: EditorSelection.cursor(from + 1 + inner.length),
    };
  });
  dispatch(state.update(changes, { scrollIntoView: true, userEvent: 'input' }));
  return true;
};

/** Moves the lines of the selection to the right; with nothing selected, what is behind the cursor. */
const indentMore: StateCommand = ({ state, dispatch }) => {
  const unit = state.facet(indentUnit);
  const { main } = state.selection;
  if (main.empty) dispatch(state.update(state.replaceSelection(unit), { userEvent: 'input' }));
  else dispatch(state.update({ changes: selectedLines(state).map(({ from }) => ({ from, insert: unit })) }));
  return true;
};

const indentLess: StateCommand = ({ state, dispatch }) => {
  const most = state.facet(indentUnit).length;
  const changes = selectedLines(state).flatMap(({ from, text }) => {
    const spaces = Math.min(most, /^ */.exec(text)![0].length);
    return spaces > 0 ? [{ from, to: from + spaces }] : [];
  });
  dispatch(state.update({ changes }));
  return true;
};

function selectedLines(state: EditorState): { readonly from: number; readonly text: string }[] {
  const { from, to } = state.selection.main;
  const first = state.doc.lineAt(from).number;
  const last = state.doc.lineAt(to).number;
  return Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index));
}

/** An editor for TypeScript. Escape and then Tab leaves it; Tab alone indents. */
export function createEditor(
  parent: HTMLElement,
  { text, label, describedBy, onchange, onrun }: EditorOptions,
): CodeEditor {
  const runCode = (): boolean => {
    onrun();
    return true;
  };
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        drawSelection(),
        editorHistory(),
        typescriptLanguage.configure({ wrap: shallow }),
        indentUnit.of('  '),
        indentOnInput(),
        bracketMatching(),
        syntaxHighlighting(highlight),
        look,
        keymap.of([
          { key: 'Mod-Enter', run: runCode },
          { key: 'Enter', run: newLine },
          { key: 'Tab', run: indentMore, shift: indentLess },
          { key: 'Mod-z', run: undo, preventDefault: true },
          { key: 'Mod-y', mac: 'Mod-Shift-z', run: redo, preventDefault: true },
          { key: 'Mod-Shift-z', run: redo, preventDefault: true },
        ]),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': describedBy,
          tabindex: '0',
          spellcheck: 'false',
          autocapitalize: 'off',
          autocorrect: 'off',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onchange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    replace: (next) =>
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: next },
        selection: { anchor: 0 },
      }),
    show: (line, column) => {
      const there = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines));
      const anchor = Math.min(there.to, there.from + Math.max(0, column - 1));
      view.dispatch({ selection: { anchor }, scrollIntoView: true });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
