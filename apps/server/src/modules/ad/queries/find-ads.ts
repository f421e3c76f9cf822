import { firstAds } from '@mastlight/domain/ad/registry';
import type { Database } from '../../../platform/db/database';
import { adColumns, type KeptAd } from '../schema';

interface Row extends KeptAd {
  readonly place: number;
  readonly isDeleted: boolean;
}

/** Every ad in its order; those of the beginning too, as long as nobody has changed or deleted them. */
export async function findAds(database: Database): Promise<readonly KeptAd[]> {
  const { rows } = await database.query<Row>(
    'system',
    `select ${adColumns}, place, deleted_at is not null as "isDeleted" from ad order by place, key`,
    [],
    'ad-all',
  );
  const known = new Set(rows.map(({ key }) => key));
  const unchanged = firstAds.filter(({ key }) => !known.has(key)).map((ad) => ({ ...ad, updatedMs: 0 }));
  const kept = rows.filter(({ isDeleted }) => !isDeleted).map(({ place: _place, isDeleted: _isDeleted, ...ad }) => ad);
  return [...unchanged, ...kept];
}
