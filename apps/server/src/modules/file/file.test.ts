// Guarantee: R-7.3-14 and S-10: a file of the seven kinds is kept as its bytes say and given to whoever may see it;
// everything else is refused by name, in Chinese, and leaves nothing behind.
import { readdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '@mastlight/domain/account/contract';
import type { FileKind } from '@mastlight/domain/file/file-kind';
import { fileBytesMax, filesPerDay, personsPerCompanyDay } from '@mastlight/domain/file/limits';
import { fileTexts as texts } from '@mastlight/domain/file/messages';
import { waitFor } from '@mastlight/testing/wait-for';
import { createFolderStore } from '../../platform/gateways/object-store/folder-store';
import { inTransaction } from '../../platform/db/transaction';
import { makeToken } from '../../platform/ids';
import { insertCompanyForTest, insertMemberForTest } from '../../scenarios/company-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { uploadForTest } from '../../scenarios/upload-for-test';
import {
  makeChunk,
  makeDocx,
  makeOle,
  makePhoto,
  makePicture,
  makePngHead,
  makeXlsx,
  makeZip,
  measurePicture,
  pdf,
} from './make-files-for-test';
import { cleanUp } from './operations/clean-up';
import { findFile } from './queries/find-file';
import { useFiles } from './use-files';

const clock = createTestClock();
let server: TestServer;
let [own, other]: TestUser[] = [];
beforeAll(async () => {
  server = await startTestServer({ clock });
  own = await signInForTest(server.platform);
  other = await signInForTest(server.platform);
});
afterAll(() => server.stop());

const upload = (bytes: Uint8Array, name: string, user = own!) => uploadForTest(server.url, user.token, bytes, name);
const fetchFile = (url: string, user: TestUser | null) => fetch(server.url + url, user ? { headers: { authorization: user.token } } : {});
const incoming = () => readdir(join(server.config.dataDir, 'files', 'incoming'));
const csv = Buffer.from('提单号,箱号\r\nDEMO1,DEMO2\r\n');

describe('R-7.3-14 what is kept', () => {
  it.each<[string, FileKind, () => Buffer | Promise<Buffer>]>([
    ['pdf', 'pdf', () => pdf],
    ['png', 'png', () => makePicture('png', 20, 10)],
    ['jpg', 'jpg', () => makePicture('jpeg', 20, 10)],
    ['jpeg', 'jpg', () => makePicture('jpeg', 20, 10)],
    ['xlsx', 'xlsx', () => makeXlsx()],
    ['docx', 'docx', () => makeDocx()],
    ['xls', 'xls', () => makeOle('Workbook')],
    ['csv', 'csv', () => csv],
    // 提单 in GB 18030, as Excel in Chinese saves it.
    ['csv', 'csv', () => Buffer.from([0xcc, 0xe1, 0xb5, 0xa5, 0x2c, 0x31])],
  ])('R-7.3-14 a %s is answered with url, name and size', async (extension, kind, make) => {
    const bytes = await make();
    const { code, data } = await upload(bytes, `执照.${extension}`);
    expect([code, data?.name]).toEqual([200, `执照.${kind}`]);
    const answer = await fetchFile(data!.url, own!);
    const given = Buffer.from(await answer.arrayBuffer());
    expect(given).toHaveLength(data!.size);
    // Pictures are made anew; everything else comes back as it was sent.
    const isPicture = kind === 'png' || kind === 'jpg';
    expect(isPicture || given.equals(bytes)).toBe(true);
    expect(await incoming()).toEqual([]);
  });

  it('S-10 it is served as a download that runs nothing and is guessed to be nothing else', async () => {
    const { data } = await upload(pdf, '报价 1:2.pdf');
    const { headers } = await fetchFile(data!.url, own!);
    expect(headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${encodeURIComponent('报价 1_2.pdf')}`);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('R-7.3-14 exactly 20 MB is kept, a byte more is not', async () => {
    expect(fileBytesMax).toBe(20 * 1_048_576);
    const largest = Buffer.alloc(fileBytesMax, 'a,b\n');
    expect((await upload(largest, 'a.csv')).code).toBe(200);
    expect(await upload(Buffer.concat([largest, Buffer.from('x')]), 'a.csv')).toMatchObject({
      code: 413,
      refusal: 'file.tooLarge',
      fields: { file: texts.tooLarge },
    });
    expect(await incoming()).toEqual([]);
  });

  it('S-10 a picture is made anew: upright, without what was in it or behind it', async () => {
    const photo = await makePhoto({ Copyright: 'a secret place' }, 6);
    expect(photo.includes('a secret place')).toBe(true);
    const { data } = await upload(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]), 'photo.jpg');
    const given = Buffer.from(await (await fetchFile(data!.url, own!)).arrayBuffer());
    expect([given.includes('a secret place'), given.includes('<script>')]).toEqual([false, false]);
    expect(await measurePicture(given)).toMatchObject({ width: 20, height: 40 });
    const png = await makePicture('png', 5, 5);
    const text = makeChunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'));
    const planted = await upload(Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]), 'a.png');
    expect(Buffer.from(await (await fetchFile(planted.data!.url, own!)).arrayBuffer()).includes('<script>')).toBe(false);
  });

  it('a picture with the name of another kind of picture gets the right name', async () => {
    expect((await upload(await makePicture('png', 3, 3), '微信图片.jpg')).data?.name).toBe('微信图片.png');
  });
});

describe('U: what is refused', () => {
  const bomb = () => ({ name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(30_000_000) });
  const link = { name: 'xl/link', content: '/etc/passwd', mode: 0o120777 };
  it.each<[string, string, keyof typeof texts, () => Buffer | Promise<Buffer>]>([
    ['U-01 a bomb', 'a.xlsx', 'archiveUnsafe', () => makeXlsx(bomb())],
    [
      'U-01 too many entries',
      'a.xlsx',
      'archiveUnsafe',
      () => makeXlsx(...Array.from({ length: 1_000 }, (_, at) => ({ name: `a${at}`, content: 'x' }))),
    ],
    ['U-01 entries that lie upon each other', 'a.xlsx', 'archiveUnsafe', () => makeXlsx({ name: 'a', content: 'x', toldAt: 0 })],
    ['U-02 a header that lies about the size', 'a.xlsx', 'archiveUnsafe', () => makeXlsx({ ...bomb(), toldSize: 100 })],
    ['U-03 a path out of the folder', 'a.xlsx', 'archiveUnsafe', () => makeXlsx({ name: '../../etc/cron.d/x', content: 'x' })],
    ['U-03 an absolute path', 'a.docx', 'archiveUnsafe', () => makeXlsx({ name: '/etc/x', content: 'x' })],
    ['U-03 a path of Windows', 'a.xlsx', 'archiveUnsafe', () => makeXlsx({ name: 'a\\..\\x', content: 'x' })],
    ['U-03 a link', 'a.xlsx', 'archiveUnsafe', () => makeXlsx(link)],
    ['a zip that is cut off', 'a.xlsx', 'archiveUnsafe', () => makeXlsx().subarray(0, -30)],
    ['U-07 an SVG with a script', 'a.svg', 'wrongType', () => Buffer.from('<svg><script>alert(1)</script></svg>')],
    ['U-09 a picture of 50,000 by 50,000', 'a.png', 'pictureTooLarge', () => makePngHead(50_000, 50_000)],
    ['U-09 a picture of 41 megapixels', 'a.png', 'pictureTooLarge', () => makePngHead(8_200, 5_001)],
    ['U-09 a JPEG that is cut off', 'a.jpg', 'pictureBroken', async () => (await makePicture('jpeg', 400, 400)).subarray(0, 700)],
    ['U-09 a PNG without pixels', 'a.png', 'pictureBroken', () => makePngHead(10, 10)],
    ['R-7.3-14 U-12 a name of none of the kinds', 'a.exe', 'wrongType', () => pdf],
    ['R-7.3-14 U-12 a name without extension', 'a', 'wrongType', () => pdf],
    ['U-14 an empty file', 'a.csv', 'empty', () => Buffer.alloc(0)],
  ])('%s', async (_what, name, refusal, make) => {
    expect(await upload(await make(), name)).toMatchObject({
      code: 400,
      refusal: `file.${refusal}`,
      fields: { file: texts[refusal] },
      data: null,
    });
    expect(await incoming()).toEqual([]);
  });

  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['U-07 an SVG as a table', 'a.csv', () => Buffer.from('﻿ \n<svg onload="alert(1)"/>')],
    ['U-07 an SVG as a picture', 'a.png', () => Buffer.from('<svg onload="alert(1)"/>')],
    ['U-08 a GIF with a script', 'a.jpg', () => Buffer.from('GIF89a/*…*/=1;alert(1)')],
    ['U-08 a page that is also a PDF', 'a.pdf', () => Buffer.concat([Buffer.from('<html><script>1</script>'), pdf])],
    ['a PDF without its end', 'a.pdf', () => Buffer.from('%PDF-1.7\nhello')],
    ['U-12 a program', 'a.pdf', () => Buffer.from('MZ\x90\0\x03')],
    ['U-12 a PDF that is called a picture', 'a.png', () => pdf],
    ['U-12 a text of Word that is called a table', 'a.xlsx', () => makeDocx()],
    ['U-12 an archive that is neither', 'a.xlsx', () => makeZip([{ name: 'a.txt', content: 'x' }])],
    ['macros', 'a.xlsx', () => makeXlsx({ name: 'xl/vbaProject.bin', content: 'x' })],
    ['an old text of Word', 'a.xls', () => makeOle('WordDocument')],
    ['U-16 bytes that are no text', 'a.csv', () => Buffer.from([0x61, 0x2c, 0xff, 0xff])],
    ['U-16 a table with NUL', 'a.csv', () => Buffer.from('a,b\0c')],
  ])('%s: its content is not what its name says', async (_what, name, make) => {
    const extension = name.split('.')[1]!;
    expect(await upload(await make(), name)).toMatchObject({ code: 400, refusal: 'file.mismatch', params: { extension } });
  });

  const send = async (body: string, type = 'multipart/form-data; boundary=x') => {
    const headers = { authorization: own!.token, 'content-type': type };
    return (await (await fetch(`${server.url}/file/upload`, { method: 'POST', headers, body })).json()) as {
      code: number;
      refusal?: string;
    };
  };
  const part = (name: string, fileName: string | null, content: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${fileName === null ? '' : `; filename="${fileName}"`}\r\n\r\n${content}\r\n`;

  it.each([
    ['U-13 no end of the form', part('file', 'a.csv', 'a,b'), 'file.brokenOff'],
    ['U-13 10,000 parts', `${part('a', null, 'b').repeat(10_000)}--x--`, 'file.oneFile'],
    ['U-13 a field name of 1 MB', `${part('f'.repeat(1_000_000), 'a.csv', 'a')}--x--`, 'file.noFile'],
    ['two files', `${part('file', 'a.csv', 'a') + part('file', 'b.csv', 'b')}--x--`, 'file.oneFile'],
    ['R-7.3-14 another field', `${part('avatar', 'a.csv', 'a')}--x--`, 'file.noFile'],
    ['no file', `${part('file', null, 'a')}--x--`, 'file.noFile'],
    ['an empty form', '--x--', 'file.noFile'],
  ])('%s', async (_what, body, refusal) => {
    const answer = await send(body);
    expect(answer.code).toBe(400);
    expect(answer.refusal).toBe(refusal);
    expect(await incoming()).toEqual([]);
  });

  it('H-10 another content type, or a form without boundary', async () => {
    expect((await send('{}', 'application/json')).code).toBe(400);
    expect((await send('{}', 'multipart/form-data')).refusal).toBe('file.brokenOff');
  });

  it('401 without a session', async () => {
    expect((await uploadForTest(server.url, null, csv, 'a.csv')).code).toBe(401);
  });
});

describe('S-07 S-10 uploads that take their time', () => {
  /** Begins an upload; gives how to send the rest of it, and with that its answer. */
  async function begin(user: TestUser): Promise<() => Promise<{ code: number }>> {
    const [head, rest] = ['--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,', 'b\r\n--x--\r\n'];
    const headers = {
      authorization: user.token,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': head.length + rest.length,
    };
    const call = request(`${server.url}/file/upload`, { method: 'POST', headers });
    const answered = new Promise<{ code: number }>((resolve, reject) => {
      call.on('response', (answer) => void json(answer).then((said) => resolve(said as { code: number }), reject));
      call.on('error', reject);
    });
    call.write(head);
    await waitFor('the file to come in', async () => (await incoming()).length > 0);
    return () => {
      call.end(rest);
      return answered;
    };
  }

  const countOf = async (user: TestUser) =>
    (await server.platform.database.query<{ n: number }>(user, 'select count(*)::int as n from file_stored')).rows[0]!.n;

  it('S-07 nothing is kept of a file whose sender has signed out while it came, in his personal identity too', async () => {
    const user = await signInForTest(server.platform);
    const goOn = await begin(user);
    expect((await server.call(account.logOut, {}, user)).code).toBe(200);
    expect((await goOn()).code).toBe(401);
    expect(await incoming()).toEqual([]);
    expect(await countOf(user)).toBe(0);
  });

  it('S-07 of who stays signed in it is kept', async () => {
    const user = await signInForTest(server.platform);
    expect((await (await begin(user))()).code).toBe(200);
    expect(await countOf(user)).toBe(1);
  });

  it('S-10 one table of somebody else is looked at before the many large pictures that came first', async () => {
    const [much, one] = [await signInForTest(server.platform), await signInForTest(server.platform)];
    const large = await makePicture('jpeg', 3_000, 3_000);
    let looked = 0;
    const all = Array.from({ length: 10 }, (_, at) => upload(large, `${at}.jpg`, much).then(({ code }) => (looked++, code)));
    await waitFor('the first of them', async () => looked > 0);
    expect((await upload(csv, 'a.csv', one)).code).toBe(200);
    // Those that were looked at while it came in and was written down; in the order of their coming all would be.
    expect(looked).toBeLessThanOrEqual(8);
    expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
  });
});

describe('who may see a file', () => {
  it('S-01 its own identity alone; foreign and absent answer alike, and without a session nothing is said', async () => {
    const { data } = await upload(csv, 'a.csv');
    const foreign = await fetchFile(data!.url, other!);
    const absent = await fetchFile(`/file/get?address=${makeToken(24)}`, other!);
    const bare = (text: string) => text.replace(/"requestId":"[^"]*"/, '');
    const [foreignText, absentText] = [bare(await foreign.text()), bare(await absent.text())];
    expect(foreignText).toContain('"code":404');
    expect([foreign.status, foreignText]).toEqual([absent.status, absentText]);
    expect((await (await fetchFile(data!.url, null)).text()).includes('"code":401')).toBe(true);
  });

  const take = (url: string, user: TestUser, use: 'avatar' | 'licence', keeper?: string) =>
    inTransaction(server.platform.database, 'system', (tx) => useFiles.takeUse(tx, user, url, use, keeper));

  it('R-7.2-09 an avatar is seen by everybody who is signed in; it is his own picture', async () => {
    const { data } = await upload(await makePicture('png', 8, 8), 'me.png');
    const { url } = data!;
    expect(await take(url, other!, 'avatar')).toBe(false);
    expect(await take(url, own!, 'avatar')).toBe(true);
    expect((await fetchFile(url, other!)).headers.get('content-type')).toBe('image/png');
    expect((await (await fetchFile(url, null)).text()).includes('"code":401')).toBe(true);
    expect(await take((await upload(csv, 'a.csv')).data!.url, own!, 'avatar')).toBe(false);
    for (const forged of ['', 'https://example.com/a.png', `/file/get?address=${makeToken(24)}`, `${url}&x=1`, `//x${url}`]) {
      expect(await take(forged, own!, 'avatar')).toBe(false);
    }
    await inTransaction(server.platform.database, 'system', (tx) => useFiles.drop(tx, other!.ownerKey, url));
    expect((await fetchFile(url, other!)).status).toBe(200);
    await inTransaction(server.platform.database, 'system', (tx) => useFiles.drop(tx, own!.ownerKey, url));
    expect(await (await fetchFile(url, own!)).text()).toContain('"code":404');
  });

  it('R-7.4-85 a licence goes over to the company, and serves as nothing else', async () => {
    const { data } = await upload(pdf, '执照.pdf');
    expect(await take(data!.url, own!, 'licence', 'c:7001')).toBe(true);
    expect(await (await fetchFile(data!.url, own!)).text()).toContain('"code":404');
    expect(await take(data!.url, own!, 'licence')).toBe(false);
  });

  it('S-02 the database shows nobody the rows of others', async () => {
    await upload(csv, 'a.csv');
    const { rows } = await server.platform.database.query<{ n: number }>(other!, 'select count(*)::int as n from file_stored');
    expect(rows[0]!.n).toBe(0);
  });

  it('S-16 all files of an owner go with him', async () => {
    const user = await signInForTest(server.platform);
    const { data } = await upload(csv, 'a.csv', user);
    await inTransaction(server.platform.database, 'system', (tx) => useFiles.dropAll(tx, user.ownerKey));
    expect(await (await fetchFile(data!.url, user)).text()).toContain('"code":404');
  });
});

describe('S-10 uploads so many files a day', () => {
  const uploadedBy = async (user: TestUser, files: number) =>
    server.platform.database.query(
      'system',
      `insert into platform_person_day (user_id, day, name, used) values ($1, $2, 'file.files', $3)`,
      [user.userId, shanghaiDay(clock.nowMs()), files],
    );
  const uploadedFor = (user: TestUser, files: number) =>
    server.platform.database.query(
      'system',
      `insert into file_stored (address, owner_key, uploaded_by, digest, kind, name, bytes, created_at)
       select 'of day ' || n || $1::text, $1, 1, repeat('0', 64), 'csv', 'a.csv', 1, $2 from generate_series(1, $3::int) n`,
      [user.ownerKey, new Date(clock.nowMs()), files],
    );

  it.each([
    ['an identity, by whomever', uploadedFor],
    ['B11 a person, for whichever of his identities', uploadedBy],
  ] as const)('S-10 %s; others go on', async (_who, made) => {
    const user = await signInForTest(server.platform);
    await made(user, filesPerDay - 1);
    expect((await upload(csv, 'a.csv', user)).code).toBe(200);
    expect(await upload(csv, 'a.csv', user)).toMatchObject({ code: 429, refusal: 'file.uploadedEnough' });
    expect((await upload(csv, 'a.csv')).code).toBe(200);
  });

  it('M7 a colleague who only looks uploads nothing as the company, and nobody uses up its day alone', async () => {
    const { platform } = server;
    const cid = await insertCompanyForTest(platform);
    const [reader, clerk] = [await insertMemberForTest(platform, cid, 'read-only'), await insertMemberForTest(platform, cid, 'finance')];
    const ofCompany = { ...clerk, ownerKey: `c:${cid}` };
    expect((await upload(csv, 'a.csv', reader)).code).toBe(200);
    const { rows } = await platform.database.query('system', 'select owner_key from file_stored where uploaded_by = $1', [reader.userId]);
    expect(rows).toEqual([{ owner_key: `u:${reader.userId}` }]);
    await uploadedFor(ofCompany, filesPerDay);
    expect((await upload(csv, 'a.csv', clerk)).code).toBe(200);
    await platform.database.query('system', `update file_stored set address = 'moved ' || address where owner_key = $1`, [
      ofCompany.ownerKey,
    ]);
    await uploadedFor(ofCompany, filesPerDay * (personsPerCompanyDay - 1));
    expect(await upload(csv, 'a.csv', clerk)).toMatchObject({ code: 429, refusal: 'file.companyUploadedEnough' });
  });

  it('S-10 B11 a file that another takes the place of counts on, and its bytes', async () => {
    const user = await signInForTest(server.platform);
    for (let n = 0; n < 3; n++) {
      const { data } = await upload(await makePicture('png', 9, 9), `${n}.png`, user);
      expect(data!.url).not.toBe('');
      await inTransaction(server.platform.database, 'system', (tx) => useFiles.dropAll(tx, user.ownerKey));
    }
    const { rows } = await server.platform.database.query(
      'system',
      'select name, used from platform_person_day where user_id = $1 order by name',
      [user.userId],
    );
    expect(rows).toEqual([
      { name: 'file.files', used: 3 },
      { name: 'file.kilobytes', used: 3 },
    ]);
  });
});

it('an invoice that the tax office made takes nothing of what its owner may upload', async () => {
  const user = await signInForTest(server.platform);
  await server.platform.database.query(
    'system',
    `insert into file_stored (address, owner_key, uploaded_by, digest, kind, name, bytes, created_at, is_kept, used_as)
     select 'invoice' || n || $1::text, $1, $2, repeat('0', 64), 'pdf', 'a.pdf', 1, $3, true, 'invoice' from generate_series(1, $4::int) n`,
    [user.ownerKey, user.userId, new Date(clock.nowMs()), filesPerDay],
  );
  expect((await upload(csv, 'a.csv', user)).code).toBe(200);
});

it('what nobody used is deleted after a week, what broke off and objects without a file after a day', async () => {
  const { platform, config } = server;
  const store = createFolderStore(join(config.dataDir, 'files', 'objects'), clock);
  const parts = { database: platform.database, clock, store };
  const used = (await upload(await makePicture('png', 9, 9), 'used.png')).data!.url;
  await inTransaction(platform.database, 'system', (tx) => useFiles.takeUse(tx, own!, used, 'avatar'));
  const unused = (await upload(pdf, 'unused.pdf')).data!.url;
  const lost = join(config.dataDir, 'lost');
  await writeFile(lost, 'an object of no file');
  await store.put('f'.repeat(64), { path: lost, bytes: 20 });
  const is = async (url: string) => (await (await fetchFile(url, own!)).text()).includes('"code":404') === false;
  await cleanUp(parts);
  expect([await is(used), await is(unused), (await store.open('f'.repeat(64))) !== null]).toEqual([true, true, true]);
  clock.advance(25 * 3_600_000);
  await cleanUp(parts);
  expect([await is(used), await is(unused), await store.open('f'.repeat(64))]).toEqual([true, true, null]);
  clock.advance(6 * 24 * 3_600_000 - 2 * 3_600_000);
  await cleanUp(parts);
  expect(await findFile(platform.database, unused.split('=')[1]!, own!.ownerKey)).not.toBeNull();
  clock.advance(2 * 3_600_000);
  await cleanUp(parts);
  expect(await findFile(platform.database, unused.split('=')[1]!, own!.ownerKey)).toBeNull();
  expect(await findFile(platform.database, used.split('=')[1]!, own!.ownerKey)).not.toBeNull();
});
