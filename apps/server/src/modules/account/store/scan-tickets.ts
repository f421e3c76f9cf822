/** Scan tickets and what WeChat calls back about them. */
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { publishChange } from '../../../platform/live';
import { internalOwner, scansChanged } from '../topics';

export interface NewScanTicket {
  readonly tempIdDigest: string;
  readonly sceneDigest: string;
  readonly keyDigest: string;
  readonly personId: string;
  readonly device: string;
  readonly place: string;
  readonly expiresAtMs: number;
}

export async function insertScanTicket(tx: Transaction, ticket: NewScanTicket, nowMs: number): Promise<void> {
  await connectionOf(tx).query(
    `insert into account_scan_ticket
       (temp_id_digest, scene_digest, key_digest, person_id, device, place, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ticket.tempIdDigest,
      ticket.sceneDigest,
      ticket.keyDigest,
      ticket.personId,
      ticket.device,
      ticket.place,
      new Date(nowMs),
      new Date(ticket.expiresAtMs),
    ],
  );
}

/**
 * Notes who scanned, and the link he is sent. The first who scans keeps the
 * ticket; when he scans again he gets a new link and the old one dies.
 */
export async function markScanned(
  tx: Transaction,
  scan: { sceneDigest: string; openId: string; confirmDigest: string },
  nowMs: number,
): Promise<boolean> {
  return changeTicket(
    tx,
    `update account_scan_ticket set state = 'scanned', open_id = $2, confirm_digest = $3
     where scene_digest = $1 and expires_at > $4
       and (state = 'waiting' or (state = 'scanned' and open_id = $2))
     returning id`,
    [scan.sceneDigest, scan.openId, scan.confirmDigest, new Date(nowMs)],
  );
}

/** Notes the answer given on the phone, once. */
export async function answerScan(
  tx: Transaction,
  answer: { confirmDigest: string; isAgreed: boolean; grantUntilMs: number },
  nowMs: number,
): Promise<boolean> {
  return changeTicket(
    tx,
    `update account_scan_ticket set state = $2, grant_until = $3
     where confirm_digest = $1 and state = 'scanned' and expires_at > $4 returning id`,
    [answer.confirmDigest, answer.isAgreed ? 'confirmed' : 'refused', new Date(answer.grantUntilMs), new Date(nowMs)],
  );
}

/** A scan whose login was ended gives nothing any more. */
export async function spendScan(tx: Transaction, ticketId: number): Promise<void> {
  await changeTicket(tx, `update account_scan_ticket set state = 'spent' where id = $1 returning id`, [ticketId]);
}

/** Uses a confirmed scan up for the one token it gives; false when it was used before, or has ended. */
export async function useScan(tx: Transaction, ticketId: number, nowMs: number): Promise<boolean> {
  return changeTicket(
    tx,
    `update account_scan_ticket set state = 'spent'
     where id = $1 and state = 'confirmed' and grant_until > $2 returning id`,
    [ticketId, new Date(nowMs)],
  );
}

async function changeTicket(tx: Transaction, sql: string, values: readonly unknown[]): Promise<boolean> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(sql, values);
  const ids = rows.map((row) => row.id);
  if (ids.length > 0) await publishChange(tx, { ownerKey: internalOwner, topic: scansChanged, ids });
  return ids.length > 0;
}

/** Notes a callback as seen; false when it was seen before. */
export async function insertCallback(tx: Transaction, digest: string, nowMs: number): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    'insert into account_wechat_callback (digest, seen_at) values ($1, $2) on conflict do nothing',
    [digest, new Date(nowMs)],
  );
  return rowCount === 1;
}
