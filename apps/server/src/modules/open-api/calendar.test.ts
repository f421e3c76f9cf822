// Guarantee: a link shows a calendar the cut-offs of what its owner follows and nothing else, one entry each that moves and is
// struck out under its UID; it is dead at once when it is taken back, made anew, over, or its maker has left.
import { billSubscription as bills } from '@mastlight/domain/bill-subscription/contract';
import { company as companyContract } from '@mastlight/domain/company/contract';
import { openApi } from '@mastlight/domain/open-api/contract';
import { calendarLinkDays, calendarLookUpsPerHour, calendarReadsPerHour } from '@mastlight/domain/open-api/limits';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { companiesForTest, type TestMember } from '../../scenarios/company-for-test';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';

const hour = 3_600_000;
const clock = createTestClock();
let server: TestServer;
let companies: ReturnType<typeof companiesForTest>;
let port: ReturnType<typeof createPortVoice>;
beforeAll(async () => {
  server = await startTestServer({ clock });
  companies = companiesForTest(server, clock);
  port = createPortVoice(server.platform);
});
afterAll(() => server.stop());

const make = async ({ token }: TestUser): Promise<string> => {
  const { data, msg } = await server.call(openApi.makeCalendar, {}, { token });
  if (!data) throw new Error(msg);
  return data.url;
};
const shown = async ({ token }: TestUser) => (await server.call(openApi.showCalendar, {}, { token })).data!;
/** Asks by a link as a calendar does, wherever the site says that it stands. */
const ask = (link: string): Promise<Response> => {
  const { pathname, search } = new URL(link);
  return fetch(`${server.url}${pathname}${search}`);
};
const follow = ({ token }: TestUser, no: string) => server.call(bills.subscribeBills, { blnos: [no] }, { token });

/** Entries of a calendar by their UID. */
async function read(link: string): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const answer = await ask(link);
  if (answer.status !== 200) throw new Error(`the calendar answers ${answer.status}`);
  const lines = (await answer.text()).replaceAll('\r\n ', '').split('\r\n');
  const entries = lines.join('\n').split('BEGIN:VEVENT\n').slice(1);
  return new Map(
    entries.map((text) => {
      const entry = Object.fromEntries(text.split('\n').map((line) => line.split(/:(.*)/s).slice(0, 2) as [string, string]));
      return [entry['UID']!, entry];
    }),
  );
}
const utc = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');

test('cut-offs of followed bills stand there, move with a higher number, are struck out when the bill is left, and are nobody else’s', async () => {
  const person = await signInForTest(server.platform);
  const stranger = await signInForTest(server.platform);
  const no = 'DEMO60000001';
  const uid = `NB-${no}-portClosesMs@mastlight`;
  await follow(person, no);
  await port.manifest(no, ['CSNU6154400']);
  const closesMs = Math.trunc((clock.nowMs() + 48 * hour) / 1_000) * 1_000;
  await port.plan(closesMs);
  const link = await make(person);
  const first = await read(link);
  expect(first.get(uid)).toMatchObject({ DTSTART: utc(closesMs), SEQUENCE: '0', SUMMARY: expect.stringContaining(no) as string });
  expect([...first.keys()].every((one) => one.startsWith(`NB-${no}-`) && !one.includes('Opens'))).toBe(true);
  // Asked again nothing has changed but the stamp.
  const { DTSTAMP: _then, ...entry } = first.get(uid)!;
  expect((await read(link)).get(uid)).toMatchObject(entry);
  await port.plan(closesMs + hour);
  expect((await read(link)).get(uid)).toMatchObject({ DTSTART: utc(closesMs + hour), SEQUENCE: '1' });
  expect((await read(await make(stranger))).size).toBe(0);
  const { rows: followed } = await server.platform.database.query<{ id: number }>(
    'system',
    'select row_id as id from follow_subject where owner_key = $1',
    [`u:${person.userId}`],
  );
  await server.call(bills.deleteBills, { ids: followed.map(({ id }) => id) }, { token: person.token });
  expect((await read(link)).get(uid)).toMatchObject({ SEQUENCE: '2', STATUS: 'CANCELLED' });
  await follow(person, no);
  await waitFor('the bill to be told again', async () => (await read(link)).get(uid)?.['STATUS'] === undefined);
  expect((await read(link)).get(uid)).toMatchObject({ SEQUENCE: '3' });
  // Long over it leaves, and is forgotten.
  clock.advance(30 * 24 * hour);
  expect((await read(link)).size).toBe(0);
  const { rows } = await server.platform.database.query('system', 'select from open_api_calendar_entry where owner_key = $1', [
    `u:${person.userId}`,
  ]);
  expect(rows).toEqual([]);
});

test('the ship’s name is text and nothing more, and no line is too long', async () => {
  const person = await signInForTest(server.platform);
  const no = 'DEMO60000002';
  const name = 'EVIL,SHIP;\\n\r\nEND:VEVENT\r\nBEGIN:VEVENT 甲乙丙丁戊己庚辛壬癸';
  await follow(person, no);
  await port.manifest(no, ['OOLU8123459']);
  await port.plan(clock.nowMs() + 48 * hour);
  // Whatever a port may once let through.
  await server.platform.database.query(
    'system',
    `update tracking_bill set status = jsonb_set(status::jsonb, '{vesselName}', to_jsonb($2::text))::json where bill_no = $1`,
    [no, name],
  );
  const text = await (await ask(await make(person))).text();
  const lines = text.split('\r\n');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT').length).toBe(lines.filter((line) => line.startsWith('UID:')).length);
  expect(text.replaceAll('\r\n ', '')).toContain('EVIL\\,SHIP\\;\\\\n\\nEND:VEVENT\\nBEGIN:VEVENT 甲乙丙丁戊己庚辛壬癸');
});

test('what is being derived anew is struck out by nobody', async () => {
  const person = await signInForTest(server.platform);
  const no = 'DEMO60000003';
  const uid = `NB-${no}-portClosesMs@mastlight`;
  await follow(person, no);
  await port.manifest(no, ['TGHU1234567']);
  await port.plan(clock.nowMs() + 48 * hour);
  const link = await make(person);
  const before = (await read(link)).get(uid)!;
  await server.platform.database.query('system', 'update tracking_bill set status = null where bill_no = $1', [no]);
  expect((await read(link)).get(uid)).toMatchObject({ SEQUENCE: before['SEQUENCE']!, DTSTART: before['DTSTART']! });
});

test('a link is one’s own, seen once, counted, and dead when it is made anew, taken back, over, or nobody’s', async () => {
  const person = await signInForTest(server.platform);
  expect(await shown(person)).toEqual({ expireTime: null, views: 0 });
  const link = await make(person);
  const answer = await ask(link);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await shown(person)).toMatchObject({ views: 1, expireTime: expect.any(String) as string });
  const second = await make(person);
  expect((await ask(link)).status).toBe(410);
  await server.call(openApi.revokeCalendar, {}, { token: person.token });
  expect((await ask(second)).status).toBe(410);
  const third = await make(person);
  clock.advance(calendarLinkDays * 24 * hour);
  expect((await ask(third)).status).toBe(410);
  const path = openApi.readCalendar.path;
  expect((await fetch(`${server.url}${path}`)).status).toBe(410);
  expect((await fetch(`${server.url}${path}?token=${'x'.repeat(5_000)}`)).status).toBe(410);
});

it('a colleague who leaves reads no more; who stays does', async () => {
  const manager: TestMember = await companies.make();
  const reader = await companies.join(manager, 'read-only');
  const [ofReader, ofManager] = [await make(reader), await make(manager)];
  expect([(await ask(ofReader)).status, (await ask(ofManager)).status]).toEqual([200, 200]);
  await server.call(companyContract.removeColleague, { companyId: manager.cid, userId: reader.userId }, { token: manager.token });
  expect([(await ask(ofReader)).status, (await ask(ofManager)).status]).toEqual([410, 200]);
  await waitFor('his link to be deleted', async () => {
    const { rowCount } = await server.platform.database.query(
      'system',
      `select from platform_share_token where kind = 'calendar' and owner_key = $1 and made_by = $2`,
      [`c:${manager.cid}`, reader.userId],
    );
    return rowCount === 0;
  });
});

it('a link that lives is read so often an hour; another one is not held back by it', async () => {
  const [busy, other] = [await make(await signInForTest(server.platform)), await make(await signInForTest(server.platform))];
  const statuses = [];
  for (let n = 0; n <= calendarReadsPerHour; n++) statuses.push((await ask(busy)).status);
  expect([statuses.slice(0, -1).every((status) => status === 200), statuses.at(-1), (await ask(other)).status]).toEqual([true, 429, 200]);
});

it('who tries links is told to wait, by HTTP status', async () => {
  const statuses = [];
  for (let n = 0; n <= calendarLookUpsPerHour; n++)
    statuses.push((await fetch(`${server.url}${openApi.readCalendar.path}?token=${n}`)).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([410, 429]);
});
