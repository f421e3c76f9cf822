import { showCode } from '@mastlight/domain/class-analysis/say-reason';
import { Button, Drawer, SkeletonRows } from '@mastlight/ui';
import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import * as api from '../api';
import { classAnalysisWords } from '../texts';

/** Earlier analyses: to be opened again, or deleted. */
export function HistoryDrawer(props: { readonly onOpen: (id: number) => void; readonly onClose: () => void }) {
  const say = useTexts(classAnalysisWords);
  return (
    <KeptDrawer
      title={say('kept.history')}
      note={say('kept.note')}
      empty={say('kept.noHistory')}
      query={api.historyQuery()}
      remove={api.deleteAnalyses}
      onClose={props.onClose}
      row={({ id, title, createTime, lineCount, openCount }) => (
        <>
          <button type="button" className="hs-kept-name" onClick={() => props.onOpen(id)}>
            {title}
          </button>
          <span className="hs-note">
            {createTime.slice(0, 16)} · {say('kept.counts', { lines: lineCount, open: openCount })}
          </span>
        </>
      )}
      nameOf={({ title }) => title}
    />
  );
}

/** The names that the company has given codes of its own: to be forgotten. */
export function SynonymsDrawer({ onClose }: { readonly onClose: () => void }) {
  const say = useTexts(classAnalysisWords);
  return (
    <KeptDrawer
      title={say('kept.synonyms')}
      note={say('kept.synonymsNote')}
      empty={say('kept.noSynonyms')}
      query={api.synonymsQuery()}
      remove={api.deleteSynonyms}
      onClose={onClose}
      row={({ name, hsCode, hsName, updateTime }) => (
        <>
          <span>{name}</span>
          <span className="hs-note">
            <span className="ml-mono">{showCode(hsCode)}</span> {hsName} · {updateTime.slice(0, 16)}
          </span>
        </>
      )}
      nameOf={({ name }) => name}
    />
  );
}

interface KeptPage<Row> {
  readonly list: Row[];
  readonly total: number;
}

function KeptDrawer<Row extends { readonly id: number }>(props: {
  readonly title: string;
  readonly note: string;
  readonly empty: string;
  readonly query: { readonly queryKey: QueryKey; readonly queryFn: (asked: { readonly signal: AbortSignal }) => Promise<KeptPage<Row>> };
  readonly remove: (ids: readonly number[]) => Promise<unknown>;
  readonly row: (row: Row) => ReactNode;
  readonly nameOf: (row: Row) => string;
  readonly onClose: () => void;
}) {
  const say = useTexts(classAnalysisWords);
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery<KeptPage<Row>>({
    queryKey: props.query.queryKey,
    queryFn: ({ signal }) => props.query.queryFn({ signal }),
  });

  async function remove(id: number): Promise<void> {
    // A refusal has been shown.
    await props.remove([id]).catch(() => undefined);
    await client.invalidateQueries({ queryKey: props.query.queryKey });
  }
  return (
    <Drawer width={760} title={props.title} subtitle={props.note} onClose={props.onClose}>
      {error !== null && data === undefined && <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />}
      {error === null && data === undefined && <SkeletonRows rows={6} />}
      {data?.list.length === 0 && <p className="hs-note hs-none">{props.empty}</p>}
      <ul className="hs-kept">
        {data?.list.map((row) => (
          <li key={row.id}>
            <div>{props.row(row)}</div>
            <Button
              variant="icon"
              size={24}
              icon="trash"
              aria-label={`${say('kept.delete')} ${props.nameOf(row)}`}
              onClick={() => void remove(row.id)}
            />
          </li>
        ))}
      </ul>
      {data !== undefined && data.total > data.list.length && (
        <p className="hs-note">{say('kept.more', { count: data.list.length, total: data.total })}</p>
      )}
    </Drawer>
  );
}
