import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { type Journey, type PlaceTime, localTime, offsetText, readJourney } from '@mastlight/domain/line-tracking/index';
import type { overseas } from '@mastlight/domain/overseas/contract';
import { estimateDetention, sayDetention } from '@mastlight/domain/overseas/detention';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Platform } from '../../../platform/module';
import { tariffOf } from './find-tariffs';
import { overseasRowOf, overseasServed, termsOf, type OverseasRecord } from './overseas-list';

const at = (time: PlaceTime | null) =>
  time && { time: localTime(time), offset: offsetText(time), isExpected: time.classifier !== 'actual' };

/** The whole journey of an owner's row. @throws BusinessError 404 */
export async function showShipment(
  { database, portClock }: Pick<Platform, 'database' | 'portClock'>,
  ownerKey: string,
  id: number,
): Promise<ResponseOf<typeof overseas.showShipment>> {
  const { from, record, own } = overseasServed.statement;
  const { rows } = await database.query<OverseasRecord & { readonly whole: unknown }>(
    { ownerKey },
    `select ${record}, t.journey as whole from ${from} where ${own} and s.id = $2`,
    [ownerKey, id],
    'overseas-show',
  );
  const [found] = rows;
  if (!found) throw new BusinessError(404);
  const journey = readJourney(found.whole);
  const portNowMs = Math.trunc(portClock.nowMs());
  return {
    row: overseasRowOf(found, portNowMs),
    detention: journey && detentionOf(journey, found, portNowMs),
    stops: (journey?.stops ?? []).map(({ name, role, arrival, departure }) => ({
      name,
      role,
      arrival: at(arrival),
      departure: at(departure),
    })),
    steps: (journey?.steps ?? []).map((step) => ({
      code: step.code,
      name: step.name,
      time: localTime(step.at),
      offset: offsetText(step.at),
      place: step.place,
      vesselsName: step.vesselName,
      voyage: step.voyage,
      ctnNo: step.containerNo,
    })),
    etaHistory: (journey?.etaHistory ?? []).map(({ saidMs, etaMs }) => ({
      saidTime: formatShanghai(saidMs),
      eta: etaMs === null ? null : localTime({ ms: etaMs, offsetMinutes: etaOffset(journey), classifier: 'estimated' }),
    })),
  };
}

/** What 滞箱费 comes to by now, and by which table. */
function detentionOf(journey: Journey, record: OverseasRecord, portNowMs: number): ResponseOf<typeof overseas.showShipment>['detention'] {
  const tariff = tariffOf(record);
  const estimate = estimateDetention(journey, termsOf(record), tariff, portNowMs);
  if (estimate === null || tariff === null) return null;
  const { state, currency, total, boxes } = estimate;
  return {
    text: sayDetention(estimate),
    state,
    currency,
    total,
    boxes: boxes.map(({ containerNo, boxClass, days, isReturned, steps }) => ({
      ctnNo: containerNo,
      boxClass,
      days,
      isReturned,
      steps: [...steps],
    })),
    tariffCarrierCode: tariff.line,
    tariffTime: formatShanghai(tariff.changedMs),
  };
}

/** Of the clock by which the port of discharge is told. */
function etaOffset(journey: ReturnType<typeof readJourney>): number | null {
  return journey?.stops.findLast(({ role }) => role === 'discharge')?.arrival?.offsetMinutes ?? journey?.arrived?.offsetMinutes ?? null;
}
