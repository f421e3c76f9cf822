import type { RequestOf, ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { PageTimes } from '@mastlight/domain/contract-kit/list-times';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { GateRow, portQuery } from '@mastlight/domain/port-query/contract';
import { gatePageMax, numbersMax, pageSizeDefault } from '@mastlight/domain/port-query/limits';
import { portQueryRefusals as refusals } from '@mastlight/domain/port-query/refusals';
import { isAskable, readNumbers } from '@mastlight/domain/port-query/read-asked';
import { isContainerNo } from '@mastlight/domain/vocabulary/container-no';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { spellVesselName, vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import type { Session } from '../../../platform/http/session';
import type { HeardBox, WishedCall } from '../../tracking/index';
import { gateRowOf } from '../gate-row';
import type { Parts } from '../parts';
import { followedOf } from '../queries/followed-of';

type Wish = RequestOf<typeof portQuery.queryInGates>;
type Page = Omit<ResponseOf<typeof portQuery.queryInGates>, keyof PageTimes>;
type Row = Omit<GateRow, 'id' | 'version'>;
type Paging = ReturnType<typeof readPaging>;

/**
 * Boxes at the gate, of bills, of boxes and of ships' calls, without a
 * subscription (R-7.4-27): those of the numbers first, then those of each call.
 *
 * Who names a bill is told of it whole, as its followers are, since following
 * takes its number and nothing else. Of a box or a call he is told what a
 * terminal's own query tells; bill, seal, weight and remark are for those who
 * follow the bill (ADR 0011).
 *
 * @throws BusinessError 400 when nothing or too much is asked, 429 when the day's looks are used up.
 */
export async function queryInGates(parts: Parts, session: Session, wish: Wish): Promise<Page> {
  const { systemKey: port, blno = '', ctnNo = '', vesselsName = '', voyage = '', list = [] } = wish;
  const paging = boundedPaging(wish);
  const billNos = readNumbers(blno);
  const containerNos = readNumbers(ctnNo);
  const asked = [...new Set([...billNos, ...containerNos])];
  const isOneCall = vesselsName !== '' || voyage !== '';
  const calls = [...(isOneCall ? [{ vesselsName, voyage }] : []), ...list].map((call) => ({
    vesselName: spellVesselName(call.vesselsName),
    voyage: call.voyage,
  }));
  if (asked.length + calls.length > numbersMax) throw refuse(refusals.tooMany, {}, { field: 'blno' });
  const isNamed = calls.every((call) => vesselKey(call.vesselName) !== '' && vesselKey(call.voyage) !== '');
  if (!isNamed || asked.length + calls.length === 0) throw refuse(refusals.nothingAsked, {}, { field: 'blno' });
  const ofNumbers = await queryNumbers(parts, session, port, { asked, billNos, containerNos });
  const ofCalls = await queryCalls(parts, session, port, calls, { paging, before: ofNumbers.rows.length });
  await parts.tracking.countOthers(session, ofNumbers.looks + ofCalls.looks);
  const rows = [...ofNumbers.rows.slice(paging.offset, paging.offset + paging.pageSize), ...ofCalls.rows];
  return {
    list: rows.map((row, at) => ({ id: paging.offset + at + 1, version: 1, ...row })),
    total: ofNumbers.rows.length + ofCalls.total,
    pageNo: paging.pageNo,
    pageSize: paging.pageSize,
    notFound: [...ofNumbers.notFound, ...ofCalls.notFound],
  };
}

/** A page is derived when it is asked for: it holds no more than `gatePageMax`. */
function boundedPaging(wish: Wish): Paging {
  return readPaging(wish, pageSizeDefault, gatePageMax);
}

interface Numbers {
  /** Each number once, in the order asked for. */
  readonly asked: readonly string[];
  readonly billNos: readonly string[];
  readonly containerNos: readonly string[];
}

interface Answer {
  readonly rows: readonly Row[];
  /** What was asked for and is not known here. */
  readonly notFound: readonly string[];
  /** How many boxes and bills of others it tells of: each is a look of the day. */
  readonly looks: number;
}

async function queryNumbers(parts: Parts, session: Session, port: PortCode, numbers: Numbers): Promise<Answer> {
  if (numbers.asked.length === 0) return { rows: [], notFound: [], looks: 0 };
  const { tracking } = parts;
  const asked = numbers.asked.filter(isAskable);
  const billNos = numbers.billNos.filter((number) => asked.includes(number));
  const containerNos = numbers.containerNos.filter(isContainerNo);
  // The bills of a box tell whether it is one of his own; who asks learns of them only where it is.
  const boxes = await tracking.readBoxes(port, containerNos, null);
  const followed = await followedOf(parts, session, [...billNos, ...boxes.flatMap(({ billNo }) => billNo ?? [])]);
  const ownBoxes = new Set(boxes.filter(({ billNo }) => billNo !== null && followed.has(billNo)).map(({ containerNo }) => containerNo));
  const bills = await tracking.readBills(port, billNos);
  const known = new Set([...billNos, ...followed]);
  const rows = new Map<string, Row>();
  const keep = (key: string, row: Row): void => void (rows.has(key) || rows.set(key, row));
  for (const number of asked) {
    const status = bills.get(number)?.status;
    for (const box of status?.boxes ?? []) keep(`${number} ${box.containerNo}`, gateRowOf(number, box, status!, true));
    for (const box of boxes.filter(({ containerNo }) => containerNo === number)) {
      keep(`${box.billNo} ${number}`, rowOf(box, known));
    }
  }
  const found = new Set([...bills.keys(), ...boxes.map(({ containerNo }) => containerNo)]);
  return {
    rows: [...rows.values()],
    notFound: numbers.asked.filter((number) => !found.has(number)),
    looks: asked.filter((number) => !followed.has(number) && !ownBoxes.has(number)).length,
  };
}

/** The boxes of each call in its turn, as far as the page reaches, behind so many rows of numbers. */
async function queryCalls(
  parts: Parts,
  session: Session,
  port: PortCode,
  calls: readonly WishedCall[],
  { paging, before }: { readonly paging: Paging; readonly before: number },
): Promise<Answer & { readonly total: number }> {
  const { tracking } = parts;
  const rows: Row[] = [];
  const notFound: string[] = [];
  let looks = 0;
  let seen = before;
  for (const call of calls) {
    const taken = Math.max(0, Math.min(before - paging.offset, paging.pageSize)) + rows.length;
    const asked = { limit: paging.pageSize - taken, offset: Math.max(0, paging.offset - seen) };
    const { containerNos, total } = await tracking.findBoxesOnCall(port, call, asked);
    seen += total;
    // A ship of which nothing is known is a look as well.
    if (total === 0) {
      notFound.push(`${call.vesselName}/${call.voyage}`);
      looks++;
    }
    if (containerNos.length === 0) continue;
    const boxes = await tracking.readBoxes(port, containerNos, call);
    const followed = await followedOf(
      parts,
      session,
      boxes.flatMap(({ billNo }) => billNo ?? []),
    );
    const others = new Set(containerNos);
    for (const { containerNo, billNo } of boxes) if (billNo !== null && followed.has(billNo)) others.delete(containerNo);
    looks += others.size;
    rows.push(...boxes.map((box) => rowOf(box, followed)));
  }
  return { rows, notFound, looks, total: seen - before };
}

function rowOf({ containerNo, billNo, status }: HeardBox, known: ReadonlySet<string>): Row {
  const box = status.boxes.find((each) => each.containerNo === containerNo)!;
  return gateRowOf(billNo, box, status, billNo !== null && known.has(billNo));
}
