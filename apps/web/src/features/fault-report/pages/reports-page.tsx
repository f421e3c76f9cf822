import { Button, Dialog, showToast, SkeletonRows, Tag, TextArea } from '@mastlight/ui';
import { reportLength } from '@mastlight/domain/fault-report/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { lazyPart } from '../../../platform/lazy-part';
import { Pager } from '../../../platform/list/pager';
import { Panel, PanelTable } from '../../../platform/panel';
import { sayRefusal } from '../../../platform/say-refusal';
import { TimeCell } from '../../../platform/time-cell';
import { spellHidden } from '../../../platform/spell-hidden';
import { answerReport, deskPageSize, deskReportsQuery, refreshReports, type DeskReport } from '../api';
import { faultReportWords } from '../texts/zh-CN';
import '../components/report-dialog.css';
import './reports-page.css';

const RawMessage = lazyPart(async () => (await import('../../intake')).RawMessageDialog);

/** What customers reported of their bills' events, those that wait first: looked up in the raw message, and answered. */
export function ReportsPage() {
  const say = useTexts(faultReportWords);
  const [pageNo, setPageNo] = useState(1);
  const { data, error, isFetching, refetch } = useQuery(deskReportsQuery(pageNo));
  const [answered, setAnswered] = useState<DeskReport | null>(null);
  const [messageId, setMessageId] = useState<number | null>(null);
  return (
    <div className="reports-page">
      <header className="reports-head">
        <h1 className="page-title">{say('pageTitle')}</h1>
        <a href="/ops">{say('desk.back')}</a>
      </header>
      <Panel title={say('pageTitle')} note={say('desk.note')}>
        {data === undefined ? (
          error ? (
            <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
          ) : (
            <SkeletonRows rows={4} />
          )
        ) : data.total === 0 ? (
          <p className="panel-empty">{say('desk.none')}</p>
        ) : (
          <PanelTable label={say('pageTitle')}>
            <thead>
              <tr>
                {(['at', 'who', 'bill', 'seen', 'text', 'state'] as const).map((column) => (
                  <th key={column} scope="col">
                    {say(`desk.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.list.map((report) => (
                <tr key={report.id} data-edge={report.answeredTime === null ? 'att' : undefined}>
                  <td>
                    <TimeCell time={report.sentTime} />
                  </td>
                  <td>
                    {spellHidden(report.reporter) || say('desk.gone')} <small>{spellHidden(report.company) || say('desk.ofHimself')}</small>
                  </td>
                  <td className="ml-mono">
                    {report.blno} <small>{report.port}</small>
                  </td>
                  <td>
                    {spellHidden(report.seen)}{' '}
                    {report.messageId > 0 && (
                      <Button size={24} variant="text" onClick={() => setMessageId(report.messageId)}>
                        {say('desk.raw')}
                      </Button>
                    )}
                  </td>
                  <td className="report-before">
                    <p>{spellHidden(report.text, { hasLines: true })}</p>
                  </td>
                  <td data-kind="actions">
                    {report.answeredTime === null ? (
                      <>
                        <Tag tone="att" icon="clock">
                          {say('desk.waiting')}
                        </Tag>{' '}
                        <Button size={24} onClick={() => setAnswered(report)}>
                          {say('desk.answer')}
                        </Button>
                      </>
                    ) : (
                      <>
                        <Tag tone="done" icon="check">
                          {say('desk.answered')}
                        </Tag>{' '}
                        <TimeCell time={report.answeredTime} /> {report.answer}
                      </>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </PanelTable>
        )}
        {data !== undefined && data.total > deskPageSize && (
          <Pager
            total={data.total}
            unit={say('desk.unit')}
            page={pageNo}
            size={deskPageSize}
            sizes={[deskPageSize]}
            onPage={setPageNo}
            onSize={() => undefined}
          />
        )}
      </Panel>
      {answered && <AnswerDialog report={answered} onClose={() => setAnswered(null)} />}
      {messageId !== null && <RawMessage messageId={messageId} onClose={() => setMessageId(null)} />}
    </div>
  );
}

function AnswerDialog({ report, onClose }: { readonly report: DeskReport; readonly onClose: () => void }) {
  const say = useTexts(faultReportWords);
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    setBusy(true);
    try {
      await answerReport(report.id, text.trim());
      showToast({ tone: 'done', text: say('desk.answered') });
      onClose();
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
      setRefusal(Object.values(cause.fields ?? {})[0] ?? sayRefusal(cause));
      setBusy(false);
    }
    void refreshReports();
  }
  return (
    <Dialog
      title={say('desk.answerTitle')}
      width={480}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('desk.cancel')}</Button>
          <Button variant="primary" isLoading={isBusy} disabled={text.trim().length < reportLength.min} onClick={() => void submit()}>
            {say('desk.send')}
          </Button>
        </>
      }
    >
      <p className="report-seen">
        <span className="ml-mono">{report.blno}</span> {spellHidden(report.seen)}
      </p>
      <div className="report-before">
        <p>{spellHidden(report.text, { hasLines: true })}</p>
      </div>
      <TextArea
        label={say('desk.answerText')}
        hint={say('desk.answerNote')}
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
    </Dialog>
  );
}
