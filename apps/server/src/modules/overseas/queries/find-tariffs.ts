import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { isLineCode, type LineCode } from '@mastlight/domain/line-tracking/index';
import type { overseas } from '@mastlight/domain/overseas/contract';
import { readFreeDays, readRates, type Currency, type Tariff } from '@mastlight/domain/overseas/tariff';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';

/** A rate table of an owner; `line` null: of all lines that have none of their own. */
export interface OwnTariff extends Tariff {
  readonly line: LineCode | null;
  readonly changedMs: number;
}

/** A table as the database has it; null in each: there is none. */
export interface TariffRecord {
  readonly tariff_line: string | null;
  readonly tariff_currency: Currency | null;
  readonly tariff_rates: unknown;
  readonly tariff_free_days: unknown;
  readonly tariff_changed_ms: number | null;
}

/** The columns of a table `f`. */
export const tariffColumnsSql = `f.line as tariff_line, f.currency as tariff_currency, f.rates as tariff_rates, f.free_days as tariff_free_days,
      (extract(epoch from f.changed_at) * 1000)::float8 as tariff_changed_ms`;

/** The table that counts for a row `s`: of its line before that of all. Its own is taken whole, classes that it lacks are in none. */
export const tariffOfRowSql = `left join lateral (
      select * from overseas_tariff o where o.owner_key = s.owner_key and o.line in (s.line, '') order by o.line desc limit 1) f on true`;

/** What another build has written, or for a line that is none any more, is none. */
export function tariffOf(record: TariffRecord): OwnTariff | null {
  const { tariff_line: line, tariff_currency: currency, tariff_changed_ms: changedMs } = record;
  const rates = readRates(record.tariff_rates);
  if (line === null || currency === null || changedMs === null || rates === null || !(line === '' || isLineCode(line))) return null;
  return { line: line === '' ? null : line, currency, rates, freeDays: readFreeDays(record.tariff_free_days), changedMs };
}

/** All of an owner's, that of all lines first. */
export async function listTariffs(database: Database, ownerKey: string): Promise<ResponseOf<typeof overseas.listTariffs>> {
  const { rows } = await database.query<TariffRecord>(
    { ownerKey },
    `select ${tariffColumnsSql} from overseas_tariff f where f.owner_key = $1 order by f.line`,
    [ownerKey],
    'overseas-list-tariffs',
  );
  return {
    list: rows
      .flatMap((row) => tariffOf(row) ?? [])
      .map(({ line, currency, rates, freeDays, changedMs }) => ({
        carrierCode: line,
        currency,
        rates,
        freeDays,
        updateTime: formatShanghai(changedMs),
      })),
  };
}
