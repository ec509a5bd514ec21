let answer: boolean | undefined;

/** Whether the browser draws in three dimensions; asked once, before anything large is loaded. */
export function canDraw3d(): boolean {
  answer ??= probe();
  return answer;
}

function probe(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
