// The sandbox's invented companies, imported beside the running product as anybody's file would be.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Imports them; `tell` hears what the command says, `endWith` how it is ended early. The product runs as well without them, so that nothing is thrown. */
export async function importDemoCompanies({ root, sandboxUrl, env, tell, endWith }) {
  const folder = await mkdtemp(join(tmpdir(), 'mastlight-companies-'));
  try {
    const file = join(folder, 'companies.csv');
    await writeFile(file, await (await fetch(`${sandboxUrl}/companies.csv`)).text());
    const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const command = spawn(
      process.execPath,
      [join(root, '.build/server/toker-import.mjs'), file, '--source=演示目的国进口申报', `--day=${day}`],
      { env, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    endWith(() => command.kill('SIGTERM'));
    let told = '';
    for (const stream of [command.stdout, command.stderr]) stream.on('data', (bytes) => (told += bytes));
    await new Promise((resolve, reject) => command.on('close', resolve).on('error', reject));
    tell(`演示公司：${told.trim()}`);
  } catch (error) {
    tell(`演示公司没有导入：${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
