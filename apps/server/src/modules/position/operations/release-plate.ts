import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { deleteTerminal } from '../store';

/** A plate that a terminal claimed though another has it. */
export interface Claim {
  readonly plate: string;
  readonly claimedBy: string;
  /** The terminal that has the plate; null where none has. */
  readonly heldBy: string | null;
  /** The plate that the claiming terminal has, by which it can have no other; null where it has none. */
  readonly claimantPlate: string | null;
  readonly claimedMs: number;
}

/** What terminals claimed in vain, the newest first: a terminal was changed, or somebody lies. */
export async function listClaims({ database }: Pick<Platform, 'database'>): Promise<readonly Claim[]> {
  const { rows } = await database.query<Claim>(
    'system',
    `select claim.plate, claim.phone as "claimedBy", terminal.phone as "heldBy", claimant.plate as "claimantPlate",
       (extract(epoch from claimed_at) * 1000)::float8 as "claimedMs"
     from position_claim claim left join position_terminal terminal using (plate)
     left join position_terminal claimant on claimant.phone = claim.phone
     order by claimed_at desc, claim.plate limit 200`,
    [],
    'position-claims',
  );
  return rows;
}

/** Takes a plate from its terminal: whichever registers it next has it. False when none had it. */
export function releasePlate({ database }: Pick<Platform, 'database'>, plate: string): Promise<boolean> {
  return inTransaction(database, 'system', (tx) => deleteTerminal(tx, plate));
}
