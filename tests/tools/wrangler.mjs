// How the local runtime is started, for playing, for developing and for the browser tests.

/** @param {{ port: number, host?: string, state?: string, config?: string }} options */
export function wranglerDev({ port, host = '127.0.0.1', state, config }) {
  return [
    'dev',
    ...['--port', String(port), '--ip', host, '--inspector-port', '0', '--log-level', 'warn'],
    '--show-interactive-dev-session=false',
    ...(config ? ['--config', config] : []),
    ...(state ? ['--persist-to', state] : []),
  ];
}
