import { arrangeBoxes, countBoxes } from '@mastlight/domain/bay-plan/arrange-boxes';
import type { bayPlan } from '@mastlight/domain/bay-plan/contract';
import { nextCutOff } from '@mastlight/domain/bay-plan/next-cut-off';
import type { RequestOf, ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { clockName, clockOfRow, endOfSecond, explainBill } from '@mastlight/domain/tracking/index';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { defaultPort } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { spellVesselName, spellVoyage } from '@mastlight/domain/vocabulary/vessel-voyage';
import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import { boxesOf, findOwnBills } from '../queries/find-own-boxes';
import { enterByLink } from './enter-by-link';
import { knownThen, readPast } from './replay';

type Wish = RequestOf<typeof bayPlan.queryVessel>;

/** States of a box that stands on land. */
const onLand = new Set(['yard', 'inspected', 'released', 'discharged']);

/**
 * R-7.6-11: one call with her boxes. Who is signed in sees the own ones whole; everybody else needs a signed link, by which no
 * box speaks.
 *
 * @throws BusinessError 403 by name for a link that is wrong or over, 400 for an instant that is to come.
 */
export async function showVessel(parts: Parts, session: Session | null, wish: Wish): Promise<ResponseOf<typeof bayPlan.queryVessel>> {
  const { platform, tracking } = parts;
  // Whoever looks back has opened it already.
  const linkUntilMs = session === null ? await enterByLink(parts, wish, wish.at === undefined) : null;
  const call = { vesselName: wish.vessel, voyage: wish.voyage };
  const atMs = wish.at === undefined ? null : readPast(platform, wish.at);
  const { moves: heard, bills } = atMs === null ? await knownNow(parts, session, wish) : await knownThen(parts, session, wish, atMs);
  const own = boxesOf(bills);
  const [calls, sources] = await Promise.all([
    tracking.readCalls(defaultPort, [call], atMs === null ? undefined : endOfSecond(atMs)),
    tracking.findSources(defaultPort),
  ]);
  const status = calls.get(call)?.[0] ?? null;
  const { containers, findings } = arrangeBoxes(heard, own);
  const shown = (ms: number | null | undefined): string | null => (ms === null || ms === undefined ? null : formatShanghai(ms));
  const plan = status?.plan;
  const asOfMs = atMs ?? platform.portClock.nowMs();
  const known = bills.flatMap((bill) => bill.status ?? []);
  const clocked = known.map((of) => ({ status: of, rowClock: clockOfRow(of, explainBill(of, asOfMs).nextStep, asOfMs) }));
  const cutOff = nextCutOff(status, clocked, asOfMs);
  const edi = sources.find(({ source }) => source.endsWith('-edi'));
  const byWharf = groupBy(
    containers.filter(({ state }) => onLand.has(state)),
    ({ wharf }) => wharf ?? '',
  );
  return {
    at: shown(atMs),
    ship: {
      vesselsName: spellVesselName(status?.vesselName ?? wish.vessel),
      chineseName: plan?.chineseName ?? null,
      vesselsUn: status?.vesselCode ?? null,
      voyage: spellVoyage(status?.voyage ?? wish.voyage),
      carrier: plan?.carrier ?? null,
      bays: [...new Set(containers.flatMap(({ bay }) => bay ?? []))].toSorted((a, b) => a - b),
    },
    berth: {
      wharf: status?.terminal ?? null,
      berth: plan?.berth ?? null,
      ctnApplyBeginTime: shown(plan?.gateInOpensMs),
      ctnApplyEndTime: shown(plan?.gateInClosesMs),
      closeTime: shown(plan?.customsClosesMs),
      portCloseTime: shown(plan?.portClosesMs),
      etaArrivalTime: shown(plan?.etaMs),
      etaDepartureTime: shown(plan?.etdMs),
      ataTime: shown(plan?.ataMs),
      atdTime: shown(status?.departedMs ?? plan?.atdMs),
    },
    cutOff: cutOff && { name: clockName({ port: defaultPort }, cutOff), time: formatShanghai(cutOff.atMs) },
    yards: [...byWharf].map(([wharf, boxes]) => ({
      wharf: wharf === '' ? null : wharf,
      total: boxes.length,
      mine: boxes.filter(({ mine }) => mine).length,
    })),
    containers: [...containers],
    counts: countBoxes(
      containers,
      [...own.values()].some(({ box }) => box.flags !== null && box.flags !== undefined),
    ),
    findings: [...findings],
    syncTime:
      [edi?.heardTime, edi?.repeatedTime]
        .flatMap((time) => time ?? [])
        .toSorted()
        .at(-1) ?? null,
    portNow: formatShanghai(platform.portClock.nowMs()),
    portClockRate: platform.portClock.rate(),
    byLink: session === null,
    linkUntil: shown(linkUntilMs),
  };
}

async function knownNow({ platform, tracking }: Parts, session: Session | null, { vessel, voyage }: Wish) {
  const [moves, bills] = await Promise.all([
    tracking.findBoxMoves(defaultPort, { vesselName: vessel, voyage }),
    session === null ? [] : findOwnBills(platform.database, session.ownerKey, { vessel, voyage }),
  ]);
  return { moves, bills };
}
