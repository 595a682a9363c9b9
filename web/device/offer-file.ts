// Hands a file to the person at the screen.

export function offerFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Revoked at once, some browsers save an empty file.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
