import { ExceptionChip } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { vesselTexts } from '../texts/zh-CN';
import { cutOffNameOf } from './clock-names';
import type { CountedList } from './use-board';

const moves = [
  ['cutOffMoved', 'danger', 'clock'],
  ['berthMoved', 'att', 'ship'],
] as const;

/** How many calls a clock or the berthing was moved of within the last day; a press shows them alone. */
export function MoveChips({ list }: { readonly list: CountedList }) {
  const { page, search, change, whyUnknown } = list;
  const say = useTexts(vesselTexts);
  return (
    <div className="vessel-moves" role="group" aria-label={say('moves')} data-tip={whyUnknown}>
      {moves.map(([group, tone, icon]) => (
        <ExceptionChip
          key={group}
          label={say(`groupNames.${group}`, { clock: cutOffNameOf(search.port) })}
          count={page?.counts[group] ?? null}
          tone={tone}
          icon={icon}
          isPressed={search.group === group}
          onPress={() => change({ group: search.group === group ? '' : group })}
        />
      ))}
    </div>
  );
}
