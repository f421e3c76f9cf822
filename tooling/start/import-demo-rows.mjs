// What the sandbox has made up, imported beside the running product as anybody's file would be.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Imports its companies and its tariff; `tell` hears what the commands say, `endWith` how they are ended early. The product runs
 * as well without them, so that nothing is thrown.
 */
export async function importDemoRows({ root, sandboxUrl, env, tell, endWith }) {
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const source = '演示：沙盒编的，不是现行税则，不能用来报关';
  const imports = [
    {
      name: '演示税则',
      file: 'tariff.csv',
      command: 'tariff',
      options: ['--edition=演示税则 2025-01', '--from=2025-01-01', `--source=${source}`],
    },
    { name: '演示公司', file: 'companies.csv', command: 'toker-import', options: ['--source=演示目的国进口申报', `--day=${day}`] },
  ];
  for (const { name, file, command, options } of imports) {
    const folder = await mkdtemp(join(tmpdir(), 'mastlight-demo-'));
    try {
      const path = join(folder, file);
      await writeFile(path, await (await fetch(`${sandboxUrl}/${file}`)).text());
      const run = spawn(process.execPath, [join(root, `.build/server/${command}.mjs`), path, ...options], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      endWith(() => run.kill('SIGTERM'));
      let told = '';
      for (const stream of [run.stdout, run.stderr]) stream.on('data', (bytes) => (told += bytes));
      await new Promise((resolve, reject) => run.on('close', resolve).on('error', reject));
      tell(`${name}：${told.trim()}`);
    } catch (error) {
      tell(`${name}没有导入：${error instanceof Error ? error.message : String(error)}`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
