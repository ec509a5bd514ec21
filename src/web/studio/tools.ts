/** What a hand on the board does. */
export const toolIds = [
  'brush',
  'line',
  'rectangle',
  'fill',
  'erase',
  'pick',
  'move',
  'select',
  'wire',
] as const;
export type ToolId = (typeof toolIds)[number];

/** Those that draw with the brush that is chosen; the others leave it alone. */
export const drawingTools: readonly ToolId[] = ['brush', 'line', 'rectangle', 'fill'];
