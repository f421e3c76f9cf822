import type { PortCode } from '@mastlight/domain/ports/index';
import { containerCheckDigit } from '@mastlight/domain/vocabulary/container-no';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { IntakeSource } from '../delivery/announcement';
import { createRandom, type Random } from '../world/random';
import type { PlannedRows, RowPort, RowPortBill } from './row-port';

/** What goes wrong with a call, told by the word that the world gives for it. */
export const troubles = {
  smooth: '顺利',
  'arrival-late': '运抵迟报',
  'release-withdrawn': '放行撤回',
  'cut-off-moved': '截港提前',
  'silent-day': '港口静默一天',
  'rows-repeat': '重复推送',
} as const;
export type Trouble = keyof typeof troubles;

/** A port of plain habits: everything by which it differs from the next one. */
export interface PortHabits {
  readonly code: PortCode;
  /** Hours from one port close to the next. */
  readonly hoursBetweenCalls: number;
  /** Invented ships, each with the company it sails for. */
  readonly ships: readonly { readonly name: string; readonly chineseName: string; readonly un: string; readonly carrier: string }[];
  /** Codes of the port's own list; a call goes to the next of them. */
  readonly terminals: readonly string[];
  /** What stands before the number of a bill, so that no two ports share one. */
  readonly billHead: string;
  readonly sources: {
    readonly boxes: IntakeSource;
    readonly ships: IntakeSource;
    readonly customs: IntakeSource;
    readonly yards?: { readonly source: IntakeSource; readonly code: string; readonly name: string };
  };
  /** After 运抵: the flags in their order, each with its hours before the port closes. The first is customs'. */
  readonly flags: readonly (readonly [stem: string, hoursBefore: number])[];
  /** Hours from the gate to 运抵. */
  readonly arrivalAfterHours: number;
  /** A call has one smooth bill, and one with the next of these. */
  readonly troubles: readonly Exclude<Trouble, 'smooth'>[];
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const time = (ms: number): string => formatShanghai(ms);

/** Hours before the port closes between which a silent port says nothing. */
const silence = { from: 33, until: 9 };
/** A port that repeats says each release again after so many hours. */
const repeatedAfterHours = [1, 2];
/** How much later the first plan of a call puts a close that is moved, and when it is moved: before the boxes come, in hours. */
const moved = { byHours: 3, hoursBefore: 34 };
const lateArrivalHours = 6;

/** One row on its way: when it is said, and what it says. */
interface Said {
  readonly atMs: number;
  readonly source: IntakeSource;
  readonly row: string;
  readonly told: Readonly<Record<string, unknown>>;
}

interface Call {
  readonly habits: PortHabits;
  readonly closesMs: number;
  readonly ship: PortHabits['ships'][number];
  readonly voyage: string;
  readonly terminal: string;
  readonly trouble: Trouble;
}

/** The port that lives by `habits`: plan, yard, receipts, gates, every flag in its order, load list and departure. */
export function playHabits(habits: PortHabits): RowPort {
  return {
    code: habits.code,
    hoursBetweenCalls: habits.hoursBetweenCalls,
    ships: habits.ships,
    planCall(seed, number, closesMs) {
      const random = createRandom(`${seed}:${habits.code}:${number}`);
      const call: Call = {
        habits,
        closesMs,
        ship: habits.ships[number % habits.ships.length]!,
        voyage: `${String(310 + number).padStart(4, '0')}E`,
        terminal: habits.terminals[number % habits.terminals.length]!,
        trouble: habits.troubles[number % habits.troubles.length]!,
      };
      const bills = (['smooth', call.trouble] as const).map((trouble, at): { bill: RowPortBill; trouble: Trouble } => {
        const billNo = `${habits.billHead}${String(number % 10_000).padStart(4, '0')}${at}${random.digits(3)}`;
        const containerNos = Array.from({ length: random.int(1, 3) }, () => makeContainerNo(random));
        const { ship, voyage } = call;
        const told = { billNo, bookingNo: billNo, vessel: ship.name, voyage, story: troubles[trouble], portClosesMs: closesMs };
        return { bill: { ...told, containerNos }, trouble };
      });
      const said = [...planRows(call), ...bills.flatMap(({ bill, trouble }) => billRows(call, bill, trouble, random))];
      return { bills: bills.map(({ bill }) => bill), said: inEnvelopes(call.trouble === 'silent-day' ? held(said, closesMs) : said) };
    },
  };
}

function makeContainerNo(random: Random): string {
  const stem = random.pick(['CSNU', 'OOCU', 'TGHU']) + random.digits(6);
  return stem + containerCheckDigit(stem);
}

/** What a port that fell silent says once it speaks again, each row with the time at which its source had it. */
function held(said: readonly Said[], closesMs: number): Said[] {
  const [fromMs, untilMs] = [closesMs - silence.from * hourMs, closesMs - silence.until * hourMs];
  return said.map((row) => (row.atMs >= fromMs && row.atMs < untilMs ? { ...row, atMs: untilMs } : row));
}

/** Rows of one source, kind and moment go out together. */
function inEnvelopes(said: readonly Said[]): PlannedRows[] {
  const groups = new Map<string, Said[]>();
  for (const row of said) {
    const key = `${row.atMs} ${row.source} ${row.row}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].map((group) => {
    const { atMs, source, row } = group[0]!;
    return { atMs, source, row, rows: group.map(({ told }) => told) };
  });
}

/** The call's own row, told whole whenever it changes. */
function planRows({ habits, ship, voyage, terminal, closesMs, trouble }: Call): Said[] {
  const tell = (hoursFromClose: number, changed: object): Said => {
    const atMs = closesMs + hoursFromClose * hourMs;
    const collected = habits.sources.yards && {
      jgStart: time(closesMs - 60 * hourMs),
      jgEnd: time(closesMs - 2 * hourMs),
      remark: '集港凭预约',
    };
    const plan = {
      wharfCode: terminal,
      vessel: ship.name,
      voyage,
      vesselUn: ship.un,
      names: ship.chineseName,
      carrier: ship.carrier,
      ctnStart: time(closesMs - 72 * hourMs),
      ctnEnd: time(closesMs),
      portClose: time(closesMs),
      customClose: time(closesMs - 4 * hourMs),
      docClose: time(closesMs - 24 * hourMs),
      vgmClose: time(closesMs - 12 * hourMs),
      ...collected,
      etb: time(closesMs + 4 * hourMs),
      etd: time(closesMs + 20 * hourMs),
      recvTime: time(atMs + minuteMs),
    };
    return { atMs, source: habits.sources.ships, row: 'plan', told: { ...plan, ...changed } };
  };
  const later = time(closesMs + moved.byHours * hourMs);
  const ata = time(closesMs + 4 * hourMs);
  return [
    tell(-120, trouble === 'cut-off-moved' ? { portClose: later, ctnEnd: later, status: '预报' } : { status: '预报' }),
    tell(-moved.hoursBefore, { status: '确报' }),
    tell(4, { ata }),
    tell(20, { ata, atd: time(closesMs + 20 * hourMs) }),
  ];
}

function billRows({ habits, ship, voyage, terminal, closesMs }: Call, bill: RowPortBill, trouble: Trouble, random: Random): Said[] {
  const { boxes, customs, yards } = habits.sources;
  const call = { vessel: ship.name, voyage };
  const say = (source: IntakeSource, row: string, atMs: number, told: object): Said => ({
    atMs,
    source,
    row,
    told: { blNo: bill.billNo, ...told, recvTime: time(atMs + minuteMs) },
  });
  const ofBoxes = (told: (ctnNo: string, index: number) => Said): Said[] => bill.containerNos.map(told);
  const receipt = (msgType: string, atMs: number, text: string): Said =>
    say(customs, 'receipt', atMs, { msgType, ctnNos: bill.containerNos, ...call, code: '01', text, sendTime: time(atMs) });

  const gateMs = closesMs - 30 * hourMs;
  const arriveMs = gateMs + (habits.arrivalAfterHours + (trouble === 'arrival-late' ? lateArrivalHours : 0)) * hourMs;
  const [, customsHours] = habits.flags[0]!;
  const entryNo = `${random.digits(4)}${time(closesMs).slice(0, 4)}${random.digits(10)}`;
  /** The box's row with every flag it has by then, as the port sends it: whole. */
  const flagsAt = (atMs: number, withdrawn?: string): Said[] => {
    const given = [['arrive', arriveMs] as const, ...habits.flags.map(([stem, hours]) => [stem, closesMs - hours * hourMs] as const)];
    const told = Object.fromEntries(
      given.flatMap(([stem, ms]) => {
        if (ms > atMs) return [[`${stem}Flag`, '0']];
        return [
          [`${stem}Flag`, stem === withdrawn ? '2' : '1'],
          [`${stem}Time`, time(ms)],
        ];
      }),
    );
    return ofBoxes((ctnNo) => say(boxes, 'release', atMs, { ctnNo, wharfCode: terminal, entryNo, ...told }));
  };
  const customsMs = closesMs - customsHours * hourMs;
  const flagsMs = [arriveMs, ...habits.flags.map(([, hours]) => closesMs - hours * hourMs)];
  const releases = flagsMs.flatMap((ms) => flagsAt(ms + 5 * minuteMs));
  // Withdrawn for an hour, before the next flag is given.
  const withdrawal = [...flagsAt(customsMs + hourMs, habits.flags[0]![0]), ...flagsAt(customsMs + 2 * hourMs)];
  const repeats = flagsMs.flatMap((ms) => repeatedAfterHours.flatMap((hours) => flagsAt(ms + 5 * minuteMs + hours * hourMs)));
  const backMs = closesMs - 52 * hourMs;
  const ofYard = yards
    ? ofBoxes((ctnNo) =>
        say(yards.source, 'yard', backMs, {
          ctnNo,
          yardCode: yards.code,
          yardName: yards.name,
          ...call,
          shipCompany: ship.carrier,
          blnoMain: `M${bill.billNo}`,
          actualGross: random.int(90, 260) * 100,
          inputTime: time(backMs - 18 * hourMs),
          outTime: time(backMs - 14 * hourMs),
          stuffTime: time(backMs - 2 * hourMs),
          backTime: time(backMs),
        }),
      )
    : [];
  const loadMs = closesMs + 8 * hourMs;
  return [
    ...ofYard,
    receipt('MT2101', closesMs - 48 * hourMs, '预配舱单接受申报'),
    ...ofBoxes((ctnNo, index) => {
      const inMs = gateMs - index * 20 * minuteMs;
      return say(boxes, 'gate', inMs, {
        ctnNo,
        ctnOwner: 'COS',
        ctnSizeType: '45G1',
        ctnStatus: 'F',
        grossWeight: random.int(90, 260) * 100,
        sealNo: `DM${random.digits(6)}`,
        inGateTime: time(inMs),
        ...call,
        destPort: random.pick(['NLRTM', 'USLAX', 'DEHAM', 'SGSIN']),
        wharfCode: terminal,
      });
    }),
    receipt('MT3101', arriveMs, '运抵报告接受'),
    ...releases,
    ...(trouble === 'release-withdrawn' ? withdrawal : []),
    ...(trouble === 'rows-repeat' ? repeats : []),
    ...ofBoxes((ctnNo, index) =>
      say(boxes, 'load', loadMs, { ctnNo, ...call, wharfCode: terminal, bay: `02${String(40 + index * 2)}82`, loadTime: time(loadMs) }),
    ),
  ];
}
