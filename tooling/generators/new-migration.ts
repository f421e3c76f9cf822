/** `npm run new:migration -- <capability> <what>`: an empty migration, named by its time. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { capabilities } from '../../packages/domain/src/capabilities';

/**
 * Name of a migration made at `nowMs`: its minute in UTC, or the next one that
 * no migration of `taken` has.
 */
export function nameMigration(capability: string, what: string, nowMs: number, taken: readonly string[] = []): string {
  const minute = new Date(nowMs).toISOString().slice(0, 16).replaceAll('-', '').replace(':', '');
  const isTaken = taken.some((name) => name.startsWith(`${minute}-`));
  return isTaken ? nameMigration(capability, what, nowMs + 60_000, taken) : `${minute}-${capability}-${what}.sql`;
}

if (process.argv[1] === import.meta.filename) {
  const [capability = '', what = ''] = process.argv.slice(2);
  const names = ['platform', ...capabilities.map(({ name }) => name)];
  if (!names.includes(capability) || !/^[a-z]+(-[a-z]+)*$/.test(what)) {
    console.error(`用法：npm run new:migration -- <${names.join('|')}> <内容，小写字母和短横线>`);
    process.exitCode = 1;
  } else {
    const folder = resolve(import.meta.dirname, '../../apps/server/migrations');
    const file = join(folder, nameMigration(capability, what, Date.now(), existsSync(folder) ? readdirSync(folder) : []));
    writeFileSync(file, `-- Why: \n`, { flag: 'wx' });
    console.log(file);
  }
}
