import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { Database } from '../../../platform/db/database';

export interface User {
  readonly id: number;
  readonly phone: string;
  readonly openId: string | null;
  readonly userName: string;
  readonly passwordHash: string;
  readonly avatar: string;
  readonly qqNumber: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly invitationCode: string;
  readonly createdAtMs: number;
}

interface UserRow {
  id: number;
  phone: string;
  open_id: string | null;
  user_name: string;
  password_hash: string;
  avatar: string;
  qq_number: string;
  email: string;
  roles: string[];
  invitation_code: string;
  created_at_ms: number;
}

const columns = `id, phone, open_id, user_name, password_hash, avatar, qq_number, email, roles, invitation_code,
  (extract(epoch from created_at) * 1000)::float8 as created_at_ms`;

export function findUserById(database: Database, id: number): Promise<User | null> {
  return findUser(database, 'id', id);
}

/** @throws BusinessError 401 when there is no such person any more. */
export async function requireUser(database: Database, id: number): Promise<User> {
  const user = await findUserById(database, id);
  if (!user) throw new BusinessError(401);
  return user;
}

export function findUserByPhone(database: Database, phone: string): Promise<User | null> {
  return findUser(database, 'phone', phone);
}

async function findUser(database: Database, column: 'id' | 'phone', value: string | number): Promise<User | null> {
  const { rows } = await database.query<UserRow>(
    'system',
    `select ${columns} from account_user where ${column} = $1 and deleted_at is null`,
    [value],
    `account-find-user-by-${column}`,
  );
  const row = rows[0];
  if (!row) return null;
  const {
    open_id: openId,
    user_name: userName,
    password_hash: passwordHash,
    invitation_code: invitationCode,
    created_at_ms: createdAtMs,
    qq_number: qqNumber,
    ...rest
  } = row;
  return { ...rest, openId, userName, passwordHash, invitationCode, createdAtMs, qqNumber };
}

/** Whether somebody with this phone has signed in in this browser before. */
export async function isKnownBrowser(database: Database, phone: string, browserDigest: string): Promise<boolean> {
  const { rowCount } = await database.query(
    'system',
    `select from account_known_browser b join account_user u on u.id = b.user_id
     where u.phone = $1 and b.browser_digest = $2`,
    [phone, browserDigest],
    'account-is-known-browser',
  );
  return rowCount > 0;
}
