import Graph from 'graphology';
import Sigma from 'sigma';
import { make, makeSvg } from '../../pictures/svg.ts';
import { mixColours, neighbourTowards, type StateColouring, type StateStatus } from './colouring.ts';
import { farthestOf, goalsToName, graphParts } from './graph-parts.ts';
import type { GraphData } from './protocol.ts';

/** The colours of a theme, as the style sheet has them. */
export interface Palette {
  readonly status: Readonly<Record<StateStatus, string>>;
  readonly current: string;
  readonly chosen: string;
  readonly edge: string;
  readonly ink: string;
  readonly paper: string;
  readonly near: string;
  readonly far: string;
  readonly noWay: string;
}

/** The style sheet's variables behind the colours; a legend uses the same ones. */
export const paletteVariables = {
  status: {
    waiting: '--focus',
    expanded: '--ink-soft',
    dead: '--bad',
    solution: '--good',
  },
  current: '--accent',
  chosen: '--star',
  ink: '--ink',
  paper: '--paper-raised',
  near: '--good',
  noWay: '--bad',
} as const;

/** States that were not met are as faint as this between the paper and the strongest line, here and in the legend. */
const unmetShare = 0.45;
export const unmetColour = `color-mix(in srgb, var(--line-strong) ${100 * unmetShare}%, var(--paper-raised))`;

export function readPalette(element: Element): Palette {
  const styles = getComputedStyle(element);
  const read = (variable: string): string => styles.getPropertyValue(variable).trim();
  const { status, ...others } = paletteVariables;
  const faint = (share: number): string => mixColours(read('--paper-raised'), read('--line-strong'), share);
  const readAll = <Names extends Readonly<Record<string, string>>>(names: Names) =>
    Object.fromEntries(Object.entries(names).map(([name, variable]) => [name, read(variable)])) as Record<
      keyof Names,
      string
    >;
  const unmet = faint(unmetShare);
  return { status: { ...readAll(status), unmet }, ...readAll(others), edge: faint(0.7), far: unmet };
}

export type ColourBy = 'status' | 'distance';

/** Whether this browser can draw it at all. */
export function hasWebGl(): boolean {
  try {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

export interface DrawingOptions {
  readonly names: { readonly start: string; readonly goal: string };
  readonly palette: Palette;
  readonly onchoose: (node: number) => void;
}

/** A state graph on a canvas. What it looks like is asked for node by node, so that only changed nodes are drawn anew. */
export class GraphDrawing {
  private readonly data: GraphData;
  private readonly graph = new Graph({ type: 'undirected' });
  private readonly sigma: Sigma;
  private readonly farthest: number;
  private palette: Palette;
  private names: DrawingOptions['names'];
  private colouring: StateColouring | undefined;
  private colourBy: ColourBy = 'status';
  private current = -1;
  private chosen = -1;
  private places: Float32Array;
  /** The lines of the solution, and the goals that are named. */
  private readonly solution = new Set<string>();
  private readonly namedGoals: ReadonlySet<number>;
  private hasSolution = false;
  /** So many lines are drawn faintly. */
  private readonly isCrowded: boolean;

  constructor(container: HTMLElement, data: GraphData, places: Float32Array, options: DrawingOptions) {
    const { graph } = this;
    this.data = data;
    this.palette = options.palette;
    this.names = options.names;
    this.places = places;
    this.isCrowded = data.count > 800;
    this.farthest = farthestOf(data);
    this.namedGoals = goalsToName(data);
    for (let node = 0; node < data.count; node += 1)
      graph.addNode(node, { x: places[2 * node]!, y: places[2 * node + 1]! });
    for (let at = 0; at < data.edges.length; at += 2) graph.addEdge(data.edges[at]!, data.edges[at + 1]!);
    for (const [index, node] of data.solution.entries()) {
      const line = index === 0 ? undefined : graph.edge(data.solution[index - 1]!, node);
      if (line !== undefined) this.solution.add(line);
    }
    this.sigma = new Sigma(graph, container, {
      nodeReducer: (node) => this.lookOf(Number(node)),
      edgeReducer: (edge) =>
        this.hasSolution && this.solution.has(edge)
          ? { color: this.palette.status.solution, size: 4, zIndex: 1 }
          : {
              color: this.isCrowded ? this.palette.status.unmet : this.palette.edge,
              size: this.isCrowded ? 0.8 : 1.6,
              zIndex: 0,
            },
      zIndex: true,
      labelColor: { color: this.palette.ink },
      labelFont: getComputedStyle(container).fontFamily,
      labelSize: 13,
      labelWeight: '600',
      stagePadding: 36,
      minEdgeThickness: 1,
      // The usual one writes on white, whatever the theme.
      defaultDrawNodeHover: (context, node) => {
        context.beginPath();
        context.arc(node.x, node.y, node.size + 3, 0, 2 * Math.PI);
        context.lineWidth = 2;
        context.strokeStyle = this.palette.chosen;
        context.stroke();
      },
    });
    this.sigma.on('clickNode', ({ node }) => options.onchoose(Number(node)));
  }

  /** How the states stand; the drawing moves with it. */
  colourWith(colouring: StateColouring): void {
    this.colouring = colouring;
    this.current = colouring.current;
    this.hasSolution = colouring.hasSolution;
    this.drawAll();
  }

  moveTo(position: number): void {
    const { colouring } = this;
    if (!colouring) return;
    const changed = new Set(colouring.moveTo(position));
    const before = this.current;
    this.current = colouring.current;
    if (before !== this.current) {
      changed.add(before);
      changed.add(this.current);
    }
    // Its line comes and goes with the solution.
    if (this.hasSolution !== colouring.hasSolution) {
      this.hasSolution = colouring.hasSolution;
      this.sigma.refresh({ schedule: true });
    } else this.draw([...changed]);
  }

  choose(node: number): void {
    const before = this.chosen;
    this.chosen = node;
    this.draw([before, node]);
  }

  colour(by: ColourBy): void {
    this.colourBy = by;
    this.drawAll();
  }

  dress(palette: Palette, names: DrawingOptions['names']): void {
    this.palette = palette;
    this.names = names;
    this.sigma.setSetting('labelColor', { color: palette.ink });
    this.sigma.refresh();
  }

  place(places: Float32Array): void {
    this.places = places;
    this.graph.updateEachNodeAttributes(
      (node, attributes) => ({
        ...attributes,
        x: places[2 * Number(node)]!,
        y: places[2 * Number(node) + 1]!,
      }),
      { attributes: ['x', 'y'] },
    );
  }

  /** The neighbour of a state that lies above it, to its right and so on, as it is drawn. */
  neighbour(node: number, direction: { readonly x: number; readonly y: number }): number | undefined {
    return neighbourTowards(this.places, this.graph.neighbors(node).map(Number), node, direction);
  }

  /** 1 shows all; smaller is nearer. */
  zoomBy(factor: number): void {
    const camera = this.sigma.getCamera();
    camera.setState({ ratio: Math.max(0.02, Math.min(4, camera.ratio / factor)) });
  }

  showAll(): void {
    this.sigma.getCamera().setState({ x: 0.5, y: 0.5, ratio: 1, angle: 0 });
  }

  /** Moves what is looked at so that a state is in the middle, where one cannot see it otherwise. */
  reveal(node: number): void {
    const seen = this.sigma.getNodeDisplayData(node);
    if (!seen) return;
    const { x, y } = this.sigma.framedGraphToViewport(seen);
    const { width, height } = this.sigma.getDimensions();
    if (x < 20 || y < 20 || x > width - 20 || y > height - 20)
      this.sigma.getCamera().setState({ x: seen.x, y: seen.y });
  }

  kill(): void {
    this.sigma.kill();
  }

  private draw(nodes: readonly number[]): void {
    const known = nodes.filter((node) => node >= 0).map(String);
    if (known.length > 0)
      this.sigma.refresh({ partialGraph: { nodes: known }, skipIndexation: true, schedule: true });
  }

  private drawAll(): void {
    this.sigma.refresh({ skipIndexation: true, schedule: true });
  }

  /** The same as a drawing for a file, with colours of its own. */
  picture(palette: Palette): SVGSVGElement {
    const before = this.palette;
    this.palette = palette;
    const { graph, data, places } = this;
    const { lines, dots, names, width, height } = graphParts(
      places,
      data.edges,
      (node) => this.lookOf(node),
      (index) =>
        this.hasSolution &&
        this.solution.has(graph.edge(data.edges[2 * index]!, data.edges[2 * index + 1]!)!),
    );
    this.palette = before;
    const looks = {
      stroke: this.isCrowded ? palette.status.unmet : palette.edge,
      'stroke-width': this.isCrowded ? 0.6 : 1.2,
    };
    const plain = { fill: 'none', ...looks };
    return makeSvg(
      width,
      height,
      make('path', { ...plain, d: lines.plain }),
      make('path', { ...plain, d: lines.solution, stroke: palette.status.solution, 'stroke-width': 3.5 }),
      ...dots.map(({ x, y, size, color }) => make('circle', { cx: x, cy: y, r: size, fill: color })),
      ...names.map(({ x, y, text }) =>
        make(
          'text',
          {
            x,
            y,
            fill: palette.ink,
            'font-size': 13,
            'font-weight': 600,
            stroke: palette.paper,
            'stroke-width': 3,
            'paint-order': 'stroke',
          },
          text,
        ),
      ),
    );
  }

  private lookOf(node: number): {
    color: string;
    size: number;
    x?: number;
    y?: number;
    label: string;
    forceLabel: boolean;
  } {
    const { data } = this;
    const isGoal = data.goals[node] === 1;
    const usual = data.count > 1200 ? 2.2 : data.count > 300 ? 3 : 5;
    const isNamed = node === 0 || isGoal;
    const isMarked = node === this.current || node === this.chosen;
    const size = usual * (isNamed ? 2 : 1) * (isMarked ? 1.9 : 1);
    return {
      ...this.graph.getNodeAttributes(node),
      color: this.colourOf(node),
      size: isMarked ? Math.max(size, 6) : size,
      label: node === 0 ? this.names.start : isGoal ? this.names.goal : '',
      forceLabel: node === 0 || this.namedGoals.has(node),
    };
  }

  private colourOf(node: number): string {
    const { palette, data } = this;
    if (node === this.chosen) return palette.chosen;
    if (node === this.current) return palette.current;
    if (this.colourBy === 'status') return palette.status[this.colouring?.statusOf(node) ?? 'unmet'];
    const distance = data.values.toGoal?.[node] ?? Number.POSITIVE_INFINITY;
    if (!Number.isFinite(distance)) return palette.noWay;
    return mixColours(palette.near, palette.far, this.farthest === 0 ? 0 : distance / this.farthest);
  }
}
