import { pageSizeDefault } from '@mastlight/domain/pre-sheet/limits';
import { preSheetRowsTopic } from '@mastlight/domain/pre-sheet/topics';
import { Button, SkeletonRows, Tag } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { onLive } from '../../../platform/live';
import { Panel } from '../../../platform/panel';
import { historyQuery, product, type PreSheetRow } from '../api';
import { stateTones } from '../state-tones';
import { preSheetWords } from '../texts/zh-CN';

/** What was written for an agent, the newest first, and what became of it. */
export function History(props: { readonly agentCode: string; readonly openId: number | null; readonly onOpen: (id: number) => void }) {
  const { agentCode, openId, onOpen } = props;
  const say = useTexts(preSheetWords);
  const client = useQueryClient();
  const [pageNo, setPageNo] = useState(1);
  const { data, error, isFetching, refetch } = useQuery(historyQuery(agentCode, pageNo));
  useEffect(() => {
    const hear = (): void => void client.invalidateQueries({ queryKey: [product, 'history'] });
    return onLive(preSheetRowsTopic, { changed: hear, gap: hear });
  }, [client]);
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSizeDefault));
  return (
    <Panel title={say('history')} {...(data && data.total > 0 && { note: say('page', { page: pageNo, total: data.total }) })}>
      {data === undefined ? (
        error ? (
          <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonRows rows={4} />
        )
      ) : (
        <>
          {data.list.length === 0 && <p className="panel-empty">{say('historyEmpty')}</p>}
          <ol className="pre-sheet-history">
            {data.list.map((row) => (
              <li key={row.id}>
                <button type="button" aria-current={row.id === openId || undefined} onClick={() => onOpen(row.id)}>
                  <b className="ml-mono">{row.head.billNo || say('noBill')}</b>
                  <Tag tone={stateTones[row.state]}>{say(`states.${row.state}`)}</Tag>
                  <small>{[row.head.vesselName, row.head.voyage].filter(Boolean).join(' / ')}</small>
                  <small className="ml-mono">{timeWords(row, say)}</small>
                  {row.reason !== '' && <em>{row.reason}</em>}
                </button>
              </li>
            ))}
          </ol>
          {pages > 1 && (
            <p className="pre-sheet-pages">
              <Button size={24} disabled={pageNo <= 1} onClick={() => setPageNo(pageNo - 1)}>
                {say('later')}
              </Button>
              <Button size={24} disabled={pageNo >= pages} onClick={() => setPageNo(pageNo + 1)}>
                {say('earlier')}
              </Button>
            </p>
          )}
        </>
      )}
    </Panel>
  );
}

/** The last thing that happened to it, and when. */
function timeWords(
  { state, updateTime, submitTime, answerTime }: PreSheetRow,
  say: ReturnType<typeof useTexts<typeof preSheetWords.source>>,
) {
  if (answerTime !== null && (state === 'accepted' || state === 'returned')) return say('answeredAt', { time: answerTime.slice(5, 16) });
  if (submitTime !== null && state !== 'draft') return say('submittedAt', { time: submitTime.slice(5, 16) });
  return say('savedAt', { time: updateTime.slice(5, 16) });
}
