import type { FindingLog, WirePlace } from './finding-log';
import type { FindingCode } from './finding-texts';

/** Remarks that are made once: a sender uses a code of his own in every event or in none. */
export class OnceLog {
  private readonly seen = new Set<string>();
  constructor(readonly log: FindingLog) {}

  note(code: FindingCode, place: WirePlace, detail: string): void {
    const key = `${code} ${detail}`;
    if (this.seen.has(key) || this.seen.size >= maxRemarks) return;
    this.seen.add(key);
    this.log.note(code, place, detail);
  }
}

const maxRemarks = 1_000;
