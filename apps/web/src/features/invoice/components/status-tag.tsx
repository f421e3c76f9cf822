import { Tag } from '@mastlight/ui';
import type { InvoiceStatus } from '@mastlight/domain/invoice/invoice-status';
import { useTexts } from '../../../platform/catalogue';
import type { InvoiceRecord } from '../api';
import { invoiceWords } from '../texts/zh-CN';

const tones = { 'not-issued': 'danger', issuing: 'run', issued: 'done', sent: 'done' } as const satisfies Record<InvoiceStatus, string>;
const icons = { 'not-issued': 'warn', issuing: 'clock', issued: 'check', sent: 'share' } as const satisfies Record<InvoiceStatus, string>;

/** How far an invoice has come (R-4.10-01); one that was taken back is out no more, and says that alone. */
export function StatusTag({ record }: { readonly record: Pick<InvoiceRecord, 'statusCode' | 'redState'> }) {
  const say = useTexts(invoiceWords);
  const { statusCode, redState } = record;
  return (
    <span className="invoice-tags">
      {redState === 'flushed' ? (
        <Tag tone="att" icon="undo">
          {say('records.red')}
        </Tag>
      ) : (
        <Tag tone={tones[statusCode]} icon={icons[statusCode]}>
          {say(`status.${statusCode}`)}
        </Tag>
      )}
      {redState === 'wished' && (
        <Tag tone="run" icon="clock">
          {say('records.redWished')}
        </Tag>
      )}
    </span>
  );
}
