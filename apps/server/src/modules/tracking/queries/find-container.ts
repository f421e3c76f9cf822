import type { BoxDetail, Fact } from '@mastlight/domain/tracking/fact';
import { listEvents } from '@mastlight/domain/tracking/list-events';
import type { tracking } from '@mastlight/domain/tracking/contract';
import { hasValidCheckDigit } from '@mastlight/domain/vocabulary/container-no';
import type { ResponseOf } from '@mastlight/domain/vocabulary/endpoint';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';
import { factColumns, factOfRow, type FactRow } from '../schema';

type ContainerAnswer = ResponseOf<typeof tracking.queryContainer>;

/** A box of a busy line moves some hundred times a year; older history is not asked for here. */
const factsMax = 2_000;

const fullnessCodes = { full: 'F', empty: 'E', lcl: 'L' } as const;

/** R-7.6-11: everything heard about one container, whatever format it came in. */
export async function findContainer(database: Database, containerNo: string): Promise<ContainerAnswer> {
  const { rows } = await database.query<FactRow>(
    'system',
    `select ${factColumns} from tracking_fact where container_no = $1 order by id desc limit ${factsMax}`,
    [containerNo],
    'tracking-container',
  );
  const events = listEvents(rows.map(factOfRow));
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
    blnos: [...new Set(facts.map((fact) => fact.billNo).filter((billNo) => billNo !== null))].sort(),
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
        blno: event.fact.billNo,
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
