// Guarantee (F10): the key of a source goes to the server that runs on the data
// folder and to nobody who listens on the port of one that was killed.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { announceAddress, findRunningServer, makeAddressSecret, proveAddress } from './running-address';

let dataDir: string;
let app: FastifyInstance;
let url: string;
let asked: number;
const secret = makeAddressSecret();
const file = (): string => join(dataDir, 'server.json');

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mastlight-address-'));
  asked = 0;
  app = fastify();
  proveAddress(app, secret);
  app.get('/livez', async () => ({ ok: true, asked: ++asked }));
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

describe('F10 address of the running server', () => {
  it('is found while it runs, in a file of the owner alone, and gone after its stop', async () => {
    const withdraw = await announceAddress(dataDir, url, secret);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(await findRunningServer(dataDir)).toBe(url);
    await withdraw();
    expect(await findRunningServer(dataDir)).toBeNull();
  });

  it('of a server that was killed is not even asked, nor that of another process with its pid', async () => {
    await announceAddress(dataDir, url, secret);
    const announced = JSON.parse(readFileSync(file(), 'utf8')) as object;
    for (const change of [{ pid: 2 ** 22 + 1 }, { start: '1' }, { start: '' }, { pid: 'x' }]) {
      writeFileSync(file(), JSON.stringify({ ...announced, ...change }));
      expect(await findRunningServer(dataDir)).toBeNull();
    }
    expect(asked).toBe(0);
  });

  it('is not believed of a program that answers without the secret, or leads elsewhere', async () => {
    await announceAddress(dataDir, url, makeAddressSecret());
    expect(await findRunningServer(dataDir)).toBeNull();
    const mute = fastify();
    mute.get('/livez', async () => ({ ok: true }));
    const leading = fastify();
    leading.get('/livez', async (_request, reply) => reply.redirect(`${url}/livez`));
    for (const other of [mute, leading]) {
      await announceAddress(dataDir, await other.listen({ port: 0, host: '127.0.0.1' }), secret);
      expect(await findRunningServer(dataDir)).toBeNull();
      await other.close();
    }
  });
});
