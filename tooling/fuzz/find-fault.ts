import type { Reading } from '@mastlight/wire';
import { wireLimits } from '@mastlight/wire/syntax/limits';

/** What holds for every reading of any input. */
const containerNo = /^[A-Z]{4}\d{7}$/;

/** What is wrong with `reading`; null when it is as it must be. */
export function findFault(reading: Reading): string | null {
  return findFindingFault(reading) ?? findValueFault(reading.messages, 'messages', 0);
}

function findFindingFault({ findings, refusedCount }: Reading): string | null {
  let errors = 0;
  for (const { code, severity, offset, zh, en } of findings) {
    if (code === 'reader-fault') return 'the reader failed';
    if (zh === '' || en === '') return `finding ${code} without its words`;
    if (!Number.isSafeInteger(offset) || offset < 0) return `finding ${code} at offset ${offset}`;
    if (severity === 'error') errors++;
  }
  if (findings.length > wireLimits.maxFindings + 1) return `${findings.length} findings`;
  // Behind the bound of findings refusals are only counted.
  const isBounded = findings.length > wireLimits.maxFindings;
  return refusedCount > errors && !isBounded ? 'a refusal without a reason' : null;
}

const maxDepth = 20;

function findValueFault(value: unknown, path: string, depth: number): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}`;
  if (typeof value !== 'object' || value === null) {
    if (value === undefined) return `${path} is undefined`;
    return path.endsWith('containerNo') && typeof value === 'string' && !containerNo.test(value) ? `${path} is "${value}"` : null;
  }
  if (depth > maxDepth) return `${path} is nested too deeply`;
  for (const [name, inner] of Object.entries(value)) {
    const fault = findValueFault(inner, Array.isArray(value) ? `${path}[]` : `${path}.${name}`, depth + 1);
    if (fault !== null) return fault;
  }
  return null;
}
