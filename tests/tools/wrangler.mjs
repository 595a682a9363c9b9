// How the local runtime is started, for playing, for developing and for the browser tests.

/** @param {{ port: number, host?: string, state?: string, config?: string | undefined, assets?: string | undefined }} options */
export function wranglerDev({ port, host = '127.0.0.1', state, config, assets }) {
  return [
    'dev',
    ...['--port', String(port), '--ip', host, '--inspector-port', '0', '--log-level', 'warn'],
    '--show-interactive-dev-session=false',
    ...(config ? ['--config', config] : []),
    ...(assets ? ['--assets', assets] : []),
    ...(state ? ['--persist-to', state] : []),
  ];
}
