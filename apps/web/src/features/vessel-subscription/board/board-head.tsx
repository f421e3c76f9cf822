import { useHasCards } from '../../../platform/mobile-head';
import type { VesselRow } from '../declaration';
import { MoveChips } from './move-chips';
import { RadarBand } from './radar-band';
import { TodayChips } from './today-chips';
import type { CountedList } from './use-board';
import { TodayTanks } from './today-tanks';
import type { Affected } from './use-affected';

/** What is seen first: what closes today, and the clock that moved against the user. */
export function BoardHead(props: { readonly list: CountedList; readonly affected: Affected; readonly onShow: (row: VesselRow) => void }) {
  const { list, affected, onShow } = props;
  const hasCards = useHasCards();
  return (
    <>
      <div className="vessel-today">
        <TodayChips list={list} />
        {hasCards && <MoveChips list={list} />}
        {!hasCards && (
          <TodayTanks
            rows={list.rows}
            affected={affected}
            onShow={onShow}
            onAll={(closesToday) => list.change({ group: closesToday ? 'today' : '' })}
          />
        )}
      </div>
      <RadarBand rows={list.rows} affected={affected} onShow={onShow} />
    </>
  );
}
