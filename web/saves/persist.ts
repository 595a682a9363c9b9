// Asks the browser once, after the first save, not to clear what people have played.

let asked = false;

export function askToPersist(): void {
  if (asked || !navigator.storage?.persist) return;
  asked = true;
  navigator.storage
    .persisted()
    .then((kept) => kept || navigator.storage.persist())
    .catch(() => false);
}
