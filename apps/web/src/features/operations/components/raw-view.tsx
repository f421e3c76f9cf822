import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, ErrorState, SegmentedControl, SkeletonRows } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { bytesQuery, textQuery } from '../api';
import { operationsTexts } from '../texts/zh-CN';
import { hexLinesOf, linesOf, shownLinesMax } from '../raw-lines';
import { said } from '../../../platform/said';

/** A message as it came: as text or byte by byte, never as anything that it could do. */
export function RawView({ messageId, onClose }: { readonly messageId: number; readonly onClose: () => void }) {
  const say = useTexts(operationsTexts);
  const [form, setForm] = useState<'text' | 'bytes'>('text');
  return (
    <section className="ops-raw" aria-label={say('rawOf', { id: String(messageId) })}>
      <header>
        <strong className="ml-mono">#{messageId}</strong>
        <SegmentedControl
          label={say('rawOf', { id: String(messageId) })}
          value={form}
          segments={[
            { value: 'text', label: say('asText') },
            { value: 'bytes', label: say('asBytes') },
          ]}
          onChange={setForm}
        />
        <Button size={24} icon="close" onClick={onClose}>
          {say('close')}
        </Button>
      </header>
      {form === 'text' ? <RawText messageId={messageId} /> : <RawBytes messageId={messageId} />}
    </section>
  );
}

function RawText({ messageId }: { readonly messageId: number }) {
  const say = useTexts(operationsTexts);
  const { data, error, isFetching, refetch } = useQuery(textQuery(messageId));
  if (error && !data) return <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={4} />;
  const lines = linesOf(data.text, data.format);
  const findings = new Map(data.findings.map((finding) => [finding.segment, said(finding.text)]));
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: the keyboard reaches it so */}
      <ol className="ops-raw-lines ml-mono" tabIndex={0} aria-label={say('asText')}>
        {lines.slice(0, shownLinesMax).map((line, index) => {
          const finding = findings.get(index + 1);
          return (
            <li key={index} data-marked={finding !== undefined}>
              <bdi>{line}</bdi>
              {finding !== undefined && <em>{finding}</em>}
            </li>
          );
        })}
      </ol>
      {findings.get(null) !== undefined && <p className="ops-raw-note">{findings.get(null)}</p>}
      {(lines.length > shownLinesMax || data.isCut) && (
        <p className="ops-raw-note">{say('textCut', { count: Math.min(lines.length, shownLinesMax) })}</p>
      )}
    </>
  );
}

function RawBytes({ messageId }: { readonly messageId: number }) {
  const say = useTexts(operationsTexts);
  /** Where each stretch that was shown begins; the last is the one shown now. */
  const [begins, setBegins] = useState<readonly number[]>([0]);
  const from = begins.at(-1)!;
  const { data, error, isFetching, refetch } = useQuery(bytesQuery(messageId, from));
  if (error && !data) return <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={4} />;
  const end = from + data.hex.length / 2;
  return (
    <>
      <pre className="ops-raw-bytes ml-mono" role="region" tabIndex={0} aria-label={say('asBytes')}>
        {hexLinesOf(data.hex, from).join('\n')}
      </pre>
      <p className="ops-raw-note">
        {say('bytesShown', { from: Math.min(from + 1, data.size), end, size: data.size })}
        <Button size={24} disabled={from === 0} onClick={() => setBegins(begins.slice(0, -1))}>
          {say('earlier')}
        </Button>
        <Button size={24} disabled={end >= data.size} onClick={() => setBegins([...begins, end])}>
          {say('later')}
        </Button>
      </p>
    </>
  );
}
