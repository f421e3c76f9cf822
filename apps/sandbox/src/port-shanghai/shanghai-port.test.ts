/**
 * Guarantee: Shanghai lives by its own habits beside Ningbo, says everything in
 * rows that are read without a remark, and takes boxes all the way to departure.
 */
import { readMessage, type PortRowsMessage, type WireMessage } from '@mastlight/wire';
import { describe, expect, it } from 'vitest';
import { advanceRowPort, nextRowMs, startRowPort } from '../row-ports/row-port';
import { shanghaiPort } from './shanghai-port';

const startMs = Date.UTC(2026, 9, 12, 4);
const hourMs = 3_600_000;

function live(seed: string, hours: readonly number[]) {
  const state = startRowPort(startMs);
  const said = hours.flatMap((hour) => advanceRowPort(shanghaiPort, seed, state, startMs + hour * hourMs));
  const readings = said.map(({ bytes }) => readMessage(bytes));
  return { state, said, readings, messages: readings.flatMap(({ messages }) => messages as PortRowsMessage[]) };
}

const isRows = ({ kind }: WireMessage): boolean => kind === 'port-rows';

describe('the world of Shanghai', () => {
  const { state, said, readings, messages } = live('1', [0, 1, 30, 80]);

  it('speaks rows of its own sources, each numbered in its order', () => {
    expect(readings.flatMap(({ findings }) => findings)).toEqual([]);
    expect(new Set(messages.filter(isRows).map(({ port, source }) => `${port} ${source}`))).toEqual(
      new Set(['SH gang-hang', 'SH easipass', 'SH shanghai-customs']),
    );
    const seqs = messages.filter(({ source, row }) => source === 'gang-hang' && row === 'release').map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, at) => at + 1));
    expect(new Set(messages.filter(isRows).map(({ row }) => row))).toEqual(
      new Set(['plan', 'yard', 'receipt', 'gate', 'release', 'load', 'so']),
    );
  });

  it('has sailed ships at its start, a late 运抵 and a withdrawn 海放 among its habits', () => {
    const atStart = live('1', [0]).messages;
    const sailed = atStart.flatMap((message) => (message.row === 'plan' ? message.rows : [])).filter(({ atd }) => atd !== null);
    expect(sailed.length).toBeGreaterThan(0);
    expect(atStart.some((message) => message.row === 'load')).toBe(true);
    expect(new Set(state.bills.map(({ story }) => story))).toEqual(new Set(['顺利', '运抵迟报', '海放撤回']));
    const releases = messages.flatMap((message) => (message.row === 'release' ? message.rows : []));
    expect(releases.some(({ flags }) => flags.customs?.value === 'withdrawn')).toBe(true);
    expect(releases.some(({ flags, reason }) => flags.arrive?.value === 'no' && reason === '运抵报告未到')).toBe(true);
    expect(releases.some(({ flags }) => flags.stow?.value === 'yes')).toBe(true);
  });

  it('tells of a booking before its bill, and of both in the carrier’s manifest', () => {
    const bill = state.bills.find(({ portClosesMs }) => portClosesMs > startMs + 40 * hourMs && portClosesMs < startMs + 100 * hourMs)!;
    const told = live('1', [108]).readings.flatMap((reading) => reading.messages);
    const rows = told.flatMap((message) => (message.kind === 'port-rows' && message.row === 'so' ? message.rows : []));
    const ofBooking = rows.filter(({ soNo, ctnNo }) => soNo === bill.bookingNo && ctnNo === bill.containerNos[0]);
    expect(ofBooking.map(({ tcStatus, inGateTime }) => `${tcStatus}${inGateTime ? ' in' : ''}`)).toEqual(['0', '1', '2', '2 in']);
    const manifests = told.flatMap((message) => (message.kind === 'manifest' ? message.bills : []));
    const named = manifests.find(({ billNo }) => billNo === bill.billNo)!;
    expect(named.consignment?.bookingNo).toBe(bill.bookingNo);
    expect(named.boxes.map(({ containerNo }) => containerNo)).toEqual(bill.containerNos);
  });

  it('says the same in whatever steps the clock is moved, and nothing twice', () => {
    const atOnce = live('1', [80]);
    expect(atOnce.said.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(said.map(({ bytes }) => Buffer.from(bytes).toString()));
    expect(nextRowMs(state)).toBeGreaterThan(startMs + 80 * hourMs);
    expect(live('2', [0]).state.bills[0]!.billNo).not.toBe(live('1', [0]).state.bills[0]!.billNo);
  });
});
