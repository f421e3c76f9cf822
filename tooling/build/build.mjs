// Builds what has changed: the web app with Vite, server and sandbox with esbuild.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip as zlibGzip } from 'node:zlib';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What each target is made of; a change in any of these folders rebuilds it. */
const targets = {
  web: {
    sources: [
      'apps/web',
      'packages/ui',
      'packages/domain',
      'packages/spreadsheet',
      'packages/faces',
      'tooling/build',
      'tooling/faces',
      'tooling/words',
    ],
    make: buildWeb,
  },
  server: {
    sources: ['apps/server', 'packages/domain', 'packages/spreadsheet', 'packages/faces', 'packages/wire'],
    make: () =>
      bundle('server', ['main', 'ingest', 'reread', 'admin', 'ledger', 'toker-import', 'tariff', 'terminals', 'ais', 'intake-sources']),
  },
  sandbox: { sources: ['apps/sandbox', 'packages/domain', 'packages/wire'], make: () => bundle('sandbox', ['main']) },
};

/** Brings `.build` up to date, or the named targets of it; what has not changed is left as it is. */
export async function build(tell = () => {}, names = Object.keys(targets)) {
  const due = Object.entries(targets).filter(([name, target]) => names.includes(name) && stampOf(name) !== digestOf(target.sources));
  if (due.length === 0) return;
  tell(`正在构建 ${due.map(([name]) => name).join('、')}…`);
  await Promise.all(
    due.map(async ([name, target]) => {
      const digest = digestOf(target.sources);
      await target.make();
      writeFileSync(stampFile(name), digest);
    }),
  );
}

function stampFile(name) {
  mkdirSync(join(root, '.build'), { recursive: true });
  return join(root, '.build', `${name}.stamp`);
}

function stampOf(name) {
  const file = stampFile(name);
  return existsSync(file) && existsSync(join(root, '.build', name)) ? readFileSync(file, 'utf8') : '';
}

/** Digest over path, size and time of every source file; reading them all would cost the warm start. */
function digestOf(folders) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (!entry.name.includes('.test.')) {
        const { size, mtimeMs } = statSync(join(root, path));
        hash.update(`${path}|${size}|${mtimeMs}\n`);
      }
    }
  };
  folders.forEach(walk);
  return hash.digest('hex');
}

async function buildWeb() {
  const vite = await import('vite');
  await vite.build({ root: join(root, 'apps/web'), configFile: join(root, 'apps/web/vite.config.ts'), logLevel: 'warn' });
  await compressAssets(join(root, '.build/web/assets'));
}

/** Texts are compressed once, as well as they can be, and not again for every browser. */
async function compressAssets(folder) {
  const [brotli, gzip] = [promisify(brotliCompress), promisify(zlibGzip)];
  const names = readdirSync(folder).filter((name) => /\.(js|css|svg|json)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const bytes = readFileSync(join(folder, name));
      if (bytes.length < 1024) return;
      writeFileSync(join(folder, `${name}.br`), await brotli(bytes));
      writeFileSync(join(folder, `${name}.gz`), await gzip(bytes, { level: 9 }));
    }),
  );
}

async function bundle(app, entries) {
  const esbuild = await import('esbuild');
  const outdir = join(root, '.build', app);
  rmSync(outdir, { recursive: true, force: true });
  await esbuild.build({
    entryPoints: entries.map((entry) => join(root, 'apps', app, 'src', `${entry}.ts`)).filter((file) => existsSync(file)),
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    splitting: true,
    sourcemap: 'linked',
    logLevel: 'warning',
    // Our own packages are bundled; what npm installed stays where it is.
    plugins: [
      {
        name: 'npm-packages-external',
        setup(builder) {
          builder.onResolve({ filter: /^[^./]/ }, ({ path }) => (path.startsWith('@mastlight/') ? undefined : { path, external: true }));
        },
      },
    ],
    external: [],
    outExtension: { '.js': '.mjs' },
  });
  // The bundles resolve npm packages from the app's own folder upwards; .build lies below the root, so root packages are found.
  for (const extra of ['migrations', 'src/desk/public', 'src/platform/page-text/worker']) {
    const from = join(root, 'apps', app, extra);
    if (existsSync(from)) cpSync(from, join(outdir, extra.split('/').pop()), { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build((text) => console.log(text));
