import type { BoxDetail, Fact } from '@mastlight/domain/tracking/fact';
import { listEvents } from '@mastlight/domain/tracking/list-events';
import type { tracking } from '@mastlight/domain/tracking/contract';
import { callKey } from '@mastlight/domain/tracking/vessel-call';
import { hasValidCheckDigit } from '@mastlight/domain/vocabulary/container-no';
import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';
import type { FindFollowed } from '../../follow/index';
import { factColumns, factOfRow, type FactRow } from '../schema';

type ContainerAnswer = ResponseOf<typeof tracking.queryContainer>;

/** A box of a busy line moves some hundred times a year; older history is not asked for here. */
const factsMax = 2_000;

const fullnessCodes = { full: 'F', empty: 'E', lcl: 'L' } as const;

/**
 * R-7.6-11: what was heard about one container, whatever format it came in.
 * What happened, when, where and on which ship, the box itself and its ports
 * are told to everybody, as a terminal's own query tells them; bill numbers,
 * seals, truck plates, weights, packages, temperature, destination, stowage and
 * a sender's own words only of bills that the account follows. A report that names no bill counts to a followed bill of
 * the same box on the same call.
 *
 * @param countOthers called before a box is told of which the account follows no bill; may refuse.
 */
export async function findContainer(
  database: Database,
  findFollowed: FindFollowed,
  ownerKey: string,
  containerNo: string,
  countOthers: () => Promise<void>,
): Promise<ContainerAnswer> {
  const { rows } = await database.query<FactRow>(
    'system',
    `select ${factColumns} from tracking_fact where container_no = $1 order by id desc limit ${factsMax}`,
    [containerNo],
    'tracking-container',
  );
  const heard = rows.map(factOfRow);
  const billNos = [...new Set(heard.map((fact) => fact.billNo).filter((billNo) => billNo !== null))];
  const followed = new Set(billNos.length > 0 ? await findFollowed(ownerKey, 'bill', billNos) : []);
  if (followed.size === 0) await countOthers();
  const isOpen = openTo(followed, heard);
  const events = listEvents(heard.map((fact) => (isOpen(fact) ? fact : withoutSecrets(fact))));
  const facts = events.filter((event) => !event.superseded && event.fact.function !== 'cancel').map((event) => event.fact);
  const told = <T>(read: (detail: BoxDetail, fact: Fact) => T | null): T | null => {
    for (const fact of facts) {
      const detail = boxDetailOf(fact);
      const value = detail && read(detail, fact);
      if (value !== null && value !== undefined) return value;
    }
    return null;
  };
  const fullness = told((detail) => detail.fullness);
  const named = facts.find((fact) => fact.vesselName !== null || fact.vesselCode !== null);
  return {
    ctnNo: containerNo,
    checkDigitOk: hasValidCheckDigit(containerNo),
    sizetype: told((detail) => detail.sizeType ?? detail.sizeTypeRaw),
    sealNo: told((detail) => detail.sealNo),
    grossWeight: told((detail) => detail.grossWeightKg),
    status: fullness && fullnessCodes[fullness],
    vesselsName: named ? (named.vesselName ?? named.vesselCode) : null,
    voyage: named?.voyage ?? null,
    loadPort: told((detail) => detail.loadPort),
    dischargeport: told((detail) => detail.dischargePort),
    ctnOwner: told((detail) => detail.operator),
    blnos: [...new Set(facts.map((fact) => fact.billNo).filter((billNo) => billNo !== null && followed.has(billNo)))].sort() as string[],
    events: events.map((event) => {
      const detail = boxDetailOf(event.fact);
      return {
        id: event.id,
        code: event.code,
        name: event.name,
        tone: event.tone,
        time: event.timeMs === null ? null : formatShanghai(event.timeMs),
        heardTime: formatShanghai(event.heardMs),
        source: event.source,
        place: event.place,
        text: event.text,
        vesselsName: event.fact.vesselName ?? event.fact.vesselCode,
        voyage: event.fact.voyage,
        // A withheld fact keeps its bill: corrections find what they correct by it.
        blno: event.fact.billNo !== null && followed.has(event.fact.billNo) ? event.fact.billNo : null,
        sizetype: detail?.sizeType ?? detail?.sizeTypeRaw ?? null,
        sealNo: detail?.sealNo ?? null,
        grossWeight: detail?.grossWeightKg ?? null,
        cargoWeight: detail?.cargoWeightKg ?? null,
        status: detail?.fullness ? fullnessCodes[detail.fullness] : null,
        loadPort: detail?.loadPort ?? null,
        dischargeport: detail?.dischargePort ?? null,
        destinationPort: detail?.destination ?? null,
        ctnOwner: detail?.operator ?? null,
        truckNo: detail?.truckPlate ?? null,
        stowage: detail?.stowage ?? null,
        temperature: detail?.temperatureC ?? null,
        messageId: event.messageId,
        superseded: event.superseded,
      };
    }),
  };
}

/** Tells which facts an account may see whole. */
function openTo(followed: ReadonlySet<string>, facts: readonly Fact[]): (fact: Fact) => boolean {
  const calls = new Set(facts.filter((fact) => fact.billNo !== null && followed.has(fact.billNo)).map(callKey));
  calls.delete('');
  return (fact) => (fact.billNo === null ? calls.has(callKey(fact)) : followed.has(fact.billNo));
}

/** The fact without what identifies somebody else's business; free words of a sender may name anything. */
function withoutSecrets(fact: Fact): Fact {
  switch (fact.kind) {
    case 'manifest':
    case 'gate-in':
    case 'gate-out':
    case 'load':
    case 'discharge':
    case 'stow':
      return { ...fact, detail: withoutCargo(fact.detail) };
    case 'release-row':
      return { ...fact, detail: { ...fact.detail, remark: null } };
    case 'vessel-plan':
    case 'vessel-report':
      return fact;
    case 'yard':
      return { ...fact, detail: { ...fact.detail, yardName: null, truckPlate: null } };
    case 'booking':
      return { ...fact, detail: { ...fact.detail, bookingNo: '', eirNo: null } };
    default:
      return { ...fact, detail: { ...fact.detail, text: null } };
  }
}

/** What is listed here is told to everybody, and nothing that comes to be known of a box later. */
function withoutCargo({
  sizeType,
  sizeTypeRaw,
  fullness,
  operator,
  direction,
  loadPort,
  dischargePort,
  dischargePortName,
}: BoxDetail): BoxDetail {
  return {
    sizeType,
    sizeTypeRaw,
    fullness,
    operator,
    direction,
    loadPort,
    dischargePort,
    dischargePortName,
    sealNo: null,
    grossWeightKg: null,
    cargoWeightKg: null,
    packages: null,
    truckPlate: null,
    destination: null,
    tareKg: null,
    bookingNo: null,
    stowage: null,
    temperatureC: null,
  };
}

function boxDetailOf(fact: Fact): BoxDetail | null {
  switch (fact.kind) {
    case 'manifest':
    case 'gate-in':
    case 'gate-out':
    case 'load':
    case 'discharge':
    case 'stow':
      return fact.detail;
    default:
      return null;
  }
}
