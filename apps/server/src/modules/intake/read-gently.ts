import { readMessageInSteps, type Reading } from '@mastlight/wire';
import { runGently } from './run-gently';

/** Reads a file without holding up the process: a 64 MB file takes most of a second in all. */
export function readGently(bytes: Uint8Array): Promise<Reading> {
  return runGently(readMessageInSteps(bytes));
}
