import { Drawer, Icon, SkeletonRows } from '@mastlight/ui';
import { defaultPort } from '@mastlight/domain/vocabulary/port';
import { sources } from '@mastlight/domain/vocabulary/source';
import { wharfName } from '@mastlight/domain/vocabulary/wharf';
import { useQuery } from '@tanstack/react-query';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { lifeQuery, type ShownBox } from '../api';
import { stateIcons } from '../state-looks';
import { bayPlanWords } from '../texts/zh-CN';

/** One box with its life, the newest first. */
export function BoxCard({
  box,
  ctnNo,
  at,
  onClose,
}: {
  readonly box: ShownBox;
  readonly ctnNo: string;
  /** The instant of a replay: what was heard later is not known yet; null: now. */
  readonly at: string | null;
  readonly onClose: () => void;
}) {
  const say = useTexts(bayPlanWords);
  const life = useQuery(lifeQuery(ctnNo));
  const events = life.data?.events.filter(({ heardTime }) => at === null || heardTime <= at) ?? [];
  return (
    <Drawer title={ctnNo} width={760} onClose={onClose}>
      <p className="bp-state" data-state={box.state}>
        <Icon name={stateIcons[box.state]} /> {say(`state.${box.state}`)}
        {box.sizetype !== null && ` · ${say('table.sizetype')} ${box.sizetype}`}
        {box.cell !== null && ` · ${say('table.cell')} ${box.cell}`}
      </p>
      {box.blno !== null && (
        <p>
          <a className="bp-link" href={`/detail?blno=${encodeURIComponent(box.blno)}`}>
            {say('card.bill')} {box.blno}
          </a>
        </p>
      )}
      <h2 className="bp-life-title">{at === null ? say('card.life') : say('card.lifeThen', { time: at.slice(5, 16) })}</h2>
      {life.data ? (
        <ol className="bp-life">
          {events.length === 0 && <li>{say('card.none')}</li>}
          {events.map((event) => (
            <li key={event.id} data-over={event.superseded || undefined}>
              <b>{event.name}</b> <span className="ml-mono">{event.time?.slice(5, 16) ?? say('unknown')}</span>{' '}
              {event.place && wharfName(defaultPort, event.place)}
              {event.text && <p>{event.text}</p>}
              <small>
                {say('card.heard', {
                  source: sources[event.source as keyof typeof sources] ?? event.source,
                  time: event.heardTime.slice(5, 16),
                })}
              </small>
            </li>
          ))}
        </ol>
      ) : life.error ? (
        <CallErrorState error={life.error} isRetrying={life.isFetching} onRetry={life.refetch} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Drawer>
  );
}
