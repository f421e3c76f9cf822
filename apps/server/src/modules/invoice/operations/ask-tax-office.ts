import { nextStatus } from '@mastlight/domain/invoice/invoice-status';
import { taxOfficeTexts } from '@mastlight/domain/invoice/messages';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { InvoiceParts } from '../parts';
import { claimWaiting, type WaitingRecord } from '../store/claim-waiting';
import { holdRecord, releaseTopUps, setIssued, setRefused, settleRed } from '../store';
import { TaxOfficeError, type TaxAnswer } from '../tax-office/tax-office';

/** Asked about in one round. */
const roundMax = 200;

export type AskParts = Pick<InvoiceParts, 'database' | 'clock' | 'log' | 'taxOffice' | 'files'>;

/**
 * Asks the tax office about whatever waits for it (R-4.10-35), first what was asked longest ago: a notice that was lost
 * costs a minute. One that is silent is left alone until the next round; one that does not take a question is asked the next:
 * nobody waits for what is wrong with another's.
 */
export async function askTaxOffice(parts: AskParts): Promise<void> {
  const sinceMs = parts.clock.nowMs();
  for (let asked = 0; asked < roundMax; asked++) {
    const record = await inTransaction(parts.database, 'system', (tx) => claimWaiting(tx, sinceMs, parts.clock.nowMs()));
    if (!record) return;
    const answer = await ask(parts, record);
    if (answer === 'silent') return;
    if (answer === 'turned-away') continue;
    if (answer.state !== 'working') await settle(parts, record, answer);
  }
}

type FinalAnswer = Exclude<TaxAnswer, { readonly state: 'working' }>;

async function ask({ taxOffice, log }: AskParts, record: WaitingRecord): Promise<TaxAnswer | 'silent' | 'turned-away'> {
  try {
    return await (record.wants === 'invoice' ? taxOffice.issue(record.invoice) : taxOffice.redFlush(record.red));
  } catch (error) {
    if (!(error instanceof TaxOfficeError)) throw error;
    if (!error.isOfQuestion) {
      log.warn({ reason: error.reason }, 'tax office silent');
      return 'silent';
    }
    log.error({ reason: error.reason, record: record.id }, 'tax office does not take this question');
    return 'turned-away';
  }
}

function settle(parts: AskParts, record: WaitingRecord, answer: FinalAnswer): Promise<void> {
  if (record.wants === 'red-invoice')
    return inTransaction(parts.database, 'system', (tx) => settleRedInvoice(parts, tx, record.id, answer));
  return answer.state === 'issued'
    ? keepInvoice(parts, record, answer)
    : inTransaction(parts.database, 'system', (tx) => refuse(parts, tx, record.id, answer.reason));
}

/** The file first: a row that says 已开票 has one. Of two that keep it at once the second one's goes unused. */
async function keepInvoice(
  parts: AskParts,
  { id, ...owner }: WaitingRecord,
  { invoiceNo, pdf }: Extract<TaxAnswer, { readonly state: 'issued' }>,
): Promise<void> {
  const fileUrl = await parts.files.keepMade(owner, { bytes: pdf, kind: 'pdf', name: `${invoiceNo}.pdf` });
  await inTransaction(parts.database, 'system', async (tx) => {
    const record = await holdRecord(tx, id);
    const status = record && nextStatus(record.status, 'issue');
    if (!record || !status) return;
    if (!(await parts.files.takeUse(tx, owner, fileUrl, 'invoice'))) throw new Error('The file of an invoice is gone before it was used.');
    await setIssued(tx, record, { status, invoiceNo, fileUrl }, parts.clock.nowMs());
  });
}

async function refuse({ clock }: AskParts, tx: Transaction, id: number, told: string): Promise<void> {
  const record = await holdRecord(tx, id);
  const status = record && nextStatus(record.status, 'refuse');
  if (!record || !status) return;
  await setRefused(tx, record, { status, reason: told.trim() || taxOfficeTexts.refused }, clock.nowMs());
  await releaseTopUps(tx, record);
}

/** Once the red one is out the top-ups may be invoiced again; one that is refused may be wished for again. */
async function settleRedInvoice({ log }: AskParts, tx: Transaction, id: number, answer: FinalAnswer): Promise<void> {
  const record = await holdRecord(tx, id);
  if (record?.redState !== 'wished') return;
  if (answer.state === 'refused') {
    log.warn({ record: id, reason: answer.reason }, 'red invoice refused');
    await settleRed(tx, record, null);
    return;
  }
  await settleRed(tx, record, answer.invoiceNo);
  await releaseTopUps(tx, record);
}
