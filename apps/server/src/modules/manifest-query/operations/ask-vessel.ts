import type { RequestOf, ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { manifestQuery } from '@mastlight/domain/manifest-query/contract';
import { eachShip } from '@mastlight/domain/tracking/index';
import { portCodes } from '@mastlight/domain/vocabulary/port';
import { spellVesselName } from '@mastlight/domain/vocabulary/vessel-voyage';
import { wharfName } from '@mastlight/domain/vocabulary/wharf';
import { wireTime } from '../../../platform/list/wire-time';
import type { Parts } from '../parts';

/** A ship's calls at all ports (R-7.4-35); a schedule is nobody's secret, so nobody's looks are counted. */
export async function askVessel(
  { tracking }: Pick<Parts, 'tracking'>,
  { vesselsName, voyage }: RequestOf<typeof manifestQuery.getVessel>,
): Promise<ResponseOf<typeof manifestQuery.getVessel>> {
  const call = { vesselName: spellVesselName(vesselsName), voyage: voyage.trim().toUpperCase() };
  if (call.vesselName === '') return { list: [] };
  const told = await Promise.all(portCodes.map(async (port) => [port, await tracking.readCalls(port, [call])] as const));
  return {
    list: told.flatMap(([port, calls]) =>
      [...calls.values()]
        .flat()
        .flatMap(eachShip)
        .map(({ vesselName, voyage: of, vesselCode, terminal, plan }) => ({
          systemKey: port,
          vesselsName: vesselName,
          voyage: of,
          vesselsUn: vesselCode,
          wharf: terminal === null ? null : wharfName(port, terminal),
          ctnApplyBeginTime: wireTime(plan?.gateInOpensMs),
          ctnApplyEndTime: wireTime(plan?.gateInClosesMs),
          closeTime: wireTime(plan?.customsClosesMs),
          portCloseTime: wireTime(plan?.portClosesMs),
          etaArrivalTime: wireTime(plan?.etaMs),
          etaDepartureTime: wireTime(plan?.etdMs),
        })),
    ),
  };
}
