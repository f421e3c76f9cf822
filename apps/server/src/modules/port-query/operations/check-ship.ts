import type { RequestOf, ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { portQuery } from '@mastlight/domain/port-query/contract';
import { isSameCall } from '@mastlight/domain/tracking/index';
import { guessCarrier } from '@mastlight/domain/vocabulary/carrier';
import { spellVesselName } from '@mastlight/domain/vocabulary/vessel-voyage';
import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import { lookUpBill } from './look-up-bill';

/** Whether a bill sails on a call (R-7.4-02), and which one the port tells for it. */
export async function checkShip(
  parts: Parts,
  session: Session,
  { systemKey, blno, vesselsName, voyage }: RequestOf<typeof portQuery.checkShip>,
): Promise<ResponseOf<typeof portQuery.checkShip>> {
  const { billNo, heard } = await lookUpBill(parts, session, systemKey, blno);
  const told = heard?.status;
  const isNamed = told !== undefined && (told.vesselName !== null || told.vesselCode !== null) && told.voyage !== null;
  return {
    match: isNamed ? isSameCall({ vesselName: spellVesselName(vesselsName), vesselCode: null, voyage }, told) : null,
    vesselsName: told?.vesselName ?? null,
    voyage: told?.voyage ?? null,
    shipCompany: told?.plan?.carrier ?? guessCarrier(billNo)?.nameCn ?? null,
  };
}
