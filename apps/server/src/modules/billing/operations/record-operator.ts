import { billingTexts as texts } from '@mastlight/domain/billing/messages';
import type { Fee } from '@mastlight/domain/billing/fee';
import type { TransferKind } from '@mastlight/domain/billing/transfer';
import type { BillingParts } from '../parts';

/** Of whom a line of the record is. */
interface Made {
  readonly kind: TransferKind;
  readonly fee: Fee | null;
  readonly actorId: number;
}

/** What the desk has done: who of them is no matter of its owner's. */
const isOfDesk = ({ kind, fee }: Made): boolean => kind === 'adjusted' || (kind === 'refund' && fee === null);

/** Who made lines of the record, as their owner reads it; empty: nobody did, or he is gone. */
export async function nameOperators({ people }: Pick<BillingParts, 'people'>, lines: readonly Made[]): Promise<(line: Made) => string> {
  const found = await people.findPeople([...new Set(lines.map(({ actorId }) => actorId))]);
  const names = new Map(found.map(({ id, userName }) => [id, userName]));
  return (line) => (isOfDesk(line) ? texts.platform : (names.get(line.actorId) ?? ''));
}
