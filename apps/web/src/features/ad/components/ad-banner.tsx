import { ads, type Ad } from '@mastlight/domain/ad/registry';
import { useTexts } from '../../../platform/catalogue';
import { pictures } from '../pictures';
import { adWords } from '../texts';
import './ads.css';

/** The ads that are not shown by themselves, on the directory of suppliers (R-4.5-06). */
export function AdBanner({ onOpen }: { readonly onOpen: (ad: Ad) => void }) {
  const say = useTexts(adWords);
  return ads
    .filter(({ hidden }) => hidden)
    .map((ad) => (
      <button key={ad.key} type="button" className="ad-banner" aria-haspopup="dialog" onClick={() => onOpen(ad)}>
        <img src={pictures[ad.key]} alt="" width={112} height={56} />
        <strong>{say(`title.${ad.key}`)}</strong>
        <span className="ad-line">{say(`line.${ad.key}`)}</span>
        <span className="ad-introduction">{say('introduction')}</span>
        <span className="ad-go">{say('read')}</span>
      </button>
    ));
}
