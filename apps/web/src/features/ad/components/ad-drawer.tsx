import { ads, findAd, type Ad, type AdKey } from '@mastlight/domain/ad/registry';
import { neighbour } from '@mastlight/domain/ad/rotation';
import { Button, Drawer } from '@mastlight/ui';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { noteOpened } from '../api';
import { pictures } from '../pictures';
import { adWords } from '../texts';
import './ads.css';

interface AdDrawerProps {
  readonly adKey: AdKey;
  readonly onMove: (key: AdKey) => void;
  /** Goes to the page of an ad without a paper. */
  readonly onOpen: (ad: Ad) => void;
  readonly onClose: () => void;
}

/** An ad in detail: its paper in the browser's own viewer, or its picture; on to its neighbours (R-4.5-07 … -09). */
export function AdDrawer({ adKey, onMove, onOpen, onClose }: AdDrawerProps) {
  const say = useTexts(adWords);
  const ad = findAd(adKey);
  useStay(adKey);

  /** R-4.5-11. */
  function openInWeb(): void {
    noteOpened(adKey)(0);
    window.open(ad.pdfUrl ?? ad.url, '_blank', 'noopener');
  }

  return (
    <Drawer
      title={say(`title.${adKey}`)}
      subtitle={say('introduction')}
      onClose={onClose}
      footer={
        <div className="ad-drawer-steps">
          <Button onClick={() => onMove(neighbour(ads, adKey, -1).key)}>{say('previous')}</Button>
          <Button onClick={() => onMove(neighbour(ads, adKey, 1).key)}>{say('next')}</Button>
          <Button icon="link" onClick={openInWeb}>
            {say('openInWeb')}
          </Button>
          <Button onClick={onClose}>{say('close')}</Button>
        </div>
      }
    >
      <AdDetail key={adKey} ad={ad} onOpen={() => onOpen(ad)} />
    </Drawer>
  );
}

function AdDetail({ ad, onOpen }: { readonly ad: Ad; readonly onOpen: () => void }) {
  const say = useTexts(adWords);
  // A sandboxed frame shows no PDF in Chromium; ours is a file of this site, and its own policy lets nothing in it run.
  if (ad.pdfUrl !== null && navigator.pdfViewerEnabled) {
    // oxlint-disable-next-line react/iframe-missing-sandbox
    return <iframe className="ad-paper" src={ad.pdfUrl} title={say('paper', { title: say(`title.${ad.key}`) })} />;
  }
  return (
    <div className="ad-detail">
      <img src={pictures[ad.key]} alt="" />
      <p>{say(`line.${ad.key}`)}</p>
      {ad.pdfUrl === null ? (
        <Button variant="primary" onClick={onOpen}>
          {say('open')}
        </Button>
      ) : (
        <p>{say('noViewer')}</p>
      )}
    </div>
  );
}

/** Tells how long an ad's detail was open, when it closes or another takes its place (R-4.5-10, -12). */
function useStay(key: AdKey): void {
  useEffect(() => {
    const noteClosed = noteOpened(key);
    const openedAtMs = performance.now();
    return () => noteClosed((performance.now() - openedAtMs) / 1_000);
  }, [key]);
}
