import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { isLineCode, type LineCode } from '@mastlight/domain/line-tracking/index';
import type { overseas } from '@mastlight/domain/overseas/contract';
import { readRates, type Currency, type Tariff } from '@mastlight/domain/overseas/tariff';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';

/** A rate table of an owner; `line` null: of all lines that have none of their own. */
export interface OwnTariff extends Tariff {
  readonly line: LineCode | null;
  readonly changedMs: number;
}

interface Row {
  readonly line: string;
  readonly currency: Currency;
  readonly rates: unknown;
  readonly changedMs: number;
}

/** What another build has written, or for a line that is none any more, is left out. */
function tariffOf({ line, currency, rates: stored, changedMs }: Row): OwnTariff[] {
  const rates = readRates(stored);
  if (rates === null || !(line === '' || isLineCode(line))) return [];
  return [{ line: line === '' ? null : line, currency, rates, changedMs }];
}

/** The table that counts for a line: its own before that of all. Its own is taken whole, classes that it lacks are in none. */
export async function findTariff(database: Database, ownerKey: string, line: LineCode): Promise<OwnTariff | null> {
  const { rows } = await database.query<Row>(
    { ownerKey },
    `select line, currency, rates, (extract(epoch from changed_at) * 1000)::float8 as "changedMs" from overseas_tariff
     where owner_key = $1 and line in ($2, '') order by line desc`,
    [ownerKey, line],
    'overseas-find-tariff',
  );
  return rows.flatMap(tariffOf)[0] ?? null;
}

/** All of an owner's, that of all lines first. */
export async function listTariffs(database: Database, ownerKey: string): Promise<ResponseOf<typeof overseas.listTariffs>> {
  const { rows } = await database.query<Row>(
    { ownerKey },
    `select line, currency, rates, (extract(epoch from changed_at) * 1000)::float8 as "changedMs" from overseas_tariff
     where owner_key = $1 order by line`,
    [ownerKey],
    'overseas-list-tariffs',
  );
  return {
    list: rows
      .flatMap(tariffOf)
      .map(({ line, currency, rates, changedMs }) => ({ carrierCode: line, currency, rates, updateTime: formatShanghai(changedMs) })),
  };
}
