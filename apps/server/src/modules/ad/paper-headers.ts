/**
 * Of an ad's paper and picture: nothing in them runs or loads. A paper is shown by the browser's own viewer in a frame of
 * this site, which a sandboxed one would not be.
 */
export const paperHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=300',
} as const;
