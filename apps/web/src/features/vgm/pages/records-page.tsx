import { EmptySea, ErrorState, SkeletonRows, Tag } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { Pager } from '../../../platform/list/pager';
import { loginState, useSession } from '../../../platform/session';
import { TimeCell } from '../../../platform/time-cell';
import { recordsQuery } from '../api';
import { VgmHead } from '../components/vgm-head';
import { vgmWords } from '../texts/zh-CN';
import '../components/vgm.css';

const size = 50;

/** R-2.2-23: what was corrected, deleted and restored, the newest first. */
export function RecordsPage() {
  const say = useTexts(vgmWords);
  const isSignedIn = useSession(loginState);
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useQuery({ ...recordsQuery(page), enabled: isSignedIn });
  return (
    <div className="list-page">
      <VgmHead shown="records" />
      {error && <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && isSignedIn && <SkeletonRows rows={6} />}
      {(data?.total === 0 || !isSignedIn) && <EmptySea title={say('noRecords')} />}
      {data && data.total > 0 && (
        <>
          <table className="vgm-sheet-table">
            <thead>
              <tr>
                {(['time', 'bill', 'kind', 'changes', 'state', 'who'] as const).map((column) => (
                  <th key={column} scope="col">
                    {say(`recordColumns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.list.map((row) => (
                <tr key={row.id}>
                  <td>
                    <TimeCell time={row.time} />
                  </td>
                  <td className="ml-mono">{row.billNo}</td>
                  <td>{say(`recordKinds.${row.kind}`)}</td>
                  <td>
                    {row.changes.map(({ ctnNo, field, before, after }) => (
                      <div key={`${ctnNo} ${field}`}>
                        <span className="ml-mono">{ctnNo}</span> {nameOf(say, field)} {before} → {after}
                      </div>
                    ))}
                  </td>
                  <td>
                    {row.state !== null && (
                      <Tag
                        tone={row.state === 'accepted' || row.state === 'finished' ? 'done' : row.state === 'refused' ? 'danger' : 'run'}
                      >
                        {row.reason || say(toneWord(row.state))}
                      </Tag>
                    )}
                  </td>
                  <td>{row.operator}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Pager total={data.total} unit={say('unit')} page={page} size={size} sizes={[size]} onPage={setPage} onSize={() => {}} />
        </>
      )}
    </div>
  );
}

type Say = ReturnType<typeof useTexts<(typeof vgmWords)['source']>>;

function nameOf(say: Say, field: string): string {
  return field === 'added' || field === 'removed' ? say(`change.${field}`) : say(`columns.${field as 'grossKg'}`);
}

/** How far a correction is, in the words of filings. */
function toneWord(state: string): 'statuses.sending' | 'statuses.sent' | 'statuses.failed' {
  if (state === 'accepted' || state === 'finished') return 'statuses.sent';
  return state === 'refused' || state === 'unanswered' ? 'statuses.failed' : 'statuses.sending';
}
