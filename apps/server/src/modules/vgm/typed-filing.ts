import type { VgmContainerOnWire } from '@mastlight/domain/vgm/contract';
import type { TypedContainer, TypedFiling } from './write-vgm';

/** A filing as the wire names it. */
export interface FilingOnWire {
  readonly billNo: string;
  readonly vesselName: string;
  readonly voyage: string;
  readonly shipCompany: string;
  readonly wharf: string;
  readonly remark: string;
  readonly containers: readonly VgmContainerOnWire[];
}

const trim = (text: string): string => text.trim();

export function readFiling({ containers, shipCompany, ...head }: FilingOnWire): TypedFiling {
  return {
    billNo: trim(head.billNo),
    vesselName: trim(head.vesselName),
    voyage: trim(head.voyage),
    carrier: trim(shipCompany),
    wharf: trim(head.wharf),
    remark: trim(head.remark),
    containers: containers.map(readContainer),
  };
}

function readContainer(container: VgmContainerOnWire): TypedContainer {
  return {
    containerNo: trim(container.ctnNo),
    sizeType: trim(container.ctnType),
    method: container.vgmMethod,
    tareKg: container.vgmTareWeight,
    netKg: container.vgmNetWeight,
    grossKg: container.vgmGrossWeight,
    location: trim(container.vgmLocation),
    address: trim(container.vgmAddress),
    sign: trim(container.vgmSign),
  };
}

export function showContainer(container: TypedContainer): VgmContainerOnWire {
  return {
    ctnNo: container.containerNo,
    ctnType: container.sizeType,
    vgmMethod: container.method,
    vgmTareWeight: container.tareKg,
    vgmNetWeight: container.netKg,
    vgmGrossWeight: container.grossKg,
    vgmLocation: container.location,
    vgmAddress: container.address,
    vgmSign: container.sign,
  };
}
