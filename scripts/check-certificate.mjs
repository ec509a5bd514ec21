// Checks a certificate of `fourfold solve --certificate` and shares no code with Fourfold: the rules of the games are written here
// once more, after docs/games, and the form of certificates after docs/certificates.md. It needs nothing but Node.
// `node scripts/check-certificate.mjs FILE [SECONDS]` ends with 0 if it holds, 1 if not, 2 if it is no certificate, 3 at a limit.
import { readFileSync, realpathSync, statSync } from 'node:fs';

/** Ends a check with a verdict, `fails`, `malformed` or `in part`, where a test is not passed. */
const must = (test, verdict, sentence) => {
  if (!test) throw Object.assign(new Error(sentence), { verdict });
};
const mustHold = (test, otherwise) => must(test, 'fails', otherwise);
const mustBe = (test, expected) => must(test, 'malformed', `Expected ${expected}.`);

/** The form of a value: its type, `n` for a count; the forms in a list, each once; the fields of an object by name. */
function formOf(value) {
  if (value === null) return 'null';
  if (Array.isArray(value)) return `[${[...new Set(value.map(formOf))].join()}]`;
  if (typeof value !== 'object') return Number.isSafeInteger(value) && value >= 0 ? 'n' : typeof value;
  const fields = Object.keys(value).toSorted();
  return `{${fields.map((key) => `${key}:${formOf(value[key])}`).join()}}`;
}
const claimForm = '{cost:(n|null),moves:[(string)?],optimal:boolean,status:string}';
const layersForm = '{isAll:boolean,kind:string,layers:[({hash:string,positions:n})?]}';
const coverForm = '{kind:string,nodes:n,shapes:{([A-Z]:n,?)*},tried:n}';
const certificateForm =
  `{algorithm:string,claim:${claimForm},costModel:string,evidence:(null|${layersForm}|${coverForm}),` +
  'figures:{expanded:n,generated:n,stored:n},format:string,heuristic:(string|null),level:string}';

function readCertificate(json) {
  let data = null;
  try {
    data = JSON.parse(json);
  } catch {}
  const form = new RegExp(`^${certificateForm.replace(/[{}]|\[(?=\()|(?<=\?)\]/g, '\\$&')}$`);
  mustBe(form.test(formOf(data)), 'the fields that docs/certificates.md describes, and no others');
  const { claim, evidence, costModel } = data;
  const { status, moves, cost, optimal } = claim;
  mustBe(data.format === 'fourfold certificate 1', '"format": "fourfold certificate 1"');
  const isSolved = status === 'solved' && cost !== null;
  const isUnsolvable = status === 'unsolvable' && moves.length === 0 && cost === null && !optimal;
  mustBe(isSolved || isUnsolvable, 'moves and a cost where and only where it is solved');
  const isCover = evidence?.kind === 'cover' && evidence.shapes;
  const isLayers = evidence?.kind === 'layers' && evidence.isAll === !isSolved && costModel === 'unit';
  mustBe(!evidence || ((isCover || isLayers) && (!isSolved || optimal)), 'evidence that fits the claim');
  // With a field twice, the text has more fields than the value.
  const namesIn = (text) => text.match(/"(?:[^"\\]|\\.)*"(?:\s*:)?/g).filter((word) => word.endsWith(':'));
  mustBe(namesIn(json).length === namesIn(JSON.stringify(data)).length, 'every field once');
  return data;
}

/** Reads the text of a level: headers, a blank line, the board. */
function readLevel(text) {
  const [, head, board] = /^((?:.+\n)+)\n((?:\S.*\n)+)$/.exec(text) ?? [];
  mustBe(head, 'a level: headers, a blank line and a board');
  const lines = head.trimEnd().split('\n');
  const headers = new Map(lines.map((line) => line.split(/: (.*)/, 2)));
  mustBe(headers.size === lines.length, 'every header once');
  const { rules, cell, header } = games[headers.get('game')] ?? {};
  mustBe(rules, `one of the games ${Object.keys(games).join(', ')}`);
  const common = /^(game|title|author|difficulty|source|generator): \S|^optimal: \d{1,9}$/;
  for (const line of lines) mustBe(common.test(line) || header?.test(line), `a header, not "${line}"`);
  const rows = board.trimEnd().split('\n');
  const areWords = rows.some((row) => /\s/.test(row.trim()));
  const grid = rows.map((row) => row.match(areWords ? /\S+/g : /\S/g));
  const cells = grid.flat();
  mustBe(grid.every((row) => row.length === grid[0].length) && rows.length <= 64, 'rows of equal length');
  for (const each of cells) mustBe(cell.test(each), `a cell of the game, not "${each}"`);
  return { rules, level: { cells, rows: rows.length, columns: grid[0].length, head, headers } };
}

// The rules. A game has a start, `moves` (each with its notation, the position after it and its cost), `isGoal`, and `key`, the text
// that names a position in the sums of layers.
/** The directions: the change of row and of column. */
const ways = { U: [-1, 0], D: [1, 0], L: [0, -1], R: [0, 1] };
const ascending = (numbers) => [...numbers].sort((a, b) => a - b);
const put = (text, at, sign) => text.slice(0, at) + sign + text.slice(at + 1);

/** The cell some steps away; -1 beyond the edge. */
function beside({ rows, columns }, cell, [down, right], steps = 1) {
  const row = Math.floor(cell / columns) + down * steps;
  const column = (cell % columns) + right * steps;
  return row < 0 || row >= rows || column < 0 || column >= columns ? -1 : row * columns + column;
}

function foldingBlocks(level) {
  return {
    start: level.cells.join(''),
    isGoal: (state) => !state.includes('.'),
    key: (state) => state,
    *moves(state) {
      for (const [letter, group] of groupsOf(state))
        for (const [name, way] of Object.entries(ways)) {
          const image = mirrored(level, group, way);
          if (!image?.every((at) => state[at] === '.')) continue;
          yield [letter + name, image.reduce((next, at) => put(next, at, letter), state), 1];
        }
    },
  };
}

function groupsOf(cells) {
  const groups = new Map([...cells].filter((cell) => cell >= 'A').map((letter) => [letter, []]));
  for (let at = 0; at < cells.length; at += 1) groups.get(cells[at])?.push(at);
  return groups;
}

/** The cells mirrored over the edge of their box on one side; undefined where they leave the board. */
function mirrored({ rows, columns }, group, [down, right]) {
  const [size, apart] = down === 0 ? [columns, 1] : [rows, columns];
  const places = group.map((at) => Math.floor(at / apart) % size);
  const edge = down + right > 0 ? 2 * Math.max(...places) + 1 : 2 * Math.min(...places) - 1;
  if (places.some((place) => edge - place < 0 || edge - place >= size)) return undefined;
  return group.map((at, index) => at + (edge - 2 * places[index]) * apart);
}

function matchTheTiles(level) {
  const { cells } = level;
  const goals = cells.map((text) => /[a-z]/.exec(text)?.[0].toUpperCase());
  const start = cells.flatMap((text, cell) => (/[A-Z]/.test(text) ? [[cell, text[0]]] : []));
  mustBe(start.length > 0, 'a tile');
  const key = (tiles) => tiles.map(([cell, colour]) => colour + cell).join(' ');
  return {
    start,
    isGoal: (tiles) => tiles.every(([cell, colour]) => goals[cell] === colour),
    key,
    *moves(tiles) {
      for (const [name, way] of Object.entries(ways)) {
        const arrived = new Map();
        const canEnter = (cell) => cell >= 0 && cells[cell] !== '#' && !arrived.has(cell);
        for (let [cell, colour] of name === 'U' || name === 'L' ? tiles : tiles.toReversed()) {
          while (canEnter(beside(level, cell, way))) cell = beside(level, cell, way);
          arrived.set(cell, colour);
        }
        const after = [...arrived].sort(([a], [b]) => a - b);
        if (key(after) !== key(tiles)) yield [name, after, 1];
      }
    },
  };
}

function rollTheBlock(level, costModel) {
  const { cells, columns, head } = level;
  mustBe(/^[^SG]*(S[^SG]*G|G[^SG]*S)[^SG]*$/.test(cells.join('')), 'one S and one G');
  const named = [...head.matchAll(/^(?:bridge|switch) (\w+): (.+)$/gm)];
  /** By letter: the words of a switch, as `soft`, `toggle`, `1`. */
  const switches = new Map(named.map(([, name, value]) => [name, value.split(/[ ,]+/)]));
  for (const name of switches.keys()) mustBe(cells.includes(name), `"${name}" on the board`);
  for (const cell of cells) mustBe(!/[a-z]/.test(cell) || switches.has(cell), `a header for switch ${cell}`);
  const bears = (cell, isStanding, shown) => {
    const ground = cells[cell] ?? '#';
    return /\d/.test(ground) ? shown.includes(ground) : !(isStanding ? '#:' : '#').includes(ground);
  };
  const act = (shown, [, ...words]) => {
    const now = new Set(shown);
    let verb;
    for (const word of words)
      if (!/\d/.test(word)) verb = word;
      else if (verb === 'show' || (verb === 'toggle' && !now.has(word))) now.add(word);
      else now.delete(word);
    return ascending(now);
  };
  const switchAt = (cell) => (/[a-z]/.test(cells[cell]) ? switches.get(cells[cell]) : []);
  const pressSoft = (shown, covered) =>
    covered.map(switchAt).reduce((now, words) => (words[0] === 'soft' ? act(now, words) : now), shown);
  const cubes = (at) => {
    const areTogether = Object.values(ways).some((way) => beside(level, at[0], way) === at[1]);
    return areTogether ? { kind: 'lying', at: ascending(at) } : { kind: 'split', at };
  };
  const rolled = ([first, second], way) => {
    if (second === undefined) return [1, 2].map((steps) => beside(level, first, way, steps));
    const isAcross = (second - first === columns) !== (way[0] !== 0);
    const leading = way[0] + way[1] > 0 ? second : first;
    return (isAcross ? [first, second] : [leading]).map((cell) => beside(level, cell, way));
  };
  const landed = (at, shown) => {
    if (at.length === 2) return { kind: 'lying', at, shown: pressSoft(shown, at) };
    const words = switchAt(at[0]);
    if (words[0] !== 'split') return { kind: 'standing', at, shown: act(shown, words) };
    const [a, b, c, d] = words.slice(1).map((word) => Number(word) - 1);
    const apart = [a * columns + b, c * columns + d];
    mustBe(b < columns && d < columns && apart.every((at) => bears(at, false, [])), 'floor to split on');
    return { ...cubes(apart), shown };
  };
  const shown = ascending(named.flatMap(([, name, value]) => (value === 'shown' ? [name] : [])));
  return {
    start: { kind: 'standing', at: [cells.indexOf('S')], shown },
    isGoal: ({ kind, at }) => kind === 'standing' && cells[at[0]] === 'G',
    key: (state) => `${state.kind} ${state.at.join(' ')} / ${state.shown.join(' ')}`,
    *moves({ kind, at, shown }) {
      const cost = costModel === 'unit' ? 1 : kind === 'lying' ? 10 : 5;
      for (const [name, way] of Object.entries(ways))
        for (const cube of kind === 'split' ? [1, 2] : ['']) {
          const to = cube ? [beside(level, at[cube - 1], way)] : ascending(rolled(at, way));
          if (!to.every((cell) => bears(cell, !cube && to.length === 1, shown))) continue;
          const apart = cube && { ...cubes(at.with(cube - 1, to[0])), shown: pressSoft(shown, to) };
          yield [cube + name, apart || landed(to, shown), cost];
        }
    },
  };
}

function breakTheIce({ cells, columns, headers }) {
  const column = (at) => cells.filter((_, cell) => cell % columns === at).toReversed();
  const start = Array.from({ length: columns }, (_, at) => column(at).join('').replace(/\.+$/, ''));
  mustBe(!start.join().includes('.'), 'blocks that rest');
  const letter = (index) => String.fromCharCode(97 + index);
  const nameOf = (at) => (at < 26 ? '' : letter(Math.floor(at / 26) - 1)) + letter(at % 26);
  /** Lines break, and what stood on them falls, until there is no line. */
  const settled = (stacks) => {
    const breaking = new Map();
    const at = ([column, height]) => stacks[column]?.[height];
    const mark = (cell) => breaking.set(cell.join(), cell);
    const cellsNow = stacks.flatMap((stack, column) => [...stack].map((_, height) => [column, height]));
    for (const [x, y] of cellsNow)
      for (const [right, up] of [ways.D, ways.R]) {
        const line = [0, 1, 2].map((steps) => [x + right * steps, y + up * steps]);
        if (line.every((cell) => at(cell) === at([x, y]))) line.map(mark);
      }
    if (breaking.size === 0) return stacks;
    // What is marked on the way is visited too.
    for (const [x, y] of headers.get('clear') === 'line' ? [] : breaking.values())
      for (const [up, right] of Object.values(ways))
        if (at([x + right, y + up]) === at([x, y])) mark([x + right, y + up]);
    const left = (stack, column) => [...stack].filter((_, height) => !breaking.has(`${column},${height}`));
    return settled(stacks.map((stack, column) => left(stack, column).join('')));
  };
  return {
    start,
    moveLimit: Number(headers.get('moves') ?? Infinity) + 2,
    isGoal: (stacks) => stacks.every((stack) => stack === ''),
    key: (stacks) => stacks.join('/'),
    *moves(stacks) {
      for (const [at, stack] of stacks.entries())
        for (const [height, block] of [...stack].entries()) {
          const name = `${nameOf(at)}${height + 1}`;
          const above = stack[height + 1] ?? block;
          const swapped = put(put(stack, height, above), height + 1, block);
          if (above !== block) yield [`${name}U`, settled(stacks.with(at, swapped)), 1];
          for (const [direction, to] of Object.entries({ L: at - 1, R: at + 1 })) {
            const there = stacks[to]?.[height];
            // A swap is named by its left block; what slides falls onto the top of its new column.
            if (stacks[to] === undefined || there === block || (there && direction === 'L')) continue;
            const taken = there ? put(stacks[to], height, block) : stacks[to] + block;
            const next = stacks.with(at, put(stack, height, there ?? '')).with(to, taken);
            yield [name + direction, settled(next), 1];
          }
        }
    },
  };
}

const rollHeader =
  /^(bridge \d+: (shown|hidden)|switch [a-z]: (split( [1-9]\d*,[1-9]\d*){2}|(soft|heavy)( (toggle|show|hide)( \d+)+,?)+))$/;
const iceHeader = /^(clear: (contact|line)|moves: [1-9]\d{0,8})$/;
const rollCell = /^([.#:SGa-z]|0|[1-9]\d{0,3})$/;
const games = {
  'folding-blocks': { rules: foldingBlocks, cell: /^[A-Z.#]$/ },
  'match-the-tiles': { rules: matchTheTiles, cell: /^([.#]|[A-Z]|[A-Z]?[a-z])$/ },
  'roll-the-block': { rules: rollTheBlock, cell: rollCell, header: rollHeader },
  'break-the-ice': { rules: breakTheIce, cell: /^[a-z.]$/, header: iceHeader },
};

/** Ends the work at a limit. */
function watchOf(seconds) {
  const until = Date.now() + 1000 * seconds;
  let calls = 0;
  return () => {
    calls += 1;
    const isLarge = calls % 4096 === 0 && process.memoryUsage().heapUsed > 2 ** 30;
    must(Date.now() < until && !isLarge, 'in part', `The limit of ${seconds} seconds or 1 GiB ended it.`);
  };
}

function checkSolution({ start, moves, isGoal, moveLimit = Infinity }, claim, watch) {
  let [state, total] = [start, 0];
  for (const [index, name] of claim.moves.entries()) {
    watch();
    const legal = isGoal(state) || index >= moveLimit ? [] : [...moves(state)];
    const move = legal.find(([each]) => each === name);
    mustHold(move, `Move ${index + 1}, "${name}", is not legal.`);
    [state, total] = [move[1], total + move[2]];
  }
  mustHold(isGoal(state) && total === claim.cost, `The moves do not solve it at cost ${claim.cost}.`);
  return `The ${claim.moves.length} moves of the solution are legal and cost ${total}.`;
}

/** Makes all positions that cost less than `below`: none may be a goal, and the layers must be those stated. */
function checkByRules({ start, moves, isGoal, key: keyOf, moveLimit = Infinity }, below, stated, watch) {
  const costs = new Map();
  const layers = [];
  const store = (state, cost) => {
    if (cost >= below || (costs.get(keyOf(state)) ?? Infinity) <= cost) return;
    costs.set(keyOf(state), cost);
    layers[cost] ??= [];
    layers[cost].push(state);
  };
  store(start, 0);
  for (let cost = 0; cost < layers.length; cost += 1) {
    let [positions, high, low] = [0, 0, 0];
    for (const state of layers[cost] ?? []) {
      if (costs.get(keyOf(state)) !== cost) continue;
      costs.set(keyOf(state), -1);
      mustHold(!isGoal(state), `There is a solution that costs ${cost}.`);
      const [a, b] = hashesOf(keyOf(state));
      [positions, high, low] = [positions + 1, (high + a) >>> 0, (low + b) >>> 0];
      // Where moves are limited, each costs 1.
      if (cost + 1 >= below || cost >= moveLimit) continue;
      watch();
      for (const [, next, price] of moves(state)) store(next, cost + price);
    }
    layers[cost] = undefined;
    const hash = [high, low].map((half) => half.toString(16).padStart(8, '0')).join('');
    const isStated = stated?.[cost]?.positions === positions && stated[cost].hash === hash;
    mustHold(!stated || isStated, `Layer ${cost} has ${positions} positions and the hash ${hash}.`);
  }
  mustHold(!stated || stated.length === layers.length, `There are only ${layers.length} layers.`);
  return `All ${costs.size} positions that cost less than ${below} were made again: none is a goal.`;
}

function hashesOf(key) {
  let [a, b] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < key.length; at += 1) {
    a = Math.imul(a ^ key.charCodeAt(at), 0x01000193);
    b = Math.imul(b ^ key.charCodeAt(at), 0x5bd1e995);
    b ^= b >>> 13;
  }
  return [Math.imul(a ^ (a >>> 16), 0x85ebca6b), Math.imul(b ^ (b >>> 15), 0xc2b2ae35)];
}

/** Grows all shapes of all groups, and tries all ways to cover the board with fewer than `below` folds. */
function checkCover({ cells, ...size }, below, stated, watch) {
  const letters = [...groupsOf(cells).keys()];
  for (const name of Object.keys(stated)) mustHold(letters.includes(name), `There is no group ${name}.`);
  const shapesOf = (letter) => {
    const alone = cells.map((cell) => (cell === '.' || cell === letter ? cell : '#'));
    const { start, moves } = foldingBlocks({ ...size, cells: alone });
    const found = new Map([[start, 0]]);
    for (const [state, folds] of found) {
      watch();
      for (const [, next] of moves(state)) found.set(next, folds + 1);
    }
    mustHold(found.size === stated[letter], `Group ${letter} has ${found.size} shapes.`);
    return [...found].map(([state, folds]) => ({ covers: new Set(groupsOf(state).get(letter)), folds }));
  };
  const cover = (open, shapes, folds) => {
    if (folds >= below) return;
    mustHold(open.length > 0, `There is a cover with ${folds} folds.`);
    watch();
    const covering = (at) => shapes.filter(({ covers }) => covers.has(at));
    const fewest = open.map(covering).reduce((best, each) => (each.length < best.length ? each : best));
    for (const taken of fewest) {
      const fits = ({ covers }) => [...covers].every((at) => !taken.covers.has(at));
      const stillOpen = open.filter((at) => !taken.covers.has(at));
      cover(stillOpen, shapes.filter(fits), folds + taken.folds);
    }
  };
  const floor = [...cells.keys()].filter((at) => cells[at] !== '#');
  cover(floor, letters.flatMap(shapesOf), 0);
  return `All ways to cover the board with fewer than ${below} folds were tried: there is none.`;
}

/** The verdict on a certificate, `holds`, `fails`, `in part` or `malformed`, and sentences about it. */
export function checkCertificate(json, seconds = 60) {
  const sentences = [];
  try {
    const { level: text, costModel, claim, evidence, algorithm, heuristic, figures } = readCertificate(json);
    const { rules: rulesOf, level } = readLevel(text);
    sentences.push(text);
    mustBe(evidence?.kind !== 'cover' || rulesOf === foldingBlocks, 'evidence of this game');
    mustBe(costModel === 'unit' || (costModel === 'roll' && rulesOf === rollTheBlock), 'costs of this game');
    const [rules, watch] = [rulesOf(level, costModel), watchOf(seconds)];
    const isSolved = claim.status === 'solved';
    const below = isSolved ? claim.cost : Infinity;
    const optimum = Number(level.headers.get('optimal') ?? Number.NaN);
    const isOther = claim.optimal && costModel === 'unit' ? optimum !== below : optimum > claim.moves.length;
    mustHold(Number.isNaN(optimum) || (isSolved && !isOther), `"optimal: ${optimum}" contradicts the claim.`);
    if (isSolved) sentences.push(checkSolution(rules, claim, watch));
    if (isSolved && !claim.optimal) sentences.push('No more is claimed than that it is a solution.');
    else if (evidence?.kind === 'cover') sentences.push(checkCover(level, below, evidence.shapes, watch));
    else sentences.push(checkByRules(rules, below, evidence?.layers, watch));
    const stated = { algorithm, heuristic, ...figures, nodes: evidence?.nodes, tried: evidence?.tried };
    sentences.push(`Stated, not checked: ${JSON.stringify(stated)}, and headers such as the title.`);
    return { verdict: 'holds', sentences };
  } catch (end) {
    // What is nested too deeply is no certificate either.
    if (!end.verdict && !(end instanceof RangeError)) throw end;
    return { verdict: end.verdict ?? 'malformed', sentences: [...sentences, end.message] };
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  const [file = '', seconds = '60'] = process.argv.slice(2);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile() || !(Number(seconds) > 0)) {
    console.error('Expected a file: node scripts/check-certificate.mjs FILE [SECONDS]');
    process.exit(2);
  }
  const { verdict, sentences } = checkCertificate(readFileSync(file, 'utf8'), Number(seconds));
  console.log([...sentences, `Verdict: ${verdict}.`].join('\n'));
  process.exitCode = { holds: 0, fails: 1, malformed: 2, 'in part': 3 }[verdict];
}
