// How the local runtime is started, for playing and for developing.

/** @param {{ port: number, host?: string }} options */
export function wranglerDev({ port, host = '127.0.0.1' }) {
  return [
    'dev',
    ...['--port', String(port), '--ip', host, '--inspector-port', '0', '--log-level', 'warn'],
    '--show-interactive-dev-session=false',
  ];
}
