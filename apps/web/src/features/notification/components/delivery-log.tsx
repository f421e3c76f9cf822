import { channelNames } from '@mastlight/domain/notification/messages';
import { formatShanghai, startOfShanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { Button, showToast, SkeletonRows, Tag, type Tone } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { Panel, PanelTable } from '../../../platform/panel';
import { deliveriesQuery, refreshDeliveries, replay, type Delivery } from '../api';
import { notificationWords } from '../texts/zh-CN';

const tones: Readonly<Record<Delivery['state'], Tone>> = { waiting: 'idle', sending: 'run', sent: 'done', failed: 'danger', unsure: 'att' };
const isLost = ({ state }: Delivery): boolean => state === 'failed' || state === 'unsure';

/** What was sent to the own channels and what became of it; what did not arrive is sent again from here. */
export function DeliveryLog() {
  const say = useTexts(notificationWords);
  const client = useQueryClient();
  const [isFailed, setFailed] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(deliveriesQuery(isFailed));
  const send = async (which: Parameters<typeof replay>[0]): Promise<void> => {
    const { count } = await replay(which);
    showToast({ tone: 'done', text: say('replayed', { count }) });
    await refreshDeliveries(client);
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
            <Button size={24} icon="refresh" onClick={() => void send({ from: startOfShanghaiDay(Date.now()), to: Date.now() })}>
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
        <p className="messages-none">{say('noLog')}</p>
      ) : (
        <PanelTable label={say('log')}>
          <thead>
            <tr>
              {(['at', 'what', 'to', 'state', 'answer', 'took'] as const).map((column) => (
                <th key={column} scope="col">
                  {say(`columns.${column}`)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {list.map((one) => (
              <tr key={one.id}>
                <td className="ml-mono">{formatShanghai(one.atMs).slice(5)}</td>
                <td>
                  {one.title}
                  {one.count > 1 && ` ${say('count', { count: one.count })}`}
                </td>
                <td>{channelNames[one.kind]}</td>
                <td>
                  <Tag tone={tones[one.state]}>{say(`states.${one.state}`)}</Tag>
                </td>
                <td className="log-answer">
                  {one.answer ?? '-'}
                  {one.state === 'waiting' && one.dueMs !== null && ` ${say('retryAt', { time: formatShanghai(one.dueMs).slice(5, 16) })}`}
                </td>
                <td className="ml-mono">{one.tookMs === null ? '-' : `${(one.tookMs / 1_000).toFixed(2)}s`}</td>
                <td>
                  {isLost(one) && (
                    <Button size={24} onClick={() => void send({ ids: [one.id] })}>
                      {say('replay')}
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
