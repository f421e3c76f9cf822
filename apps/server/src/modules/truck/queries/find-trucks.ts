import type { Truck, TruckPosition } from '@mastlight/domain/truck/contract';
import { compareTrucks, stateOfTruck } from '@mastlight/domain/truck/truck-state';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import type { VehiclePosition } from '../../position/index';
import type { TruckParts } from '../parts';

interface Followed {
  readonly id: number;
  readonly plate: string;
  readonly endDay: string | null;
}

/** What is followed on a day by an owner; of some plates, where they are given. */
async function findFollowed({ database, portClock }: TruckParts, ownerKey: string, plate: string | null): Promise<readonly Followed[]> {
  const { rows } = await database.query<Followed>(
    { ownerKey },
    `select id, plate, end_day as "endDay" from truck_subscription
     where owner_key = $1 and (end_day is null or end_day >= $2) and ($3::text is null or plate = $3)`,
    [ownerKey, shanghaiDay(portClock.nowMs()), plate],
    'truck-followed',
  );
  return rows;
}

const tellPosition = ({ plate: _plate, atMs, ...position }: VehiclePosition): TruckPosition => ({ ...position, fixMs: atMs });

/** Where a plate is; null where nothing was heard of it. */
export async function locate({ positions }: TruckParts, plate: string): Promise<TruckPosition | null> {
  const [found] = await positions.vehicles([plate]);
  return found ? tellPosition(found) : null;
}

/** The trucks of an owner, those that want to be looked at first. */
export async function listTrucks(parts: TruckParts, ownerKey: string): Promise<Truck[]> {
  const followed = await findFollowed(parts, ownerKey, null);
  const found = new Map((await parts.positions.vehicles(followed.map(({ plate }) => plate))).map((each) => [each.plate, each]));
  const nowMs = parts.portClock.nowMs();
  return followed
    .map(({ id, plate, endDay }) => {
      const vehicle = found.get(plate);
      const position = vehicle ? tellPosition(vehicle) : null;
      return { truck: { id, carNo: plate, endTime: endDay, position }, state: stateOfTruck(position, nowMs) };
    })
    .toSorted((a, b) =>
      compareTrucks(
        { state: a.state, fixMs: a.truck.position?.fixMs ?? null, carNo: a.truck.carNo },
        { state: b.state, fixMs: b.truck.position?.fixMs ?? null, carNo: b.truck.carNo },
      ),
    )
    .map(({ truck }) => truck);
}

/** One of them with its place; null when the owner does not follow it. */
export async function findTruck(parts: TruckParts, ownerKey: string, plate: string): Promise<Truck | null> {
  const [followed] = await findFollowed(parts, ownerKey, plate);
  return followed ? { id: followed.id, carNo: plate, endTime: followed.endDay, position: await locate(parts, plate) } : null;
}
