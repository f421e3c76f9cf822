import type { CompanyCard } from '@mastlight/domain/toker/contract';
import type { CompanyKind } from '@mastlight/domain/toker/company-kind';
import { bareCompanyName } from '@mastlight/domain/toker/company-name';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { TokerParts } from '../parts';

interface CardRow {
  readonly id: number;
  readonly name: string;
  readonly kind: CompanyKind;
  readonly kind_why: string;
  readonly credit_code: string;
  readonly province: string;
  readonly city: string;
  readonly goods_names: string[];
  readonly hs_codes: string[];
  readonly load_ports: string[];
  readonly discharge_ports: string[];
  readonly trend: number[] | null;
  readonly trend_month: string | null;
  readonly year_bills: number | null;
  readonly last_month: string | null;
  readonly contact_count: number;
  readonly is_opened: boolean;
  readonly source: string;
  readonly source_day: string;
  readonly is_demo: boolean;
  readonly state: '' | 'contacted' | 'interested' | 'dropped' | null;
  readonly note: string | null;
  readonly next_day: string | null;
  readonly updated_ms: number | null;
}

/** Companies as cards for an owner, in the order of their numbers; those that do not exist are missing. */
export async function companyCards({ platform, clients }: TokerParts, ownerKey: string, ids: readonly number[]): Promise<CompanyCard[]> {
  if (ids.length === 0) return [];
  const [{ rows }, names] = await Promise.all([
    platform.database.query<CardRow>(
      { ownerKey },
      `select c.id, c.name, c.kind, c.kind_why, c.credit_code, c.province, c.city, c.goods_names, c.hs_codes, c.load_ports, c.discharge_ports, c.trend,
         c.trend_month, c.year_bills, c.last_month, c.contact_count, o.company_id is not null as is_opened,
         e.source, e.source_day, e.is_demo, m.state, m.note, m.next_day, (extract(epoch from m.updated_at) * 1000)::float8 as updated_ms
       from unnest($2::bigint[]) with ordinality as wanted(id, place)
       join toker_company c on c.id = wanted.id
       join toker_edition e on e.id = c.edition_id
       left join toker_mark m on m.owner_key = $1 and m.company_id = c.id
       left join toker_opened o on o.owner_key = $1 and o.company_id = c.id
       order by wanted.place`,
      [ownerKey, ids],
      'toker-cards',
    ),
    clients.findClientNames(ownerKey),
  ]);
  const own = new Map(names.map((name) => [bareCompanyName(name), name]));
  own.delete('');
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    kind: row.kind,
    kindWhy: row.kind_why,
    creditCode: row.credit_code,
    province: row.province,
    city: row.city,
    goods: row.goods_names,
    hsCodes: row.hs_codes,
    loadPorts: row.load_ports,
    dischargePorts: row.discharge_ports,
    trend: row.trend,
    trendMonth: row.trend_month,
    yearBills: row.year_bills,
    lastMonth: row.last_month,
    contactCount: row.contact_count,
    isOpened: row.is_opened,
    ownClient: own.get(bareCompanyName(row.name)) ?? null,
    source: row.source,
    sourceDay: row.source_day,
    isDemo: row.is_demo,
    mark:
      row.state === null
        ? null
        : {
            state: row.state,
            note: row.note!,
            nextDay: row.next_day,
            updateTime: formatShanghai(row.updated_ms!),
            updatedMs: row.updated_ms!,
          },
  }));
}
