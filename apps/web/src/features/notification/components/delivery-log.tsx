import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { channelNames } from '@mastlight/domain/notification/messages';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { Button, showToast, SkeletonRows, Tag, type Tone } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { Panel, PanelTable } from '../../../platform/panel';
import { TimeCell } from '../../../platform/time-cell';
import { deliveriesQuery, refreshDeliveries, replay, type Delivery } from '../api';
import { tellRefused } from '../tell-refused';
import { notificationWords } from '../texts/zh-CN';

const tones: Readonly<Record<Delivery['state'], Tone>> = { waiting: 'idle', sending: 'run', sent: 'done', failed: 'danger', unsure: 'att' };
/** Whether it can be sent again: it did not arrive, or waits for another try; a test is made anew at its channel. */
const isLost = ({ state, tries, count }: Delivery): boolean =>
  count > 0 && (state === 'failed' || state === 'unsure' || (state === 'waiting' && tries > 0));
/** What is sent again at once: an outage of the night before is looked at in the morning. */
const replaySpanMs = 86_400_000;
const replaySpan = (nowMs: number) => ({ from: nowMs - replaySpanMs, to: nowMs });

const seconds = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What something waits for, by which it says until when; null: it waits for nothing but its turn. */
function waitOf({ state, tries, waitsFor, dueMs }: Delivery): 'heldUntil' | 'togetherAt' | 'retryAt' | null {
  if (state !== 'waiting' || dueMs === null) return null;
  if (waitsFor !== null) return waitsFor === 'night' ? 'heldUntil' : 'togetherAt';
  return tries > 0 ? 'retryAt' : null;
}

/** What was sent to the own channels and what became of it; what did not arrive is sent again from here. */
export function DeliveryLog() {
  const say = useTexts(notificationWords);
  const client = useQueryClient();
  const [isFailed, setFailed] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(deliveriesQuery(isFailed));
  const send = async (which: Parameters<typeof replay>[0]): Promise<void> => {
    try {
      const { count } = await replay(which);
      showToast({ tone: 'done', text: say('replayed', { count }) });
      await refreshDeliveries(client);
    } catch (error) {
      tellRefused(error);
    }
  };
  const sayWait = (one: Delivery): string | null => {
    const wait = waitOf(one);
    return wait === null ? null : say(wait, { time: formatShanghai(one.dueMs!).slice(5, 16) });
  };
  const list = data?.list ?? [];
  return (
    <Panel
      title={say('log')}
      note={say('logNote')}
      actions={
        <>
          <Button size={24} aria-pressed={isFailed} onClick={() => setFailed(!isFailed)}>
            {say('onlyFailed')}
          </Button>
          {list.some(isLost) && (
            <Button size={24} icon="refresh" onClick={() => void send(replaySpan(Date.now()))}>
              {say('replayAll')}
            </Button>
          )}
        </>
      }
    >
      {data === undefined ? (
        error ? (
          <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonRows rows={3} />
        )
      ) : list.length === 0 ? (
        <p className="messages-none">{say(isFailed ? 'noneLost' : 'noLog')}</p>
      ) : (
        <PanelTable label={say('log')} onPhone="stacks">
          <thead>
            <tr>
              {(['at', 'what', 'to', 'state', 'answer', 'took'] as const).map((column) => (
                <th
                  key={column}
                  scope="col"
                  data-kind={column === 'took' ? 'number' : undefined}
                  data-wide={column === 'took' || undefined}
                >
                  {say(`columns.${column}`)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {list.map((one) => (
              <tr key={one.id}>
                <td>
                  <TimeCell time={one.atMs} />
                </td>
                <td>
                  {one.title}
                  {one.count > 1 && ` ${say('count', { count: one.count })}`}
                </td>
                <td>{channelNames[one.kind]}</td>
                <td>
                  <Tag tone={tones[one.state]}>{say(`states.${one.state}`)}</Tag>
                </td>
                <td className="log-answer">
                  {one.answer ?? (waitOf(one) === null ? '-' : null)} {sayWait(one)}
                </td>
                <td className="ml-mono" data-kind="number" data-wide>
                  {one.tookMs === null ? emptyCellText : seconds.format(one.tookMs / 1_000)}
                </td>
                <td>
                  {isLost(one) && (
                    <Button size={24} onClick={() => void send({ ids: [one.id] })}>
                      {say(one.state === 'waiting' ? 'sendNow' : 'replay')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </PanelTable>
      )}
    </Panel>
  );
}
