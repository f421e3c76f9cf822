import { Button } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import type { Ad } from '../api';
import { pictureOf } from '../pictures';
import { adWords } from '../texts/zh-CN';
import './ads.css';

/** An ad's paper in the browser's own viewer; where there is none, its picture and what leads on. */
export function AdPaper({ ad, onOpen }: { readonly ad: Ad; readonly onOpen: () => void }) {
  const say = useTexts(adWords);
  // A sandboxed frame shows no PDF in Chromium; ours is a file of this site, and its own policy lets nothing in it run.
  if (ad.pdfUrl !== null && navigator.pdfViewerEnabled) {
    // oxlint-disable-next-line react/iframe-missing-sandbox
    return <iframe className="ad-paper" src={ad.pdfUrl} title={say('paper', { title: ad.title })} />;
  }
  const picture = pictureOf(ad);
  return (
    <div className="ad-detail">
      {picture !== null && <img src={picture} alt="" />}
      <p>{ad.line}</p>
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
