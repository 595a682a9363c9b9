// Put first into the page and the service worker by the proxy: every complaint is told to it.
// What is still on its way when a page is left is cut off, and nobody sees that it failed.
let leaving = false;
addEventListener('beforeunload', () => {
  leaving = true;
});
addEventListener('pageshow', () => {
  leaving = false;
});

const tell = (/** @type {string} */ complaint) => {
  if (leaving) return;
  const inPage = 'XMLHttpRequest' in globalThis;
  if (!inPage) return void fetch('/-/complaints', { method: 'POST', body: complaint });
  // At once: whoever looks at the complaints next must find it.
  const request = new XMLHttpRequest();
  request.open('POST', '/-/complaints', false);
  request.send(complaint);
};

/** @param {unknown} thing */
const said = (thing) => (thing instanceof Error ? `${thing}\n${thing.stack}` : String(thing));

addEventListener('error', ({ error, message }) => tell(`error: ${said(error ?? message)}`));
addEventListener('unhandledrejection', ({ reason }) => tell(`rejected: ${said(reason)}`));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  tell(`refused by the content security policy: ${violatedDirective} ${blockedURI}`),
);

for (const level of /** @type {const} */ (['error', 'warn'])) {
  const own = console[level];
  console[level] = (...things) => {
    own.apply(console, things);
    tell(`console.${level}: ${things.map(said).join(' ')}`);
  };
}

// What fails in a worker is no error of the page's.
if ('Worker' in globalThis) {
  const Own = Worker;
  globalThis.Worker = class extends Own {
    /** @param {ConstructorParameters<typeof Worker>} given */
    constructor(...given) {
      super(...given);
      this.addEventListener('error', ({ message }) => tell(`worker: ${message}`));
    }
  };
}
