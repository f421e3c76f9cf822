import { dutiesOf, type Duty } from '@mastlight/domain/market-assistant/duties';
import type { Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { listMemberDuties } from './list-member-duties';

/** Who asks: what his identity is and may do. */
export type DutyHolder = Pick<Session, 'userId' | 'ownerKey' | 'identity' | 'permissions'>;

/** What somebody does for the orders of whom he acts for (R-2.2-26), by what is set as his transaction sees it. */
export async function readDuties(tx: Transaction, { userId, ownerKey, identity, permissions }: DutyHolder): Promise<readonly Duty[]> {
  const members = identity.kind === 'personal' ? new Map<number, readonly Duty[]>() : await listMemberDuties(tx, ownerKey);
  return dutiesOf({
    isPersonal: identity.kind === 'personal',
    mayManage: permissions.includes('company.manage'),
    mayOperate: permissions.includes('company.operate'),
    set: members.size === 0 ? null : (members.get(userId) ?? []),
  });
}
