import { statusWords } from '../../shared/status-words.ts';
import {
  type CodePlace,
  type SandboxReply,
  type SandboxRequest,
  type SandboxSearch,
  type Trouble,
  troubleCodes,
} from './protocol.ts';

const statuses = Object.keys(statusWords.en.full);
const mostMoves = 100_000;
const longestMove = 40;
const mostWords = 1000;
const longestMessage = 300;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isMove = (value: unknown): value is string => typeof value === 'string' && value.length <= longestMove;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, longestMessage) : '');

/**
 * Checks a reply of the worker in which somebody else's code runs, field by field, and makes it anew: nothing that was not looked
 * at goes on, and nothing larger than was asked for. Undefined when it is nothing that we would have sent.
 */
export function readReply(
  data: unknown,
  awaited: 'ready' | SandboxRequest | undefined,
): SandboxReply | undefined {
  if (!isFields(data)) return undefined;
  const { kind } = data;
  // Code that throws where nobody waits for it does so at any time.
  if (kind === 'broken') return { kind, message: textOf(data['message']), place: readPlace(data['place']) };
  if (awaited === 'ready') return kind === 'ready' ? { kind } : undefined;
  if (!awaited) return undefined;
  if (kind === 'failed') return { kind, reason: textOf(data['reason']) };
  if (kind === 'trouble') {
    const trouble = readTrouble(data['trouble']);
    return trouble && { kind, trouble };
  }
  switch (awaited.kind) {
    case 'begin': {
      const { value } = data;
      return kind === 'value' && typeof value === 'number' && value >= 0 ? { kind, value } : undefined;
    }
    case 'values': {
      const { values } = data;
      return kind === 'values' && values instanceof Float64Array && values.length === awaited.count
        ? { kind, values: values.slice() }
        : undefined;
    }
    case 'search': {
      const search = kind === 'searched' ? readSearch(data['search']) : undefined;
      return search && { kind: 'searched', search };
    }
  }
}

function readSearch(data: unknown): SandboxSearch | undefined {
  if (!isFields(data)) return undefined;
  const { status, moves, expanded, generated } = data;
  if (typeof status !== 'string' || !statuses.includes(status)) return undefined;
  if (!isCount(expanded) || !isCount(generated)) return undefined;
  if (!Array.isArray(moves) || moves.length > mostMoves) return undefined;
  // A copy has no holes, which are passed over otherwise.
  const copy: unknown[] = [...moves];
  if (!copy.every(isMove)) return undefined;
  return { status: status as SandboxSearch['status'], moves: copy, expanded, generated };
}

function readTrouble(data: unknown): Trouble | undefined {
  if (!isFields(data)) return undefined;
  const code = troubleCodes.find((each) => each === data['code']);
  if (!code) return undefined;
  const { state } = data;
  return {
    code,
    message: textOf(data['message']),
    place: readPlace(data['place']),
    index: isCount(data['index']) ? data['index'] : -1,
    state: state instanceof Uint32Array && state.length <= mostWords ? state.slice() : undefined,
  };
}

function readPlace(data: unknown): CodePlace | undefined {
  if (!isFields(data)) return undefined;
  const { line, column } = data;
  return isCount(line) && isCount(column) ? { line, column } : undefined;
}
