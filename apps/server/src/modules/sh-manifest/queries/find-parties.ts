import { readPaging } from '@mastlight/domain/contract-kit/paging';
import type { RequestOf, ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { shManifest } from '@mastlight/domain/sh-manifest/contract';
import { countries, findEntry } from '@mastlight/domain/sh-manifest/dictionaries';
import type { PartyRole } from '@mastlight/domain/sh-manifest/filing';
import { pageSizeDefault } from '@mastlight/domain/sh-manifest/limits';
import { spellParty } from '@mastlight/domain/sh-manifest/wire-names';
import type { Database } from '../../../platform/db/database';
import { readStoredParties, readStoredParty } from '../read-stored-filing';
import { containing } from './containing';

type Filter = RequestOf<typeof shManifest.listSenders>;

interface Counted {
  readonly total: number;
}

/** One page of a party book, by nick name. */
export async function findParties(
  database: Database,
  ownerKey: string,
  role: PartyRole,
  filter: Filter,
): Promise<ResponseOf<typeof shManifest.listSenders>> {
  const { pageNo, pageSize, offset } = readPaging(filter, pageSizeDefault);
  const { rows } = await database.query<Counted & { id: number | null; nick_name: string; party: unknown; version: number }>(
    { ownerKey },
    `with found as (
       select id, nick_name, party, version from sh_manifest_party
       where owner_key = $1 and role = $2 and (nick_name ilike $3 or party ->> 'name' ilike $3)
     ), page as (select * from found order by nick_name, id limit $4 offset $5)
     select (select count(*)::int from found) as total, page.* from (select) as one left join page on true order by nick_name, id`,
    [ownerKey, role, containing(filter.keyword), pageSize, offset],
    'sh-manifest-parties',
  );
  const list = rows.flatMap(({ id, nick_name: nickName, party: stored, version }) => {
    if (id === null) return [];
    const party = readStoredParty(stored);
    const country = findEntry(countries, party.countryCode)?.name ?? null;
    return [{ ...spellParty(party), id, nickName, country, contactName: party.contactName, contactPhone: party.contactPhone, version }];
  });
  return { list, total: rows[0]!.total, pageNo, pageSize };
}

/** One page of the saved combinations, by nick name. */
export async function findCombinations(
  database: Database,
  ownerKey: string,
  filter: Filter,
): Promise<ResponseOf<typeof shManifest.listCombinations>> {
  const { pageNo, pageSize, offset } = readPaging(filter, pageSizeDefault);
  const { rows } = await database.query<Counted & { id: number | null; nick_name: string; parties: unknown; version: number }>(
    { ownerKey },
    `with found as (select id, nick_name, parties, version from sh_manifest_combination where owner_key = $1 and nick_name ilike $2),
       page as (select * from found order by nick_name, id limit $3 offset $4)
     select (select count(*)::int from found) as total, page.* from (select) as one left join page on true order by nick_name, id`,
    [ownerKey, containing(filter.keyword), pageSize, offset],
    'sh-manifest-combinations',
  );
  const list = rows.flatMap(({ id, nick_name: nickName, parties: stored, version }) => {
    if (id === null) return [];
    const { shipper, consignee, notify } = readStoredParties(stored);
    return [
      {
        id,
        nickName,
        sendName: shipper.name,
        sendPhone: shipper.phone,
        reviceName: consignee.name,
        revicePhone: consignee.phone,
        noticeName: notify.name,
        noticePhone: notify.phone,
        send: spellParty(shipper),
        revice: spellParty(consignee),
        notice: spellParty(notify),
        version,
      },
    ];
  });
  return { list, total: rows[0]!.total, pageNo, pageSize };
}

/** A person's remark tags, in his order. */
export async function findTags(database: Database, ownerKey: string, userId: number): Promise<string[]> {
  const { rows } = await database.query<{ tag: string }>(
    { ownerKey },
    'select tag from sh_manifest_tag where owner_key = $1 and user_id = $2 order by place',
    [ownerKey, userId],
    'sh-manifest-tags',
  );
  return rows.map(({ tag }) => tag);
}
