import type { Ad } from '../api';
import { useTexts } from '../../../platform/catalogue';
import { pictureOf } from '../pictures';
import { adWords } from '../texts/zh-CN';
import './ads.css';

/** The ads that are not shown by themselves and have a paper, on the directory of suppliers (R-4.5-06). */
export function AdBanner({ ads, onOpen }: { readonly ads: readonly Ad[]; readonly onOpen: (ad: Ad) => void }) {
  const say = useTexts(adWords);
  return ads
    .filter(({ hidden, pdfUrl, supplier }) => hidden && pdfUrl !== null && supplier === '')
    .map((ad) => (
      <button key={ad.key} type="button" className="ad-banner" aria-haspopup="dialog" onClick={() => onOpen(ad)}>
        {pictureOf(ad) !== null && <img src={pictureOf(ad)!} alt="" width={112} height={56} />}
        <strong>{ad.title}</strong>
        <span className="ad-line">{ad.line}</span>
        <span className="ad-introduction">{say('introduction')}</span>
        <span className="ad-go">{say('read')}</span>
      </button>
    ));
}
