/**
 * Guarantee (E): what a source of any port hands in with its key is stored, read and accounted for, whatever its rows
 * hold: a row that cannot be used costs neither its neighbours nor its message; rows of another port are refused, named
 * to whoever runs the site and state no fact; and every message is applied, a duplicate or set aside.
 */
import { randomInt } from 'node:crypto';
import { operations } from '@mastlight/domain/operations/contract';
import { profiles } from '@mastlight/domain/ports/index';
import type { SourceCode } from '@mastlight/domain/vocabulary/source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doorsForTest } from './doors-for-test';
import { otherBoxNo, senders, type JsonRow, type Sender } from './row-forms-for-test';
import { signInForTest, type TestUser } from './sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';

const seed = Number(process.env['SEED'] ?? randomInt(100_000, 999_999));
let state = seed >>> 0;
const upTo = (bound: number): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) % bound;

const clock = createTestClock();
let server: TestServer;
let admin: TestUser;
let door: ReturnType<typeof doorsForTest>['intake'];

beforeAll(async () => {
  // Without workers of its own: what waits is decoded when the test says so.
  server = await startTestServer({ clock, env: { ROLES: 'http' } });
  admin = await signInForTest(server.platform, { roles: ['desk'] });
  door = doorsForTest(server.platform).intake;
});
afterAll(() => server.stop());

/** Hands a document in with the key of `source`; the number of its message. */
async function send(source: string, body: string): Promise<number> {
  const response = await fetch(`${server.url}/intake/${source}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${source}-key-for-tests`, 'content-type': 'application/octet-stream' },
    body,
  });
  const { data } = (await response.json()) as { data: { messageId: number } };
  return data.messageId;
}

const desk = async () => (await server.call(operations.queryDesk, {}, admin)).data!;
const noise = (length: number): string => Array.from({ length }, () => String.fromCharCode(33 + upTo(90))).join('');
/** Under a name of its own, so that no two messages of the test say the same. */
const named = (row: JsonRow, name: string): JsonRow =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [field, /^(blno|billno|soNo)$/i.test(field) ? name : value]));
/** Neither what no index bears, nor what no text column takes. */
const unbearable = (row: JsonRow): JsonRow =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) =>
      typeof value !== 'string' || /^(ctnNo|containerno|.*Time|msgType)$/i.test(field)
        ? [field, value]
        : [field, upTo(2) > 0 ? noise(4900) : `\u0000${value}\u0007`],
    ),
  );
const factsOf = async (messageIds: readonly number[]): Promise<number> => {
  const { rows } = await server.platform.database.query<{ count: number }>(
    'system',
    'select count(*)::int as count from tracking_fact where message_id = any($1::bigint[])',
    [messageIds],
  );
  return rows[0]!.count;
};

describe(`hostile rows at the intake (SEED=${seed})`, () => {
  it.each(profiles.map(({ code, name }) => ({ code, name })))(
    'E-19 E-26 E-30 $name: bad rows cost themselves alone',
    async ({ code: port }) => {
      const sent = new Map<number, Sender>();
      const own = senders.filter(({ profile }) => profile.code === port);
      for (const [index, sender] of own.entries()) {
        const { source, form, profile } = sender;
        const good = named({ ...form.row, ...(form.boxField && { [form.boxField]: otherBoxNo }) }, `HOST${port}${index}`);
        const rows = [unbearable(form.row), unbearable(form.row), 'row', null, 7, good, good];
        sent.set(await send(source.code, form.document(rows, profile.code, source.code)), sender);
      }
      await door.decodeWaiting();
      for (const [messageId, { source, form }] of sent) {
        const outcome = (await door.findOutcome(messageId))!;
        const what = `${source.code} ${form.name}`;
        expect([what, outcome.state, outcome.reason]).toEqual([what, expect.stringMatching(/^(applied|duplicate)$/), null]);
        expect([what, outcome.findings.map(({ code }) => code)]).toEqual([what, expect.arrayContaining(['wrong-type'])]);
        // What says nothing of a box on its way states nothing of a good one either.
        expect([what, outcome.facts > 0]).toEqual([what, !form.name.startsWith('vgm')]);
      }
      const { total } = await desk();
      expect(total.received).toBe(total.applied + total.duplicate + total.quarantined + total.waiting);
      expect(total.waiting).toBe(0);
    },
  );

  it.each(profiles.map(({ code, name }) => ({ code, name })))(
    'E-33 a key of $name that sends rows of another port: refused, named, no fact',
    async ({ code: port }) => {
      await server.platform.securityLog.flush();
      await server.platform.database.query('system', 'delete from platform_security_event');
      const others = profiles.filter(({ code }) => code !== port);
      const sent: { readonly id: number; readonly other: string; readonly source: string }[] = [];
      for (const { source, form } of senders.filter(({ profile, form: { namesPort } }) => profile.code === port && namesPort)) {
        const other = others[upTo(others.length)]!.code;
        const id = await send(source.code, form.document([named(form.row, `FOREIGN${port}${sent.length}`)], other, source.code));
        sent.push({ id, other, source: source.code });
      }
      // A source that sends no rows of this form has them set aside whole, whichever port they name.
      const strangers = profiles
        .find(({ code }) => code === port)!
        .sources.filter(({ formats }) => !(formats as readonly string[]).includes('port-rows'));
      const { form } = senders.find(({ form: { namesPort } }) => namesPort)!;
      const aside = await Promise.all(
        strangers.map(({ code }, at) => send(code, form.document([named(form.row, `STRANGE${port}${at}`)], others[0]!.code, code))),
      );
      expect(sent.length + aside.length).toBeGreaterThan(0);
      await door.decodeWaiting();
      for (const id of aside)
        expect(await door.findOutcome(id)).toMatchObject({ state: 'quarantined', reason: 'foreign-format', facts: 0 });
      for (const { id, other } of sent) {
        expect(await door.findOutcome(id)).toMatchObject({
          state: 'applied',
          facts: 0,
          refused: 1,
          findings: [expect.objectContaining({ severity: 'error', code: 'foreign-port', zh: expect.stringContaining(other) as string })],
        });
      }
      expect(await factsOf(sent.map(({ id }) => id))).toBe(0);
      // Whoever runs the site sees which source speaks of which port, and it stands among the security events.
      const { oddities } = await desk();
      for (const { source, other } of sent) {
        expect(
          oddities.some((seen) => seen.code === 'foreign-port' && seen.source === (source as SourceCode) && seen.value === other),
        ).toBe(true);
      }
      await server.platform.securityLog.flush();
      const { rows } = await server.platform.database.query<{ subject: string; count: number }>(
        'system',
        `select subject, count from platform_security_event where name = 'foreign-port'`,
      );
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(sent.length);
    },
  );
});
