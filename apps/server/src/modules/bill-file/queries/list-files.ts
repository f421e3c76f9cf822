import type { PaperKind } from '@mastlight/domain/bill-file/paper-kind';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Database } from '../../../platform/db/database';
import type { BillOfOwner } from '../schema';

export interface FoundFile {
  readonly id: number;
  readonly kind: PaperKind;
  readonly name: string;
  readonly bytes: number;
  readonly url: string;
  readonly userId: number;
  readonly isShown: boolean;
  readonly addedMs: number;
  /** Since when it is shown to nobody, as its bill has another client, ms since epoch; null: nobody took it from him so. */
  readonly clientChangedMs: number | null;
}

/** Files on a bill of an account, the newest first. */
export async function listFiles(database: Database, { ownerKey, port, billNo }: BillOfOwner): Promise<readonly FoundFile[]> {
  const { rows } = await database.query<{
    id: number;
    kind: PaperKind;
    name: string;
    bytes: number;
    url: string;
    userId: number;
    isShown: boolean;
    addedMs: number;
    clientChangedMs: number | null;
  }>(
    { ownerKey },
    `select id, kind, name, bytes, url, user_id as "userId", is_shown as "isShown",
       (extract(epoch from created_at) * 1000)::float8 as "addedMs", (extract(epoch from client_changed_at) * 1000)::float8 as "clientChangedMs"
     from bill_file_file where owner_key = $1 and port = $2 and bill_no = $3 order by id desc`,
    [ownerKey, port, billNo],
    'bill-file-list',
  );
  return rows;
}

/** A file that a client may open. */
export interface ShownFile {
  readonly id: number;
  readonly port: PortCode;
  readonly billNo: string;
  readonly kind: PaperKind;
  readonly name: string;
  readonly bytes: number;
}

/** Of some bills of an account the files that their clients may open, the oldest first. */
export async function listShown(
  database: Database,
  ownerKey: string,
  bills: readonly { readonly port: PortCode; readonly billNo: string }[],
): Promise<readonly ShownFile[]> {
  if (bills.length === 0) return [];
  const { rows } = await database.query<{ id: number; port: PortCode; billNo: string; kind: PaperKind; name: string; bytes: number }>(
    { ownerKey },
    `select f.id, f.port, f.bill_no as "billNo", f.kind, f.name, f.bytes
     from unnest($2::text[], $3::text[]) as wanted (port, bill_no) join bill_file_file f on f.port = wanted.port and f.bill_no = wanted.bill_no
     where f.owner_key = $1 and f.is_shown order by f.id`,
    [ownerKey, bills.map(({ port }) => port), bills.map(({ billNo }) => billNo)],
    'bill-file-list-shown',
  );
  return rows;
}

/** Where a file lies that a client may open, and on which bill it stands; null: there is none such. */
export async function findShown(
  database: Database,
  ownerKey: string,
  id: number,
): Promise<{ readonly port: PortCode; readonly billNo: string; readonly url: string } | null> {
  const { rows } = await database.query<{ port: PortCode; billNo: string; url: string }>(
    { ownerKey },
    'select port, bill_no as "billNo", url from bill_file_file where owner_key = $1 and id = $2 and is_shown',
    [ownerKey, id],
    'bill-file-find-shown',
  );
  return rows[0] ?? null;
}
