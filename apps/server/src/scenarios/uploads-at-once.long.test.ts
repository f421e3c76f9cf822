// Guarantee (S-10, U-15): memory does not follow the number of uploads, nor what a picture or an archive says of itself:
// the server grows by 100 MB at the most. LONG=1 sends 50 files of 20 MB at once.
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { isLong } from '@mastlight/testing/is-long';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileBytesMax, pictureMegapixelsMax } from '@mastlight/domain/file/limits';
import { waitFor } from '@mastlight/testing/wait-for';
import { makeHeldPicture, makePicture, makeXlsx } from '../modules/file/make-files-for-test';
import { bundleServer } from './bundle-server';
import { signInForTest, type TestUser } from './sign-in-for-test';
import { besideServer, spawnServer, type SpawnedServer } from './spawn-server';
import { startTestServer, type TestServer } from './start-test-server';
import { uploadForTest } from './upload-for-test';

const atOnce = isLong ? 50 : 16;
const perUser = 10;
/** S-10. */
const growthMbMax = 100;
let base: TestServer;
let server: SpawnedServer;
let dataDir: string;
let users: TestUser[];

beforeAll(async () => {
  const folder = await bundleServer();
  base = await startTestServer({ env: { ROLES: 'http' } });
  dataDir = await mkdtemp(join(tmpdir(), 'mastlight-uploads-'));
  server = await spawnServer(folder, {
    ...besideServer(base.config, dataDir),
    ROLES: 'http',
    DRAIN_MS: '0',
    CALLS_PER_MINUTE: '1000000',
  });
  users = await Promise.all(Array.from({ length: Math.ceil(atOnce / perUser) }, () => signInForTest(base.platform)));
  // What every server loads with its first picture and its first archive is not what a file takes.
  await uploadForTest(server.url, users[0]!.token, await makePicture('png', 10, 10), 'a.png');
  await uploadForTest(server.url, users[0]!.token, makeXlsx(), 'a.xlsx');
});
afterAll(async () => {
  server.process.kill('SIGTERM');
  await server.ended;
  await base.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** By how much the server grows at the most while `work` is done, in MB (Linux). */
async function measureGrowth(work: () => Promise<void>): Promise<number> {
  const status = async (name: string): Promise<number> => {
    const text = await readFile(`/proc/${server.process.pid}/status`, 'utf8');
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)![1]) / 1024;
  };
  // From here on the most it ever was is measured anew.
  await writeFile(`/proc/${server.process.pid}/clear_refs`, '5');
  const beforeMb = await status('VmRSS');
  await work();
  return (await status('VmHWM')) - beforeMb;
}

const boundary = 'form-of-tests';
const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n`;
const tail = `\r\n--${boundary}--\r\n`;

/** Sends a table of 20 MB piece by piece, all senders from the same memory; breaks off at a share of it, where one is given. */
function sendLargest(user: TestUser, piece: Buffer, breakOffAt = 1): Promise<number> {
  return new Promise((resolve) => {
    const length = head.length + fileBytesMax + tail.length;
    const headers = { authorization: user.token, 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': length };
    const call = request(`${server.url}/file/upload`, { method: 'POST', headers }, (answer) => {
      void json(answer)
        .then((said) => (said as { code: number }).code)
        .then(resolve);
    });
    call.on('error', () => resolve(0));
    call.write(head);
    let left = fileBytesMax;
    const go = (): void => {
      while (left > 0) {
        if (left <= fileBytesMax * (1 - breakOffAt)) return void call.destroy();
        left -= piece.length;
        if (!call.write(piece)) return void call.once('drain', go);
      }
      call.end(tail);
    };
    go();
  });
}

const sendAll = (breakOffAt?: number) => {
  const piece = Buffer.alloc(65_536, 'a,b\r\n');
  return Promise.all(Array.from({ length: atOnce }, (_, at) => sendLargest(users[Math.floor(at / perUser)]!, piece, breakOffAt)));
};
const incoming = () => readdir(join(dataDir, 'files', 'incoming'));

describe('S-10 uploads and memory', () => {
  it(`S-10 ${atOnce} × 20 MB at once`, async () => {
    let codes: number[] = [];
    const growthMb = await measureGrowth(async () => void (codes = await sendAll()));
    console.log(`LONG S-10 ${atOnce} uploads of 20 MB at once: RSS +${growthMb.toFixed(0)} MB`);
    expect(codes.filter((code) => code !== 200)).toEqual([]);
    expect(growthMb).toBeLessThan(growthMbMax);
    expect(await incoming()).toEqual([]);
  });

  it('U-15 broken off at 99 %: nothing is left', async () => {
    expect(new Set(await sendAll(0.99))).toEqual(new Set([0]));
    await waitFor('the rests to be gone', async () => (await incoming()).length === 0);
  });

  const side = 8_000;
  const bomb = () => makeXlsx({ name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(150_000_000), toldSize: 1_000 });
  it.each<[string, string, number, () => Buffer | Promise<Buffer>]>([
    ['a PNG of 40 megapixels', 'a.png', 200, () => makePicture('png', side, (pictureMegapixelsMax * 1_000_000) / side)],
    ['a JPEG of 40 megapixels', 'a.jpg', 200, () => makePicture('jpeg', side, (pictureMegapixelsMax * 1_000_000) / side)],
    ['a JPEG of 24 megapixels on its side', 'a.jpg', 200, () => makeHeldPicture(6_000, 4_000, 'turned')],
    ['a JPEG of 12 megapixels in several passes', 'a.jpg', 200, () => makeHeldPicture(4_000, 3_000, 'progressive')],
    ['a JPEG of 40 megapixels in several passes', 'a.jpg', 400, () => makeHeldPicture(side, 5_000, 'progressive')],
    ['an archive that lies about 150 MB', 'a.xlsx', 400, bomb],
  ])('U-01, U-09 %s', async (what, name, code, make) => {
    const bytes = await make();
    let answered = 0;
    const growthMb = await measureGrowth(async () => {
      answered = (await uploadForTest(server.url, users[0]!.token, bytes, name)).code;
    });
    console.log(`${what}: RSS + ${growthMb.toFixed(0)} MB`);
    expect(answered).toBe(code);
    expect(growthMb).toBeLessThan(growthMbMax);
  });
});
