import { ownTaresMax } from '@mastlight/domain/vgm/limits';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';

/** What an owner reported before: of these containers the last tare each, and of each type the middle of his last twenty. */
export async function suggestTares(database: Database, ownerKey: string, containerNos: readonly string[]) {
  const boxes = await database.query<{ container_no: string; tare_kg: number; sent_ms: number }>(
    { ownerKey },
    `select distinct on (c.container_no) c.container_no, c.tare_kg, f.sent_ms from vgm_container c join vgm_filing f on f.id = c.filing_id
     where c.owner_key = $1 and c.container_no = any($2::text[]) and f.sent_ms is not null and c.tare_kg is not null
     order by c.container_no, f.sent_ms desc`,
    [ownerKey, containerNos],
    'vgm-last-tares',
  );
  const types = await database.query<{ size_type: string; tare_kg: number; count: number }>(
    { ownerKey },
    `select size_type, percentile_disc(0.5) within group (order by tare_kg) as tare_kg, count(*)::int as count from (
       select c.size_type, c.tare_kg, row_number() over (partition by c.size_type order by f.sent_ms desc, c.place) as place
       from vgm_container c join vgm_filing f on f.id = c.filing_id
       where c.owner_key = $1 and f.sent_ms is not null and c.tare_kg is not null and c.size_type <> '') t
     where place <= ${ownTaresMax} group by size_type order by size_type`,
    [ownerKey],
    'vgm-usual-tares',
  );
  const last = await database.query<{ location: string; address: string; sign: string }>(
    { ownerKey },
    `select c.location, c.address, c.sign from vgm_container c join vgm_filing f on f.id = c.filing_id
     where c.owner_key = $1 and f.sent_ms is not null order by f.sent_ms desc, c.place limit 1`,
    [ownerKey],
    'vgm-last-signature',
  );
  const [signed] = last.rows;
  return {
    last: signed ? { vgmLocation: signed.location, vgmAddress: signed.address, vgmSign: signed.sign } : null,
    boxes: boxes.rows.map((row) => ({ ctnNo: row.container_no, tareKg: row.tare_kg, day: formatShanghai(row.sent_ms).slice(0, 10) })),
    types: types.rows.map((row) => ({ ctnType: row.size_type, tareKg: row.tare_kg, count: row.count })),
  };
}
