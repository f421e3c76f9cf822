import type { RequestOf, ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import type { shManifest } from '@mastlight/domain/sh-manifest/contract';
import { pageSizeDefault } from '@mastlight/domain/sh-manifest/limits';
import { recordOf, scoreOf } from '@mastlight/domain/sh-manifest/record';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { callName } from '@mastlight/domain/vocabulary/vessel-voyage';
import { wireTime } from '../../../platform/list/wire-time';
import { callKey, readKnownCalls } from '../known-calls';
import type { Parts } from '../parts';
import { readStoredFiling } from '../read-stored-filing';
import { containing } from './containing';

/** Each row is read with all its goods: no page has more of them (ADR 0041). */
const rowsMax = 50;

/** One page of manifests that are not in the bin, with what their goods come to, the youngest first. */
export async function findManifestRecords(
  parts: Parts,
  ownerKey: string,
  filter: RequestOf<typeof shManifest.listRecords>,
): Promise<ResponseOf<typeof shManifest.listRecords>> {
  const { pageNo, pageSize, offset } = readPaging(filter, pageSizeDefault, rowsMax);
  const { rows } = await parts.platform.database.query<{
    total: number;
    id: number | null;
    filing: unknown;
    errors: number;
    warnings: number;
    created_at: Date;
  }>(
    { ownerKey },
    `with found as (
       select id from sh_manifest_filing where owner_key = $1 and status <> -2 and bill_no ilike $2
     ), page as (
       select f.id, f.filing, f.errors, f.warnings, f.created_at from sh_manifest_filing f
       where f.id in (select id from found order by id desc limit $3 offset $4)
     )
     select (select count(*)::int from found) as total, page.* from (select) as one left join page on true order by id desc`,
    [ownerKey, containing(filter.keyword), pageSize, offset],
    'sh-manifest-records',
  );
  const found = rows.flatMap(({ id, filing, ...rest }) => (id === null ? [] : [{ id, filing: readStoredFiling(filing), ...rest }]));
  const calls = await readKnownCalls(
    parts,
    found.map(({ filing }) => filing.head),
  );
  const list = found.map(({ id, filing, errors, warnings, created_at }) => {
    const { head } = filing;
    const record = recordOf(filing);
    return {
      id,
      billno: head.billNo,
      shipVoyage: callName(head.vesselName || null, head.voyage || null) ?? '',
      stoptime: wireTime(calls.get(callKey(head))?.plan?.documentsClosesMs),
      ctnsnum: record.containersByType,
      ctnAndSealsize: record.containers.join('、'),
      goodsnum: record.goods,
      totalpackno: record.packages,
      totalweight: record.weightKg,
      totalvolume: record.volumeM3,
      isMerge: record.isShared,
      score: scoreOf({ errors, warnings }),
      manifestRemark: head.remark,
      createtime: formatShanghai(created_at.getTime()),
    };
  });
  return { list, total: rows[0]!.total, pageNo, pageSize };
}
