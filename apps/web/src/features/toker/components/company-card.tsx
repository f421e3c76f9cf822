import { useTexts } from '../../../platform/catalogue';
import type { CompanyCard as Card } from '../api';
import { tokerWords } from '../texts/zh-CN';
import { CompanyTags, SourceNote, Trend } from './company-facts';

/** A company in the list; pressing its name opens it. */
export function CompanyCard({ card, isOpen, onOpen }: { readonly card: Card; readonly isOpen: boolean; readonly onOpen: () => void }) {
  const say = useTexts(tokerWords);
  const ports = [card.loadPorts.join('、'), card.dischargePorts.join('、')].filter(Boolean).join(' → ');
  return (
    <li className="tk-card" data-open={isOpen || undefined}>
      <div className="tk-card-main">
        <div className="tk-card-head">
          <button type="button" className="tk-name" onClick={onOpen}>
            {card.name}
          </button>
          <CompanyTags card={card} />
        </div>
        <p>
          <span className="tk-second">{[card.province, card.city].filter(Boolean).join(' ')}</span>{' '}
          {card.goods.filter(Boolean).join('、') || card.hsCodes.join('、') || say('goodsUnknown')}
        </p>
        <p className="tk-second">{ports || say('portsUnknown')}</p>
        <p>
          <SourceNote source={card.source} day={card.sourceDay} />
        </p>
        {card.mark?.nextDay && <p className="tk-due">{say('follow.due', { day: card.mark.nextDay })}</p>}
      </div>
      <div className="tk-card-trend">
        <Trend card={card} />
        {card.yearBills !== null && (
          <span className="tk-note">
            {say('yearBills', { bills: String(card.yearBills) })} · {say('lastMonth', { month: card.lastMonth ?? '' })}
          </span>
        )}
      </div>
    </li>
  );
}
