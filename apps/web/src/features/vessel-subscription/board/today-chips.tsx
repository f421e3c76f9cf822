import { ExceptionChip } from '@mastlight/ui';
import { EndedChip } from '../../../platform/list/ended-chip';
import { useTexts } from '../../../platform/catalogue';
import { vesselTexts } from '../texts/zh-CN';
import { cutOffNameOf } from './clock-names';
import type { CountedList } from './use-board';

/** How many calls close today; a press shows them alone. */
export function TodayChips({ list }: { readonly list: CountedList }) {
  const { page, search, change, whyUnknown } = list;
  const say = useTexts(vesselTexts);
  const isToday = search.group === 'today';
  return (
    <div className="vessel-chips" role="group" aria-label={say('groups')} data-tip={whyUnknown}>
      <ExceptionChip
        label={say('groupNames.today', { clock: cutOffNameOf(search.port) })}
        count={page?.counts.today ?? null}
        tone="att"
        icon="clock"
        isPressed={isToday}
        onPress={() => change({ group: isToday ? '' : 'today' })}
      />
      <ExceptionChip
        label={say('all')}
        count={page?.counts.all ?? null}
        isPressed={search.group === ''}
        onPress={() => change({ group: '' })}
      />
      <EndedChip list={list} />
    </div>
  );
}
