/** Where somebody was when his money did not do: after topping up he goes on there. Of this tab alone. */
const key = 'mastlight.chargeFrom';

/** Keeps the page of now, its query included. */
export function keepWayBack(): void {
  sessionStorage.setItem(key, location.pathname + location.search);
}

/** The page that was kept; null: nobody was interrupted. A path of ours, or none. */
export function findWayBack(): string | null {
  const path = sessionStorage.getItem(key);
  return path !== null && /^\/[^/\\]/.test(path) ? path : null;
}
