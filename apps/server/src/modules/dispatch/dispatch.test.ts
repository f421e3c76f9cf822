// Guarantee: R-07, ADR 0038: what is submitted reaches the counterpart once, whatever becomes of answers, workers and times;
// receipts move it upwards alone; who nobody can tell anything of waits for the desk.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dispatch as calls } from '@mastlight/domain/dispatch/contract';
import { quietMsUsual, sendsMax } from '@mastlight/domain/dispatch/schedule';
import { waitFor } from '@mastlight/testing/wait-for';
import { inTransaction } from '../../platform/db/transaction';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { createDispatchModule, GatewayError, type Answer, type Gateway } from './index';
import { DueWork } from './operations/work-due';

let server: TestServer;
let owner: TestUser;
let admin: TestUser;
const clock = createTestClock();

/** What the counterpart took, in its order; how it behaves. */
let taken: string[];
let asked: string[];
let behaviour: { swallows: boolean; forgets: boolean; isDown: boolean; refuses: string | null; hold: Promise<void> | null };
let inbox: string[];

const counterpart: Gateway = {
  name: 'trial',
  sources: ['easipass'],
  readAnswers: (message) => [message as unknown as Answer],
  async send({ reference, bytes }) {
    if (behaviour.isDown) throw new GatewayError('unreachable');
    await behaviour.hold;
    if (behaviour.refuses !== null) return { isTaken: false, reason: behaviour.refuses };
    if (!behaviour.forgets) taken.push(`${reference} ${Buffer.from(bytes).toString()}`);
    if (behaviour.swallows) throw new GatewayError('timeout');
    return { isTaken: true };
  },
  async lookUp(reference) {
    asked.push(reference);
    if (behaviour.isDown) throw new GatewayError('unreachable');
    return taken.some((one) => one.startsWith(reference))
      ? { isKnown: true, receipts: [Buffer.from(`receipt ${reference}`)] }
      : { isKnown: false };
  },
};

/** One that nobody can ask, as a mail server. */
const deaf: Gateway = { ...counterpart, name: 'deaf', sources: [], isDoneWhenTaken: true, lookUp: async () => ({ isKnown: false }) };

function makeModule() {
  const made = createDispatchModule(server.platform, { receive: async ({ bytes }) => void inbox.push(Buffer.from(bytes).toString()) });
  made.open(counterpart);
  made.open(deaf);
  return made;
}
let door: ReturnType<typeof makeModule>;
let work: DueWork;

beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'http' } });
  door = makeModule();
  work = makeWork();
});
afterAll(() => server.stop());
beforeEach(async () => {
  taken = [];
  asked = [];
  inbox = [];
  behaviour = { swallows: false, forgets: false, isDown: false, refuses: null, hold: null };
  // A machine that is busy at the start takes the database for silent. Days pass in a test, and sessions with them.
  owner = await waitFor('somebody to be signed in', () => signInForTest(server.platform));
  await server.platform.database.query('system', 'delete from dispatch_submission');
  admin = await signInForTest(server.platform, { roles: ['desk'] });
});

/** A worker as another process would have one. */
function makeWork(): DueWork {
  const { database, clock: now, portClock, log, outbox } = server.platform;
  return new DueWork({
    database,
    clock: now,
    portClock,
    log,
    outbox,
    gateways: new Map([counterpart, deaf].map((gateway) => [gateway.name, gateway])),
    quietMs: quietMsUsual,
    requestWork: () => Promise.resolve(),
    receive: async ({ bytes }) => void inbox.push(Buffer.from(bytes).toString()),
  });
}

let keys = 0;
const submit = (
  change: { readonly gateway?: string; readonly businessKey?: string; readonly subjects?: readonly string[] } = {},
): Promise<string> =>
  inTransaction(server.platform.database, 'system', (tx) =>
    door.submit(tx, {
      ownerKey: owner.ownerKey,
      userId: owner.userId,
      product: 'trial',
      businessKey: `trial/${++keys}`,
      gateway: 'trial',
      fileName: 'trial.edi',
      write: (reference) => Buffer.from(`it's ${reference}`),
      ...change,
    }),
  );
const hear = (answer: Answer, source: 'easipass' | 'gang-hang' = 'easipass') =>
  inTransaction(server.platform.database, 'system', (tx) => door.hear(tx, [{ messageId: 7, source, messages: [answer as never] }]));
const told = async (reference: string) => (await server.call(calls.showTimeline, { reference }, { token: owner.token })).data!;
const kinds = async (reference: string) => (await told(reference)).events.map(({ kind }) => kind);
const pass = async (quietTimes = 1): Promise<void> => {
  clock.advance(quietMsUsual * quietTimes);
  await work.run();
};

describe('a word that names a subject alone', () => {
  it('is about nobody’s while nothing has left, or while two owners have sent the same', async () => {
    const first = await submit({ subjects: ['SHARED'] });
    await hear({ about: { subject: 'SHARED' }, verdict: 'accepted', reason: '' });
    expect(await told(first)).toMatchObject({ state: 'waiting' });
    await work.run();
    const second = await submit({ subjects: ['SHARED'] });
    await work.run();
    await server.platform.database.query('system', "update dispatch_submission set owner_key = 'u:999999' where reference = $1", [second]);
    for (const verdict of ['accepted', 'refused', 'final'] as const) await hear({ about: { subject: 'SHARED' }, verdict, reason: '' });
    expect(await told(first)).toMatchObject({ state: 'delivered' });
  });

  it('judges no later submission of what was judged before: it may be said of the first', async () => {
    const first = await submit({ subjects: ['AGAIN'] });
    await work.run();
    await hear({ about: { subject: 'AGAIN' }, verdict: 'accepted', reason: '' });
    expect(await told(first)).toMatchObject({ state: 'accepted' });
    const second = await submit({ subjects: ['AGAIN'] });
    await work.run();
    await hear({ about: { subject: 'AGAIN' }, verdict: 'accepted', reason: '' });
    expect(await told(second)).toMatchObject({ state: 'delivered' });
    await hear({ about: { reference: second }, verdict: 'accepted', reason: '' });
    expect(await told(second)).toMatchObject({ state: 'accepted' });
  });

  it('R-07 refuses no later submission where it is said again of one that was refused', async () => {
    const refusal: Answer = { about: { subject: 'LATE' }, verdict: 'refused', reason: 'GENERAL CARGO' };
    const first = await submit({ subjects: ['LATE'] });
    await work.run();
    await hear(refusal);
    const before = await kinds(first);
    expect(before.at(-1)).toBe('refused');
    const second = await submit({ subjects: ['LATE'] });
    await work.run();
    await hear(refusal);
    expect([await kinds(first), (await told(second)).state]).toEqual([before, 'delivered']);
    await hear({ about: { reference: second }, verdict: 'accepted', reason: '' });
    expect(await kinds(second)).toEqual(['submitted', 'sending', 'sent', 'accepted']);
  });

  it('R-07 a final one is about what was accepted, not about the correction that is on its way: that is asked for', async () => {
    const first = await submit({ subjects: ['BOX'] });
    await work.run();
    await hear({ about: { reference: first }, verdict: 'accepted', reason: '' });
    behaviour.isDown = true;
    const correction = await submit({ subjects: ['BOX'] });
    await work.run();
    await hear({ about: { subject: 'BOX' }, verdict: 'final', reason: '' });
    expect([(await told(first)).state, (await told(correction)).state]).toEqual(['finished', 'unclear']);
    behaviour.isDown = false;
    await pass();
    await pass();
    expect([asked, (await told(correction)).state]).toEqual([[correction, correction], 'delivered']);
    await hear({ about: { subject: 'BOX' }, verdict: 'final', reason: '' });
    await hear({ about: { reference: correction }, verdict: 'refused', reason: '31300 > 30480' });
    expect(await told(correction)).toMatchObject({ state: 'refused', reason: '31300 > 30480' });
    expect((await kinds(correction)).filter((kind) => kind === 'subject-final' || kind === 'contradiction')).toEqual([]);
    expect((await kinds(first)).filter((kind) => kind === 'subject-final')).toHaveLength(1);
  });

  it('R-07 a final one is about the box: each owner’s newest that was accepted has it, and nobody’s that was not', async () => {
    const send = async (change: string, verdict: 'accepted' | 'refused' | 'received'): Promise<string> => {
      const reference = await submit({ subjects: ['OURS'] });
      await work.run();
      await hear({ about: { reference }, verdict, reason: '' });
      await server.platform.database.query('system', 'update dispatch_submission set owner_key = $2 where reference = $1', [
        reference,
        change,
      ]);
      return reference;
    };
    const sent = [
      await send(owner.ownerKey, 'accepted'),
      await send('u:999991', 'accepted'),
      await send(owner.ownerKey, 'accepted'),
      await send('u:999992', 'received'),
      await send('u:999993', 'refused'),
    ];
    await hear({ about: { subject: 'OURS' }, verdict: 'final', reason: '' });
    const { rows } = await server.platform.database.query<{ state: string; count: number }>(
      'system',
      `select state, (select count(*)::int from dispatch_subject where submission_id = s.id and final_at is not null) as count
       from dispatch_submission s where reference = any($1::text[]) order by id`,
      [sent],
    );
    expect(rows.map(({ state, count }) => [state, count])).toEqual([
      ['accepted', 0],
      ['finished', 1],
      ['finished', 1],
      ['delivered', 0],
      ['refused', 0],
    ]);
  });
});

describe('R-07 the way of a submission', () => {
  it('R-07 is kept, sent once, received, accepted and final, each with its time and its message', async () => {
    const reference = await submit({ subjects: ['A', 'B'] });
    expect(await told(reference)).toMatchObject({ state: 'waiting', level: 0, sends: 0 });
    await work.run();
    expect(await told(reference)).toMatchObject({ state: 'delivered', level: 1, sends: 1 });
    await hear({ about: { reference }, verdict: 'received', reason: '' });
    await hear({ about: { reference }, verdict: 'accepted', reason: '' });
    expect(await told(reference)).toMatchObject({ state: 'accepted', level: 2 });
    await hear({ about: { subject: 'A' }, verdict: 'final', reason: '' });
    expect(await told(reference)).toMatchObject({ state: 'accepted' });
    await hear({ about: { subject: 'B' }, verdict: 'final', reason: '' });
    const end = await told(reference);
    expect(end).toMatchObject({ state: 'finished', level: 3, sends: 1, reason: '', deadReason: null });
    expect(end.subjects.every(({ finalTime }) => finalTime !== '')).toBe(true);
    expect(end.events.map(({ kind }) => kind)).toEqual([
      'submitted',
      'sending',
      'sent',
      'accepted',
      'subject-final',
      'subject-final',
      'final',
    ]);
    expect(end.events.find(({ kind }) => kind === 'accepted')).toMatchObject({ messageId: 7 });
    expect(taken).toEqual([`${reference} it's ${reference}`]);
    expect(asked).toEqual([]);
  });

  it('ADR 0049 what is said of it further is kept once in the same words, in its order, and told to its product', async () => {
    const reference = await submit();
    await work.run();
    const about = { reference };
    const say = (code: string, note: string) => hear({ about, verdict: 'accepted', reason: '', step: { code, note } });
    await say('accepted', '292520261000000001');
    clock.advance(60_000);
    await say('inspected', 'in the yard, box 2');
    await say('inspected', 'in the yard, box 2');
    await say('accepted', 'again');
    const steps = await inTransaction(server.platform.database, 'system', (tx) => door.readSteps(tx, reference));
    expect(steps.map(({ code, note }) => [code, note])).toEqual([
      ['accepted', '292520261000000001'],
      ['inspected', 'in the yard, box 2'],
      ['accepted', 'again'],
    ]);
    expect(steps[1]!.atMs - steps[0]!.atMs).toBe(60_000);
    expect((await kinds(reference)).filter((kind) => kind === 'step')).toHaveLength(3);
    expect(await told(reference)).toMatchObject({ state: 'accepted', sends: 1 });
  });

  it('R-07 is submitted once under its business key, by two at once as well', async () => {
    const references = await Promise.all(Array.from({ length: 5 }, () => submit({ businessKey: 'once' })));
    expect(new Set(references).size).toBe(1);
    await work.run();
    expect(taken).toHaveLength(1);
  });

  it('R-07 whose answer is swallowed is asked for before anything, and never sent again', async () => {
    behaviour.swallows = true;
    const reference = await submit();
    await work.run();
    expect(await told(reference)).toMatchObject({ state: 'unclear', level: 0, sends: 1 });
    // Not before the quiet time is over: it may be on its way.
    clock.advance(quietMsUsual - 1);
    await work.run();
    expect(asked).toEqual([]);
    clock.advance(1);
    await work.run();
    expect(await told(reference)).toMatchObject({ state: 'delivered', level: 1, sends: 1 });
    expect(taken).toHaveLength(1);
    // The receipts that it had written are read like any others.
    expect(inbox).toEqual([`receipt ${reference}`]);
    expect(await kinds(reference)).toEqual(['submitted', 'sending', 'no-answer', 'known']);
  });

  it('R-07 that never arrived goes again with the same bytes, five times at most, and is then unanswered', async () => {
    behaviour = { ...behaviour, swallows: true, forgets: true };
    const reference = await submit();
    await work.run();
    for (let i = 1; i < sendsMax; i++) {
      await pass();
      expect(await told(reference)).toMatchObject({ state: 'unclear', sends: i + 1 });
      expect(asked).toHaveLength(i);
    }
    await pass();
    expect(await told(reference)).toMatchObject({ state: 'unanswered', sends: sendsMax });
    expect(asked).toHaveLength(sendsMax);
    await pass(10_000);
    expect(asked).toHaveLength(sendsMax);
    // Somebody who had it all the same contradicts what was settled, and changes nothing.
    await hear({ about: { reference }, verdict: 'accepted', reason: '' });
    expect(await told(reference)).toMatchObject({ state: 'unanswered' });
    expect((await kinds(reference)).at(-1)).toBe('contradiction');
  });

  it('R-07 is refused at the door with the words of whoever refuses, and by a receipt', async () => {
    behaviour.refuses = '看不懂';
    const atDoor = await submit();
    await work.run();
    expect(await told(atDoor)).toMatchObject({ state: 'refused', reason: '看不懂' });
    behaviour.refuses = null;
    const later = await submit();
    await work.run();
    await hear({ about: { reference: later }, verdict: 'refused', reason: '航次不对' });
    expect(await told(later)).toMatchObject({ state: 'refused', reason: '航次不对' });
    await hear({ about: { reference: later }, verdict: 'accepted', reason: '' });
    expect(await told(later)).toMatchObject({ state: 'refused', reason: '航次不对' });
  });

  it('R-07 hears its own counterpart alone', async () => {
    const reference = await submit();
    await hear({ about: { reference }, verdict: 'accepted', reason: '' }, 'gang-hang');
    await hear({ about: { reference: '26112499999999' }, verdict: 'accepted', reason: '' });
    expect(await told(reference)).toMatchObject({ state: 'waiting' });
  });
});

describe('R-07 workers', () => {
  it('R-07 of five at once none sends what another sends', async () => {
    const references = await Promise.all(Array.from({ length: 30 }, () => submit()));
    await Promise.all(Array.from({ length: 5 }, () => makeWork().run()));
    expect(taken.map((one) => one.split(' ')[0]).sort()).toEqual([...references].sort());
  });

  it('R-07 one that hangs past its lease keeps the others from sending and from asking', async () => {
    let release = (): void => {};
    behaviour.hold = new Promise((done) => (release = done));
    const reference = await submit();
    const hanging = work.run();
    const isUnclear = async () => (await told(reference)).state === 'unclear';
    while (!(await isUnclear())) await new Promise((done) => setImmediate(done));
    clock.advance(quietMsUsual * 2);
    await makeWork().run();
    expect(asked).toEqual([]);
    release();
    await hanging;
    expect(taken).toHaveLength(1);
  });

  it('R-07 one that ended after it had taken a submission up leaves it unclear: it is asked for first', async () => {
    const reference = await submit();
    await server.platform.database.query(
      'system',
      `update dispatch_submission set state = 'unclear', sends = 1, claim = 'gone', due_at = due_at + interval '20 seconds' where reference = $1`,
      [reference],
    );
    taken = [`${reference} sent before the end`];
    await pass();
    expect(asked).toEqual([reference]);
    expect(taken).toHaveLength(1);
    expect(await told(reference)).toMatchObject({ state: 'delivered', sends: 1 });
  });

  it('R-07 one that is stopped ends its call, and what it was about is unclear', async () => {
    let begun = (): void => {};
    const hasBegun = new Promise<void>((done) => (begun = done));
    const slow: Gateway = {
      ...counterpart,
      send: (_outbound, signal) => {
        begun();
        return new Promise((_done, fail) => signal.addEventListener('abort', () => fail(new GatewayError('timeout'))));
      },
    };
    const { database, clock: now, portClock, log, outbox } = server.platform;
    const own = { database, clock: now, portClock, log, outbox, quietMs: quietMsUsual, requestWork: () => Promise.resolve() };
    const slowWork = new DueWork({ ...own, gateways: new Map([['trial', slow]]), receive: () => Promise.resolve() });
    const reference = await submit();
    void slowWork.run();
    await hasBegun;
    await slowWork.stop();
    expect(await told(reference)).toMatchObject({ state: 'unclear', sends: 1 });
  });
});

describe('R-07 a slow counterpart', () => {
  it('R-07 keeps nothing from another: what is submitted meanwhile goes at once', async () => {
    let begun = 0;
    let release = (): void => {};
    const released = new Promise<void>((done) => (release = done));
    const slow: Gateway = {
      ...deaf,
      async send() {
        begun++;
        await released;
        return { isTaken: true };
      },
    };
    const { database, clock: now, portClock, log, outbox } = server.platform;
    const own = { database, clock: now, portClock, log, outbox, quietMs: quietMsUsual, requestWork: () => Promise.resolve() };
    const both = new DueWork({
      ...own,
      gateways: new Map([slow, counterpart].map((gateway) => [gateway.name, gateway])),
      receive: () => Promise.resolve(),
    });
    const slowOnes = [];
    for (let i = 0; i < 8; i++) slowOnes.push(await submit({ gateway: 'deaf' }));
    const ended = both.run();
    // Six calls are on at once; one is left to the other.
    await waitFor('the slow one to have its calls', () => begun === 5);
    const reference = await submit();
    both.begin();
    await waitFor('the other to be handed it', async () => (await told(reference)).state === 'delivered');
    expect(begun).toBe(5);
    release();
    await ended;
    expect(await Promise.all(slowOnes.map(async (one) => (await told(one)).state))).toEqual(slowOnes.map(() => 'finished'));
  });
});

describe('R-07 a refusal', () => {
  it('R-07 that a receipt tells before the call ends is no contradiction', async () => {
    let release = (): void => {};
    behaviour.hold = new Promise((done) => (release = done));
    behaviour.refuses = '看不懂';
    const reference = await submit();
    const sending = work.run();
    await waitFor('it to be on its way', async () => (await told(reference)).state === 'unclear');
    await hear({ about: { reference }, verdict: 'refused', reason: '看不懂' });
    release();
    await sending;
    expect(await kinds(reference)).toEqual(['submitted', 'sending', 'refused']);
  });
});

describe('R-07 dead letters', () => {
  const post = (endpoint: typeof calls.redrive | typeof calls.abandon, reference: string) =>
    server.call(endpoint, { reference, note: '电话问过' }, { token: admin.token });

  it('R-07 a counterpart that is gone for a day: it is laid aside, seen by the desk, driven again by asking first', async () => {
    behaviour.isDown = true;
    const reference = await submit();
    await work.run();
    for (let i = 0; i < 60; i++) await pass(180);
    expect(await told(reference)).toMatchObject({ state: 'dead', deadReason: 'unreachable', sends: 1 });
    // The timeline is read by people: no line for each of the questions.
    expect(await kinds(reference)).toEqual(['submitted', 'sending', 'no-answer', 'no-answer', 'dead']);
    const { data } = await server.call(calls.listDead, {}, { token: admin.token });
    expect(data!.list).toMatchObject([{ reference, ownerKey: owner.ownerKey, deadReason: 'unreachable' }]);
    behaviour.isDown = false;
    asked = [];
    expect((await post(calls.redrive, reference)).code).toBe(200);
    await work.run();
    expect(asked).toEqual([reference]);
    await pass();
    expect(await told(reference)).toMatchObject({ state: 'delivered', sends: 2 });
    expect((await post(calls.redrive, reference)).code).toBe(400);
  });

  it('R-07 what was received and never judged is asked for, then laid aside; given up it is unanswered', async () => {
    const reference = await submit();
    await work.run();
    for (let i = 0; i < 60; i++) await pass(180);
    expect(await told(reference)).toMatchObject({ state: 'dead', deadReason: 'no-answer', sends: 1 });
    expect(taken).toHaveLength(1);
    expect((await post(calls.abandon, reference)).code).toBe(200);
    expect(await told(reference)).toMatchObject({ state: 'unanswered', reason: '' });
    expect((await kinds(reference)).at(-1)).toBe('abandoned');
    expect((await post(calls.abandon, reference)).code).toBe(400);
  });

  it('R-07 what was received and is not known any more is laid aside, and not sent again', async () => {
    const reference = await submit();
    await work.run();
    taken = [];
    await pass();
    expect(await told(reference)).toMatchObject({ state: 'dead', deadReason: 'lost', sends: 1 });
    expect(taken).toEqual([]);
    // It comes after all.
    await hear({ about: { reference }, verdict: 'accepted', reason: '' });
    expect(await told(reference)).toMatchObject({ state: 'accepted', deadReason: null });
  });

  it('R-07 a receipt that contradicts what was settled is told to the desk until somebody has looked, and changes nothing', async () => {
    const reference = await submit();
    await work.run();
    const say = (verdict: 'accepted' | 'refused') => hear({ about: { reference }, verdict, reason: '超重' });
    const listed = async () => {
      const { list } = (await server.call(calls.listDead, {}, { token: admin.token })).data!;
      return list.map((one) => [one.reference, one.state, one.isContradicted, one.deadReason]);
    };
    const deadFigure = async () => {
      const [figure] = door.module.figures!;
      return 'read' in figure! ? figure.read() : null;
    };
    await say('accepted');
    expect([await listed(), (await post(calls.redrive, reference)).code]).toEqual([[], 400]);
    await say('refused');
    expect([await listed(), await deadFigure()]).toEqual([[[reference, 'accepted', true, null]], 1]);
    // It was accepted, and is paid: nobody gives it up.
    expect((await post(calls.abandon, reference)).code).toBe(400);
    expect((await post(calls.redrive, reference)).code).toBe(200);
    expect([await listed(), await deadFigure()]).toEqual([[], 0]);
    const { state, events, sends } = await told(reference);
    expect([state, sends, events.at(-1)]).toMatchObject(['accepted', 1, { kind: 'redriven', note: '电话问过' }]);
    await pass();
    expect([taken.length, asked]).toEqual([1, []]);
    await say('refused');
    expect(await listed()).toHaveLength(1);
  });

  it('S-01 a stranger sees no timeline, a user no dead letters', async () => {
    const reference = await submit();
    const stranger = await signInForTest(server.platform);
    expect((await server.call(calls.showTimeline, { reference }, { token: stranger.token })).code).toBe(404);
    expect((await server.call(calls.listDead, {}, { token: owner.token })).code).toBe(403);
  });
});

describe('a counterpart that nobody can ask', () => {
  it('has it for good once it has taken it', async () => {
    const reference = await submit({ gateway: 'deaf' });
    await work.run();
    expect(await told(reference)).toMatchObject({ state: 'finished', level: 3, sends: 1 });
    for (let i = 0; i < 3; i++) await pass(180);
    expect(await told(reference)).toMatchObject({ state: 'finished', sends: 1 });
  });

  it('is tried later each time, and given up after five', async () => {
    behaviour.isDown = true;
    const reference = await submit({ gateway: 'deaf' });
    await work.run();
    const sends = [(await told(reference)).sends];
    for (let quietTimes = 0; quietTimes < 130; quietTimes++) {
      await pass();
      sends.push((await told(reference)).sends);
    }
    const [second, third, fourth, fifth] = [2, 3, 4, 5].map((count) => sends.indexOf(count));
    expect([second, third! - second!, fourth! - third!, fifth! - fourth!]).toEqual([1, 3, 9, 27]);
    expect(await told(reference)).toMatchObject({ state: 'unanswered', sends: sendsMax });
  });
});
