import { showCoins } from '@mastlight/domain/billing/index';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import type { openApi } from '@mastlight/domain/open-api/contract';
import { usageDays } from '@mastlight/domain/open-api/limits';
import { formatShanghai, shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import type { CompanyScope } from '../../../platform/http/company-scope';
import type { OpenApiParts } from '../parts';
import { listKeys, listUsage } from '../queries/list-keys';

/** The first of the days of which a company sees how its keys were used. */
export const firstUsageDay = (nowMs: number): string => shanghaiDay(nowMs - (usageDays - 1) * 86_400_000);

/** A company's keys and how they were used. */
export async function showKeys(
  { platform: { database, clock }, companies, usage }: Pick<OpenApiParts, 'platform' | 'companies' | 'usage'>,
  { ownerKey }: CompanyScope,
): Promise<ResponseData<typeof openApi.listKeys>> {
  await usage.flush();
  const keys = await listKeys(database, ownerKey);
  const nameOf = await companies.findNames(keys.map(({ madeBy }) => madeBy));
  return {
    list: keys.map(({ id, name, scopes, dayMaxFen, tail, madeBy, madeAt, usedAt }) => ({
      id,
      name,
      scopes,
      dayMaxCoins: dayMaxFen === null ? null : showCoins(dayMaxFen),
      tail,
      maker: nameOf(madeBy),
      madeAt: formatShanghai(madeAt.getTime()),
      usedAt: usedAt && formatShanghai(usedAt.getTime()),
    })),
    usage: (await listUsage(database, ownerKey, firstUsageDay(clock.nowMs()))).map(({ spentFen, ...row }) => ({
      ...row,
      coins: showCoins(spentFen),
    })),
  };
}
