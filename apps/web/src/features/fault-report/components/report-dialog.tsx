import { Button, Dialog, showToast, SkeletonRows, Tag, TextArea } from '@mastlight/ui';
import { reportLength, seenLengthMax } from '@mastlight/domain/fault-report/limits';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { sayRefusal } from '../../../platform/say-refusal';
import { refreshReports, reportsOfBillQuery, sendReport, type FaultReport } from '../api';
import { faultReportWords } from '../texts/zh-CN';
import './report-dialog.css';

/** The event of a bill that somebody says is wrong. */
export interface ReportedEvent {
  readonly port: PortCode;
  readonly blno: string;
  readonly eventId: number;
  /** Of the raw message; 0: there is none. */
  readonly messageId: number;
  /** Its line, as it is read. */
  readonly seen: string;
}

/** Says what is wrong in an event, and reads what was said of it before. */
export function ReportDialog({ event, onClose }: { readonly event: ReportedEvent; readonly onClose: () => void }) {
  const say = useTexts(faultReportWords);
  const { port, blno, eventId } = event;
  const { data, error, isFetching, refetch } = useQuery(reportsOfBillQuery(port, blno));
  const before = data?.filter((one) => one.eventId === eventId) ?? [];
  const isWaiting = before.some(({ answeredTime }) => answeredTime === null);
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    setBusy(true);
    try {
      await sendReport({ ...event, seen: event.seen.slice(0, seenLengthMax), text: text.trim() });
      showToast({ tone: 'done', text: say('report.sent') });
      onClose();
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
      // What was typed stays; the field's own words say more than the refusal of the whole.
      setRefusal(Object.values(cause.fields ?? {})[0] ?? sayRefusal(cause));
      setBusy(false);
    }
    void refreshReports();
  }
  return (
    <Dialog
      title={say('report.title')}
      width={480}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('report.cancel')}</Button>
          {!isWaiting && (
            <Button
              variant="primary"
              isLoading={isBusy}
              disabled={data === undefined || text.trim().length < reportLength.min}
              onClick={() => void submit()}
            >
              {say('report.send')}
            </Button>
          )}
        </>
      }
    >
      <p className="report-seen">{event.seen}</p>
      {data === undefined ? (
        error ? (
          <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonRows rows={2} />
        )
      ) : (
        before.length > 0 && <Before reports={before} />
      )}
      {data !== undefined && !isWaiting && (
        <>
          <TextArea
            label={say('report.text')}
            hint={say('report.hint')}
            isRequired
            rows={4}
            maxLength={reportLength.max}
            value={text}
            onChange={(typed) => {
              setText(typed);
              setRefusal(null);
            }}
            error={refusal ?? undefined}
          />
          <p className="report-note">{say('report.note')}</p>
        </>
      )}
    </Dialog>
  );
}

/** What was reported of the event before, and what was answered. */
function Before({ reports }: { readonly reports: readonly FaultReport[] }) {
  const say = useTexts(faultReportWords);
  return (
    <ul className="report-before" aria-label={say('report.before')}>
      {reports.map(({ id, text, sentTime, answer, answeredTime }) => (
        <li key={id}>
          <p>
            <small className="ml-mono">{sentTime.slice(5, 16)}</small> {text}
          </p>
          {answeredTime === null ? (
            <Tag tone="att" icon="clock">
              {say('report.waiting')}
            </Tag>
          ) : (
            <p>
              <Tag tone="done" icon="check">
                {say('report.answered', { time: answeredTime.slice(5, 16) })}
              </Tag>{' '}
              {answer}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
