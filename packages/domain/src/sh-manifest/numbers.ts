/** Packages, weights and volumes as people type them, in whole thousandths, so that sums are exact. */

/** R-5.3-12: a whole number from 0; null for anything else. */
export function readPackages(text: string): number | null {
  return /^\d{1,8}$/.test(text.trim()) ? Number(text.trim()) : null;
}

/** R-5.3-13: a number with at most three decimals, in thousandths; null for anything else. */
export function readThousandths(text: string): number | null {
  const found = /^(\d{1,11})(?:\.(\d{1,3}))?$/.exec(text.trim());
  return found ? Number(found[1]) * 1_000 + Number((found[2] ?? '').padEnd(3, '0')) : null;
}

/** Thousandths as a field writes them: without zeros that say nothing. */
export function writeThousandths(thousandths: number): string {
  return String(thousandths / 1_000);
}
