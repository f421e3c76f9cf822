import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Icon } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { useIsNarrow } from '../../../platform/mobile-head';
import { forgetAsked, historyQuery, type Mode } from '../api';
import { spell } from '../spell';
import { manifestQueryWords } from '../texts/zh-CN';

/** So many stand in a line, on a phone in two; the rest lies behind them. */
const [shownMax, shownNarrowMax] = [8, 3];

/** What was asked last, each a press away from being asked again or deleted. */
export function RecentChips({ onAsk }: { readonly onAsk: (mode: Mode, blno: string) => void }) {
  const say = useTexts(manifestQueryWords);
  const client = useQueryClient();
  const shown = useIsNarrow() ? shownNarrowMax : shownMax;
  const { data: asked = [] } = useQuery(historyQuery);
  if (asked.length === 0) return null;
  const forget = async (id: number): Promise<void> => {
    await forgetAsked(id).catch(() => undefined);
    await client.invalidateQueries({ queryKey: historyQuery.queryKey });
  };
  return (
    <div className="mq-recent" role="group" aria-label={say('recent')}>
      <span className="mq-recent-label">
        <Icon name="clock" size={14} /> {say('recent')}
      </span>
      {asked.slice(0, shown).map(({ id, blno, mode, createTime }) => (
        <span key={id} className="mq-chip" data-plain>
          <button
            type="button"
            className="ml-mono"
            data-tip={createTime}
            aria-label={say('askAgain', { blno })}
            onClick={() => onAsk(mode, blno)}
          >
            {spell(mode, blno)}
          </button>
          <button type="button" aria-label={say('forget', { blno })} onClick={() => void forget(id)}>
            <Icon name="close" size={12} />
          </button>
        </span>
      ))}
      <button type="button" className="mq-link" onClick={() => void forget(0)}>
        {say('clear')}
      </button>
    </div>
  );
}
