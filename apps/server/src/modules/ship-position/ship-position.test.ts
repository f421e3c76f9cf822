// Guarantee: what ships say over a line of AIS is found by name, IMO and MMSI, with track and calls; a line that breaks is called
// again; half sentences and lies move no ship, and a flood is written.
import { createSocket } from 'node:dgram';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { shipPosition } from '@mastlight/domain/ship-position/contract';
import { shipPositionTexts as texts } from '@mastlight/domain/ship-position/messages';
import { trackSpanMs } from '@mastlight/domain/ship-position/limits';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { vesselSubscription } from '@mastlight/domain/vessel-subscription/contract';
import { waitFor } from '@mastlight/testing/wait-for';
import type { VesselPositionMessage, VesselStaticMessage } from '@mastlight/wire/message/ais';
import {
  plainPosition,
  plainVoyage,
  writeClassAPosition,
  writeClassBPosition,
  writeStaticReport,
  writeStaticVoyage,
} from '@mastlight/wire/ais-nmea/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { positionParts, replayAis, startAisSource, usualSource, type RunningSource } from '../position/index';

const minute = 60_000;
const clock = createTestClock();
let server: TestServer;
let user: TestUser;
let [station, source]: [Server, RunningSource] = [] as never;
let lines: Socket[] = [];
beforeAll(async () => {
  server = await startTestServer({ clock });
  user = await signInForTest(server.platform);
  station = createServer((socket) => {
    socket.on('error', () => undefined);
    lines.push(socket);
  });
  await new Promise<void>((listening) => void station.listen(0, '127.0.0.1', listening));
  const { port } = station.address() as AddressInfo;
  const bounds = { ...usualSource, gatherMs: 0, retryMs: 10, callAgainMs: [10, 20], batchMax: 40, waitingMax: 100 } as const;
  source = await startAisSource(positionParts(server.platform), { protocol: 'tcp', host: '127.0.0.1', port }, bounds);
});
afterAll(async () => {
  await source.stop();
  for (const line of lines) line.destroy();
  station.close();
  await server.stop();
});

const anna = 413_000_001;
const placeOf = (mmsi: number, atMs: number | null, part: Partial<VesselPositionMessage>): VesselPositionMessage =>
  plainPosition(
    { mmsi, atMs, station: 'TEST' },
    { latitude: 29.75, longitude: 122.35, speedKnots: 14, courseDeg: 120, headingDeg: 121, ...part },
  );
const particularsOf = (mmsi: number, part: Partial<VesselStaticMessage>): VesselStaticMessage =>
  plainVoyage({ mmsi, atMs: clock.nowMs(), station: 'TEST' }, part);
const say = (mmsi: number, agoMs: number, part: Partial<VesselPositionMessage> = {}): Buffer =>
  writeClassAPosition(placeOf(mmsi, clock.nowMs() - agoMs, part));
const voyage = (mmsi: number, part: Partial<VesselStaticMessage>): Buffer =>
  writeStaticVoyage(particularsOf(mmsi, part), { sequence: mmsi % 10 });

let lastTold = 249_000_000;
/** Says something over the line that is open, and waits until all of it was written. */
async function tell(...sentences: readonly (Buffer | string)[]): Promise<void> {
  // A ship that nobody asks about comes last: once it is there, all before it is written.
  lastTold++;
  const line = await waitFor('a line', () => lines.find((each) => !each.destroyed));
  line.write(Buffer.concat([...sentences.map((each) => Buffer.from(each)), say(lastTold, 0)]));
  await waitFor('all to be written', async () => (await find(String(lastTold))).length === 1);
}
const find = async (vessel: string, imo?: string) =>
  (await server.call(shipPosition.find, { vessel, ...(imo && { imo }) }, user)).data!.list;

describe('ships by AIS', () => {
  it('R-7.6-10, R-0-10 a ship is believed from its second word on, and found by name, IMO and MMSI', async () => {
    await tell(
      voyage(anna, { name: 'MSC ANNA', imo: '9900118', callSign: 'BPXY', destination: 'CNNGB', draughtM: 12.4 }),
      say(anna, 10 * minute),
    );
    expect((await find('MSC.ANNA'))[0]).toMatchObject({
      mmsi: '413000001',
      imo: '9900118',
      callSign: 'BPXY',
      destination: 'CNNGB',
      position: null,
    });
    await tell(say(anna, 0, { latitude: 29.74, longitude: 122.38 }));
    const [found] = await find('msc anna');
    expect(found).toMatchObject({ draughtM: expect.closeTo(12.4, 1), shipType: 71, heardMs: clock.nowMs() });
    expect(found!.position).toMatchObject({
      latitude: expect.closeTo(29.74, 5),
      speedKnots: 14,
      courseDegrees: 120,
      headingDegrees: 121,
      status: 0,
      saidMs: clock.nowMs(),
    });
    for (const name of ['9900118', '413000001', 'MSC.ANNA']) expect((await find(name))[0]).toEqual(found);
    expect(await find('MSC ANN')).toEqual([]);
  });

  it('R-7.6-10, R-0-10 two of one name are told apart, and a small craft’s name comes in a message of its own', async () => {
    const craft = placeOf(412_000_777, clock.nowMs(), {});
    await tell(
      voyage(477_000_002, { name: 'MSC ANNA', imo: '9811000' }),
      writeStaticReport(particularsOf(412_000_777, { part: 'A', name: 'ANNA TUG' })),
      writeClassBPosition({ ...craft, type: '18' }),
    );
    expect((await find('MSC.ANNA')).map(({ imo }) => imo)).toEqual(['9900118', '9811000']);
    expect((await find('MSC.ANNA', '9811000')).map(({ mmsi }) => mmsi)).toEqual(['477000002']);
    const search = async (keyword: string) =>
      (await server.call(shipPosition.search, { keyword }, user)).data!.list.map(({ name }) => name);
    expect([await search('anna'), await search('99001'), await search('4120007'), await search('%%')]).toEqual([
      ['ANNA TUG', 'MSC ANNA', 'MSC ANNA'],
      ['MSC ANNA'],
      ['ANNA TUG'],
      [],
    ]);
    expect(await server.call(shipPosition.track, { vessel: 'MSC.ANNA' }, user)).toMatchObject({ refusal: 'ship-position.severalShips' });
    expect(await server.call(shipPosition.track, { vessel: 'NOBODY' }, user)).toMatchObject({ code: 404, msg: texts.unknownShip });
  });

  it('R-7.6-10, R-0-10 what cannot be true moves nobody', async () => {
    const [before] = await find('413000001');
    const refused = source.counts.refused;
    clock.advance(minute);
    await tell(
      say(0, 0),
      say(anna, 0, { latitude: null, longitude: null }),
      say(anna, 0, { speedKnots: 102.2 }),
      say(anna, -60 * minute, { latitude: 29.73 }),
      say(anna, 0, { latitude: 1.2, longitude: 103.9 }),
      '!AIVDM,1,1,,A,15MwkRUOidG?GElEa<iQk1JV06Jd,0*00\r\n',
      '!AIVDM,1,1,,A,15Mw',
      '\r\n$GPGGA,nonsense\r\n\u0000\u0001\u0002\r\n',
    );
    // The five, and the first word of the ship that comes last.
    expect([await find('413000001'), source.counts.refused - refused]).toEqual([[{ ...before, heardMs: clock.nowMs() }], 5 + 1]);
  });

  it('R-7.6-10, R-0-10 a flood of sentences is written, bounded by what waits; its track is thinned', async () => {
    const from = clock.nowMs();
    const flood: Buffer[] = [];
    for (let at = 1; at <= 720; at++) {
      clock.advance(10_000);
      flood.push(say(anna, 0, { latitude: 29.74 - at * 0.0005, longitude: 122.38, courseDeg: 180 }));
    }
    // Half a sentence waits for its other half.
    const bytes = Buffer.concat(flood);
    const line = lines.find((each) => !each.destroyed)!;
    line.write(bytes.subarray(0, 20_011));
    await tell(bytes.subarray(20_011));
    expect((await find('413000001'))[0]!.position).toMatchObject({ latitude: expect.closeTo(29.38, 4), saidMs: clock.nowMs() });
    const { points } = (await server.call(shipPosition.track, { vessel: '9900118', from: String(from), to: String(clock.nowMs()) }, user))
      .data!;
    // Two hours in steps of five minutes, one turn at their beginning, and where it is now.
    expect(points.length).toBeGreaterThanOrEqual(24);
    expect(points.length).toBeLessThanOrEqual(26);
    expect(points.at(-1)).toMatchObject({ latitude: expect.closeTo(29.38, 4), atMs: clock.nowMs() });
    const [partFrom, partTo] = [from + 30 * minute, from + 60 * minute];
    const part = (await server.call(shipPosition.track, { vessel: '9900118', from: String(partFrom), to: String(partTo) }, user)).data!;
    expect(part.points.length).toBeGreaterThan(0);
    expect(part.points.filter(({ atMs }) => atMs < partFrom || atMs > partTo)).toEqual([]);
    const wrong = { vessel: '9900118', from: '1', to: String(2 + trackSpanMs) };
    expect(await server.call(shipPosition.track, wrong, user)).toMatchObject({ code: 400, msg: expect.stringContaining(texts.spanWrong) });
  });

  it('R-7.6-10, R-0-10 a line that breaks is called again, and half a sentence of it joins nothing', async () => {
    clock.advance(minute);
    const sentence = say(anna, 0, { latitude: 29.37, longitude: 122.38 });
    const line = lines.find((each) => !each.destroyed);
    const { broken } = source.counts;
    line!.write(sentence.subarray(0, 40));
    await new Promise<void>((sent) => void line!.end(() => sent()));
    lines = await waitFor('another call', () => (lines.length > 1 ? lines.slice(-1) : null));
    await tell(sentence.subarray(40), sentence);
    expect(source.counts.broken).toBeGreaterThan(broken);
    expect((await find('413000001'))[0]!.position).toMatchObject({ latitude: expect.closeTo(29.37, 4) });
  });

  it('R-7.6-10, R-3.9-01 calls of a ship are those that ports told, and of two of one name its own', async () => {
    const closesMs = clock.nowMs() + 5 * 60 * minute;
    await createPortVoice(server.platform).plan(closesMs);
    const list = [{ vesselsName: 'DEMO.LANTERN', voyage: '101W' }];
    await server.call(vesselSubscription.subscribeVessels, { list }, user);
    const callsOf = async (vessel: string, imo?: string) =>
      (await server.call(shipPosition.portCalls, { vessel, ...(imo && { imo }) }, user)).data!.list.map(({ port, voyage: no, etaMs }) => [
        port,
        no,
        etaMs,
      ]);
    const call = ['宁波', '101W', closesMs + 60 * minute];
    expect([await callsOf('demo lantern'), await callsOf('DEMO.BEACON')]).toEqual([[call], []]);
    // A bill tells the call of its ship as well, and that call is one.
    const beacon = { name: 'DEMO BEACON', code: 'UN9000002', scheme: 'un', voyage: '7E', direction: 'export' } as const;
    await createPortVoice(server.platform).plan(closesMs, null, beacon);
    for (const [no, ship] of [
      ['COSU6000000701', undefined],
      ['COSU6000000702', beacon],
    ] as const) {
      await createPortVoice(server.platform).manifest(no, ['DWSU3001375'], ship && { ship });
      await server.call(billSubscription.subscribeBills, { blnos: [no] }, user);
    }
    expect(await callsOf('demo lantern')).toEqual([call]);
    await waitFor('the call of a bill', async () => (await callsOf('DEMO.BEACON')).length > 0);
    expect(await callsOf('DEMO.BEACON')).toEqual([['宁波', '7E', closesMs + 60 * minute]]);
    expect(await callsOf('DEMO.BEACON', '9811999')).toEqual([]);
    const location = async () => (await server.call(vesselSubscription.queryRows, {}, user)).data!.list[0]!.shipLocation;
    expect(await location()).toBeNull();
    await tell(voyage(414_000_009, { name: 'DEMO LANTERN' }), say(414_000_009, 9 * minute), say(414_000_009, 8 * minute));
    expect(await location()).toMatchObject({ ships: 1, place: '离穿山 20 海里', saidMs: clock.nowMs() - 8 * minute });
    await tell(voyage(414_000_010, { name: 'DEMO.LANTERN', imo: '9811999' }), say(414_000_010, 9 * minute), say(414_000_010, 7 * minute));
    // The port told another number: that ship is not meant.
    expect(await location()).toMatchObject({ ships: 1 });
    await tell(voyage(414_000_011, { name: 'DEMO-LANTERN' }), say(414_000_011, 9 * minute), say(414_000_011, 7 * minute));
    expect(await location()).toMatchObject({ ships: 2 });
  });

  it('R-7.6-10, R-0-10 datagrams are heard, and a record is read to its end', async () => {
    const udp = await startAisSource(
      positionParts(server.platform),
      { protocol: 'udp', host: '127.0.0.1', port: 0 },
      { ...usualSource, gatherMs: 0 },
    );
    const socket = createSocket('udp4');
    clock.advance(minute);
    await new Promise<void>((sent) =>
      socket.send(say(anna, 0, { latitude: 29.36, longitude: 122.38 }), udp.port, '127.0.0.1', () => sent()),
    );
    await waitFor('the datagram', () => (udp.counts.moved === 1 ? true : null));
    socket.close();
    await udp.stop();
    clock.advance(minute);
    const record = Readable.from([
      voyage(414_000_003, { name: 'HAI MING' }),
      say(414_000_003, 20 * minute),
      say(414_000_003, 10 * minute),
      Buffer.from('no end'),
    ]);
    expect(await replayAis(positionParts(server.platform), record)).toMatchObject({ messages: 3, moved: 1, refused: 1, told: 1 });
    expect((await find('HAI.MING'))[0]!.position).toMatchObject({ saidMs: clock.nowMs() - 10 * minute });
    // It has lain at Ningbo for three hours before, which no port told.
    const berth = { latitude: 29.94, longitude: 121.87, speedKnots: 0 };
    const lay = [48, 47, 46, 45].map((hours) => say(414_000_003, hours * 60 * minute, berth));
    const { kept } = await replayAis(positionParts(server.platform), Readable.from(lay));
    const { list } = (await server.call(shipPosition.portCalls, { vessel: 'HAI.MING' }, user)).data!;
    expect([kept, list]).toEqual([
      4,
      [expect.objectContaining({ port: '宁波港', source: 'AIS', ataMs: clock.nowMs() - 48 * 60 * minute })],
    ]);
  });

  it('R-7.6-10, R-0-10 asks for a sign-in and for a name', async () => {
    expect((await server.call(shipPosition.find, { vessel: 'MSC.ANNA' })).code).toBe(401);
    expect(await server.call(shipPosition.find, { vessel: '---' }, user)).toMatchObject({
      code: 400,
      msg: expect.stringContaining(texts.vesselWrong),
    });
    expect(await server.call(shipPosition.search, { keyword: 'A' }, user)).toMatchObject({
      code: 400,
      msg: expect.stringContaining(texts.keywordWrong),
    });
  });
});
