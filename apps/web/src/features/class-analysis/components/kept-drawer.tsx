import { showCode } from '@mastlight/domain/vocabulary/show-code';
import { Button, Drawer, SkeletonRows } from '@mastlight/ui';
import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import * as api from '../api';
import { classAnalysisWords } from '../texts/zh-CN';

/** Earlier analyses: to be opened again, or deleted. */
export function HistoryDrawer({ onOpen, onClose }: { readonly onOpen: (id: number) => void; readonly onClose: () => void }) {
  const say = useTexts(classAnalysisWords);
  return (
    <KeptDrawer
      title={say('kept.history')}
      note={say('kept.note')}
      empty={say('kept.noHistory')}
      query={api.historyQuery()}
      remove={api.deleteAnalyses}
      onClose={onClose}
      tell={({ title, createTime, lineCount, openCount }) => ({
        name: title,
        note: `${createTime.slice(0, 16)} · ${say('kept.counts', { lines: lineCount, open: openCount })}`,
      })}
      onOpen={onOpen}
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
      tell={({ name, hsCode, hsName, updateTime }) => ({ name, note: `${showCode(hsCode)} ${hsName} · ${updateTime.slice(0, 16)}` })}
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
  /** What is told of a row: its name, and the rest. */
  readonly tell: (row: Row) => { readonly name: string; readonly note: string };
  /** What pressing its name does; a name that leads nowhere is a text. */
  readonly onOpen?: (id: number) => void;
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
          <KeptRow
            key={row.id}
            {...props.tell(row)}
            onOpen={props.onOpen && (() => props.onOpen!(row.id))}
            onDelete={() => void remove(row.id)}
          />
        ))}
      </ul>
      {data !== undefined && data.total > data.list.length && (
        <p className="hs-note">{say('kept.more', { count: data.list.length, total: data.total })}</p>
      )}
    </Drawer>
  );
}

function KeptRow(props: {
  readonly name: string;
  readonly note: string;
  readonly onOpen: (() => void) | undefined;
  readonly onDelete: () => void;
}) {
  const say = useTexts(classAnalysisWords);
  const { name, note, onOpen, onDelete } = props;
  return (
    <li>
      <div>
        {onOpen ? (
          <button type="button" className="hs-kept-name" onClick={onOpen}>
            {name}
          </button>
        ) : (
          <span>{name}</span>
        )}
        <span className="hs-note">{note}</span>
      </div>
      <Button variant="icon" size={24} icon="trash" aria-label={`${say('kept.delete')} ${name}`} onClick={onDelete} />
    </li>
  );
}
