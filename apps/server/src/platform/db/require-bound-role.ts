import { startTexts } from '@mastlight/domain/vocabulary/platform-texts';
import type { Database } from './database';

/**
 * Makes sure that row-level security binds the role that we work under
 * (S-02): a superuser and a role with BYPASSRLS see and change everybody's
 * rows whatever the policies say.
 *
 * @throws Error with a text for people that names the role and the one to make instead.
 */
export async function requireBoundRole(database: Database): Promise<void> {
  const { rows } = await database.query<{ role: string; database: string }>(
    'system',
    `select rolname as role, current_database() as database
     from pg_roles where rolname in (current_user, session_user) and (rolsuper or rolbypassrls) limit 1`,
  );
  if (rows[0]) throw new Error(startTexts.roleUnbound(rows[0].role, rows[0].database));
}
