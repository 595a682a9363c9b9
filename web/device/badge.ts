// The badge on the icon of the app says that something waits: whoever looks has seen it.

export function clearBadgeWhenSeen(): void {
  const seen = () => {
    if (document.visibilityState === 'visible') navigator.clearAppBadge?.().catch(() => {});
  };
  document.addEventListener('visibilitychange', seen);
  seen();
}
