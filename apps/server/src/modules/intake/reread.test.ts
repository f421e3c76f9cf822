// Guarantee: raw messages that are read again by a mended reader have exactly the facts that it reads, the old ones kept aside;
// what another message states too stays, a second run changes nothing, and whoever is ended in the middle goes on there.
import { readRereadSpan } from '@mastlight/domain/intake/reread-span';
import type { Reading } from '@mastlight/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doorsForTest, followForTest } from '../../scenarios/doors-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { rereadSpan } from './operations/reread-span';
import { readGently } from './read-gently';
import { DecodingRequests } from './request-decoding';

let server: TestServer;
const clock = createTestClock();
beforeEach(async () => void (server = await startTestServer({ clock, env: { ROLES: 'http' } })));
afterEach(() => server.stop());

/** A box has passed the gate; said under an interchange reference of its own. */
const gateIn = (interchange: string, billNo: string, container = 'TGHU1643396'): Buffer =>
  Buffer.from(
    `UNB+UNOA:4+BLCT3+MASTLIGHT+20261010:0830+${interchange}++++1'\nUNH+1+CODECO:D:95B:UN:SMDG16'\nBGM+34+DEMO1+9'\nEQD+CN+${container}+45G1:102:5++2+5'\nRFF+BM:${billNo}'\nDTM+7:202610100830:203'\nUNT+6+1'\nUNZ+1+${interchange}'`,
  );

async function take(files: readonly Buffer[]): Promise<number[]> {
  const { intake } = doorsForTest(server.platform);
  const receipts = await intake.receiveMessages(files.map((bytes) => ({ source: 'ningbo-edi', fileName: null, bytes })));
  await intake.decodeWaiting();
  return receipts.map(({ messageId }) => messageId);
}

/** A reader that has changed its mind about the truck in files that hold `word`. */
const mended =
  (word: string, truckPlate = '浙B12345') =>
  async (bytes: Uint8Array): Promise<Reading> => {
    const reading = await readGently(bytes);
    if (!Buffer.from(bytes).includes(word)) return reading;
    return {
      ...reading,
      messages: reading.messages.map((message) =>
        message.kind === 'gate' ? { ...message, boxes: message.boxes.map((box) => ({ ...box, truckPlate })) } : message,
      ),
    };
  };

const reread = (text: string, read: (bytes: Uint8Array) => Promise<Reading>, signal = new AbortController().signal) =>
  rereadSpan(
    { platform: server.platform, ...doorsForTest(server.platform), requests: new DecodingRequests(server.platform), read },
    text,
    readRereadSpan(text)!,
    signal,
    () => {},
  );

const query = async <Row extends object>(text: string) =>
  (await server.platform.database.query<Row & Record<string, unknown>>('system', text)).rows;
const facts = () =>
  query<{ message_id: number; truck: string | null }>(
    `select message_id, bill_no, detail->>'truckPlate' as truck from tracking_fact order by message_id, bill_no, truck`,
  );
const bills = () =>
  query<{ version: number }>(`select bill_no, version, status->'boxes'->0->>'truckPlate' as truck from tracking_bill order by bill_no`);
const everything = async () => [
  await query('select * from tracking_fact order by id'),
  await query('select digest from tracking_fact_digest order by 1'),
  await query('select * from tracking_fact_replaced order by id'),
  await query('select * from tracking_bill order by bill_no'),
  await query('select * from intake_message order by id'),
  await query('select * from intake_reread'),
];

describe('reread', () => {
  it('replaces what is read otherwise, tells of it alone, and changes nothing the second time', async () => {
    const [one, two] = await take([gateIn('REREAD1', 'REREADBILL01'), gateIn('REREAD2', 'REREADBILL02', 'CSQU3054383')]);
    await followForTest(server.platform, 'NB', ['REREADBILL01', 'REREADBILL02']);
    const before = await bills();
    const old = await facts();
    expect(await reread('ningbo-edi', mended('REREADBILL01'))).toMatchObject({ read: 2, changed: 1, added: 1, removed: 1 });
    expect(await facts()).toEqual([
      { message_id: one, bill_no: 'REREADBILL01', truck: '浙B12345' },
      { message_id: two, bill_no: 'REREADBILL02', truck: null },
    ]);
    expect(await query(`select message_id, bill_no, detail->>'truckPlate' as truck from tracking_fact_replaced`)).toEqual([old[0]]);
    expect(await bills()).toEqual([{ ...before[0], version: before[0]!.version + 1, truck: '浙B12345' }, before[1]]);
    const after = await everything();
    expect(await reread('ningbo-edi', mended('REREADBILL01'))).toMatchObject({ read: 2, changed: 0 });
    expect(await everything()).toEqual(after);
    // And back: what was laid aside may be stated again.
    expect(await reread(`${one},${two}`, readGently)).toMatchObject({ changed: 1, added: 1, removed: 1 });
    expect(await facts()).toEqual(old);
  });

  it('leaves what another message states too, as stated by that one', async () => {
    const [first, again] = await take([gateIn('FIRST', 'TWICESAID001'), gateIn('AGAIN', 'TWICESAID001')]);
    expect(await facts()).toEqual([{ message_id: first, bill_no: 'TWICESAID001', truck: null }]);
    expect(await reread(String(first), mended('FIRST'))).toMatchObject({ changed: 1, added: 1, removed: 0 });
    expect(await facts()).toEqual([
      { message_id: first, bill_no: 'TWICESAID001', truck: '浙B12345' },
      { message_id: again, bill_no: 'TWICESAID001', truck: null },
    ]);
    // Nobody is left who states it.
    expect(await reread(String(again), mended('AGAIN'))).toMatchObject({ changed: 1, added: 0, removed: 1 });
    expect(await facts()).toEqual([{ message_id: first, bill_no: 'TWICESAID001', truck: '浙B12345' }]);
  });

  it('a bill of which nothing is stated any more is told of too', async () => {
    const [both] = await take([gateIn('BOTHBILLS', 'LOSESITS0001')]);
    await followForTest(server.platform, 'NB', ['LOSESITS0001', 'GAINSITS0001']);
    const versions = async () =>
      query(`select bill_no, version, json_array_length(status->'boxes') as boxes from tracking_bill order by bill_no`);
    expect(await versions()).toMatchObject([
      { bill_no: 'GAINSITS0001', boxes: 0 },
      { bill_no: 'LOSESITS0001', boxes: 1 },
    ]);
    // Mended: the box went under another bill, in a message of which the old bill is no part.
    const elsewhere = async (bytes: Uint8Array): Promise<Reading> => {
      const reading = await readGently(bytes);
      const told = JSON.stringify(reading.messages).replaceAll('LOSESITS0001', 'GAINSITS0001').replaceAll('TGHU1643396', 'CSQU3054383');
      return { ...reading, messages: JSON.parse(told) as Reading['messages'] };
    };
    expect(await reread(String(both), elsewhere)).toMatchObject({ changed: 1, added: 1, removed: 1 });
    expect(await versions()).toMatchObject([
      { bill_no: 'GAINSITS0001', boxes: 1 },
      { bill_no: 'LOSESITS0001', boxes: 0 },
    ]);
  });

  it('goes on where it was ended', async () => {
    await take(Array.from({ length: 60 }, (_, i) => gateIn(`MANY${i}`, `MANYBILLS${String(i).padStart(3, '0')}`)));
    let read = 0;
    const dies = async (bytes: Uint8Array): Promise<Reading> => {
      if (++read === 55) throw new Error('killed');
      return mended('MANY')(bytes);
    };
    await expect(reread('2026-01-01..2099-12-31', dies)).rejects.toThrow('killed');
    expect((await facts()).filter(({ truck }) => truck !== null)).toHaveLength(50);
    expect(await reread('2026-01-01..2099-12-31', mended('MANY'))).toMatchObject({ read: 10, changed: 10 });
    expect((await facts()).filter(({ truck }) => truck !== null)).toHaveLength(60);
    expect(await query('select * from intake_reread')).toEqual([]);
  });

  it('puts what waits in quarantine back in line', async () => {
    const [unreadable] = await take([Buffer.from([0, 255, 1])]);
    expect(await reread(String(unreadable), readGently)).toMatchObject({ redriven: 1, read: 0 });
    expect(await query('select state from intake_message')).toEqual([{ state: 'received' }]);
  });
});
