import type { Enquiry } from '@mastlight/domain/ad/contract';
import type { Database } from '../../../platform/db/database';

/** A page of enquiries: those that wait first, the oldest of them on top, then what was passed on last. */
export async function findEnquiries(
  database: Database,
  { pageSize, offset }: { readonly pageSize: number; readonly offset: number },
): Promise<{ list: Enquiry[]; total: number }> {
  const [{ rows: list }, { rows: counted }] = await Promise.all([
    database.query<Enquiry>(
      'system',
      `select id, ad_key as "adKey", supplier, text, reply_to as "replyTo",
         (extract(epoch from created_at) * 1000)::float8 as "createdTime",
         (extract(epoch from passed_on_at) * 1000)::float8 as "passedOnTime"
       from ad_enquiry
       order by passed_on_at is not null, passed_on_at desc, created_at, id limit $1 offset $2`,
      [pageSize, offset],
      'ad-enquiries',
    ),
    database.query<{ total: number }>('system', 'select count(*)::int as total from ad_enquiry', [], 'ad-enquiries-count'),
  ]);
  return { list, total: counted[0]!.total };
}
