import type { bayPlan } from '@mastlight/domain/bay-plan/contract';
import { bayPlanRefusals as refusals } from '@mastlight/domain/bay-plan/refusals';
import type { RequestOf } from '@mastlight/domain/contract-kit/endpoint';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { voyageKey } from '@mastlight/domain/tracking/index';
import { vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import { inTransaction } from '../../../platform/db/transaction';
import { readSign } from '../link-sign';
import type { Parts } from '../parts';
import { countView, findLinkKey } from '../store';

type Link = Pick<RequestOf<typeof bayPlan.queryVessel>, 'vessel' | 'voyage' | 'sign'>;

/** Lets somebody in by a signed link, and gives until when, ms; `isOpening` is counted as a look. @throws BusinessError 403 by name for a link that is wrong or over. */
export async function enterByLink(
  { platform: { database, clock }, pepper }: Parts,
  { vessel, voyage, sign }: Link,
  isOpening: boolean,
): Promise<number> {
  const nowMs = clock.nowMs();
  const state = readSign(pepper, await findLinkKey(database), { vessel, voyage }, sign, nowMs);
  if (state.is === 'wrong') throw refuse(refusals.linkWrong, {});
  if (state.is === 'over') throw refuse(refusals.linkOver, {});
  const untilMs = state.expireS * 1_000;
  if (!isOpening) return untilMs;
  const viewed = { vesselKey: vesselKey(vessel), voyageKey: voyageKey(voyage) };
  await inTransaction(database, 'system', (tx) => countView(tx, viewed, untilMs, nowMs));
  return untilMs;
}
