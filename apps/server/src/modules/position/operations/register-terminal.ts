import { createHash, randomBytes } from 'node:crypto';
import { readPlate } from '@mastlight/domain/position/plate';
import { inTransaction } from '../../../platform/db/transaction';
import type { PositionParts } from '../parts';
import { findPlateByCode, findRegistered, lockRegistration, noteClaim, upsertTerminal, type Terminal } from '../store';

/** Results of a registration as JT/T 808 numbers them: 0 done, 1 the vehicle has another terminal, 2 no such vehicle, 3 the terminal has another vehicle, 4 too many new ones come at once. */
export type Registered = { readonly result: 0; readonly code: string } | { readonly result: 1 | 2 | 3 | 4 };

const digestOf = (code: string): Buffer => createHash('sha256').update(code).digest();

/**
 * Registers a terminal for a plate. The first keeps it: another that claims the plate is noted and refused, as is a
 * terminal that comes with another plate, until who runs the site has looked. What was never heard of is written as
 * `mayBeNew` allows: whoever has no truck can invent numbers and plates.
 */
export async function registerTerminal(
  { database, portClock }: PositionParts,
  told: Terminal,
  mayBeNew: () => boolean,
): Promise<Registered> {
  const { phone } = told;
  const plate = readPlate(told.plate);
  if (plate === null) return { result: 2 };
  return inTransaction(database, 'system', async (tx) => {
    await lockRegistration(tx, { phone, plate });
    const registered = await findRegistered(tx, { phone, plate });
    const nowMs = portClock.nowMs();
    if (registered.some((each) => each.plate === plate && each.phone !== phone)) {
      await noteClaim(tx, { phone, plate }, nowMs, mayBeNew);
      return { result: 1 };
    }
    if (registered.some((each) => each.phone === phone && each.plate !== plate)) {
      await noteClaim(tx, { phone, plate }, nowMs, mayBeNew);
      return { result: 3 };
    }
    if (registered.length === 0 && !mayBeNew()) return { result: 4 };
    const code = randomBytes(12).toString('hex');
    await upsertTerminal(tx, { phone, plate }, digestOf(code), nowMs);
    return { result: 0, code };
  });
}

/** The plate of a terminal that tells the code it was given; null for any other. */
export function authenticateTerminal({ database }: PositionParts, phone: string, code: string): Promise<string | null> {
  return inTransaction(database, 'system', (tx) => findPlateByCode(tx, phone, digestOf(code)));
}
