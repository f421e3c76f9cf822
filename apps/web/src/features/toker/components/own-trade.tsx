import { Button } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../platform/catalogue';
import * as api from '../api';
import { tokerWords } from '../texts/zh-CN';
import { tellValues, type TokerSearch } from '../toker-search';

const laneKeys = ['loadPort', 'dischargePort'] as const;
type Lane = Readonly<Record<(typeof laneKeys)[number], string>>;

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
  const isChosen = (lane: Lane): boolean => laneKeys.every((key) => search[key] === tellValues([lane[key]]));
  function choose(lane: Lane): void {
    const { loadPort: _load, dischargePort: _discharge, page: _page, ...rest } = search;
    const [loadPort, dischargePort] = laneKeys.map((key) => tellValues([lane[key]])) as [string, string];
    onChange(isChosen(lane) ? rest : { ...rest, loadPort, dischargePort });
  }
  function askFor(heading: string): void {
    const { keyword: before, page: _page, ...rest } = search;
    onChange(before === heading ? rest : { ...rest, keyword: heading });
  }
  return (
    <>
      {data.lanes.length > 0 && (
        <div className="tk-own" role="group" aria-label={say('trade.lanes')}>
          <span title={say('trade.lanesNote')}>{say('trade.lanes')}</span>
          {data.lanes.map((lane) => (
            <Button key={`${lane.loadPort} ${lane.dischargePort}`} size={24} aria-pressed={isChosen(lane)} onClick={() => choose(lane)}>
              {say('trade.lane', { loadPort: lane.loadPort, dischargePort: lane.dischargePort, count: lane.bills })}
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
