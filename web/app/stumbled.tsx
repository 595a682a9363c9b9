// Words instead of a blank page when something breaks.
import { ErrorBoundary, type JSX } from 'solid-js';
import { words } from '../words/words.ts';

export function Stumbled(props: { children: JSX.Element }) {
  return (
    <ErrorBoundary
      fallback={(error: unknown) => {
        console.error(error);
        return (
          <main class="page">
            <h1>{words().trouble.stumbledTitle}</h1>
            <p>{words().trouble.stumbled}</p>
            <div class="row">
              <button type="button" class="button primary" onClick={() => location.reload()}>
                {words().notices.reloadPage}
              </button>
              <a class="button" href="/" target="_self">
                {words().home.back}
              </a>
            </div>
          </main>
        );
      }}
    >
      {props.children}
    </ErrorBoundary>
  );
}
