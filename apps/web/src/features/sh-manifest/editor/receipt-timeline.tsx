import { Button, Tag, type Tone } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { submissionWords } from '@mastlight/domain/sh-manifest/messages';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { saveFile } from '../../../platform/list/save-file';
import { manifestCalls, product } from '../api';
import { shManifestWords } from '../texts/zh-CN';

const tones: Readonly<Record<string, Tone>> = {
  [submissionWords.pending]: 'run',
  [submissionWords.accepted]: 'done',
  [submissionWords.rejected]: 'danger',
  [submissionWords.unanswered]: 'att',
};

/** What went to customs of a manifest, and what they said, newest first. */
export function ReceiptTimeline({ id, version }: { readonly id: number; readonly version: number }) {
  const say = useTexts(shManifestWords);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [product, 'receipts', id, version],
    queryFn: () => manifestCalls.receipts(id),
  });
  return (
    <section className="manifest-timeline">
      <h3>{say('editor.timeline')}</h3>
      {data?.some(({ completionstatus }) => completionstatus === submissionWords.accepted) && (
        <Button icon="print" onClick={() => void saveFile(() => manifestCalls.print(id))}>
          {say('editor.proof')}
        </Button>
      )}
      {!data && error && <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />}
      {data?.length === 0 && <p>{say('editor.timelineEmpty')}</p>}
      <ol>
        {data?.map((entry) => (
          <li key={entry.id}>
            <span className="ml-mono">{entry.createTime.slice(5, 16)}</span> {say(`editor.kinds.${entry.kind}`)}{' '}
            <Tag tone={tones[entry.completionstatus] ?? 'idle'}>{entry.completionstatus}</Tag>
            {entry.message && <p>{entry.message}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
