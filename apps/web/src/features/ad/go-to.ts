/** Goes where an ad leads: within the site, its query kept, or elsewhere in a window of its own. */
export function goTo(url: string, history: { push(path: string): void }): void {
  if (url.startsWith('/')) history.push(url);
  else window.open(url, '_blank', 'noopener,noreferrer');
}
