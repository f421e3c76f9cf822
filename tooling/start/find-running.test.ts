// Guarantee (A19): whoever starts a second time is told what runs and how to
// stop it; a file that a killed server left behind stops nobody.
import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { describeRunning } from './find-running.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'mastlight-running-'));
const secret = 'secret-for-tests';
const server = createServer((request, response) => {
  response.setHeader(
    'x-mastlight-proof',
    createHmac('sha256', secret).update(String(request.headers['x-mastlight-challenge'])).digest('base64url'),
  );
  response.end('{"ok":true}');
});
const listening = new Promise<string>((done) =>
  server.listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
);
const leave = (entry: unknown): void => writeFileSync(join(dataDir, 'server.json'), JSON.stringify(entry));
afterAll(() => {
  server.close();
  rmSync(dataDir, { recursive: true });
});

it('names address, process and how to stop it', async () => {
  const url = await listening;
  leave({ url, pid: process.pid, secret });
  const text = await describeRunning(dataDir);
  for (const part of [url, `pid ${process.pid}`, dataDir, `kill ${process.pid}`]) expect(text).toContain(part);
});

it('is silent about a server that is gone, another program on its port, and an empty folder', async () => {
  const url = await listening;
  leave({ url, pid: spawnSync('true').pid, secret });
  expect(await describeRunning(dataDir)).toBeNull();
  // F10: it answers, and does not know the secret.
  leave({ url, pid: process.pid, secret: 'another' });
  expect(await describeRunning(dataDir)).toBeNull();
  leave({ url: 'http://127.0.0.1:9', pid: process.pid, secret });
  expect(await describeRunning(dataDir)).toBeNull();
  expect(await describeRunning(join(dataDir, 'nothing'))).toBeNull();
});
