/**
 * Guarantee: a new port is one profile. A made-up eighth port, told to this
 * test alone, gets its paths, its source's key, its facts, its nodes and its
 * columns, from the first message to the row, without another line (ADR 0016).
 */
import type { PortProfile } from '@mastlight/domain/ports/index';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { reference } from '@mastlight/domain/reference/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { followAtPort, stripText, type RowPortVoice } from './row-port-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';

// The list of profiles of this test file alone; it is read before anything that is derived from it.
vi.mock('@mastlight/domain/ports/profiles', async (original) => {
  const harbour: PortProfile = {
    code: 'ZZ',
    name: '舟舟',
    pathPart: 'Zz',
    locodes: ['CNZZZ'],
    customsDistricts: [],
    terminals: [{ code: 'Z1', name: '舟一', kind: 'terminal', aliases: ['舟舟一期'] }],
    sources: [{ code: 'zz-port', name: '舟舟港', formats: ['port-rows'], receivedBy: ['http'], pace: 'events' }],
    flags: [
      { flag: 'msa', name: '海事', eventCode: 'MSA', kind: 'release', topic: '海事' },
      { flag: 'voucher', name: '票放', eventCode: 'TMPS', kind: 'release', topic: null },
    ],
    nodes: [
      { code: 'GITM', name: '入闸', judge: 'gate-in' },
      { code: 'MSA', name: '海事', judge: 'flag', flag: 'msa', after: 'GITM' },
      { code: 'TMPS', name: '票放', judge: 'flag', flag: 'voucher', after: 'MSA' },
      { code: 'LOBD', name: '装船', judge: 'load', after: 'TMPS' },
      { code: 'DLPT', name: '离港', judge: 'departure', after: 'LOBD' },
    ],
    strip: [
      { code: 'in', node: 'GITM', sign: '入' },
      { code: 'sea', node: 'MSA', sign: '海' },
      { code: 'ticket', node: 'TMPS', sign: '票' },
    ],
    cutOffNames: {
      portClosesMs: '关门',
      gateInClosesMs: '止箱',
      gateInOpensMs: '开门',
      customsClosesMs: '截关',
      documentsClosesMs: '止单',
      vgmClosesMs: '止重',
    },
    columns: ['wharfCode'],
  };
  const { profiles } = await original<{ profiles: readonly PortProfile[] }>();
  return { profiles: [...profiles, harbour] };
});

const billNo = 'ZZZU20261012';
const clock = createTestClock();
const time = (hours: number): string => formatShanghai(clock.nowMs() + hours * 3_600_000);
const box = { blNo: billNo, ctnNo: 'CSQU3054383', wharfCode: '舟舟一期' };

let server: TestServer;
let port: RowPortVoice;
beforeAll(async () => {
  server = await startTestServer({ clock });
  port = await followAtPort(server, 'ZZ' as 'NB', 'Zz', billNo);
});
afterAll(() => server.stop());

describe('an eighth port', () => {
  it('stands in the list of ports with its terminals', async () => {
    const { data } = await server.call(reference.listPorts, {});
    expect(data!.list.at(-1)).toEqual({ code: 'ZZ', name: '舟舟', locodes: ['CNZZZ'] });
    const { data: wharfs } = await server.call(reference.listWharfs, {});
    expect(wharfs!.list.at(-1)).toEqual({ port: 'ZZ', code: 'Z1', name: '舟一', kind: 'terminal' });
  });

  it('takes a bill from its source to a row with its own nodes', async () => {
    await port.say('zz-port', 'gate', [{ ...box, inGateTime: time(-5), recvTime: time(-5), vessel: 'ZHOU ZHOU', voyage: '001E' }]);
    const gated = await port.rowWhen('the gate', ({ boxArrivalCount }) => boxArrivalCount === '1/1');
    expect(stripText(gated)).toBe('in:done sea:running ticket:none');
    // What it cannot tell is no exception: no flag 运抵 stands in its profile.
    expect(gated).toMatchObject({ area: 'ZZ', exceptions: [], wharf: '舟一', source: '舟舟港' });

    await port.say('zz-port', 'release', [{ ...box, msaFlag: '1', voucherFlag: '2', reason: '票证作废', recvTime: time(-1) }]);
    const held = await port.rowWhen('the flags', ({ nodeGroup }) => nodeGroup[1]!.state === 'done');
    expect(stripText(held)).toBe('in:done sea:done ticket:exception');
    expect(held).toMatchObject({ nppStatus: 'T', nodeGroup: [{}, {}, { note: '票证作废' }] });
  });
});
