import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { TypedContainer, TypedFiling } from '../write-vgm';

/** What is typed of a filing. */
export async function loadFiling(tx: Transaction, ownerKey: string, id: number): Promise<TypedFiling | null> {
  const connection = connectionOf(tx);
  const found = await connection.query<Omit<TypedFiling, 'containers'>>(
    `select bill_no as "billNo", vessel_name as "vesselName", voyage, carrier, wharf, remark from vgm_filing
     where owner_key = $1 and id = $2`,
    [ownerKey, id],
    'vgm-load',
  );
  const { rows } = await connection.query<TypedContainer>(
    `select container_no as "containerNo", size_type as "sizeType", method, tare_kg as "tareKg", net_kg as "netKg", gross_kg as "grossKg",
       location, address, sign, weighed_at as "weighedAt" from vgm_container where owner_key = $1 and filing_id = $2 order by place`,
    [ownerKey, id],
    'vgm-load-containers',
  );
  return found.rows[0] ? { ...found.rows[0], containers: rows } : null;
}

/** Containers of a filing whose fee was taken. */
export async function findPaid(tx: Transaction, ownerKey: string, filingId: number): Promise<readonly string[]> {
  const { rows } = await connectionOf(tx).query<{ container_no: string }>(
    'select container_no from vgm_paid where owner_key = $1 and filing_id = $2',
    [ownerKey, filingId],
    'vgm-find-paid',
  );
  return rows.map((row) => row.container_no);
}
