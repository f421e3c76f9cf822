// Guarantee: everybody reads what is published, release notes and notices each in its list; drafts and what was
// withdrawn are read by the desk alone, who alone write; what is stored has been cleaned (S-09).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { notice } from '@mastlight/domain/notice/contract';
import { contentLengthMax, entriesMax, titleLengthMax } from '@mastlight/domain/notice/limits';
import { releaseNotes } from '@mastlight/domain/notice/release-notes';
import { waitFor } from '@mastlight/testing/wait-for';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { bringReleaseNotes } from './operations/bring-release-notes';

// After all of the product's own release notes.
const clock = createTestClock(Date.UTC(2027, 0, 4, 1, 0, 0));
const recruitment = { title: '招聘客服', url: 'mailto:jobs@example.com' };
let server: TestServer;
let [user, admin]: TestUser[] = [];
beforeAll(async () => {
  server = await startTestServer({ clock, env: { RECRUITMENT: JSON.stringify(recruitment) } });
  user = await signInForTest(server.platform);
  admin = await signInForTest(server.platform, { roles: ['desk'] });
  await waitFor('the own release notes', async () => (await releases()).length === releaseNotes.length);
});
afterAll(() => server.stop());

const releases = async () =>
  (await server.call(notice.listReleaseNotes, { pageNo: '1', pageSize: '50', status: 'T', type: '16' })).data!.records;
const notices = async () => (await server.call(notice.listNotices, {})).data!.list;
const latest = async () => (await server.call(notice.showUpdateNote, {})).data!;

type Draft = RequestInput<typeof notice.saveEntry>;
const draft = (fields: Partial<Draft> = {}): Draft => ({
  kind: 'announcement',
  version: '',
  title: '国庆值班',
  content: '<p>照常</p>',
  ...fields,
});
const save = (fields: Partial<Draft> = {}, who = admin) => server.call(notice.saveEntry, draft(fields), who);
const publish = (id: number) => server.call(notice.publishEntry, { id }, admin);
const withdraw = (id: number) => server.call(notice.withdrawEntry, { id }, admin);

async function published(fields: Partial<Draft> = {}): Promise<number> {
  const { id } = (await save(fields)).data!;
  clock.advance(60_000);
  expect((await publish(id)).code).toBe(200);
  return id;
}

describe('the own release notes', () => {
  it('R-7.3-09, R-9-05 are listed to everybody, the newest first, 50 a page', async () => {
    const answer = await server.call(notice.listReleaseNotes, {});
    expect(answer).toMatchObject({ code: 200, data: { pageNo: 1, pageSize: 50, total: releaseNotes.length } });
    expect(answer.data!.records.map(({ title }) => title)).toEqual(releaseNotes.map(({ title }) => title).toReversed());
    const { id, version, subtitle } = answer.data!.records[0]!;
    const newest = releaseNotes.at(-1)!;
    expect({ id: typeof id, version, subtitle }).toEqual({
      id: 'number',
      version: newest.version,
      subtitle: `${newest.released} 09:00:00`,
    });
  });

  it.each([
    ['status', { status: 'F' }],
    ['type', { type: '15' }],
  ])('R-9-05, R-X-10 knows no other %s', async (_name, fields) => {
    expect((await server.call(notice.listReleaseNotes, fields as never)).code).toBe(400);
  });

  it('R-7.3-10 each is read by its id, and cleaning has taken nothing from it', async () => {
    for (const { id, title, version, subtitle } of await releases()) {
      const { data } = await server.call(notice.findReleaseNote, { id: String(id) });
      const { content } = releaseNotes.find((note) => note.version === version)!;
      expect(data).toEqual({ id, title, subtitle, version, content });
    }
  });

  it('R-3.4-03, R-7.3-08 the version of the newest is the one that identity switching compares', async () => {
    expect(await latest()).toEqual({ version: releaseNotes.at(-1)!.version, note: releaseNotes.at(-1)!.title });
    const id = await published({ kind: 'release', version: '9.1', title: '新的一版' });
    expect(await latest()).toEqual({ version: '9.1', note: '新的一版' });
    await withdraw(id);
    expect((await latest()).version).toBe(releaseNotes.at(-1)!.version);
  });

  it('come once: what the desk has changed or withdrawn stays so when the product starts again', async () => {
    const [newest] = await releases();
    const { content } = (await server.call(notice.findReleaseNote, { id: newest!.id })).data!;
    await save({ id: newest!.id, kind: 'release', version: newest!.version, title: '改过的标题', content });
    await withdraw(newest!.id);
    await bringReleaseNotes(server.platform.database);
    expect((await releases()).map(({ id }) => id)).not.toContain(newest!.id);
    await publish(newest!.id);
    expect((await releases())[0]).toEqual({ ...newest, title: '改过的标题' });
  });
});

describe('who reads what', () => {
  // From the trade: a notice is for everybody once it is out, and for nobody before and after.
  const atNine = expect.stringMatching(/^2027-01-04 09:/) as string;
  it.each([
    ['draft', false],
    ['published', true],
    ['withdrawn', false],
  ] as const)('R-7.3-15, R-7.3-16 one that is %s is read by everybody: %s', async (state, isRead) => {
    const { id } = (await save({ title: `是 ${state}` })).data!;
    if (state !== 'draft') await publish(id);
    if (state === 'withdrawn') await withdraw(id);
    for (const who of [{}, user!, admin!]) {
      const list = (await server.call(notice.listNotices, { pageSize: '1000' }, who)).data!.list;
      expect(list.some((each) => each.id === id)).toBe(isRead);
      const one = await server.call(notice.findNotice, { id: String(id) }, who);
      expect(one).toMatchObject(
        isRead ? { code: 200, data: { id, title: `是 ${state}`, content: '<p>照常</p>', createTime: atNine } } : { code: 404, data: null },
      );
    }
    expect((await server.call(notice.findEntry, { id: String(id) }, admin)).data).toMatchObject({ id, state });
  });

  it('R-7.3-15 lists id, title, type, time and whether it is on top; those on top come first, then the newest', async () => {
    const first = await published({ title: '甲' });
    const second = await published({ title: '乙', kind: 'maintenance' });
    expect((await notices()).slice(0, 2).map(({ id }) => id)).toEqual([second, first]);
    await server.call(notice.setTop, { id: first, top: true }, admin);
    const createTime = expect.stringMatching(/^2027-01-04 09:\d\d:\d\d$/) as string;
    expect((await notices()).slice(0, 2)).toEqual([
      { id: first, title: '甲', type: 1, createTime, top: true, startTime: null },
      { id: second, title: '乙', type: 2, createTime, top: false, startTime: null },
    ]);
    await server.call(notice.setTop, { id: first, top: false }, admin);
    expect((await notices())[0]!.id).toBe(second);
  });

  it('V-16 a maintenance tells when it begins; what is none does not, and nor does one whose time was taken away', async () => {
    const startTime = '2027-01-09 23:00:00';
    const startOf = async (id: number) => (await notices()).find((each) => each.id === id)!.startTime;
    const id = await published({ kind: 'maintenance', startTime });
    expect(await startOf(id)).toBe(startTime);
    expect((await server.call(notice.findEntry, { id }, admin)).data).toMatchObject({ startTime });
    expect(await startOf(await published({ kind: 'announcement', startTime }))).toBeNull();
    await save({ id, kind: 'maintenance', startTime: null });
    expect(await startOf(id)).toBeNull();
    await save({ id, kind: 'maintenance', startTime });
    await save({ id, kind: 'announcement', startTime });
    expect(await startOf(id)).toBeNull();
    expect(await save({ kind: 'maintenance', startTime: '2027-02-30 23:00:00' })).toMatchObject({ code: 400 });
  });

  it('R-X-10 a release note is no notice and a notice no release note', async () => {
    const [release] = await releases();
    expect((await server.call(notice.findNotice, { id: release!.id })).code).toBe(404);
    expect((await notices()).map(({ id }) => id)).not.toContain(release!.id);
    for (const other of [await published(), await published({ kind: 'maintenance' })]) {
      expect((await server.call(notice.findReleaseNote, { id: other })).code).toBe(404);
      expect((await releases()).map(({ id }) => id)).not.toContain(other);
    }
  });

  it('withdrawing a draft leaves it a draft, and a time of publishing stays', async () => {
    const { id } = (await save()).data!;
    await withdraw(id);
    const find = async () => (await server.call(notice.findEntry, { id }, admin)).data!;
    expect(await find()).toMatchObject({ state: 'draft', publishTime: null });
    await publish(id);
    const { publishTime } = await find();
    clock.advance(3_600_000);
    await withdraw(id);
    await publish(id);
    expect(await find()).toMatchObject({ state: 'published', publishTime });
  });
});

describe('the editor', () => {
  it.each([
    ['nobody', () => ({}), 401],
    ['a user', () => user!, 403],
  ] as const)('is closed to %s', async (_name, who, code) => {
    const id = (await notices())[0]!.id;
    expect((await server.call(notice.listEntries, {}, who())).code).toBe(code);
    expect((await server.call(notice.findEntry, { id }, who())).code).toBe(code);
    expect((await server.call(notice.saveEntry, draft({ id, title: 'x' }), who())).code).toBe(code);
    expect((await server.call(notice.publishEntry, { id }, who())).code).toBe(code);
    expect((await server.call(notice.withdrawEntry, { id }, who())).code).toBe(code);
    expect((await server.call(notice.setTop, { id, top: true }, who())).code).toBe(code);
    expect((await notices())[0]).toMatchObject({ id, top: false });
  });

  it('R-3.4-02, S-09 stores and gives back what cleaning leaves', async () => {
    const hostile = '<p onclick="x()">好<img src=x onerror=alert(1)></p><script>alert(1)</script><a href="javascript:alert(1)">看</a>';
    const { id, content } = (await save({ content: hostile })).data!;
    expect(content).toBe('<p>好</p><a>看</a>');
    const { rows } = await server.platform.database.query<{ content: string }>('system', 'select content from notice_entry where id = $1', [
      id,
    ]);
    expect(rows[0]!.content).toBe(content);
  });

  it.each([
    ['no title', { title: ' ' }, 'title'],
    ['a title that is too long', { title: 'x'.repeat(titleLengthMax + 1) }, 'title'],
    ['content that is too long', { content: 'x'.repeat(contentLengthMax + 1) }, 'content'],
    ['a version that is none', { kind: 'release', version: 'v2' }, 'version'],
    ['a release note without a version', { kind: 'release' }, 'version'],
    ['a notice with a version', { version: '1.0' }, 'version'],
  ] as const)('400 for %s', async (_name, fields, field) => {
    expect(await save(fields)).toMatchObject({ code: 400, fields: { [field]: expect.any(String) as string } });
  });

  it('413 for more than a body may hold', async () => {
    expect((await save({ content: 'x'.repeat(200_000) })).http).toBe(413);
  });

  it('one version has one release note', async () => {
    const { id } = (await save({ kind: 'release', version: '9.2' })).data!;
    expect(await save({ kind: 'release', version: '9.2' })).toMatchObject({ code: 409, refusal: 'notice.versionTaken' });
    expect((await save({ id, kind: 'release', version: '9.2', title: '自己的' })).code).toBe(200);
    const both = await Promise.all([save({ kind: 'release', version: '9.3' }), save({ kind: 'release', version: '9.3' })]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, 409]);
  });

  it('nothing to read is not published, and what is published does not become it', async () => {
    const { id } = (await save({ content: '<p> </p>' })).data!;
    expect(await publish(id)).toMatchObject({ code: 400, refusal: 'notice.contentEmpty' });
    const other = await published();
    expect((await save({ id: other, content: '<img src=x>' })).refusal).toBe('notice.contentEmpty');
  });

  it('404 for what is not there', async () => {
    const id = 999_999;
    expect((await save({ id })).code).toBe(404);
    expect((await publish(id)).code).toBe(404);
    expect((await withdraw(id)).code).toBe(404);
    expect((await server.call(notice.setTop, { id, top: true }, admin)).code).toBe(404);
  });

  it('keeps so many entries and refuses the next', async () => {
    const { database } = server.platform;
    await database.query(
      'system',
      `insert into notice_entry (kind, title, content, state, created_at, changed_at)
       select 'announcement', 'x', '', 'draft', now(), now() from generate_series((select count(*) from notice_entry) + 1, $1)`,
      [entriesMax],
    );
    expect(await save()).toMatchObject({ code: 400, refusal: 'notice.tooMany' });
    await database.query('system', "delete from notice_entry where title = 'x'");
    expect((await save()).code).toBe(200);
  });
});

it('R-3.6-08 who is looked for is told to everybody', async () => {
  expect((await server.call(notice.showSite, {})).data!.recruitmentInfo).toEqual({ ...recruitment, visible: true });
});
