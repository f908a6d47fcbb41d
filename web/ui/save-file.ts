/** Has the browser save a file under this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Has the browser download a file of this server, under the name that the server gives it. */
export function saveFrom(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  // Without a name of its own; the page stays where it is when the answer is no file.
  link.download = '';
  link.click();
}
