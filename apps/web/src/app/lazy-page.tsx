import { lazy, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from '../platform/load-chunk';

/** A page that loads when it is first shown, or earlier through `preload` (the router calls it on intent). */
export function lazyPage(load: () => Promise<ComponentType>): (() => ReactNode) & { preload: () => Promise<void> } {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const loadOnce = () => {
    loading ??= loadChunk(load).then((component) => ({ default: component }));
    return loading;
  };
  const preload = async (): Promise<void> => {
    // Nobody has asked for it yet: nothing is to be told of a network that is not there.
    if (!navigator.onLine) return;
    // What failed shows when the page is rendered; preloading itself tells nobody.
    await loadOnce().catch(() => undefined);
  };
  const Page = lazy(loadOnce);
  return Object.assign(() => <Page />, { preload });
}
