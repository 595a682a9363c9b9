// Where a pressed notification leads: to the window that shows its room, or to a new one.

export interface Windows {
  matchAll(which: {
    type: 'window';
    includeUncontrolled: true;
  }): Promise<
    readonly { url: string; visibilityState?: DocumentVisibilityState; focus(): Promise<unknown> }[]
  >;
  openWindow(address: string): Promise<unknown>;
}

export async function showAddress(windows: Windows, address: string): Promise<void> {
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = open.find(({ url }) => new URL(url).pathname === address);
  await (shown ? shown.focus() : windows.openWindow(address));
}
