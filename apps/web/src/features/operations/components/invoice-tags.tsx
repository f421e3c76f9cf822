import { Tag, type Tone } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import type { ListedInvoice } from '../invoices-api';
import { deskInvoiceTexts } from '../texts/invoices.zh-CN';

const tones = { 'not-issued': 'danger', issuing: 'run', issued: 'done', sent: 'done' } as const satisfies Record<
  ListedInvoice['statusCode'],
  Tone
>;
const redTones = { wished: 'run', flushed: 'att', refused: 'danger' } as const satisfies Record<string, Tone>;

/** How far an invoice has come, or how far taking it back has: one that was taken back is out no more. */
export function InvoiceTags({ invoice }: { readonly invoice: Pick<ListedInvoice, 'statusCode' | 'redState'> }) {
  const say = useTexts(deskInvoiceTexts);
  const { statusCode, redState } = invoice;
  return (
    <>
      {redState !== 'flushed' && <Tag tone={tones[statusCode]}>{say(`status.${statusCode}`)}</Tag>}{' '}
      {redState !== 'none' && <Tag tone={redTones[redState]}>{say(`red.${redState}`)}</Tag>}
    </>
  );
}
