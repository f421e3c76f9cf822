// `npm run dev`: platform, sandbox and pages, each anew when its sources change.
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settleEnvironment } from './environment.mjs';
import { describeRunning } from './find-running.mjs';
import { ensureInstalled } from './install.mjs';
import { awaitAnswer, firstCall, Programs } from './programs.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tell = (text) => console.log(text);
const programs = new Programs(root, tell);
/** Editors save several files at once. */
const calmMs = 200;

/** Programs, what each is built from, and its target in `tooling/build`. */
const parts = [
  {
    name: 'platform',
    target: 'server',
    folders: ['apps/server', 'packages/domain', 'packages/spreadsheet', 'packages/faces', 'packages/wire'],
  },
  { name: 'sandbox', target: 'sandbox', folders: ['apps/sandbox', 'packages/domain', 'packages/wire'] },
];

try {
  const dataDir = resolve(process.env.DATA_DIR ?? join(root, 'data'));
  const running = await describeRunning(dataDir);
  if (running) throw new Error(running);
  ensureInstalled(root, tell, 'testing');
  const { build } = await import('../build/build.mjs');
  await build(tell);
  const { url, sandboxUrl, env } = await settleEnvironment(root, dataDir);
  const run = ({ name, target }) => programs.run(name, join(root, `.build/${target}/main.mjs`), env);
  const platform = run(parts[0]);
  await platform.spoken;
  await Promise.all([platform.ready, run(parts[1]).ready]);
  await awaitAnswer(url + firstCall);

  process.env.PLATFORM_URL = url;
  const { createServer } = await import('vite');
  const pages = await createServer({ root: join(root, 'apps/web'), configFile: join(root, 'apps/web/vite.config.ts'), logLevel: 'warn' });
  await pages.listen();
  programs.endWith(() => pages.close());
  const [pagesUrl] = pages.resolvedUrls.local;

  const again = inTurn(async (part) => {
    await build(tell, [part.target]);
    await programs.end(part.name);
    await run(part).ready;
    tell(`${part.name} 已重新启动`);
  });
  for (const part of parts) for (const folder of part.folders) whenChanged(join(root, folder), () => again(part));

  tell('');
  tell(`  页面    ${pagesUrl}   改了就刷新`);
  tell(`  桅灯    ${url}   服务端改了就重启`);
  tell(`  沙盒桌  ${sandboxUrl}`);
  tell('');
  tell(`ready ${url} sandbox ${sandboxUrl} pages ${pagesUrl}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await programs.stop(1);
}

/** Calls `change` once a folder's sources have changed and are calm again. */
function whenChanged(folder, change) {
  let timer;
  const watcher = watch(folder, { recursive: true }, (_event, file) => {
    if (!file || /node_modules|\.test\.tsx?$/.test(file) || !/\.(ts|sql|html|css|js|json)$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => change(), calmMs);
  });
  programs.endWith(async () => watcher.close());
}

/** One at a time, and once more when asked meanwhile; sources that do not build are told and waited out. */
function inTurn(work) {
  const due = new Set();
  let isBusy = false;
  return async (part) => {
    due.add(part);
    if (isBusy) return;
    isBusy = true;
    for (const next of due) {
      due.delete(next);
      await work(next).catch((error) => console.error(error instanceof Error ? error.message : error));
    }
    isBusy = false;
  };
}
