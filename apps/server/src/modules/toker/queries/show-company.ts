import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { CompanyContact, toker } from '@mastlight/domain/toker/contract';
import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { maskEmail, maskName, maskNumber } from '@mastlight/domain/toker/mask-contact';
import { openingScript } from '@mastlight/domain/toker/opening-script';
import { wordsAsked } from '@mastlight/domain/toker/search-words';
import type { TokerParts } from '../parts';
import { companyCards } from './company-cards';
import { findContacts } from './find-contacts';

/** Lines of a company's history that are shown. */
const shownMonths = 60;

const maskContact = ({ name, role, phone, email, source, checkedDay }: CompanyContact): CompanyContact => ({
  name: maskName(name),
  role,
  phone: maskNumber(phone),
  email: maskEmail(email),
  source,
  checkedDay,
});

/** A company with all that is known of it, for an owner; what he has not opened is masked. @throws BusinessError 404 */
export async function showCompany(parts: TokerParts, ownerKey: string, id: number): Promise<ResponseOf<typeof toker.showCompany>> {
  const { database } = parts.platform;
  const [card] = await companyCards(parts, ownerKey, [id]);
  if (!card) throw new BusinessError(404);
  const [about, goods, lanes, timeline, contacts, alike] = await Promise.all([
    database.query<{ founded: string; is_listed: boolean }>(
      { ownerKey },
      'select founded, is_listed from toker_company where id = $1',
      [id],
      'toker-about',
    ),
    database.query<{ hs_code: string; name: string; bills: number | null }>(
      { ownerKey },
      `select g.hs_code, g.name, s.bills from toker_goods g left join (
         select hs_code, goods, least(sum(bills), 2147483647)::int as bills from toker_shipment where company_id = $1 group by hs_code, goods) s
         on s.hs_code = g.hs_code and s.goods = g.name
       where g.company_id = $1 order by s.bills desc nulls last, g.hs_code, g.name limit 20`,
      [id],
      'toker-goods',
    ),
    database.query<{ load_port: string; discharge_port: string; bills: number; teu_tenths: number }>(
      { ownerKey },
      `select load_port, discharge_port, least(sum(bills), 2147483647)::int as bills, least(sum(teu_tenths), 2147483647)::int as teu_tenths from toker_shipment
       where company_id = $1 group by load_port, discharge_port order by 3 desc, 1, 2 limit 12`,
      [id],
      'toker-lanes',
    ),
    database.query<{ month: string; goods: string; load_port: string; discharge_port: string; bills: number; is_first: boolean }>(
      { ownerKey },
      `select month, load_port, discharge_port, least(sum(bills), 2147483647)::int as bills, string_agg(distinct nullif(goods, ''), '、') as goods,
         month = min(month) over (partition by discharge_port) and month > (select min(month) from toker_shipment where company_id = $1) as is_first
       from toker_shipment where company_id = $1 group by month, load_port, discharge_port
       order by month desc, 4 desc, load_port, discharge_port limit ${shownMonths}`,
      [id],
      'toker-timeline',
    ),
    findContacts(database, ownerKey, [id]),
    database.query<{ id: number; name: string; city: string; year_bills: number | null }>(
      { ownerKey },
      `select o.id, o.name, o.city, o.year_bills from toker_company c
       join toker_company o on o.is_listed and o.words @> $2::int[] and o.id <> c.id and o.kind <> 'forwarder'
       where c.id = $1 and cardinality(c.hs_codes) > 0
       order by o.load_ports && c.load_ports desc, o.year_bills desc nulls last, o.id limit 4`,
      [id, wordsAsked(card.hsCodes[0] ?? '') ?? [0]],
      'toker-alike',
    ),
  ]);
  const known = contacts.get(id) ?? [];
  const [newest] = timeline.rows;
  return {
    company: card,
    founded: about.rows[0]!.founded,
    isListed: about.rows[0]!.is_listed,
    goods: goods.rows.map(({ hs_code, name, bills }) => ({ hsCode: hs_code, name, bills })),
    lanes: lanes.rows.map(({ load_port, discharge_port, bills, teu_tenths }) => ({
      loadPort: load_port,
      dischargePort: discharge_port,
      bills,
      teu: teu_tenths === 0 ? null : teu_tenths / 10,
    })),
    timeline: timeline.rows.map(({ month, goods: named, load_port, discharge_port, bills, is_first }) => ({
      month,
      goods: named ?? '',
      loadPort: load_port,
      dischargePort: discharge_port,
      bills,
      isFirst: is_first,
    })),
    contacts: card.isOpened ? known : known.map(maskContact),
    priceFen: card.isOpened ? 0 : await parts.billing.findPrice(ownerKey, 'FEE_TOKER'),
    alike: alike.rows.map(({ id: other, name, city, year_bills }) => ({ id: other, name, city, yearBills: year_bills })),
    script: openingScript({
      kind: card.kind,
      goods: card.goods,
      lane: newest ? { loadPort: newest.load_port, dischargePort: newest.discharge_port, month: newest.month, bills: newest.bills } : null,
    }),
  };
}
