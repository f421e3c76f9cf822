/** A container as the cells of a form hold it: texts, right or wrong. */
import * as z from 'zod/mini';
import { refuseField } from '../contract-kit/text-field';
import { checkContainer } from './check-container';
import { vgmMethods, type VgmContainer, type VgmContainerField, type VgmMethod } from './filing';
import { vgmFieldTexts } from './messages';
import { fillWeights, readKg } from './weights';

/** Cells by name: the fields of a container, and its type, which nobody need fill in. */
export type VgmCellName = VgmContainerField | 'sizeType';
export type VgmCells = Readonly<Record<VgmCellName, string>>;

/** A weight as it is typed; what is no weight is no number, and is refused by the checks. */
function weightOf(text: string): number | null {
  return text.trim() === '' ? null : (readKg(text) ?? Number.NaN);
}

/** What the cells say. */
export function readCells(cells: VgmCells): VgmContainer {
  return {
    containerNo: cells.containerNo.normalize('NFKC').toUpperCase().replace(/[\s-]/g, ''),
    method: vgmMethods.find((method) => method === cells.method) ?? null,
    tareKg: weightOf(cells.tareKg),
    netKg: weightOf(cells.netKg),
    grossKg: weightOf(cells.grossKg),
    location: cells.location.trim(),
    address: cells.address.trim(),
    sign: cells.sign.trim(),
  };
}

const kgText = (kg: number | null): string => (kg === null || Number.isNaN(kg) ? '' : String(kg));

/** The weight cells with the computed one filled in (R-3.9-26); what cannot be computed is left empty. */
export function fillCells(cells: VgmCells): VgmCells {
  const typed = readCells(cells);
  const { netKg, grossKg } = fillWeights(typed);
  if (typed.method === 'SM1') return { ...cells, netKg: kgText(netKg) };
  if (typed.method === 'SM2') return { ...cells, grossKg: kgText(grossKg) };
  return cells;
}

/**
 * The cells by another method, so that no weight is lost that was typed: what is typed by it is worked out where it was not. Null
 * where that cannot be, and the row is left as it is.
 */
export function switchMethod(cells: VgmCells, method: VgmMethod): VgmCells | null {
  const [computed, typed] = method === 'SM2' ? (['grossKg', 'netKg'] as const) : (['netKg', 'grossKg'] as const);
  const { tareKg, [computed]: beforeKg, [typed]: otherKg } = readCells(cells);
  const worked = otherKg === null && beforeKg !== null && tareKg !== null ? beforeKg + (method === 'SM2' ? -tareKg : tareKg) : otherKg;
  const next = fillCells({ ...cells, method, ...(otherKg === null && { [typed]: kgText(worked) }) });
  return beforeKg !== null && readCells(next)[computed] !== beforeKg ? null : next;
}

/** The cells out of which a weight is computed. */
const weighing: ReadonlySet<VgmCellName> = new Set(['method', 'tareKg', 'netKg', 'grossKg']);

/**
 * The cells after one of them was typed, or after many at once (null): the computed weight follows. A weight that was typed before
 * its method was chosen, or before its tare, is not lost: it is kept, and what is typed by the method is worked out of it once
 * that can be.
 */
export function followTyped(cells: VgmCells, typed: VgmCellName | null): VgmCells {
  const { method, netKg, grossKg } = readCells(cells);
  if (method === null || (typed !== null && !weighing.has(typed))) return cells;
  const [computed, other] = method === 'SM2' ? [grossKg, netKg] : [netKg, grossKg];
  // Whoever clears the weight itself means it: the computed one goes with it.
  const isCleared = typed === (method === 'SM2' ? 'netKg' : 'grossKg');
  const mayLose = typed === 'method' || (other === null && !isCleared);
  return computed !== null && mayLose ? (switchMethod(cells, method) ?? cells) : fillCells(cells);
}

/** Checks the cells of a row: errors alone, each at its cell. */
export const vgmSheetRow = z.record(z.string(), z.string()).check((payload) => {
  const cells = payload.value as VgmCells;
  for (const { severity, field, textId, parameters } of checkContainer(readCells(cells), 0, cells.sizeType || null)) {
    if (severity === 'error') refuseField(payload, vgmFieldTexts, textId, [field], parameters);
  }
});
