import type { TariffEdition } from '@mastlight/domain/hs-code/contract';
import { hsCodeTexts as texts } from '@mastlight/domain/hs-code/messages';
import { formatShanghai, shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Platform } from '../../../platform/module';

/** What the tariff is read out of. */
export type TariffParts = Pick<Platform, 'database' | 'clock'>;

/** The edition in force, or why there is none, in words. */
export type InForce =
  | { readonly id: number; readonly edition: TariffEdition }
  | { readonly id: null; readonly edition: null; readonly note: string };

/**
 * The one edition that holds today in Shanghai: the newest whose day has come, of one day the one imported last; one of
 * demonstrations only where there is no other.
 */
export async function findInForce({ database, clock }: TariffParts): Promise<InForce> {
  const today = shanghaiDay(clock.nowMs());
  const { rows } = await database.query<{
    id: number;
    name: string;
    tariff_source: string;
    valid_day: string;
    is_demo: boolean;
    imported_at: Date;
  }>(
    'system',
    `select id, name, tariff_source, valid_day, is_demo, imported_at from hs_code_tariff_edition
     order by valid_day > $1, is_demo, valid_day desc, id desc limit 1`,
    [today],
    'tariff-in-force',
  );
  const [first] = rows;
  if (!first) return { id: null, edition: null, note: texts.noEdition };
  if (first.valid_day > today) return { id: null, edition: null, note: texts.notYet(first.name, first.valid_day) };
  return {
    id: first.id,
    edition: {
      name: first.name,
      source: first.tariff_source,
      validFrom: first.valid_day,
      importedAt: formatShanghai(first.imported_at.getTime()),
      isDemo: first.is_demo,
      ageDays: Math.round((Date.parse(today) - Date.parse(first.valid_day)) / 86_400_000),
    },
  };
}
