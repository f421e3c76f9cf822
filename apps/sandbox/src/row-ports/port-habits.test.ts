/**
 * Guarantee: every port that speaks in rows lives by its own habits, is read
 * without a remark, takes its boxes to departure, and shows each trouble that
 * its habits name.
 */
import { portRules } from '@mastlight/domain/ports/index';
import { readMessage, type PortRowsMessage } from '@mastlight/wire';
import { describe, expect, it } from 'vitest';
import { troubles } from './port-habits';
import { advanceRowPort, startRowPort, type RowPort } from './row-port';
import { rowPorts } from './row-ports';
import { dalian } from './ports/dalian';
import { qingdao } from './ports/qingdao';
import { shenzhen } from './ports/shenzhen';
import { tianjin } from './ports/tianjin';
import { xiamen } from './ports/xiamen';

const startMs = Date.UTC(2026, 9, 12, 4);
const hourMs = 3_600_000;
const habitsOfAll = [qingdao, tianjin, xiamen, shenzhen, dalian];
const byCode = new Map(rowPorts.map((port) => [port.code as string, port]));

/** What a port says in the hours from its start, hour by hour. */
function live(port: RowPort, hours: number) {
  const state = startRowPort(startMs);
  const said = Array.from({ length: hours + 1 }, (_, hour) => {
    const messages = advanceRowPort(port, '1', state, startMs + hour * hourMs).map(({ bytes }) => readMessage(bytes));
    return { hour, messages };
  });
  return { state, said };
}

interface Row {
  readonly blNo: string;
  readonly ctnNo: string;
  readonly msgType: string;
  readonly sendTime: { readonly instantMs: number };
  readonly flags: Readonly<Record<string, { readonly value: string }>>;
}

describe.each(habitsOfAll)('$code', (habits) => {
  const port = byCode.get(habits.code)!;
  const { state, said } = live(port, 24 * 14);
  const readings = said.flatMap(({ messages }) => messages);
  const messages = readings.flatMap(({ messages: told }) => told as PortRowsMessage[]);
  const rowsOf = (kind: string): Row[] => messages.flatMap((message) => (message.row === kind ? (message.rows as unknown as Row[]) : []));
  const billOf = (trouble: keyof typeof troubles) => state.bills.filter(({ story }) => story === troubles[trouble]);

  it('is read without a remark, by its own sources and terminals', () => {
    expect(readings.flatMap(({ findings }) => findings)).toEqual([]);
    const { sources, terminals } = portRules(habits.code);
    const named = new Set(sources.map(({ code }) => code as string));
    expect(messages.filter(({ port: code, source }) => code !== habits.code || !named.has(source))).toEqual([]);
    expect(habits.terminals.filter((code) => !terminals.some((terminal) => terminal.code === code))).toEqual([]);
  });

  it('gives every flag that its profile knows and no other, and loads what it released', () => {
    const told = new Set(rowsOf('release').flatMap(({ flags }) => Object.keys(flags)));
    const { flags } = portRules(habits.code);
    expect([...told].sort()).toEqual(flags.map(({ flag }) => flag as string).sort());
    const sailed = state.bills.filter(({ portClosesMs }) => portClosesMs < startMs + 300 * hourMs && portClosesMs > startMs);
    expect(sailed.length).toBeGreaterThan(0);
    const loaded = new Set(rowsOf('load').map(({ ctnNo }) => ctnNo));
    expect(sailed.flatMap(({ containerNos }) => containerNos).filter((ctnNo) => !loaded.has(ctnNo))).toEqual([]);
  });

  it('shows each trouble of its habits', () => {
    for (const trouble of habits.troubles) {
      const bill = billOf(trouble).find(
        ({ portClosesMs }) => portClosesMs > startMs + 40 * hourMs && portClosesMs < startMs + 200 * hourMs,
      )!;
      expect({ trouble, isMade: bill !== undefined }).toEqual({ trouble, isMade: true });
      const releases = rowsOf('release').filter(({ blNo, ctnNo }) => blNo === bill.billNo && ctnNo === bill.containerNos[0]);
      const closeHour = (bill.portClosesMs - startMs) / hourMs;
      const seen = {
        'release-withdrawn': () => releases.some(({ flags }) => flags['customs']!.value === 'withdrawn'),
        'rows-repeat': () => releases.length === 3 * (habits.flags.length + 1),
        'cut-off-moved': () => {
          const closes = messages
            .flatMap((message) => (message.row === 'plan' ? message.rows : []))
            .filter(({ vessel, voyage }) => vessel === bill.vessel && voyage === bill.voyage)
            .map(({ portClose }) => portClose!.instantMs!);
          return closes[0] === bill.portClosesMs + 3 * hourMs && closes[1] === bill.portClosesMs;
        },
        'silent-day': () =>
          !said.some(
            ({ hour, messages: told }) =>
              hour > closeHour - 33 &&
              hour < closeHour - 9 &&
              told.some(({ messages: heard }) => JSON.stringify(heard).includes(bill.billNo)),
          ),
        'arrival-late': () => {
          const first = rowsOf('receipt').find(({ blNo, msgType }) => blNo === bill.billNo && msgType === 'MT3101');
          return bill.portClosesMs - first!.sendTime.instantMs === (30 - habits.arrivalAfterHours - 6) * hourMs;
        },
      }[trouble];
      expect({ trouble, billNo: bill.billNo, isSeen: seen() }).toEqual({ trouble, billNo: bill.billNo, isSeen: true });
    }
  });
});

it('all of the troubles are shown by some port', () => {
  expect(new Set(habitsOfAll.flatMap((habits) => habits.troubles))).toEqual(
    new Set(Object.keys(troubles).filter((code) => code !== 'smooth')),
  );
});
