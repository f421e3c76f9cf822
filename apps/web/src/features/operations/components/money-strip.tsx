import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { useTexts } from '../../../platform/catalogue';
import { showCoins } from '../../billing';
import { dayParts, sumDay } from '../day-sums';
import type { MoneyDesk } from '../money-api';
import { operationsTexts } from '../texts/zh-CN';

/** A day from its first balance to its last: what came and what went between them adds up. */
export function MoneyStrip({ desk }: { readonly desk: MoneyDesk }) {
  const say = useTexts(operationsTexts);
  const sums = sumDay(desk.moves);
  return (
    <dl className="money-strip ml-card" aria-label={say('money.ofDay')}>
      <div>
        <dt>{say('money.opening')}</dt>
        <dd className="ml-mono">{showCoins(desk.openingFen)}</dd>
      </div>
      {dayParts.map((part) => (
        <div key={part} data-sign={sums[part].fen > 0 ? 'in' : undefined}>
          <dt>
            {say(`money.parts.${part}`)} <small className="ml-mono">{say('money.count', { count: sums[part].count })}</small>
          </dt>
          <dd className="ml-mono">
            {sums[part].count === 0 ? emptyCellText : `${sums[part].fen < 0 ? '−' : '+'}${showCoins(Math.abs(sums[part].fen))}`}
          </dd>
        </div>
      ))}
      <div className="money-closing">
        <dt>{say(desk.day === desk.nowTime.slice(0, 10) ? 'money.now' : 'money.closing')}</dt>
        <dd className="ml-mono">{showCoins(desk.closingFen)}</dd>
      </div>
    </dl>
  );
}
