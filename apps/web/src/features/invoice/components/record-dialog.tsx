import { Button, Dialog, ErrorState, Lamp, SkeletonRows } from '@mastlight/ui';
import { showCoins } from '@mastlight/domain/billing/index';
import { invoiceStatuses, type InvoiceStatus } from '@mastlight/domain/invoice/invoice-status';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { saveFile } from '../../../platform/list/save-file';
import { fetchStoredFile } from '../../file';
import { recordQuery, topUpsQuery, type InvoiceRecord } from '../api';
import { invoiceWords } from '../texts/zh-CN';
import type { Application } from './application-panel';
import { StatusTag } from './status-tag';
import { TopUpTable } from './top-up-table';

/** One invoice: how far it is, what it says, the top-ups on it, and its file (R-7.5-05). */
export function RecordDialog(props: {
  readonly id: number;
  readonly onHear: (records: readonly InvoiceRecord[]) => void;
  /** Applies once more for what is free again: the tax office has refused it, or it was taken back. */
  readonly onAgain: (application: Application) => void;
  readonly onClose: () => void;
}) {
  const { id, onHear, onAgain, onClose } = props;
  const say = useTexts(invoiceWords);
  const { data, error, isFetching, refetch } = useQuery(recordQuery(id));
  const { data: openTopUps = [] } = useQuery(topUpsQuery);
  const isFree = new Set(openTopUps.map(({ orderNo }) => orderNo));
  useEffect(() => {
    if (data) onHear([data]);
  }, [data, onHear]);
  return (
    <Dialog title={say('details.title')} width={640} onClose={onClose}>
      {data ? (
        <div className="invoice-details">
          {data.redState !== 'flushed' && <InvoiceSteps status={data.statusCode} needsPaper={data.needsPaper} />}
          {data.statusCode === 'issuing' && <p>{say('details.working')}</p>}
          {data.reason !== '' && <p className="panel-refusal">{say('records.refused', { reason: data.reason })}</p>}
          {data.redInvoiceNo !== '' && <p>{say('details.redText')}</p>}
          <dl className="panel-facts">
            <dt>{say('records.status')}</dt>
            <dd>
              <StatusTag record={data} />
            </dd>
            <dt>{say('records.type')}</dt>
            <dd>{say(`types.${data.invoiceType}`)}</dd>
            <dt>{say('records.amount')}</dt>
            <dd className="ml-mono">{showCoins(data.amnount)}</dd>
            <dt>{say('records.to')}</dt>
            <dd>{data.companyName}</dd>
            <Fact label={say('details.taxNumber')} text={data.taxIdNumber} />
            <Fact label={say('records.createTime')} text={data.createTime} />
            <Fact label={say('details.invoiceNo')} text={data.invoiceNo} />
            <Fact label={say('details.answerTime')} text={data.invoiceNo === '' ? '' : data.answerTime} />
            <Fact label={say('details.express')} text={data.expressNumber} />
            <Fact label={say('details.redInvoiceNo')} text={data.redInvoiceNo} />
          </dl>
          <h3>{say('details.recharges')}</h3>
          <TopUpTable label={say('details.recharges')} topUps={data.recharges} />
          <div className="invoice-buttons">
            {data.fileUrls.map((url) => (
              <Button key={url} variant="primary" icon="download" onClick={() => void saveFile(() => fetchStoredFile(url))}>
                {say('details.download')}
              </Button>
            ))}
            {data.recharges.some(({ orderNo }) => isFree.has(orderNo)) && (
              <Button
                icon="undo"
                onClick={() => {
                  const { invoiceType, needsPaper, companyName, recharges } = data;
                  onAgain({ orderNos: recharges.map(({ orderNo }) => orderNo), invoiceType, needsPaper, companyName });
                }}
              >
                {say('details.again')}
              </Button>
            )}
          </div>
        </div>
      ) : error ? (
        <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Dialog>
  );
}

/** A line of what is known; nothing where it is not. */
function Fact({ label, text }: { readonly label: string; readonly text: string }) {
  if (text === '') return null;
  return (
    <>
      <dt>{label}</dt>
      <dd className="ml-mono">{text}</dd>
    </>
  );
}

/** 未开票 → 开票中 → 已开票, and 已寄出 where paper is wanted, as lamps on a cable. */
function InvoiceSteps({ status, needsPaper }: { readonly status: InvoiceStatus; readonly needsPaper: boolean }) {
  const say = useTexts(invoiceWords);
  const steps = invoiceStatuses.filter((step) => step !== 'sent' || needsPaper);
  const now = steps.indexOf(status);
  return (
    <ol className="invoice-steps">
      {steps.map((step, index) => (
        <li key={step} aria-current={index === now ? 'step' : undefined}>
          <Lamp kind={lampOf(status, index, now)} r={6} />
          {say(`status.${step}`)}
          {index === now && <span className="ml-visually-hidden">{say('details.step')}</span>}
        </li>
      ))}
    </ol>
  );
}

/** Lit up to where it is; it runs while the tax office is at it, and stands at fault where that refused it. */
function lampOf(status: InvoiceStatus, index: number, now: number): 'done' | 'unlit' | 'running' | 'fault' {
  if (index > now) return 'unlit';
  if (index < now) return 'done';
  return status === 'not-issued' ? 'fault' : status === 'issuing' ? 'running' : 'done';
}
