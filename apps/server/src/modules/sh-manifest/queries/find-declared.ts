import { findEntry, wharfs } from '@mastlight/domain/sh-manifest/dictionaries';
import { readThousandths } from '@mastlight/domain/sh-manifest/numbers';
import type { Database } from '../../../platform/db/database';
import { readStoredFiling } from '../read-stored-filing';

/** A bill as its owner's own manifest has it that stands at customs. */
export interface DeclaredBill {
  readonly vesselName: string;
  readonly voyage: string;
  readonly carrier: string;
  /** Code of the terminal; empty: it names none that is known. */
  readonly wharf: string;
  /** Containers in the order of its goods, each with its type, and what its goods weigh in kg; null: not each line says it. */
  readonly boxes: readonly { readonly containerNo: string; readonly sizeType: string; readonly cargoKg: number | null }[];
}

/** What customs have accepted last of an owner's manifest of a bill, while it stands there; null: nothing. */
export async function findDeclared(database: Database, ownerKey: string, billNo: string): Promise<DeclaredBill | null> {
  const { rows } = await database.query<{ filing: unknown }>(
    { ownerKey },
    `select s.filing from sh_manifest_filing f join lateral (
       select filing from sh_manifest_submission where owner_key = $1 and filing_id = f.id and state = 'accepted' and kind <> 'cancel'
       order by id desc limit 1) s on true
     where f.owner_key = $1 and f.bill_no = $2 and f.status = 2 order by f.id desc limit 1`,
    [ownerKey, billNo],
    'sh-manifest-declared',
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { head, goods } = readStoredFiling(row.filing);
  const boxes = new Map<string, { containerNo: string; sizeType: string; thousandths: number | null }>();
  for (const { containerNo, containerType, weightKg, isEmpty } of goods) {
    if (containerNo === '') continue;
    const box = boxes.get(containerNo) ?? { containerNo, sizeType: containerType, thousandths: 0 };
    const weight = isEmpty === '' ? readThousandths(weightKg) : (readThousandths(weightKg) ?? 0);
    box.thousandths = box.thousandths === null || weight === null ? null : box.thousandths + weight;
    boxes.set(containerNo, box);
  }
  return {
    vesselName: head.vesselName,
    voyage: head.voyage,
    carrier: head.carrier,
    wharf: findEntry(wharfs, head.wharf)?.code ?? '',
    boxes: [...boxes.values()].map(({ thousandths, ...box }) => ({ ...box, cargoKg: thousandths === null ? null : thousandths / 1_000 })),
  };
}
