// `npm start`: installs, builds, and starts the platform with the sandbox beside it.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeRunning } from './find-running.mjs';
import { ensureInstalled } from './install.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startedMs = Date.now();
const tell = (text) => console.log(text);
const intakeSources = ['ningbo-edi', 'ningbo-port', 'customs', 'upload'];
const stopDeadlineMs = 15_000;

/** @type {{ name: string, process: import('node:child_process').ChildProcess }[]} */
const children = [];
let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));

try {
  const dataDir = resolve(process.env.DATA_DIR ?? join(root, 'data'));
  const running = await describeRunning(dataDir);
  if (running) throw new Error(running);
  ensureInstalled(root, tell, 'running');
  const { build } = await import('../build/build.mjs');
  await build(tell);
  await start(dataDir);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}

async function start(dataDir) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const keys = readKeys(dataDir);
  const port = await settlePort('PORT', 8080);
  const sandboxPort = await settlePort('SANDBOX_PORT', 8090);
  const url = `http://127.0.0.1:${port}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const env = {
    ...process.env,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: dataDir,
    PUBLIC_URL: process.env.PUBLIC_URL ?? url,
    PLATFORM_URL: url,
    WEB_DIR: join(root, '.build/web'),
    SANDBOX_DATA_DIR: join(dataDir, 'sandbox'),
    WECHAT_API_URL: sandboxUrl,
    WECHAT_QR_URL: `${sandboxUrl}/cgi-bin/showqrcode`,
    WECHAT_APP_ID: keys.wechatAppId,
    WECHAT_APP_SECRET: keys.wechatAppSecret,
    WECHAT_CALLBACK_TOKEN: keys.wechatCallbackToken,
    SMS_ENDPOINT: `127.0.0.1:${sandboxPort}`,
    SMS_PROTOCOL: 'HTTP',
    SMS_ACCESS_KEY_ID: keys.smsAccessKeyId,
    SMS_ACCESS_KEY_SECRET: keys.smsAccessKeySecret,
    INTAKE_KEYS: JSON.stringify(keys.intake),
    PORT_CLOCK_URL: `${sandboxUrl}/clock`,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  };
  // The platform's first word comes when the data folder is its own; before that the sandbox must not touch it.
  const platform = run('platform', join(root, '.build/server/main.mjs'), env);
  await platform.spoken;
  await Promise.all([platform.ready, run('sandbox', join(root, '.build/sandbox/main.mjs'), env).ready]);
  tell('');
  tell(`  桅灯    ${url}`);
  tell(`  沙盒桌  ${sandboxUrl}   扫码、短信、港口、时钟都在这里`);
  tell('');
  tell(`用时 ${((Date.now() - startedMs) / 1000).toFixed(1)} 秒，数据在 ${dataDir}，按 Ctrl+C 停止`);
  tell(`ready ${url} sandbox ${sandboxUrl}`);
}

/**
 * Starts a program; its lines are passed on. `spoken`: its first line came;
 * `ready`: its line `listening …` came. Both fail when it ends before.
 */
function run(name, file, env) {
  const child = spawn(process.execPath, ['--enable-source-maps', file], {
    cwd: root,
    env,
    // A group of its own, so that Ctrl+C reaches it through us and in order.
    detached: true,
    // The channel breaks when we are killed, and the child stops by itself.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  children.push({ name, process: child });
  let tellSpoken;
  let tellReady;
  let fail;
  const ended = new Promise((_, reject) => (fail = reject));
  const spoken = Promise.race([new Promise((done) => (tellSpoken = done)), ended]);
  const ready = Promise.race([new Promise((done) => (tellReady = done)), ended]);
  // Whoever waits for one of the two hears of a failure; the other must not count as unheard.
  for (const promise of [ended, spoken, ready]) promise.catch(() => {});
  child.on('error', fail);
  child.on('exit', (code) => {
    if (isStopping) return;
    fail(new Error(`${name} 已退出（代码 ${code}）`));
    void stop(1);
  });
  let rest = '';
  child.stdout.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const line of lines) {
      tellSpoken();
      if (line.startsWith('listening ')) tellReady();
      else if (!isStopping || name === 'platform') tell(line);
    }
  });
  return { spoken, ready };
}

/** Ends platform and sandbox, by pid and once; whoever does not go within the deadline is killed. */
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  await Promise.all(
    children.map(
      ({ process: child }) =>
        new Promise((done) => {
          if (child.exitCode !== null || child.signalCode !== null || !child.pid) return done();
          const timer = setTimeout(() => child.kill('SIGKILL'), stopDeadlineMs);
          child.on('exit', () => (clearTimeout(timer), done()));
          child.kill('SIGTERM');
        }),
    ),
  );
  process.exit(code);
}

/** The wanted port; 0 asks the system for a free one. */
async function settlePort(name, fallback) {
  const wished = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(wished) || wished < 0 || wished > 65_535) throw new Error(`${name}=${process.env[name]} 不是端口号`);
  const probe = createServer();
  return new Promise((resolvePort, reject) => {
    probe.on('error', (error) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`端口 ${wished} 已被占用，请用 ${name}=其他端口 重试`) : error),
    );
    probe.listen(wished, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolvePort(port));
    });
  });
}

/** Keys that platform and sandbox share on this machine; made once, readable by the owner alone. */
function readKeys(dataDir) {
  const file = join(dataDir, 'sandbox-keys.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') {
      const text = `${file} 读不出密钥。请从备份恢复它；或删除它再启动，会生成新的一套（只影响沙盒和报文来源的密钥）。`;
      throw new Error(text, { cause: error });
    }
  }
  const secret = () => randomBytes(24).toString('base64url');
  const keys = {
    wechatAppId: `wx${randomBytes(8).toString('hex')}`,
    wechatAppSecret: secret(),
    wechatCallbackToken: secret(),
    smsAccessKeyId: secret(),
    smsAccessKeySecret: secret(),
    intake: Object.fromEntries(intakeSources.map((source) => [source, secret()])),
  };
  // Aside, synced and renamed: a start that is cut off leaves no half of it.
  const aside = `${file}.${process.pid}.new`;
  rmSync(aside, { force: true });
  const handle = openSync(aside, 'wx', 0o600);
  writeFileSync(handle, JSON.stringify(keys, null, 2));
  fsyncSync(handle);
  closeSync(handle);
  renameSync(aside, file);
  return keys;
}
