/** R-2.1-06: what listeners outside of the app learn about a navigation. */
export interface RouterChange {
  readonly from: string | null;
  readonly to: string;
}

/** Tells the window about a navigation before it happens. */
export function announceNavigation(change: RouterChange): void {
  window.dispatchEvent(new CustomEvent<RouterChange>('router-change', { detail: change }));
}
