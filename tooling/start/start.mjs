// `npm start`: installs, builds, and starts the platform with the sandbox beside it.
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importDemoRows } from './import-demo-rows.mjs';
import { settleEnvironment } from './environment.mjs';
import { describeRunning } from './find-running.mjs';
import { ensureInstalled } from './install.mjs';
import { awaitAnswer, firstCall, Programs } from './programs.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startedMs = Date.now();
const tell = (text) => console.log(text);
const programs = new Programs(root, tell);

try {
  const dataDir = resolve(process.env.DATA_DIR ?? join(root, 'data'));
  const running = await describeRunning(dataDir);
  if (running) throw new Error(running);
  ensureInstalled(root, tell, 'running');
  const { build } = await import('../build/build.mjs');
  await build(tell);
  const { url, sandboxUrl, env } = await settleEnvironment(root, dataDir);
  // The platform's first word comes when the data folder is its own; before that the sandbox must not touch it.
  const platform = programs.run('platform', join(root, '.build/server/main.mjs'), env);
  await platform.spoken;
  await Promise.all([platform.ready, programs.run('sandbox', join(root, '.build/sandbox/main.mjs'), env).ready]);
  await awaitAnswer(url + firstCall);
  tell('');
  tell(`  桅灯    ${url}`);
  tell(`  沙盒桌  ${sandboxUrl}   扫码、短信、港口、时钟都在这里`);
  tell('');
  tell(`用时 ${((Date.now() - startedMs) / 1000).toFixed(1)} 秒，数据在 ${dataDir}，按 Ctrl+C 停止`);
  tell(`ready ${url} sandbox ${sandboxUrl}`);
  // Whoever looks for no company and no rate can do without them.
  if (process.env.DEMO_COMPANIES !== 'none') {
    await importDemoRows({ root, sandboxUrl, env, tell, endWith: (end) => programs.endWith(end) });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await programs.stop(1);
}
