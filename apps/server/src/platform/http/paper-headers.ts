/**
 * Of a paper of this site: nothing in it runs or loads. It is shown by the browser's own viewer, which no policy of a page
 * concerns, in a frame of this site's pages; a sandboxed one would not be shown.
 */
export const paperHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
} as const;
