// Components that are fetched when they are first needed, and what stands in their place when that fails.
import { type Component, createResource, type JSX, Show, Suspense } from 'solid-js';
import { catchFocus } from '../device/focus.ts';
import { reloadIfReachable } from '../device/new-page.ts';
import { words } from '../words/words.ts';
import { PageHead } from './controls.tsx';

type Fetch<Props extends object> = () => Promise<{ default: Component<Props> }>;

export interface Fetched<Props extends object> {
  (props: Props): JSX.Element;
  preload(): Promise<unknown>;
}

/** A page, or what fills it. */
export const page = <Props extends object>(fetch: Fetch<Props>) => fetched(fetch, PageMissing);

/** A part of a page that neither waits for it nor goes without because of it. */
export function part<Props extends object>(fetch: Fetch<Props>): Fetched<Props> {
  const Part = fetched(fetch, PartMissing);
  const apart = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(apart, { preload: Part.preload });
}

/** What only adorns a page: where it cannot be fetched nobody misses it. */
export const ornament = <Props extends object>(fetch: Fetch<Props>) =>
  part<Props>(() => fetch().catch(() => ({ default: () => null })));

function fetched<Props extends object>(
  fetch: Fetch<Props>,
  Missing: Component<MissingProps>,
): Fetched<Props> {
  let known: Component<Props> | undefined;
  let coming: Promise<Component<Props>> | undefined;

  function preload(): Promise<Component<Props>> {
    coming ??= fetch().then(
      ({ default: component }) => {
        known = component;
        return component;
      },
      (error: unknown) => {
        console.error(error);
        coming = undefined;
        throw error;
      },
    );
    return coming;
  }

  function Fetched(props: Props) {
    // What is there already is drawn at once: waiting, even for nothing, would blank the page for a moment.
    const [component, { refetch }] = createResource(() => known ?? preload());
    async function again(pressed: Element): Promise<void> {
      const place = pressed.closest('section, main');
      await refetch();
      if (component.error) await reloadIfReachable();
      else catchFocus(place ?? undefined);
    }
    return (
      <Show when={!component.error} fallback={<Missing again={again} />}>
        <Show when={component()} keyed>
          {(Known) => <Known {...props} />}
        </Show>
      </Show>
    );
  }
  return Object.assign(Fetched, { preload });
}

interface MissingProps {
  again: (pressed: Element) => void;
}

function PageMissing(props: MissingProps) {
  const text = () => words().trouble.notFetched;
  return (
    <main class="page">
      <PageHead title={text().title} back={words().home.back} />
      <p>{text().note}</p>
      <div class="row">
        <button type="button" class="button primary" onClick={(event) => props.again(event.currentTarget)}>
          {text().again}
        </button>
      </div>
    </main>
  );
}

function PartMissing(props: MissingProps) {
  return (
    <button type="button" class="button plain" onClick={(event) => props.again(event.currentTarget)}>
      {words().trouble.notFetched.part}
    </button>
  );
}
