import { containerCheckDigit } from '@mastlight/domain/vocabulary/container-no';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { PlannedCall, PlannedRows, RowPort, RowPortBill } from '../row-ports/row-port';
import { createRandom, type Random } from '../world/random';
import { bookingRows, carrierManifest } from './bookings';
import { destinations, ships, stories, storyCodes, terminals, type Consignment } from './consignment';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const time = (ms: number): string => formatShanghai(ms);
/** A row tells when its source got it: a minute after the thing itself. */
const heard = (ms: number): string => time(ms + minuteMs);

/**
 * Shanghai: bookings with 放箱, 提空 and 返场, the plan with 开港 and 截港, boxes through the gate, 运抵, then 海放
 * (customs), 码放 (the terminal) and 配载, and the load list. 港航纵横 repeats a
 * box's row whole; Easipass tells customs' release by itself, with its own names
 * of terminals.
 */
export const shanghaiPort: RowPort = {
  code: 'SH',
  hoursBetweenCalls: 11,
  ships,
  planCall(seed, number, portClosesMs): PlannedCall {
    const random = createRandom(`${seed}:SH:${number}`);
    const ship = ships[number % ships.length]!;
    const terminal = terminals[number % terminals.length]!;
    const voyage = `${String(260 + number).padStart(4, '0')}E`;
    const bookings = createRandom(`${seed}:SH:${number}:bookings`);
    const consignments = storyCodes.map((story): Consignment => {
      const containerNos = Array.from({ length: random.int(1, 3) }, () => makeContainerNo(random));
      const billNo = `COSU66${String(number).padStart(4, '0')}${random.digits(4)}`;
      const bookingNo = `WK${bookings.digits(3)}P${bookings.digits(5)}`;
      const bill: RowPortBill = { billNo, bookingNo, vessel: ship.name, voyage, story: stories[story], portClosesMs, containerNos };
      const entryNo = `2225${time(portClosesMs).slice(0, 4)}${random.digits(10)}`;
      return { bill, random, story, closesMs: portClosesMs, ship, terminal, voyage, destination: random.pick(destinations), entryNo };
    });
    return {
      bills: consignments.map(({ bill }) => bill),
      said: [
        ...planRows(consignments[0]!),
        ...consignments.flatMap(billRows),
        ...consignments.flatMap(bookingRows),
        ...consignments.map(carrierManifest),
      ],
    };
  },
};

function makeContainerNo(random: Random): string {
  const stem = random.pick(['CSNU', 'OOCU', 'TGHU']) + random.digits(6);
  return stem + containerCheckDigit(stem);
}

/** The call's own row, told again whenever it changes: 截港 moves once, then she berths and sails. */
function planRows({ ship, terminal, voyage, closesMs }: Consignment): PlannedRows[] {
  const tell = (atMs: number, changed: object): PlannedRows => ({
    atMs,
    source: 'gang-hang',
    row: 'plan',
    rows: [
      {
        wharfCode: terminal.code,
        vessel: ship.name,
        voyage,
        vesselUn: ship.un,
        names: ship.chineseName,
        carrier: ship.carrier,
        ctnStart: time(closesMs - 72 * hourMs),
        ctnEnd: time(closesMs),
        portClose: time(closesMs),
        customClose: time(closesMs - 4 * hourMs),
        etb: time(closesMs + 4 * hourMs),
        etd: time(closesMs + 20 * hourMs),
        status: '预报',
        recvTime: heard(atMs),
        ...changed,
      },
    ],
  });
  const late = time(closesMs - 2 * hourMs);
  return [
    tell(closesMs - 120 * hourMs, { ctnEnd: late, portClose: late }),
    tell(closesMs - 60 * hourMs, { status: '确报' }),
    tell(closesMs + 4 * hourMs, { ata: time(closesMs + 4 * hourMs) }),
    tell(closesMs + 20 * hourMs, { ata: time(closesMs + 4 * hourMs), atd: time(closesMs + 20 * hourMs) }),
  ];
}

type Told = readonly [flag: string, value: '0' | '1' | '2', atMs: number | null];

function billRows(of: Consignment): PlannedRows[] {
  const { bill, closesMs, story, ship, voyage, terminal } = of;
  const say = (source: PlannedRows['source'], row: string, atMs: number, rows: readonly object[]): PlannedRows => ({
    atMs,
    source,
    row,
    rows: rows.map((told) => ({ ...told, recvTime: heard(atMs) })),
  });
  /** 港航纵横 repeats the whole row of a box with every flag it knows. */
  const flags = (source: PlannedRows['source'], atMs: number, told: readonly Told[], reason: string | null): PlannedRows =>
    say(
      source,
      'release',
      atMs,
      bill.containerNos.map((ctnNo) => ({
        blNo: bill.billNo,
        ctnNo,
        wharfCode: source === 'easipass' ? terminal.easipass : terminal.code,
        entryNo: of.entryNo,
        ...Object.fromEntries(
          told.flatMap(([flag, value, ms]) => [[`${flag}Flag`, value], ...(ms === null ? [] : [[`${flag}Time`, time(ms)]])]),
        ),
        ...(reason === null ? {} : { reason }),
      })),
    );
  const receipt = (source: PlannedRows['source'], msgType: string, atMs: number, text: string): PlannedRows =>
    say(source, 'receipt', atMs, [
      { msgType, blNo: bill.billNo, ctnNos: bill.containerNos, vessel: ship.name, voyage, code: '01', text, sendTime: time(atMs) },
    ]);

  const gateMs = closesMs - 30 * hourMs;
  const arriveMs = gateMs + (story === 'arrival-late' ? 6 * hourMs : hourMs);
  const customsMs = closesMs - 20 * hourMs;
  const passMs = closesMs - 6 * hourMs;
  const stowMs = closesMs - 2 * hourMs;
  const loadMs = closesMs + 8 * hourMs;
  const arrived: Told = ['arrive', '1', arriveMs];
  const released: Told = ['custom', '1', customsMs];
  const isWithdrawn = story === 'release-withdrawn';
  const againMs = customsMs + 8 * hourMs;
  return [
    say(
      'gang-hang',
      'yard',
      closesMs - 56 * hourMs,
      bill.containerNos.map((ctnNo) => ({ blNo: bill.billNo, ctnNo, vessel: ship.name, voyage, inputTime: time(closesMs - 56 * hourMs) })),
    ),
    receipt('easipass', 'MT2101', closesMs - 48 * hourMs, '预配舱单接受申报'),
    ...bill.containerNos.map((ctnNo, index) => gateRow(of, ctnNo, gateMs - index * 20 * minuteMs, say)),
    flags(
      'gang-hang',
      gateMs + 10 * minuteMs,
      [
        ['arrive', '0', null],
        ['custom', '0', null],
        ['pass', '0', null],
      ],
      '运抵报告未到',
    ),
    receipt('shanghai-customs', 'MT3101', arriveMs, '运抵报告接受'),
    flags(
      'gang-hang',
      arriveMs + 10 * minuteMs,
      [arrived, ['custom', '0', null], ['pass', '0', null]],
      '系统中提单号所关联的集装箱报文没有',
    ),
    flags('easipass', customsMs, [released], null),
    ...(isWithdrawn
      ? [
          flags('easipass', customsMs + 2 * hourMs, [['custom', '2', customsMs + 2 * hourMs]], '海关撤销放行'),
          flags('easipass', againMs, [['custom', '1', againMs]], null),
        ]
      : []),
    flags(
      'gang-hang',
      passMs,
      [arrived, ['custom', '1', isWithdrawn ? againMs : customsMs], ['pass', '1', passMs], ['msa', '1', passMs]],
      null,
    ),
    flags(
      'gang-hang',
      stowMs,
      [arrived, ['custom', '1', isWithdrawn ? againMs : customsMs], ['pass', '1', passMs], ['msa', '1', passMs], ['stow', '1', stowMs]],
      null,
    ),
    say(
      'gang-hang',
      'load',
      loadMs,
      bill.containerNos.map((ctnNo, index) => ({
        ctnNo,
        blNo: bill.billNo,
        vessel: ship.name,
        voyage,
        wharfCode: terminal.code,
        bay: `03${String(40 + index * 2)}82`,
        loadTime: time(loadMs - index * 4 * minuteMs),
      })),
    ),
  ];
}

function gateRow(
  { bill, ship, voyage, terminal, destination, random }: Consignment,
  ctnNo: string,
  inMs: number,
  say: (source: PlannedRows['source'], row: string, atMs: number, rows: readonly object[]) => PlannedRows,
): PlannedRows {
  return say('gang-hang', 'gate', inMs, [
    {
      blNo: bill.billNo,
      ctnNo,
      ctnOwner: ship.operator,
      ctnSizeType: '45G1',
      ctnStatus: 'F',
      grossWeight: random.int(90, 260) * 100,
      sealNo: `SH${random.digits(6)}`,
      truckNo: `沪D${random.digits(5)}`,
      inMode: '出口重箱进场',
      inGateTime: time(inMs),
      vessel: ship.name,
      voyage,
      loadPort: terminal.code.startsWith('YS') ? 'CNYSA' : 'CNSHA',
      dischargePort: destination,
      destPort: destination,
      wharfCode: terminal.code,
    },
  ]);
}
