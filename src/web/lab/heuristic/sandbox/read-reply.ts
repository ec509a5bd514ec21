import { statusWords } from '../../shared/status-words.ts';
import { type SandboxReply, type SandboxSearch, type Trouble, troubleCodes } from './protocol.ts';

const statuses = Object.keys(statusWords.en.full);
const mostMoves = 100_000;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 1000) : '');

/**
 * Checks a reply of the sandbox field by field: code that somebody else wrote runs there, so it is data like any
 * other from outside. Undefined when it is nothing that we would have sent.
 */
export function readReply(data: unknown): SandboxReply | undefined {
  if (!isFields(data)) return undefined;
  switch (data['kind']) {
    case 'ready':
      return { kind: 'ready' };
    case 'alive':
      return { kind: 'alive', index: isCount(data['index']) ? data['index'] : -1 };
    case 'value':
      return typeof data['value'] === 'number' && data['value'] >= 0
        ? { kind: 'value', value: data['value'] }
        : undefined;
    case 'values':
      return data['values'] instanceof Float64Array ? { kind: 'values', values: data['values'] } : undefined;
    case 'searched': {
      const search = readSearch(data['search']);
      return search && { kind: 'searched', search };
    }
    case 'trouble': {
      const trouble = readTrouble(data['trouble']);
      return trouble && { kind: 'trouble', trouble };
    }
    case 'failed':
      return { kind: 'failed', reason: textOf(data['reason']) };
    default:
      return undefined;
  }
}

function readSearch(data: unknown): SandboxSearch | undefined {
  if (!isFields(data)) return undefined;
  const { status, moves, expanded, generated } = data;
  if (typeof status !== 'string' || !statuses.includes(status)) return undefined;
  if (!isCount(expanded) || !isCount(generated)) return undefined;
  if (!Array.isArray(moves) || moves.length > mostMoves || moves.some((move) => typeof move !== 'string'))
    return undefined;
  return { status: status as SandboxSearch['status'], moves: moves as string[], expanded, generated };
}

function readTrouble(data: unknown): Trouble | undefined {
  if (!isFields(data)) return undefined;
  const code = troubleCodes.find((each) => each === data['code']);
  if (!code) return undefined;
  const { place, state } = data;
  const hasPlace = isFields(place) && isCount(place['line']) && isCount(place['column']);
  return {
    code,
    message: textOf(data['message']),
    place: hasPlace ? { line: place['line'] as number, column: place['column'] as number } : undefined,
    index: isCount(data['index']) ? data['index'] : -1,
    state: state instanceof Uint32Array ? state : undefined,
  };
}
