import { useRouter } from '@tanstack/react-router';
import { lazy, useEffect, useState } from 'react';
import { LazyPart } from '../../../platform/lazy-part';
import { loadChunk } from '../../../platform/load-chunk';
import type { Ad } from '../api';
import { useSession } from '../../../platform/session';
import { goTo } from '../go-to';
import { isAdDue } from '../is-ad-due';

const AdOverlay = lazy(() => loadChunk(async () => ({ default: (await import('./ad-overlay')).AdOverlay })));
const AdDrawer = lazy(() => loadChunk(async () => ({ default: (await import('./ad-drawer')).AdDrawer })));

/** What a page opens by itself has opened after that, in ms: the login, a release note. */
const settlesMs = 1_500;

interface AdsProps {
  readonly path: string;
  /** While dialogs of the account are open. */
  readonly isHeldBack: boolean;
}

/**
 * The ads of a page: one once a session over some pages (R-4.5-01), and the drawer that it opens. Whoever has a dialog
 * open or is writing is left in peace; the ad comes with the next of its pages. A visitor who has not signed in is shown
 * none (ADR 0061).
 */
export function Ads({ path, isHeldBack }: AdsProps) {
  const router = useRouter();
  const isSignedIn = useSession(({ token }) => token !== null);
  const [ads, setAds] = useState<readonly Ad[]>([]);
  const [overlay, setOverlay] = useState<Ad | null>(null);
  const [drawer, setDrawer] = useState<string | null>(null);

  useEffect(() => {
    if (!isSignedIn || isHeldBack || !isAdDue(path)) return;
    let isHere = true;
    async function show(): Promise<void> {
      const [{ takeTurn }, { fetchAds }] = await loadChunk(() => Promise.all([import('../session-turn'), import('../api')]));
      const standing = await fetchAds();
      if (!isHere || isBusy() || !isAdDue(path)) return;
      setAds(standing);
      setOverlay(takeTurn(standing));
    }
    // Without the chunk or the list there is no ad, and nothing else is amiss.
    const timer = setTimeout(() => void show().catch(() => undefined), settlesMs);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [path, isHeldBack, isSignedIn]);

  function open(ad: Ad): void {
    setOverlay(null);
    setDrawer(null);
    if (ad.pdfUrl !== null) setDrawer(ad.key);
    else goTo(ad.url, router.history);
  }

  return (
    <LazyPart>
      {overlay && <AdOverlay ad={overlay} onOpen={() => open(overlay)} onClose={() => setOverlay(null)} />}
      {drawer && <AdDrawer ads={ads} adKey={drawer} onMove={setDrawer} onOpen={open} onClose={() => setDrawer(null)} />}
    </LazyPart>
  );
}

/** Whether a dialog is open, or something is being written (R-4.5-03). */
function isBusy(): boolean {
  const focused = document.activeElement;
  return document.querySelector('dialog[open]') !== null || focused?.matches('input, textarea, select, [contenteditable]') === true;
}
