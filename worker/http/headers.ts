// The one list of response headers: the Worker sets them on its answers, the build writes them to dist/_headers.

const csp = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

export const securityHeaders: Record<string, string> = {
  'Content-Security-Policy': csp,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000',
};

// What must be asked for again on every visit: an old copy of these would hide a new version.
const revalidated = ['/', '/index.html', '/sw.js', '/manifest.webmanifest'];

const caching: Record<string, string> = {
  '/assets/*': 'public, max-age=31536000, immutable',
  ...Object.fromEntries(revalidated.map((path) => [path, 'no-cache'])),
};

/** Shown by other sites, beside a link to this one. */
const PREVIEWS = `/previews/*
  ! Cross-Origin-Resource-Policy
  Cross-Origin-Resource-Policy: cross-origin
  Cache-Control: public, max-age=86400`;

/** The text of the `_headers` file that the static host reads. */
export function headersFile(): string {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const blocks = [
    block('/*', securityHeaders),
    ...Object.entries(caching).map(([path, value]) => block(path, { 'Cache-Control': value })),
    PREVIEWS,
  ];
  return `${blocks.join('\n\n')}\n`;
}
