import { Tag } from '@mastlight/ui';
import type { InvoiceStatus } from '@mastlight/domain/invoice/invoice-status';
import { useTexts } from '../../../platform/catalogue';
import type { InvoiceRecord } from '../api';
import { invoiceWords } from '../texts/zh-CN';

const tones = { 'not-issued': 'danger', issuing: 'run', issued: 'done', sent: 'done' } as const satisfies Record<InvoiceStatus, string>;
const icons = { 'not-issued': 'warn', issuing: 'clock', issued: 'check', sent: 'share' } as const satisfies Record<InvoiceStatus, string>;

/** How far an invoice has come, and whether it was taken back (R-4.10-01). */
export function StatusTag({ record }: { readonly record: Pick<InvoiceRecord, 'statusCode' | 'redInvoiceNo'> }) {
  const say = useTexts(invoiceWords);
  const { statusCode, redInvoiceNo } = record;
  return (
    <span className="invoice-tags">
      <Tag tone={tones[statusCode]} icon={icons[statusCode]}>
        {say(`status.${statusCode}`)}
      </Tag>
      {redInvoiceNo !== '' && (
        <Tag tone="idle" icon="undo">
          {say('records.red')}
        </Tag>
      )}
    </span>
  );
}
