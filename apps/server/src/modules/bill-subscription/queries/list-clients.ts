import type { ClientContact } from '@mastlight/domain/bill-subscription/client-contract';
import { clientTermsMax } from '@mastlight/domain/bill-subscription/limits';
import { billSubscriptionTexts as texts } from '@mastlight/domain/bill-subscription/messages';
import { pageSizeMax, readPaging } from '@mastlight/domain/contract-kit/paging';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { readSearchTerms } from '@mastlight/domain/vocabulary/search-terms';
import type { Database } from '../../../platform/db/database';
import { refusalOf } from '../../../platform/http/read-request';
import type { Statement } from '../../../platform/list/list-statement';
import { searchPatterns } from '../../../platform/list/search';

/** What a list of clients is asked for. */
export interface ClientFilter {
  /** Bills of this port alone are counted; none: of all. */
  readonly systemKey?: PortCode | undefined;
  readonly keyword?: string | undefined;
  /** Only those with live bills. */
  readonly isUsed?: boolean;
}

/** A client as it comes out of the database. */
export interface ClientRecord {
  readonly id: number;
  readonly name: string;
  readonly remark: string | null;
  /** Live bills assigned to it, by port. */
  readonly ports: readonly { readonly port: PortCode; readonly count: number }[];
  readonly contacts: readonly ClientContact[];
  readonly alike: { readonly id: number; readonly clientName: string } | null;
  /** Of its newest link; nulls: it has none. */
  readonly made_by: number | null;
  readonly created_at: Date | null;
  readonly expires_at: Date | null;
  readonly last_viewed_at: Date | null;
}

export interface ClientPage {
  readonly list: readonly ClientRecord[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

/**
 * A page of the owner's client companies, by name (R-7.4-55); without a wish for less, as many as one page may hold.
 *
 * @throws BusinessError 400 for a keyword of more than `clientTermsMax` terms.
 */
export async function listClients(
  database: Database,
  ownerKey: string,
  filter: ClientFilter & Parameters<typeof readPaging>[0],
): Promise<ClientPage> {
  const { pageNo, pageSize, offset } = readPaging(filter, pageSizeMax);
  const { text, values } = clientPageStatement(ownerKey, filter, pageSize, offset);
  const { rows } = await database.query<Omit<ClientRecord, 'id'> & { id: number | null; total: number }>({ ownerKey }, text, values);
  // The total stands in every row, and in one row without a client when the page is empty.
  return { list: rows.filter((row): row is typeof row & ClientRecord => row.id !== null), total: rows[0]!.total, pageNo, pageSize };
}

/** The statement behind a page; the benchmark drives the very same one. Counts, contacts and keys are read for the rows of the page alone. */
export function clientPageStatement(ownerKey: string, filter: ClientFilter, limit: number, offset: number): Statement {
  const values: unknown[] = [ownerKey, filter.systemKey ?? null, limit, offset];
  const conditions = ['c.owner_key = $1'];
  const terms = filter.keyword === undefined ? null : readSearchTerms(filter.keyword);
  if (terms !== null) {
    if (terms.length > clientTermsMax) throw refusalOf({ keyword: texts.tooManyClientTerms(clientTermsMax) });
    const patterns = `$${values.push(searchPatterns(terms))}::text[]`;
    conditions.push(`(c.name_key like any(${patterns}) or c.id in (
      select client_id from bill_subscription_client_contact where owner_key = $1 and search_text like any(${patterns})))`);
  }
  const live = 's.owner_key = $1 and s.client_name = c.name and s.deleted_ms is null and ($2::text is null or s.port = $2)';
  if (filter.isUsed) conditions.push(`exists (select from bill_subscription s where ${live})`);
  const text = `
    with found as materialized (select c.id, c.name from bill_subscription_client c where ${conditions.join(' and ')}),
    page as (select id, name from found order by name limit $3 offset $4)
    select counted.total, c.id, c.name, c.remark,
      coalesce((
        select jsonb_agg(jsonb_build_object('port', b.port, 'count', b.count) order by b.count desc, b.port)
        from (select s.port, count(*)::int as count from bill_subscription s where ${live} group by s.port) b
      ), '[]') as ports,
      coalesce((
        select jsonb_agg(jsonb_build_object('name', p.name, 'phone', p.phone, 'role', p.role, 'remark', p.remark) order by p.place)
        from bill_subscription_client_contact p where p.owner_key = $1 and p.client_id = c.id
      ), '[]') as contacts,
      (
        select jsonb_build_object('id', o.id, 'clientName', o.name) from bill_subscription_client o
        where o.owner_key = $1 and o.name_key = c.name_key and o.name_key <> '' and o.id <> c.id order by o.id limit 1
      ) as alike,
      k.made_by, k.created_at, k.expires_at, k.last_viewed_at
    from (select count(*)::int as total from found) counted
    left join page on true
    left join bill_subscription_client c on c.owner_key = $1 and c.id = page.id
    left join platform_share_token k on k.owner_key = $1 and k.kind = 'client' and k.subject = c.id::text
    order by c.name`;
  return { text, values };
}
