/** What the page that follows a switch of identity is told by the one before. */
const keys = {
  pathAfterSwitch: 'mastlight.pathAfterSwitch',
  switchRefused: 'mastlight.switchRefused',
} as const;

export const keepPathAfterSwitch = (): void => sessionStorage.setItem(keys.pathAfterSwitch, location.pathname + location.search);

export const noteSwitchRefused = (): void => sessionStorage.setItem(keys.switchRefused, '1');

/** R-4.3-11: where somebody was when he switched; told once. */
export function takePathAfterSwitch(): string | null {
  const path = sessionStorage.getItem(keys.pathAfterSwitch);
  sessionStorage.removeItem(keys.pathAfterSwitch);
  return path;
}

/** Whether this page follows a switch that did not succeed (R-4.3-09); true once. */
export function wasSwitchRefused(): boolean {
  const isSet = sessionStorage.getItem(keys.switchRefused) !== null;
  sessionStorage.removeItem(keys.switchRefused);
  return isSet;
}
