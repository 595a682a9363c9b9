// Being woken now and then while no page is open: some browsers do that for an app that was installed, and only when
// they like.

interface PeriodicSync {
  register(tag: string, options: { minInterval: number }): Promise<void>;
  unregister(tag: string): Promise<void>;
  getTags(): Promise<string[]>;
}
interface WithPeriodicSync extends ServiceWorkerRegistration {
  periodicSync: PeriodicSync;
}

/** As often as it likes: it never likes to often. */
const HOUR = 3_600_000;

async function periodicSync(): Promise<PeriodicSync | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration && 'periodicSync' in registration
    ? (registration as WithPeriodicSync).periodicSync
    : null;
}

/** The browser allows it by itself, to installed apps. */
export async function canBeWoken(): Promise<boolean> {
  try {
    const name = 'periodic-background-sync' as PermissionName;
    return (
      (await periodicSync()) !== null && (await navigator.permissions.query({ name })).state === 'granted'
    );
  } catch {
    // A browser that does not know this permission.
    return false;
  }
}

export async function isWoken(tag: string): Promise<boolean> {
  return (await (await periodicSync())?.getTags())?.includes(tag) ?? false;
}

export async function wake(tag: string): Promise<void> {
  await (await periodicSync())?.register(tag, { minInterval: HOUR });
}

export async function letSleep(tag: string): Promise<void> {
  await (await periodicSync())?.unregister(tag);
}
