import { Button, ConfirmDialog, Dialog, ErrorState, SkeletonRows, TextField } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { saveFile } from '../../../platform/list/save-file';
import { PanelTable } from '../../../platform/panel';
import { TimeCell } from '../../../platform/time-cell';
import { showCoins } from '../../billing';
import { deskStepsOf, invoiceReasonMax } from '../../invoice';
import { fetchInvoiceFile, invoiceQuery, invoicesKey, postInvoice, redFlush, type DeskInvoice } from '../invoices-api';
import { deskInvoiceTexts } from '../texts/invoices.zh-CN';
import { spellHidden } from '../../../platform/spell-hidden';
import { InvoiceTags } from './invoice-tags';
import { tellOutcome } from '../../../platform/form/note-dialog';
import { OrderLink } from './order-link';

/** One invoice at the desk: what it says, its file, and what can be done with it. */
export function InvoiceDialog({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const say = useTexts(deskInvoiceTexts);
  const { data, error, isFetching, refetch } = useQuery(invoiceQuery(id));
  return (
    <Dialog title={data ? say('one', { yuan: showCoins(data.amnount) }) : say('title')} width={640} onClose={onClose}>
      {data ? (
        <div className="money-form">
          <Facts invoice={data} />
          <PanelTable label={say('recharges')}>
            <thead>
              <tr>
                <th scope="col">{say('order')}</th>
                <th scope="col">{say('payTime')}</th>
                <th scope="col" data-kind="number">
                  {say('yuan')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.recharges.map(({ orderNo, payTime, amount }) => (
                <tr key={orderNo}>
                  <td className="ml-mono">
                    <OrderLink orderNo={orderNo} />
                  </td>
                  <td>
                    <TimeCell time={payTime} />
                  </td>
                  <td className="ml-mono money-amount">{showCoins(amount)}</td>
                </tr>
              ))}
            </tbody>
          </PanelTable>
          {data.hasFile ? (
            <p>
              <Button icon="download" onClick={() => void saveFile(() => fetchInvoiceFile(id))}>
                {say('download')}
              </Button>
            </p>
          ) : (
            <p className="panel-note">{say('noFile')}</p>
          )}
          <PostForm invoice={data} />
          <RedForm invoice={data} />
        </div>
      ) : error ? (
        <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Dialog>
  );
}

function Facts({ invoice }: { readonly invoice: DeskInvoice }) {
  const say = useTexts(deskInvoiceTexts);
  const { ownerKey, accountName } = invoice;
  const facts = [
    [
      say('account'),
      say('whose', { name: accountName, kind: say(ownerKey.startsWith('c:') ? 'company' : 'person', { id: ownerKey.slice(2) }) }),
    ],
    [say('to'), invoice.companyName],
    [say('taxNumber'), invoice.taxIdNumber],
    [say('type'), say(`types.${invoice.invoiceType}`)],
    [say('createTime'), invoice.createTime],
    [say('invoiceNo'), invoice.invoiceNo],
    [say('answerTime'), invoice.invoiceNo === '' ? '' : invoice.answerTime],
    [say('express'), invoice.expressNumber],
    [say('redReason'), invoice.redReason],
    [say('redInvoiceNo'), invoice.redInvoiceNo],
  ] as const;
  return (
    <dl className="panel-facts money-facts-plain">
      <dt>{say('state')}</dt>
      <dd>
        <InvoiceTags invoice={invoice} />
        {invoice.reason !== '' && <small> {say('refused', { reason: spellHidden(invoice.reason) })}</small>}
      </dd>
      {facts.flatMap(([label, value]) =>
        value === '' ? [] : [<dt key={label}>{label}</dt>, <dd key={`${label} of`}>{spellHidden(value)}</dd>],
      )}
    </dl>
  );
}

/** Its paper is posted: where to, and under which number. */
function PostForm({ invoice }: { readonly invoice: DeskInvoice }) {
  const say = useTexts(deskInvoiceTexts);
  const client = useQueryClient();
  const [express, setExpress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!deskStepsOf({ ...invoice, status: invoice.statusCode }).canPost) return null;

  async function post(): Promise<void> {
    const isRight = /^[0-9A-Za-z-]{6,40}$/.test(express.trim());
    setWrong(!isRight);
    if (!isRight) return;
    setBusy(true);
    await tellOutcome(() => postInvoice(invoice.id, express.trim()), say('posted'));
    setBusy(false);
    await client.invalidateQueries({ queryKey: invoicesKey });
  }
  const { addressee: name, contactPhone: phone, contactAddress: address } = invoice;
  return (
    <section className="money-step" aria-label={say('postTitle')}>
      <h3>{say('postTitle')}</h3>
      <p>{spellHidden(say('postTo', { name, phone, address }))}</p>
      <TextField
        label={say('express')}
        hint={say('expressHint')}
        isRequired
        isMono
        autoComplete="off"
        maxLength={40}
        value={express}
        onChange={(text) => {
          setExpress(text);
          setWrong(false);
        }}
        {...(isWrong ? { error: say('expressWrong') } : {})}
      />
      <Button variant="primary" isLoading={isBusy} onClick={() => void post()}>
        {say('post')}
      </Button>
    </section>
  );
}

/** It is taken back by a red one, for a reason, once somebody has read what that does. */
function RedForm({ invoice }: { readonly invoice: DeskInvoice }) {
  const say = useTexts(deskInvoiceTexts);
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (invoice.redState === 'wished') return <p role="status">{say('working')}</p>;
  if (!deskStepsOf({ ...invoice, status: invoice.statusCode }).canFlush) return null;

  function ask(): void {
    const isRight = reason.trim() !== '';
    setWrong(!isRight);
    setAsking(isRight);
  }
  async function flush(): Promise<void> {
    setAsking(false);
    setBusy(true);
    await tellOutcome(() => redFlush(invoice.id, reason.trim()), say('wished'));
    setBusy(false);
    await client.invalidateQueries({ queryKey: invoicesKey });
  }
  return (
    <section className="money-step" aria-label={say('redTitle')}>
      <h3>{say('redTitle')}</h3>
      <p>{say(invoice.redState === 'refused' ? 'redAgain' : 'redNote')}</p>
      <TextField
        label={say('reason')}
        isRequired
        maxLength={invoiceReasonMax}
        value={reason}
        onChange={(text) => {
          setReason(text);
          setWrong(false);
        }}
        {...(isWrong ? { error: say('reasonWrong') } : {})}
      />
      <Button variant="danger" isLoading={isBusy} onClick={ask}>
        {say('redFlush')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={say('confirmTitle')}
          confirmLabel={say('redFlush')}
          cancelLabel={say('cancel')}
          onConfirm={() => void flush()}
          onClose={() => setAsking(false)}
        >
          {say('confirmText', {
            company: invoice.companyName,
            yuan: showCoins(invoice.amnount),
            no: invoice.invoiceNo,
            reason: reason.trim(),
          })}
        </ConfirmDialog>
      )}
    </section>
  );
}
