import { boxesOfTruck } from '@mastlight/domain/truck/boxes-of-truck';
import type { TruckBox } from '@mastlight/domain/truck/contract';
import { gateTellsForMs } from '@mastlight/domain/truck/limits';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { readPublishedStatus } from '../../tracking/index';
import type { TruckParts } from '../parts';

/** Bills of one owner that are read. */
const billsMax = 2_000;

/** The boxes of an owner's followed bills that trucks which he follows have to do with now, by plate and bill; by what ports and yards tell, for nothing. */
export async function listBoxes({ database, portClock }: TruckParts, ownerKey: string): Promise<{ list: TruckBox[] }> {
  const nowMs = portClock.nowMs();
  const { rows } = await database.query<{ port: PortCode; bill_no: string; plates: string[]; status: string | null }>(
    { ownerKey },
    `with plates as (
       select array_agg(plate) as followed from truck_subscription where owner_key = $1 and (end_day is null or end_day >= $2)),
     bills as (select distinct port, subject from follow_subject where owner_key = $1 and kind = 'bill')
     select b.port, b.bill_no, b.status::text as status, named.plates
     from plates cross join bills f join tracking_bill b on b.port = f.port and b.bill_no = f.subject cross join lateral (
       select array_agg(distinct box->>'truckPlate') as plates from json_array_elements(b.status->'boxes') box
       where box->>'truckPlate' = any(plates.followed)) named
     where plates.followed is not null and named.plates is not null and (b.atd_ms is null or b.atd_ms > $3)
     order by b.bill_no, b.port limit $4`,
    [ownerKey, shanghaiDay(nowMs), Math.trunc(nowMs) - gateTellsForMs, billsMax],
    'truck-boxes',
  );
  const list = rows.flatMap(({ port, bill_no: billNo, plates, status: text }) => {
    const status = readPublishedStatus(text);
    if (status === null) return [];
    return plates.flatMap((carNo) =>
      boxesOfTruck(status.boxes, carNo, nowMs).map(({ containerNo, emptyOutMs, gateInMs }) => ({
        carNo,
        port,
        billNo,
        containerNo,
        emptyOutMs,
        yardName: emptyOutMs === null ? null : (status.yard?.name ?? null),
        gateInMs,
      })),
    );
  });
  return { list: list.toSorted((a, b) => (a.carNo < b.carNo ? -1 : a.carNo > b.carNo ? 1 : 0)) };
}
