import { lazy, type ComponentType, type ReactNode } from 'react';
import { useConnection } from '../platform/connection';
import { isServerGone, loadChunk } from '../platform/load-chunk';
import { PageWaits } from './shell/page-waits';

/** A page that loads when it is first shown, or earlier through `preload` (the router calls it on intent). */
export function lazyPage(load: () => Promise<ComponentType>): (() => ReactNode) & { preload: () => Promise<void> } {
  let loading: Promise<{ default: ComponentType }> | undefined;
  let isLoaded = false;
  const loadOnce = () => {
    loading ??= loadChunk(load).then((component) => {
      isLoaded = true;
      return { default: component };
    });
    return loading;
  };
  const preload = async (): Promise<void> => {
    // Nobody has asked for it yet: nothing is to be told of a network that is not there.
    if (!navigator.onLine) return;
    // What failed shows when the page is rendered; preloading itself tells nobody.
    await loadOnce().catch(() => undefined);
  };
  const Page = lazy(loadOnce);

  /** Whoever waits without a network would see nothing at all, not even the menu: the page says so in its place instead. */
  function Shown(): ReactNode {
    const why = useConnection((state) => (state.trouble === 'offline' ? 'offline' : isServerGone(state) ? 'server' : null));
    return why === null || isLoaded ? <Page /> : <PageWaits why={why} />;
  }
  return Object.assign(() => <Shown />, { preload });
}
