// One tab at a time plays a match or a daily: two would write different logs under one name.

export interface Hold {
  release(): void;
}

/** Takes what is played for this tab. Null when another tab has it; `steal` takes it over and tells the other. */
export function holdForTab(name: string, lost: () => void, steal = false): Promise<Hold | null> {
  if (!navigator.locks) return Promise.resolve({ release() {} });
  return new Promise((resolve) => {
    let held = false;
    const options: LockOptions = steal ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(name, options, (lock) => {
        if (!lock) {
          resolve(null);
          return;
        }
        held = true;
        return new Promise<void>((release) => resolve({ release }));
      })
      // Browsers that keep nothing for a site refuse locks too: there is nothing that another tab could spoil.
      .catch(() => (held ? lost() : resolve({ release() {} })));
  });
}

/** What tabs hold now. */
export async function heldNames(): Promise<ReadonlySet<string | undefined>> {
  const locks = await navigator.locks?.query().catch(() => null);
  return new Set(locks?.held?.map(({ name }) => name));
}
