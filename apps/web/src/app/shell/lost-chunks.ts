import { ChunkLost } from '../../platform/load-chunk';

let isTold = false;
const listeners = new Set<() => void>();

/** Says that a part of the app is lost; listeners hear of it once per page, whatever follows (R-8-31). */
export function reportLostChunk(): void {
  if (isTold || listeners.size === 0) return;
  isTold = true;
  for (const listener of listeners) listener();
}

/** Calls `listener` when a part of the app could not be loaded; returns the undo. */
export function watchLostChunks(listener: () => void): () => void {
  function handlePreloadError(event: Event): void {
    event.preventDefault();
    reportLostChunk();
  }
  function handleRejection(event: PromiseRejectionEvent): void {
    if (event.reason instanceof ChunkLost) reportLostChunk();
  }
  listeners.add(listener);
  window.addEventListener('vite:preloadError', handlePreloadError);
  window.addEventListener('unhandledrejection', handleRejection);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('vite:preloadError', handlePreloadError);
    window.removeEventListener('unhandledrejection', handleRejection);
    isTold = false;
  };
}
