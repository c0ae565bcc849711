/** The Content-Security-Policy: what a page may run, show and load. */

/** Only the server's own content. */
export const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'media-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** The policy of a page that also shows pictures from these hosts (protocol/picture-hosts.ts), as the header says it. */
export function policyWith(pictureHosts: readonly string[]): string {
  return Object.entries({ ...POLICY, 'img-src': [...POLICY['img-src'], ...pictureHosts] })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';');
}
