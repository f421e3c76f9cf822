import type { FileCounts } from './second-look.mjs';

export function capabilityOf(path: string): string;
export function tellBudget(
  steps: readonly { readonly name: string; readonly seconds: number; readonly files: readonly FileCounts[] }[],
  seconds: number,
): string[];
