/** Kept in the tab: that this session has had its ad. */
export const shownKey = 'mastlight.adShown';

/** R-4.5-01: pages over which an ad is shown. */
const pagesWithAd: readonly string[] = ['/logistics', '/toker', '/abroad'];

/** The session in which somebody has registered has none: he has enough that is new to him (ADR 0061). */
export const spareSession = (): void => sessionStorage.setItem(shownKey, '1');

/** Whether an ad is still to be shown, and this is a page for it. It comes with every page, so it is small. */
export function isAdDue(path: string): boolean {
  return pagesWithAd.includes(path) && sessionStorage.getItem(shownKey) === null;
}
