// Guarantee: everybody adds to and reads the own entries of class-analysis and no others.
import { classAnalysis } from '@mastlight/domain/class-analysis/contract';
import { titleLengthMax } from '@mastlight/domain/class-analysis/limits';
import { classAnalysisTexts } from '@mastlight/domain/class-analysis/messages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';

let server: TestServer;
let [own, other]: TestUser[] = [];
beforeAll(async () => {
  server = await startTestServer();
  own = await signInForTest(server.platform);
  other = await signInForTest(server.platform);
});
afterAll(() => server.stop());

const add = (user: TestUser | undefined, title: string) => server.call(classAnalysis.addEntry, { title }, { token: user?.token ?? null });
const list = (user: TestUser | undefined) => server.call(classAnalysis.listEntries, {}, { token: user?.token ?? null });

it('401 without a session', async () => {
  expect((await add(undefined, 'x')).code).toBe(401);
  expect((await list(undefined)).code).toBe(401);
});

it.each(['', '  ', 'x'.repeat(titleLengthMax + 1)])('400 for the title %j', async (title) => {
  expect(await add(own, title)).toMatchObject({ code: 400, fields: { title: classAnalysisTexts.titleWrong } });
});

it('200: the latest first, for the owner alone', async () => {
  const first = await add(own, 'first');
  const second = await add(own, 'second');
  expect((await list(own)).data?.list).toEqual([
    { id: second.data?.id, title: 'second' },
    { id: first.data?.id, title: 'first' },
  ]);
  expect((await list(other)).data?.list).toEqual([]);
});
