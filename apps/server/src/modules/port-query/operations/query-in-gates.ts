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
import type { HeardBox } from '../../tracking/index';
import { gateRowOf } from '../gate-row';
import type { Parts } from '../parts';
import { followedOf } from '../queries/followed-of';

type Wish = RequestOf<typeof portQuery.queryInGates>;
type Page = Omit<ResponseOf<typeof portQuery.queryInGates>, keyof PageTimes>;
type Row = Omit<GateRow, 'id' | 'version'>;
type Paging = ReturnType<typeof readPaging>;

/**
 * Boxes at the gate, of bills, of boxes or of a ship's call, without a
 * subscription (R-7.4-27).
 *
 * Who names a bill is told of it whole, as its followers are, since following
 * takes its number and nothing else. Of a box or a call he is told what a
 * terminal's own query tells; bill, seal, weight and remark are for those who
 * follow the bill (ADR 0011).
 *
 * @throws BusinessError 400 when nothing or too much is asked, 429 when the day's looks are used up.
 */
export async function queryInGates(parts: Parts, session: Session, wish: Wish): Promise<Page> {
  const { systemKey: port, blno = '', ctnNo = '', vesselsName = '', voyage = '' } = wish;
  const paging = boundedPaging(wish);
  const billNos = readNumbers(blno);
  const containerNos = readNumbers(ctnNo);
  const asked = [...new Set([...billNos, ...containerNos])];
  if (asked.length > numbersMax) throw refuse(refusals.tooMany, {}, { field: 'blno' });
  if (asked.length > 0) return queryNumbers(parts, session, port, { asked, billNos, containerNos }, paging);
  const call = { vesselName: spellVesselName(vesselsName), voyage };
  if (vesselKey(call.vesselName) === '' || vesselKey(voyage) === '') throw refuse(refusals.nothingAsked, {}, { field: 'blno' });
  return queryCall(parts, session, port, call, paging);
}

/** A page is derived when it is asked for: it holds no more than `gatePageMax`. */
function boundedPaging(wish: Wish): Paging {
  const { pageNo, pageSize } = readPaging(wish, pageSizeDefault);
  const size = Math.min(pageSize, gatePageMax);
  return { pageNo, pageSize: size, offset: (pageNo - 1) * size };
}

interface Numbers {
  /** Each number once, in the order asked for. */
  readonly asked: readonly string[];
  readonly billNos: readonly string[];
  readonly containerNos: readonly string[];
}

async function queryNumbers(parts: Parts, session: Session, port: PortCode, numbers: Numbers, paging: Paging): Promise<Page> {
  const { tracking } = parts;
  const asked = numbers.asked.filter(isAskable);
  const billNos = numbers.billNos.filter((number) => asked.includes(number));
  const containerNos = numbers.containerNos.filter(isContainerNo);
  // The bills of a box tell whether it is one of his own; who asks learns of them only where it is.
  const boxes = await tracking.readBoxes(port, containerNos, null);
  const followed = await followedOf(parts, session, [...billNos, ...boxes.flatMap(({ billNo }) => billNo ?? [])]);
  const ownBoxes = new Set(boxes.filter(({ billNo }) => billNo !== null && followed.has(billNo)).map(({ containerNo }) => containerNo));
  await tracking.countOthers(session, asked.filter((number) => !followed.has(number) && !ownBoxes.has(number)).length);
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
  const list = [...rows.values()];
  return {
    list: numbered(list.slice(paging.offset, paging.offset + paging.pageSize), paging),
    total: list.length,
    pageNo: paging.pageNo,
    pageSize: paging.pageSize,
    notFound: numbers.asked.filter((number) => !found.has(number)),
  };
}

async function queryCall(
  parts: Parts,
  session: Session,
  port: PortCode,
  call: { readonly vesselName: string; readonly voyage: string },
  paging: Paging,
): Promise<Page> {
  const { tracking } = parts;
  const { containerNos, total } = await tracking.findBoxesOnCall(port, call, { limit: paging.pageSize, offset: paging.offset });
  const boxes = await tracking.readBoxes(port, containerNos, call);
  // Each box of others that the page tells of is a look; a ship of which nothing is known is one.
  const followed = await followedOf(
    parts,
    session,
    boxes.flatMap(({ billNo }) => billNo ?? []),
  );
  const others = new Set(containerNos);
  for (const { containerNo, billNo } of boxes) if (billNo !== null && followed.has(billNo)) others.delete(containerNo);
  await tracking.countOthers(session, containerNos.length === 0 ? 1 : others.size);
  return {
    list: numbered(
      boxes.map((box) => rowOf(box, followed)),
      paging,
    ),
    total,
    pageNo: paging.pageNo,
    pageSize: paging.pageSize,
    notFound: total === 0 ? [`${call.vesselName}/${call.voyage}`] : [],
  };
}

function rowOf({ containerNo, billNo, status }: HeardBox, known: ReadonlySet<string>): Row {
  const box = status.boxes.find((each) => each.containerNo === containerNo)!;
  return gateRowOf(billNo, box, status, billNo !== null && known.has(billNo));
}

const numbered = (rows: readonly Row[], { offset }: Paging): GateRow[] =>
  rows.map((row, at) => ({ id: offset + at + 1, version: 1, ...row }));
