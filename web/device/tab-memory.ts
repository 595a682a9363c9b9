// What this tab remembers when its page is loaded anew, as text; nothing where the browser keeps nothing.

export function recall(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

export function remember(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // Full or forbidden: it is gone with the page then.
  }
}
