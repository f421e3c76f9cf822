import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { shManifest } from '@mastlight/domain/sh-manifest/contract';
import { contestsShownMax } from '@mastlight/domain/sh-manifest/limits';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { wireTime } from '../../../platform/list/wire-time';
import type { Database } from '../../../platform/db/database';
import type { Parts } from '../parts';
import { readStoredFiling } from '../read-stored-filing';

type Told = ResponseOf<typeof shManifest.readManifest>['contest'];

/**
 * What a refused manifest's owner may do about another who declares its bill: contest it, or how his contest of it stands; null
 * where nobody else declares it and nothing was contested. Who the other is, is not read.
 */
export async function findContest(database: Database, ownerKey: string, filingId: number): Promise<Told> {
  // The system's: what others declare, an owner does not see.
  const { rows } = await database.query<{ is_refused: boolean; is_taken: boolean; state: string | null; note: string | null }>(
    'system',
    `select f.status = -1 as is_refused, c.state, c.note, exists (
       select from sh_manifest_filing o where o.bill_no = f.bill_no and o.owner_key <> f.owner_key and o.status in (1, 2)) as is_taken
     from sh_manifest_filing f left join lateral (
       select state, note from sh_manifest_contest where filing_id = f.id and bill_no = f.bill_no order by id desc limit 1) c on true
     where f.owner_key = $1 and f.id = $2`,
    [ownerKey, filingId],
    'sh-manifest-contest',
  );
  const [row] = rows;
  // It is put right and sent again while it is contested, perhaps.
  if (row?.state === 'open') return { state: 'open', note: null };
  if (row?.is_refused !== true || !row.is_taken) return null;
  return row.state === 'dismissed' ? { state: 'dismissed', note: row.note } : { state: 'may', note: null };
}

/** For the desk: what is contested and not settled, the oldest first, each with both manifests and who sent them. */
export async function listContests({ platform, people }: Parts): Promise<ResponseOf<typeof shManifest.listContests>> {
  const { rows } = await platform.database.query<{
    id: number;
    bill_no: string;
    words: string;
    opened_at: Date;
    owner_key: string;
    user_id: number;
    filing: unknown;
    held_id: number | null;
    held_owner: string | null;
    held_user: number | null;
    held_filing: unknown;
    held_sent_at: Date | null;
    last_kind: string | null;
    last_state: string | null;
    last_message: string | null;
  }>(
    'system',
    `select c.id, c.bill_no, c.words, c.opened_at, c.owner_key, c.user_id, f.filing, o.id as held_id, o.owner_key as held_owner,
       o.user_id as held_user, o.filing as held_filing, o.sent_at as held_sent_at, s.kind as last_kind, s.state as last_state,
       s.message as last_message
     from sh_manifest_contest c join sh_manifest_filing f on f.id = c.filing_id and f.bill_no = c.bill_no
     left join lateral (select * from sh_manifest_filing where bill_no = c.bill_no and owner_key <> c.owner_key and status in (1, 2)
       order by status desc, id desc limit 1) o on true
     left join lateral (select kind, state, message from sh_manifest_submission where filing_id = o.id order by id desc limit 1) s on true
     where c.state = 'open' order by c.id limit $1`,
    [contestsShownMax],
    'sh-manifest-list-contests',
  );
  const named = new Map(
    (
      await people.findPeople([...new Set(rows.flatMap(({ user_id, held_user }) => [user_id, ...(held_user === null ? [] : [held_user])]))])
    ).map((person) => [person.id, person]),
  );
  const sideOf = (ownerKey: string, userId: number, filing: unknown) => {
    const { head, parties, goods } = readStoredFiling(filing);
    const person = named.get(userId);
    return {
      ownerKey,
      person: person?.userName ?? '',
      phone: person?.phone ?? '',
      companyname: head.companyName,
      vesselvoyage: `${head.vesselName}/${head.voyage}`,
      shipper: parties.shipper.name,
      ctnNos: [...new Set(goods.map(({ containerNo }) => containerNo).filter(Boolean))].slice(0, 10),
    };
  };
  const list = rows.map((row) => ({
    id: row.id,
    billno: row.bill_no,
    words: row.words,
    openTime: formatShanghai(row.opened_at.getTime()),
    claimant: sideOf(row.owner_key, row.user_id, row.filing),
    holder:
      row.held_id === null
        ? null
        : {
            id: row.held_id,
            ...sideOf(row.held_owner!, row.held_user!, row.held_filing),
            sendTime: wireTime(row.held_sent_at?.getTime()),
            isPending: row.last_state === 'pending',
            message: row.last_kind === 'cancel' && row.last_state !== 'pending' ? row.last_message : null,
          },
  }));
  return { list };
}
