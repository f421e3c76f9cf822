import facesUrl from '@mastlight/ui/fonts-sc.css?url';

/** The face that holds the product's own texts; the browser loads it only where the system has no Chinese face. */
const ownFace = 'Mastlight Sans SC';

/**
 * Makes the ranges of the whole Chinese face known to the page, for characters that are in no text of ours, such as
 * a client's name. Where the system draws Chinese itself nothing is loaded.
 */
function loadChineseFace(): void {
  const isNeeded = [...document.fonts].some((face) => face.family.includes(ownFace) && face.status !== 'unloaded');
  if (!isNeeded) return;
  document.fonts.removeEventListener('loadingdone', loadChineseFace);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = facesUrl;
  document.head.append(link);
}

/** Looks for the need of it as often as the browser has loaded a face. */
export function watchChineseFace(): void {
  document.fonts.addEventListener('loadingdone', loadChineseFace);
}
