// Guarantee (M-07): what the browser's tests read are answers of this server; where a string of an answer holds
// JSON, the contract says in which form, the server writes that form and the browser's reader takes it.
// Recorded anew by `npx vitest run --project 'server*' recorded-answers -u`.
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import type { Endpoint, RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { formsHeldBy, holdingForms, jsonForm } from '@mastlight/domain/contract-kit/text-form';
import { portQuery } from '@mastlight/domain/port-query/contract';
import { preferences } from '@mastlight/domain/preferences/contract';
import { experienceFlags, formOfEntry, notesKnown, ownFlags } from '@mastlight/domain/preferences/entry-forms';
import { experienceKey, notesKnownKey } from '@mastlight/domain/preferences/judge-key';
import { vesselSubscription } from '@mastlight/domain/vessel-subscription/contract';
import { waitFor } from '@mastlight/testing/wait-for';
import { createPortVoice } from './port-says-for-test';
import { signInForTest, type TestUser } from './sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';
import { findUndeclaredTexts } from './undeclared-texts';

const clock = createTestClock();
const hourMs = 3_600_000;
const bills = { onItsWay: 'DEMO64000001', unnamed: 'DEMO64000002', deleted: 'DEMO64000003' };
const containerNo = 'CSQU3054383';
let server: TestServer;
let anna: TestUser;
let admin: TestUser;

beforeAll(async () => {
  server = await startTestServer({ clock });
  [anna, admin] = [await signInForTest(server.platform), await signInForTest(server.platform, { roles: ['desk'] })];
  const port = createPortVoice(server.platform);
  await port.manifest(bills.onItsWay, [containerNo, 'TCLU4265780']);
  await port.gateIn(bills.onItsWay, containerNo);
  await port.plan(clock.nowMs() + 20 * hourMs);
  const added = await server.call(billSubscription.subscribeBills, { blnos: Object.values(bills), clientCompanyName: '演示货代' }, anna);
  await server.call(billSubscription.deleteBills, { ids: [added.data!.list[2]!.id!] }, anna);
  await server.call(vesselSubscription.subscribeVessels, { list: [{ vesselsName: 'DEMO.LANTERN', voyage: '101W' }] }, anna);
  // While its port's lane is busy a ship is derived by a job.
  await waitFor('the ship is derived', async () => {
    const { data } = await server.call(vesselSubscription.queryRows, {}, anna);
    return data!.list[0]?.state === 'tracking';
  });
  await save(admin, experienceKey, experienceFlags.write({ [anna.phone]: ['speed', 'abroad'], [admin.phone]: ['assistant'] }));
  await save(anna, notesKnownKey(String(anna.userId)), notesKnown.write({ 12: 'true', 13: 'false' }));
  await save(anna, `col_logistics_NB_${anna.userId}`, 'billNo-1-1-160,shipInfo-1-0-220');
});
afterAll(() => server.stop());

const save = (user: TestUser, dictKey: string, dictValue: string) => server.call(preferences.setEntry, { dictKey, dictValue }, user);

async function answerOf<E extends Endpoint>(endpoint: E, input: RequestInput<E>) {
  const answer = await server.call(endpoint, input, anna);
  expect(answer.code).toBe(200);
  return answer.data!;
}

/** What of the contract each recorded answer is, by the name under which the browser's tests ask for it. */
const recorded = {
  experiences: () => [preferences.findValue, { dictKey: experienceKey }] as const,
  notesKnown: () => [preferences.findEntry, { dictKey: notesKnownKey(String(anna.userId)) }] as const,
  columns: () => [preferences.findEntry, { dictKey: `col_logistics_NB_${anna.userId}` }] as const,
  bills: () => [billSubscription.queryBillPage, {}] as const,
  billDetail: () => [billSubscription.queryBillDetails, { blno: bills.onItsWay }] as const,
  unnamedDetail: () => [billSubscription.queryBillDetails, { blno: bills.unnamed }] as const,
  vessels: () => [vesselSubscription.queryRows, {}] as const,
  gates: () => [portQuery.queryInGates, { blno: bills.onItsWay, ctnNo: 'TCLU4265780' }] as const,
  ships: () => [portQuery.queryShips, { vesselsName: 'DEMO.LANTERN' }] as const,
};

describe('M-07', () => {
  it("M-07 the answers that the browser's tests read are the server's", async () => {
    const answers: Record<string, unknown> = {};
    for (const [name, call] of Object.entries(recorded)) {
      const [endpoint, input] = call();
      answers[name] = await answerOf(endpoint as Endpoint, input);
    }
    await expect(`${JSON.stringify(answers, null, 2)}\n`).toMatchFileSnapshot(
      resolve(import.meta.dirname, '../../../../packages/testing/samples/recorded-answers.json'),
    );
  });

  it('M-07 every string of an answer that holds JSON has its form declared', async () => {
    for (const call of Object.values(recorded)) {
      const [endpoint, input] = call();
      expect([endpoint.path, ...findUndeclaredTexts(endpoint.response, await answerOf(endpoint as Endpoint, input))]).toEqual([
        endpoint.path,
      ]);
    }
  });

  it('M-07 a string with JSON of which nothing is said is found wherever it stands', () => {
    const rows = z.object({
      list: z.array(z.object({ plain: z.nullable(z.string()), told: holdingForms(z.string(), () => jsonForm(z.any())) })),
    });
    expect(findUndeclaredTexts(rows, { list: [{ plain: '[x', told: '{}' }] })).toEqual([]);
    expect(findUndeclaredTexts(rows, { list: [{ plain: '{"a":1}', told: '{}' }] })).toEqual(['data.list[0].plain']);
    expect(findUndeclaredTexts(z.record(z.string(), z.optional(z.string())), { a: '[]' })).toEqual(['data.a']);
  });

  it('M-07 every call of the dictionary declares the form of its value', () => {
    const { setEntry, saveEntry, findEntry, findValue } = preferences;
    const values = [
      setEntry.request.shape.dictValue,
      saveEntry.request.shape.dictValue,
      findEntry.response.shape.dictValue._zod.def.innerType,
    ];
    for (const value of [...values, findValue.response._zod.def.innerType]) expect(formsHeldBy(value)).toBe(formOfEntry);
    expect(Object.keys(preferences)).toEqual(['setEntry', 'saveEntry', 'findEntry', 'findValue']);
  });

  it("M-07 the server's answer passes the browser's reader, and holds the own flags alone", async () => {
    const value = await answerOf(...recorded.experiences());
    expect(ownFlags(value)).toEqual(['speed', 'abroad']);
    const notes = await answerOf(...recorded.notesKnown());
    expect(notesKnown.read(notes.dictValue!)).toEqual({ 12: 'true', 13: 'false' });
  });

  it.each([
    ['flags in a list, as nobody may send them', experienceKey, '["speed","abroad"]'],
    ['a flag that is no text', experienceKey, '{"19900000001":[1]}'],
    ['no JSON', experienceKey, 'speed'],
    ['notes in a list', 'notes', '["12"]'],
    ['a note neither seen nor unseen', 'notes', '{"12":"maybe"}'],
  ])('M-07 refuses %s', async (_name, key, value) => {
    const dictKey = key === 'notes' ? notesKnownKey(String(admin.userId)) : key;
    expect(await save(admin, dictKey, value)).toMatchObject({
      code: 400,
      refusal: 'preferences.valueUnreadable',
      fields: { dictValue: '设置内容格式不对' },
    });
    expect(formOfEntry(dictKey)!.canRead(value)).toBe(false);
  });
});
