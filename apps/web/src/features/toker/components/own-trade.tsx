import { Button } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../platform/catalogue';
import * as api from '../api';
import { tokerWords } from '../texts/zh-CN';
import { toggleValue, valuesOf, type TokerSearch } from '../toker-search';

/** So much of a heading's name is read on a button; all of it stands in its tip. */
const nameShown = 10;

/**
 * 我的航线, 我的货: the ports to which the own bills go and the headings that one has classified; a press narrows to companies that
 * ship there, or that. Nothing where nothing is known.
 */
export function OwnTrade({ search, onChange }: { readonly search: TokerSearch; readonly onChange: (search: TokerSearch) => void }) {
  const say = useTexts(tokerWords);
  const { data } = useQuery(api.ownTradeQuery());
  if (!data) return null;
  const chosen = valuesOf(search, 'dischargePort');
  function askFor(heading: string): void {
    const { keyword: before, page: _page, ...rest } = search;
    onChange(before === heading ? rest : { ...rest, keyword: heading });
  }
  return (
    <>
      {data.lanes.length > 0 && (
        <div className="tk-own" role="group" aria-label={say('trade.lanes')}>
          <span title={say('trade.lanesNote')}>{say('trade.lanes')}</span>
          {data.lanes.map(({ name, bills }) => (
            <Button
              key={name}
              size={24}
              aria-pressed={chosen.includes(name)}
              onClick={() => onChange(toggleValue(search, 'dischargePort', name))}
            >
              {say('trade.lane', { name, count: bills })}
            </Button>
          ))}
        </div>
      )}
      {data.goods.length > 0 && (
        <div className="tk-own" role="group" aria-label={say('trade.goods')}>
          <span title={say('trade.goodsNote')}>{say('trade.goods')}</span>
          {data.goods.map(({ heading, name, uses }) => (
            <Button
              key={heading}
              size={24}
              title={say('trade.goodTip', { heading, name, count: uses })}
              aria-pressed={search.keyword === heading}
              onClick={() => askFor(heading)}
            >
              {say('trade.good', { heading, name: name.length > nameShown ? `${name.slice(0, nameShown)}…` : name })}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
