import type { Certificate } from '../src/certificate/certificate.ts';
import type { Random } from '../src/core/random.ts';

/** A changed certificate. */
export interface Forgery {
  readonly name: string;
  readonly json: string;
  /**
   * What became of it: `false` where it says something false or is malformed; `names` where only the names of its method are no such
   * names; `stated` where it differs in what is never checked, which must be shown as that; `weaker` where it claims less, truly; `level` where it
   * is about another level, of which the claim may be true.
   */
  readonly kind: 'false' | 'names' | 'stated' | 'weaker' | 'level';
  /** For `stated`: what must be shown. */
  readonly shown?: string;
}

type Data = { [key: string]: unknown };
type Path = readonly (string | number)[];

const clone = (value: unknown): Data => JSON.parse(JSON.stringify(value)) as Data;
const textOf = (path: Path): string => path.join('.');

/** A copy in which the value at a path is another one. */
function put(certificate: Certificate, path: Path, value: unknown): Data {
  const copy = clone(certificate);
  const parent = path.slice(0, -1).reduce<Data>((at, key) => at[key] as Data, copy);
  parent[path.at(-1)!] = value;
  return copy;
}

/** All places in a value, those of objects and lists too. */
function* placesIn(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const key of keys) yield* placesIn((value as Data)[key], [...path, key]);
}

/** Values of every other type, and of the same type out of range. */
function wrongValues(value: unknown): unknown[] {
  const others: unknown[] = [null, 'x', 7, true, [], {}, ['x'], { x: 1 }];
  const isSameType = (other: unknown): boolean =>
    Array.isArray(other) === Array.isArray(value) &&
    (other === null) === (value === null) &&
    typeof other === typeof value;
  const different = others.filter((other) => !isSameType(other));
  return typeof value === 'number' ? [...different, -1, value + 0.5, 2 ** 53, String(value)] : different;
}

/** Forms that no certificate has, at every place of it. */
export function* malformedOnes(certificate: Certificate, random: Random): Generator<Forgery> {
  const json = JSON.stringify(certificate);
  const make = (name: string, data: unknown): Forgery => ({
    name,
    json: JSON.stringify(data),
    kind: 'false',
  });
  for (const { path, value } of placesIn(certificate)) {
    const where = textOf(path);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      yield make(
        `${where} with a field more`,
        path.length === 0 ? { ...value, extra: 1 } : put(certificate, path, { ...value, extra: 1 }),
      );
      for (const key of Object.keys(value)) {
        const { [key]: _, ...rest } = value as Data;
        yield make(`${where} without ${key}`, path.length === 0 ? rest : put(certificate, path, rest));
        const written = JSON.stringify((value as Data)[key]);
        const twice = `{"${key}":${written},"${key}":${written}}`;
        const mark = '"the object with the field twice"';
        const marked = path.length === 0 ? mark : JSON.stringify(put(certificate, path, JSON.parse(mark)));
        const inside = JSON.stringify(rest).slice(1, -1);
        yield {
          name: `${where} with ${key} twice`,
          json: marked.replace(mark, () => (inside === '' ? twice : `${twice.slice(0, -1)},${inside}}`)),
          kind: 'false',
        };
      }
    }
    if (path.length === 0) continue;
    // These two may be null, and a heuristic any name.
    const mayBe = (other: unknown): boolean =>
      (/^(heuristic|evidence)$/.test(where) && other === null) ||
      (where === 'heuristic' && typeof other === 'string');
    const wrong = random.pick(wrongValues(value).filter((other) => !mayBe(other)));
    yield make(`${where} as ${JSON.stringify(wrong)}`, put(certificate, path, wrong));
  }
  yield { name: 'cut off', json: json.slice(0, 1 + random.below(json.length - 2)), kind: 'false' };
  yield { name: 'something behind it', json: `${json}{}`, kind: 'false' };
}

/** Well-formed ones that say something else, in every field. */
export function* changedOnes(certificate: Certificate, random: Random): Generator<Forgery> {
  const make = (
    kind: Forgery['kind'],
    name: string,
    path: Path,
    value: unknown,
    shown?: string,
  ): Forgery => ({
    name,
    json: JSON.stringify(put(certificate, path, value)),
    kind,
    ...(shown !== undefined && { shown }),
  });
  const { level, claim, evidence, figures, algorithm, heuristic, costModel } = certificate;
  yield make('false', 'another format', ['format'], 'fourfold certificate 2');
  yield* changedLevels(level, (kind, name, text, shown) => make(kind, name, ['level'], text, shown));
  yield make('false', 'no such costs', ['costModel'], 'gold');
  if (level.startsWith('game: roll') && claim.status === 'solved' && claim.moves.length > 0)
    yield make('false', 'the other costs', ['costModel'], costModel === 'unit' ? 'roll' : 'unit');
  yield make('names', 'no such algorithm', ['algorithm'], 'oracle');
  yield make('names', 'no such heuristic', ['heuristic'], 'crystal-ball');
  if (heuristic === null)
    yield make('stated', 'another algorithm', ['algorithm'], algorithm === 'ucs' ? 'bfs' : 'ucs', 'Made by');
  for (const [name, value] of Object.entries(figures))
    yield make(
      'stated',
      `another figure ${name}`,
      ['figures', name],
      value + 1 + random.below(9_999_999),
      ` ${name}`,
    );

  if (claim.status === 'solved') {
    const { moves, cost, optimal } = claim;
    const wrongMoves: [string, readonly string[]][] = [
      ['a move more', [...moves, moves[0] ?? 'R']],
      ['a move that is none', [...moves, '?']],
      [
        'a move in small letters',
        moves.map((move, index) =>
          index === 0 ? `${move.slice(0, -1)}${move.slice(-1).toLowerCase()}` : move,
        ),
      ],
      ['the last move missing', moves.slice(0, -1)],
      ['the first move missing', moves.slice(1)],
      ['no moves', []],
    ];
    for (const [name, changed] of wrongMoves)
      if (JSON.stringify(changed) !== JSON.stringify(moves))
        yield make('false', name, ['claim', 'moves'], changed);
    for (const other of new Set([cost + 1, Math.max(0, cost - 1), 0, 999_999_999]))
      if (other !== cost) yield make('false', `the cost ${other}`, ['claim', 'cost'], other);
    if (optimal && evidence) yield make('false', 'evidence for nothing', ['claim', 'optimal'], false);
    if (optimal && !evidence) yield make('weaker', 'no claim of an optimum', ['claim', 'optimal'], false);
    yield make('false', 'another status', ['claim', 'status'], 'unsolvable');
    yield make('false', 'no solution', ['claim'], {
      status: 'unsolvable',
      moves: [],
      cost: null,
      optimal: false,
    });
  } else {
    yield make('false', 'another status', ['claim', 'status'], 'solved');
    yield make('false', 'a solution', ['claim'], { status: 'solved', moves: [], cost: 0, optimal: true });
    yield make('false', 'an optimum of nothing', ['claim', 'optimal'], true);
  }
  if (evidence) {
    yield make('weaker', 'no evidence', ['evidence'], null);
    yield make('false', 'no such evidence', ['evidence', 'kind'], 'oracle');
  }
  for (const [name, path, value, shown] of changedEvidence(evidence, random))
    yield make(shown === undefined ? 'false' : 'stated', name, ['evidence', ...path], value, shown);
}

function* changedLevels<T>(
  level: string,
  make: (kind: Forgery['kind'], name: string, level: string, shown?: string) => T,
): Generator<T> {
  const [head, board] = level.split('\n\n') as [string, string];
  yield make(
    'false',
    'an optimum in the header',
    `${head.replace(/\noptimal: .*/, '')}\noptimal: 57\n\n${board}`,
  );
  yield make(
    'stated',
    'another title',
    `${head
      .replace(/\ntitle: .*/, '')
      .replace('\n', '\ntitle: Mine\n')
      .replace(/^(game: \S+)$/, '$1\ntitle: Mine')}\n\n${board}`,
    'title',
  );
  yield make('level', 'another board', `${head}\n\n${emptyRow(board)}\n${board}`);
  yield make('false', 'a comment', `; proved twice\n${level}`);
  yield make('false', 'a blank line more', `${head}\n\n\n${board}`);
  yield make('false', 'two levels', `${level}\n---\n\n${level}`);
  yield make('false', 'no level', head);
  yield make('false', 'another game', level.replace(/^game: .*/, 'game: chess'));
  yield make('false', 'a cell of no game', level.replace(/.\n$/, '?\n'));
  yield make('false', 'a header of no game', `${head}\nspeed: 3\n\n${board}`);
}

/** Names, places and values; with what must be shown where nothing checks it. */
function* changedEvidence(
  evidence: Certificate['evidence'],
  random: Random,
): Generator<[string, Path, unknown, string?]> {
  if (!evidence) return;
  const { layers, isAll, shapes, nodes, tried } = evidence as unknown as Data;
  if (Array.isArray(layers)) {
    const all = layers as { positions: number; hash: string }[];
    const more = { positions: 1 + random.below(9), hash: '0123456789abcdef' };
    yield ['a layer more', ['layers'], [...all, more]];
    yield ['a layer before all', ['layers'], [more, ...all]];
    yield ['isAll turned round', ['isAll'], !isAll];
    if (all.length > 0) {
      yield ['no layers', ['layers'], []];
      yield ['the last layer missing', ['layers'], all.slice(0, -1)];
      yield ['the first layer missing', ['layers'], all.slice(1)];
      yield ['the last layer twice', ['layers'], [...all, all.at(-1)]];
    }
    if (all.length > 1) yield ['the layers turned round', ['layers'], all.toReversed()];
    for (const [at, { positions, hash }] of all.entries()) {
      yield [`another count in layer ${at}`, ['layers', at, 'positions'], positions + 1 + random.below(5)];
      const digit = random.below(hash.length);
      const other = ((Number.parseInt(hash[digit]!, 16) + 1 + random.below(15)) % 16).toString(16);
      yield [
        `another hash in layer ${at}`,
        ['layers', at, 'hash'],
        hash.slice(0, digit) + other + hash.slice(digit + 1),
      ];
    }
  }
  if (typeof shapes === 'object' && shapes !== null) {
    for (const [letter, count] of Object.entries(shapes as Record<string, number>)) {
      yield [`more shapes of ${letter}`, ['shapes', letter], count + 1];
      const { [letter]: _, ...others } = shapes as Data;
      yield [`no shapes of ${letter}`, ['shapes'], others];
    }
    yield ['shapes of no group', ['shapes', 'Z'], 3];
    yield ['shapes of something else', ['shapes', 'zz'], 3];
    yield ['other nodes', ['nodes'], Number(nodes) + 3, 'choices'];
    yield ['others tried', ['tried'], Number(tried) + 3, 'choices'];
  }
}

/** A row of free cells as wide as the others. */
function emptyRow(board: string): string {
  const cells = board
    .trimEnd()
    .split('\n')
    .flatMap((row) => row.split(/\s+/));
  const [first = ''] = board.split('\n');
  if (!/\s/.test(board.trim().replaceAll('\n', ''))) return '.'.repeat(first.length);
  const width = Math.max(...cells.map((cell) => cell.length));
  const columns = first.split(/\s+/).length;
  return Array.from({ length: columns }, () => '.'.padEnd(width))
    .join(' ')
    .trimEnd();
}
