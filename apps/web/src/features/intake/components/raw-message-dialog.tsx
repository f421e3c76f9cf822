import { useQuery } from '@tanstack/react-query';
import { Button, copyToClipboard, Dialog, ErrorState, showToast, SkeletonRows, Tag } from '@mastlight/ui';
import { messageStates } from '@mastlight/domain/intake/message-state';
import { maskMark } from '@mastlight/domain/vocabulary/without-contacts';
import { sources } from '@mastlight/domain/vocabulary/source';
import { wireFormatName } from '@mastlight/domain/vocabulary/wire-format';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { said } from '../../../platform/said';
import { messageQuery } from '../api';
import { intakeTexts } from '../texts/zh-CN';
import './raw-message-dialog.css';

const stateTones = { received: 'run', applied: 'done', duplicate: 'idle', quarantined: 'danger' } as const;

/** One message as it was received, with what was found wrong in it. */
export function RawMessageDialog({ messageId, onClose }: { readonly messageId: number; readonly onClose: () => void }) {
  const say = useTexts(intakeTexts);
  const { data, error, isFetching, refetch } = useQuery(messageQuery(messageId));
  // Of a message that is not there nothing else is told, so that numbers cannot be tried out.
  const isNotYours = error instanceof CallError && error.code === 404;
  const copy = async (text: string): Promise<void> => {
    const isCopied = await copyToClipboard(text);
    showToast(isCopied ? { tone: 'done', text: say('copied') } : { tone: 'danger', text: say('copyFailed') });
  };
  return (
    <Dialog
      title={`${say('rawTitle')} #${messageId}`}
      width={760}
      onClose={onClose}
      {...(data
        ? {
            actions: (
              <Button icon="copy" onClick={() => void copy(data.text)}>
                {say('copy')}
              </Button>
            ),
          }
        : {})}
    >
      {error && !data ? (
        <ErrorState
          {...(isNotYours ? { title: say('notShown') } : {})}
          message={isNotYours ? say('notYours') : error.message}
          {...(error instanceof CallError && error.requestId ? { requestId: error.requestId } : {})}
          isRetrying={isFetching}
          {...(isNotYours ? {} : { onRetry: () => void refetch() })}
        />
      ) : !data ? (
        <SkeletonRows rows={6} />
      ) : (
        <div className="intake-raw">
          <p className="intake-raw-facts">
            <Tag tone={stateTones[data.state]}>{said(messageStates.find((state) => state.code === data.state)?.name ?? data.state)}</Tag>
            <span>{said(Object.hasOwn(sources, data.source) ? sources[data.source as keyof typeof sources] : data.source)}</span>
            {data.format && <span data-tip={data.format}>{said(wireFormatName(data.format))}</span>}
            <span className="ml-mono">{data.receivedTime}</span>
            {data.size !== null && <span className="ml-mono">{data.size.toLocaleString('en-US')} B</span>}
            {data.fileName && <span className="ml-mono">{data.fileName}</span>}
          </p>
          {data.reasonText && <p className="intake-raw-reason">{said(data.reasonText)}</p>}
          {data.findings.length > 0 && (
            <ul className="intake-raw-findings" aria-label={say('findings')}>
              {data.findings.map((finding, i) => (
                <li key={i} data-severity={finding.severity}>
                  <span className="ml-mono">{finding.code}</span> {said(finding.text)}
                </li>
              ))}
            </ul>
          )}
          {data.isMasked && data.text.includes(maskMark) && <p className="intake-raw-note">{say('masked')}</p>}
          {data.isExcerpt && <p className="intake-raw-note">{say('excerpt')}</p>}
          <pre className="ml-mono" role="region" tabIndex={0} aria-label={say('rawTitle')}>
            {data.text}
          </pre>
          {data.isCut && <p className="intake-raw-note">{say('cut')}</p>}
        </div>
      )}
    </Dialog>
  );
}
