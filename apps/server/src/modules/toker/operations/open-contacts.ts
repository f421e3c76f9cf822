import { originOf } from '@mastlight/domain/billing/index';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { CompanyContact } from '@mastlight/domain/toker/contract';
import { contactsPerHour } from '@mastlight/domain/toker/limits';
import { tokerRefusals as refusals } from '@mastlight/domain/toker/refusals';
import { defaultPort } from '@mastlight/domain/vocabulary/port';
import { formatShanghai, shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Session } from '../../../platform/http/session';
import { takeOfPersonDay } from '../../../platform/person-day';
import type { Consent } from '../../billing/index';
import type { TokerParts } from '../parts';
import { findContactsOf } from '../queries/find-contacts';
import { findCompanyName, insertOpened, setOpenedFen } from '../store/own';

/**
 * Opens the contacts of a company for whoever pays: the first time for its price, ever after for nothing, also for his
 * colleagues. Of two calls at once one waits for the other and is given them.
 *
 * @throws BusinessError 404 without such a company, 400 where nothing is known that could be sold, 429 beyond
 * `contactsPerHour` of the person, 409 and 402 as money is refused; nothing is taken then.
 */
export function openContacts(
  { billing, platform }: TokerParts,
  session: Session,
  id: number,
  consent: Consent,
): Promise<{ readonly list: CompanyContact[]; readonly coins: number }> {
  const { ownerKey, userId } = session;
  return billing.once(session, async (tx) => {
    const name = await findCompanyName(tx, id);
    if (name === null) throw new BusinessError(404);
    // Read once, before anything is taken: an edition that comes between takes away nothing that is charged for.
    const list = await findContactsOf(tx, id);
    const nowMs = platform.clock.nowMs();
    let coins = 0;
    // Waits for whoever opens the same for the same payer.
    const isFirst = await insertOpened(tx, { ownerKey, companyId: id, userId, count: list.length }, nowMs);
    if (isFirst) {
      if (list.length === 0) throw refuse(refusals.noContacts, {});
      const hour = `toker.opened-${formatShanghai(nowMs).slice(11, 13)}` as const;
      const max = contactsPerHour * platform.config.quotaFactor;
      const isAllowed = await takeOfPersonDay(tx, { userId, day: shanghaiDay(nowMs) }, { [hour]: { count: list.length, max } });
      if (!isAllowed) throw refuse(refusals.tooManyContacts, {}, { retryAfterSeconds: 3_600 });
      coins = await billing.charge(tx, session, {
        fee: 'FEE_TOKER',
        origin: originOf(defaultPort),
        consent,
        things: [{ key: `toker/${id}`, subject: name }],
      });
      await setOpenedFen(tx, ownerKey, id, coins);
    }
    return { list, coins };
  });
}
