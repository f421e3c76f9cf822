import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { portQuery } from '@mastlight/domain/port-query/contract';
import { eventsToldMax } from '@mastlight/domain/port-query/limits';
import { listEvents, type Fact } from '@mastlight/domain/tracking/index';
import { guessCarrier } from '@mastlight/domain/vocabulary/carrier';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { sources } from '@mastlight/domain/vocabulary/source';
import { wharfName } from '@mastlight/domain/vocabulary/wharf';
import { wireTime } from '../../../platform/list/wire-time';
import type { Session } from '../../../platform/http/session';
import { gateRowOf } from '../gate-row';
import type { Parts } from '../parts';
import { lookUpBill } from './look-up-bill';

type BillInfo = ResponseOf<typeof portQuery.findBillInfo>;

/** A bill in short (R-7.4-03): its boxes, its newest events, its ports and its ship; empty where nothing was heard. */
export async function findBillInfo(parts: Parts, session: Session, port: PortCode, blno: string): Promise<BillInfo> {
  const { billNo, heard } = await lookUpBill(parts, session, port, blno);
  if (heard === null) return { blno: billNo, ctns: [], events: [], ports: [], vessel: null };
  const { status, facts } = heard;
  const ports = [
    { kind: 'load' as const, code: loadPortOf(facts) },
    { kind: 'discharge' as const, code: status.dischargePort },
    { kind: 'destination' as const, code: status.destination },
  ];
  const isShipNamed = status.vesselName !== null || status.vesselCode !== null;
  return {
    blno: billNo,
    ctns: status.boxes.map((box, at) => ({ id: at + 1, version: 1, ...gateRowOf(billNo, box, status, true) })),
    events: listEvents(facts)
      .slice(0, eventsToldMax)
      .map((event) => ({
        id: event.id,
        code: event.code,
        name: event.name,
        tone: event.tone,
        time: wireTime(event.timeMs),
        heardTime: formatShanghai(event.heardMs),
        ctnNo: event.containerNo,
        place: event.place === null ? null : wharfName(port, event.place),
        text: event.text,
        source: sources[event.source],
        superseded: event.superseded,
      })),
    ports: ports.flatMap(({ kind, code }) => (code === null ? [] : [{ kind, code }])),
    vessel: isShipNamed
      ? {
          vesselsName: status.vesselName,
          voyage: status.voyage,
          vesselsUn: status.vesselCode,
          wharf: status.terminal === null ? null : wharfName(port, status.terminal),
          shipCompany: status.plan?.carrier ?? guessCarrier(billNo)?.nameCn ?? null,
        }
      : null,
  };
}

/** The port where the bill's boxes are loaded, as the newest fact tells it. */
function loadPortOf(facts: readonly Fact[]): string | null {
  for (const fact of facts.toReversed()) {
    const code = 'loadPort' in fact.detail ? fact.detail.loadPort : null;
    if (code !== null) return code;
  }
  return null;
}
