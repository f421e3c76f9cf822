import type { OwnBox } from '@mastlight/domain/bay-plan/arrange-boxes';
import { choicesMax } from '@mastlight/domain/bay-plan/limits';
import { voyageKeysOf, type BillStatus } from '@mastlight/domain/tracking/index';
import { defaultPort } from '@mastlight/domain/vocabulary/port';
import { searchKey } from '@mastlight/domain/vocabulary/search-terms';
import { spellVesselName, spellVoyage, vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import type { Database } from '../../../platform/db/database';
import { readPublishedStatus } from '../../tracking/index';

/** Bills of one owner on one call that are read. */
const billsMax = 2_000;

/** A bill of an owner's and its status, as it is published or as it was known. */
export interface OwnBill {
  readonly billNo: string;
  readonly status: BillStatus | null;
}

/** The bills that an owner follows on a call, by number. */
export async function findOwnBills(
  database: Database,
  ownerKey: string,
  { vessel, voyage }: { readonly vessel: string; readonly voyage: string },
): Promise<readonly OwnBill[]> {
  const { rows } = await database.query<{ bill_no: string; status: string | null }>(
    { ownerKey },
    `select b.bill_no, b.status::text as status from tracking_bill b
     where b.port = $2 and b.vessel_key = $3 and b.voyage_key = any($4) and exists (
       select from follow_subject f where f.owner_key = $1 and f.kind = 'bill' and f.port = b.port and f.subject = b.bill_no)
     order by b.bill_no limit $5`,
    [ownerKey, defaultPort, vesselKey(vessel), voyageKeysOf(voyage), billsMax],
    'bay-plan-own',
  );
  return rows.map(({ bill_no: billNo, status }) => ({ billNo, status: readPublishedStatus(status) }));
}

/** The boxes of bills, by number. */
export function boxesOf(bills: readonly OwnBill[]): ReadonlyMap<string, OwnBox> {
  const own = new Map<string, OwnBox>();
  for (const { billNo, status } of bills) {
    for (const box of status?.boxes ?? []) {
      own.set(box.containerNo, { billNo, box, isReleased: box.flags?.values.pass === 'yes', wharf: status!.terminal });
    }
  }
  return own;
}

/**
 * The calls of the bills that an owner follows: the next cut-off first, then those without one, then what has closed, what sailed
 * last. With the number of a bill or a box those of it alone.
 *
 * @param nowMs port time
 */
export async function findChoices(
  database: Database,
  ownerKey: string,
  number: string,
  nowMs: number,
): Promise<{ vesselsName: string; voyage: string; bills: number }[]> {
  const { rows } = await database.query<{ vessel_name: string; voyage: string; bills: number }>(
    { ownerKey },
    `select min(b.vessel_name) as vessel_name, min(b.voyage) as voyage, count(*)::int as bills from follow_subject f
     join tracking_bill b on b.port = f.port and b.bill_no = f.subject
     where f.owner_key = $1 and f.kind = 'bill' and f.port = $2 and b.vessel_key is not null and b.voyage_key is not null
       and ($5 = '' or f.subject = $5 or position(' ' || $5 || ' ' in ' ' || b.search_text || ' ') > 0)
     group by b.vessel_key, b.voyage_key order by case when max(b.atd_ms) is not null then 3 when min(b.port_closes_ms) >= $4 then 0 when min(b.port_closes_ms) is null then 1 else 2 end,
       case when max(b.atd_ms) is null and min(b.port_closes_ms) >= $4 then min(b.port_closes_ms) end, max(b.heard_ms) desc nulls last limit $3`,
    [ownerKey, defaultPort, choicesMax, Math.trunc(nowMs), searchKey(number)],
    'bay-plan-choices',
  );
  return rows.map(({ vessel_name: name, voyage, bills }) => ({ vesselsName: spellVesselName(name), voyage: spellVoyage(voyage), bills }));
}
