/** Cells of the form as the wire names them, and back. */
import { readCells, type VgmCells } from '@mastlight/domain/vgm/sheet-row';
import type { VgmContainerOnWire } from '../api';

/** A row in which nothing stands. */
export const blankCells: VgmCells = {
  containerNo: '',
  sizeType: '',
  method: '',
  tareKg: '',
  netKg: '',
  grossKg: '',
  location: '',
  address: '',
  sign: '',
};

const kgText = (kg: number | null): string => (kg === null ? '' : String(kg));
const wireKg = (kg: number | null): number | null => (kg !== null && Number.isFinite(kg) ? kg : null);

/** The cells as the wire names them; what is no weight is none. */
export function cellsToWire(cells: VgmCells): VgmContainerOnWire {
  const read = readCells(cells);
  return {
    ctnNo: read.containerNo,
    ctnType: cells.sizeType.trim().toUpperCase(),
    vgmMethod: read.method,
    vgmTareWeight: wireKg(read.tareKg),
    vgmNetWeight: wireKg(read.netKg),
    vgmGrossWeight: wireKg(read.grossKg),
    vgmLocation: read.location,
    vgmAddress: read.address,
    vgmSign: read.sign,
  };
}

export function cellsFromWire(container: VgmContainerOnWire): VgmCells {
  return {
    containerNo: container.ctnNo,
    sizeType: container.ctnType,
    method: container.vgmMethod ?? '',
    tareKg: kgText(container.vgmTareWeight),
    netKg: kgText(container.vgmNetWeight),
    grossKg: kgText(container.vgmGrossWeight),
    location: container.vgmLocation,
    address: container.vgmAddress,
    sign: container.vgmSign,
  };
}
