/** What becomes of an application when the registry has answered, or has been silent for too long. */
import type { CertState } from './cert-state';
import { certificationTexts as texts } from './messages';

/** `silent`: it gave no answer this time. */
export type RegistryWord = 'matched' | 'name-differs' | 'person-differs' | 'struck-off' | 'unknown' | 'silent';

/** How long a certification stands before the registry is asked about it again. */
export const certifiedForMs = 30 * 24 * 3_600_000;

/** How long a silent registry is asked again. */
export const registryPatienceMs = 24 * 3_600_000;

/** The first silence lets the next round ask again; from the second on it is waited so long, twice as long each time, and a day at most. */
const askAgainMs = 20 * 60_000;
const askAgainMaxMs = 24 * 3_600_000;

/** How long a question waits, in ms, that the registry gave no answer to so many times in a row. */
export function askAgainAfter(failed: number): number {
  return failed < 2 ? 0 : Math.min(askAgainMs * 2 ** Math.min(failed - 2, 10), askAgainMaxMs);
}

export interface Certification {
  readonly state: CertState;
  /** Why not, in Chinese; empty otherwise. */
  readonly reason: string;
}

/** @param waitedMs since the application */
export function judgeCertification(word: RegistryWord, waitedMs: number): Certification {
  switch (word) {
    case 'matched':
      return { state: 'certified', reason: '' };
    case 'name-differs':
      return { state: 'failed', reason: texts.nameDiffers };
    case 'person-differs':
      return { state: 'failed', reason: texts.personDiffers };
    case 'struck-off':
      return { state: 'failed', reason: texts.struckOff };
    case 'unknown':
      return { state: 'failed', reason: texts.unknown };
    case 'silent':
      return waitedMs < registryPatienceMs ? { state: 'reviewing', reason: '' } : { state: 'failed', reason: texts.silent };
  }
}

/**
 * What becomes of a certification when the registry is asked again; null where it said nothing. A company that is gone is
 * certified no longer. One whose entry has changed stays so, with the reason told to it and to our desk: people change
 * legal persons and names, and nobody is to be locked out of his bills over night for that.
 */
export function judgeAgain(word: RegistryWord): Certification | null {
  switch (word) {
    case 'matched':
      return { state: 'certified', reason: '' };
    case 'struck-off':
      return { state: 'failed', reason: texts.struckOffSince };
    case 'name-differs':
      return { state: 'certified', reason: texts.nameChanged };
    case 'person-differs':
      return { state: 'certified', reason: texts.personChanged };
    case 'unknown':
      return { state: 'certified', reason: texts.unknownSince };
    case 'silent':
      return null;
  }
}
