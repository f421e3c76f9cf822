import type { Truck, TruckPosition } from '@mastlight/domain/truck/contract';
import { compareTrucks } from '@mastlight/domain/truck/truck-state';
import { trackKeptMs } from '@mastlight/domain/position/index';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import type { SeenVehicle, VehiclePosition } from '../../position/index';
import type { TruckParts } from '../parts';

interface Followed {
  readonly id: number;
  readonly plate: string;
  readonly endDay: string | null;
  readonly seenUntilMs: number | null;
}

/** What is followed on a day by an owner; of some plates, where they are given. */
async function findFollowed({ database, portClock }: TruckParts, ownerKey: string, plate: string | null): Promise<readonly Followed[]> {
  const { rows } = await database.query<Followed>(
    { ownerKey },
    `select id, plate, end_day as "endDay", (extract(epoch from seen_until) * 1000)::float8 as "seenUntilMs"
     from truck_subscription left join truck_look using (owner_key, plate)
     where owner_key = $1 and (end_day is null or end_day >= $2) and ($3::text is null or plate = $3)`,
    [ownerKey, shanghaiDay(portClock.nowMs()), plate],
    'truck-followed',
  );
  return rows;
}

const tellNow = ({ plate: _plate, atMs, ...position }: VehiclePosition): TruckPosition & { readonly heardMs: number } => ({
  ...position,
  fixMs: atMs,
});
const tellThen = ({ plate: _plate, atMs, ...fix }: SeenVehicle): TruckPosition => ({
  ...fix,
  fixMs: atMs,
  isAccOn: null,
  heardMs: null,
});

/** What an owner follows by a plate, without its place; null when he does not. */
export async function findFollowedTruck(parts: TruckParts, ownerKey: string, plate: string): Promise<Followed | null> {
  return (await findFollowed(parts, ownerKey, plate))[0] ?? null;
}

/** Where a plate is, whoever pays for it; null where nothing was heard of it for as long as tracks are kept: that is not where it is. */
export async function locate({ positions, portClock }: TruckParts, plate: string): Promise<ReturnType<typeof tellNow> | null> {
  const [found] = await positions.vehicles([plate]);
  return found && found.atMs > portClock.nowMs() - trackKeptMs ? tellNow(found) : null;
}

/** Trucks with what their owner has paid to see: the place of now while a look is open, of its end afterwards, otherwise none. */
async function see({ positions, portClock }: TruckParts, followed: readonly Followed[]): Promise<Truck[]> {
  const nowMs = portClock.nowMs();
  const isOpen = ({ seenUntilMs }: Followed): boolean => seenUntilMs !== null && seenUntilMs > nowMs;
  const past = followed.flatMap((each) =>
    each.seenUntilMs !== null && !isOpen(each) ? [{ plate: each.plate, atMs: each.seenUntilMs }] : [],
  );
  const found = new Map<string, TruckPosition>();
  for (const now of await positions.vehicles(followed.filter(isOpen).map(({ plate }) => plate))) found.set(now.plate, tellNow(now));
  for (const then of await positions.seen(past)) found.set(then.plate, tellThen(then));
  return followed.map(({ id, plate, endDay, seenUntilMs }) => ({
    id,
    carNo: plate,
    endTime: endDay,
    seenUntilMs,
    position: found.get(plate) ?? null,
  }));
}

/** The trucks of an owner, those that want to be looked at first. */
export async function listTrucks(parts: TruckParts, ownerKey: string): Promise<Truck[]> {
  const nowMs = parts.portClock.nowMs();
  return (await see(parts, await findFollowed(parts, ownerKey, null))).toSorted((a, b) => compareTrucks(a, b, nowMs));
}

/** One of them; null when the owner does not follow it. */
export async function findTruck(parts: TruckParts, ownerKey: string, plate: string): Promise<Truck | null> {
  return (await see(parts, await findFollowed(parts, ownerKey, plate)))[0] ?? null;
}
