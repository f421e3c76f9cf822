import type { StowCell } from '../message';

/**
 * The cell of a stowage text (ISO 9711-1: bay, row, tier). Bay has three
 * digits, in older messages two.
 *
 * @returns the text alone where it is no such cell (a hold of break-bulk, or a
 * ro-ro position)
 */
export function readStowCell(stowage: string | null): StowCell {
  const cell = stowage === null ? null : /^(\d{2,3})(\d{2})(\d{2})$/.exec(stowage);
  if (!cell) return { stowage, bay: null, row: null, tier: null };
  return { stowage, bay: Number(cell[1]), row: Number(cell[2]), tier: Number(cell[3]) };
}
