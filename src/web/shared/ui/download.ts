/** Gives the player a file. */
export function download(name: string, contents: string | Blob, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([contents], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
