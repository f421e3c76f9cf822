import { manifestsMax } from '@mastlight/domain/sh-manifest/limits';
import { sampleFiling } from '@mastlight/domain/sh-manifest/sample-filing';
import type { VgmContainerOnWire } from '@mastlight/domain/vgm/contract';
import type { VgmStatus } from '@mastlight/domain/vgm/status';
import { insertFiling } from '../modules/sh-manifest/store/filings';
import { inTransaction } from '../platform/db/transaction';
import type { Platform } from '../platform/module';

/** A container with nothing wrong; all invented. */
export const containerForTest: VgmContainerOnWire = {
  ctnNo: 'CSNU6152042',
  ctnType: '45G1',
  vgmMethod: 'SM2',
  vgmTareWeight: 3900,
  vgmNetWeight: 16_100,
  vgmGrossWeight: 20_000,
  vgmLocation: '洋山四期',
  vgmAddress: '灯塔路 88 号 2 号仓',
  vgmSign: 'ZHOU DEMO',
};

/** A filing with nothing wrong, as it is saved. */
export const filingForTest = {
  billNo: 'DEMO26112400',
  vesselName: 'DEMO.LANTERN',
  voyage: '118W',
  shipCompany: 'OOL',
  wharf: 'YS4',
  remark: '',
  containers: [containerForTest],
};

let count = 0;

/** A filing of an owner with one container that stands so, with nothing submitted of it; gives its number. */
export async function insertFilingForTest(
  { database }: Pick<Platform, 'database'>,
  { ownerKey, userId }: { readonly ownerKey: string; readonly userId: number },
  status: VgmStatus,
): Promise<number> {
  const { rows } = await database.query<{ id: number }>(
    'system',
    `insert into vgm_filing (owner_key, user_id, status, bill_no, vessel_name, voyage, carrier, wharf, remark, created_ms, updated_ms)
     values ($1, $2, $3, $4, 'DEMO.LANTERN', '118W', 'OOL', 'YS4', '', 1, 1) returning id`,
    [ownerKey, userId, status, `DEMO3${String(++count).padStart(7, '0')}`],
  );
  const { id } = rows[0]!;
  await database.query(
    'system',
    `insert into vgm_container (filing_id, place, owner_key, container_no, size_type, method, tare_kg, net_kg, gross_kg, location, address, sign)
     values ($1, 0, $2, 'CSNU6152042', '45G1', 'SM2', 3900, 16100, 20000, '洋山四期', '灯塔路 88 号', 'ZHOU DEMO')`,
    [id, ownerKey],
  );
  return id;
}

/** A Shanghai manifest of an owner with nothing wrong in it, of a bill of its own, that may be sent; gives its number. */
export async function insertManifestForTest(
  { database }: Pick<Platform, 'database'>,
  owner: { readonly ownerKey: string; readonly userId: number },
): Promise<number> {
  const head = { ...sampleFiling.head, billNo: `DEMO4${String(++count).padStart(7, '0')}` };
  const written = { filing: { ...sampleFiling, head }, errors: 0, warnings: 0, validation: null };
  const added = await inTransaction(database, 'system', (tx) => insertFiling(tx, { ...owner, nowMs: 1 }, written, manifestsMax));
  return added!.id;
}

/** One that may be sent, one that was sent, and one that was deleted. */
export async function insertFilingsForTest(
  platform: Pick<Platform, 'database'>,
  owner: { readonly ownerKey: string; readonly userId: number },
): Promise<{ filingId: number; sentFilingId: number; sentFilingBillNo: string; sentFilingWharf: string; deletedFilingId: number }> {
  const sentFilingId = await insertFilingForTest(platform, owner, 2);
  const { rows } = await platform.database.query<{ bill_no: string; wharf: string }>(
    'system',
    'select bill_no, wharf from vgm_filing where id = $1',
    [sentFilingId],
  );
  return {
    filingId: await insertFilingForTest(platform, owner, 0),
    sentFilingId,
    sentFilingBillNo: rows[0]!.bill_no,
    sentFilingWharf: rows[0]!.wharf,
    deletedFilingId: await insertFilingForTest(platform, owner, -2),
  };
}
