import type { FindingLog, WirePlace } from './finding-log';

/** Different names that one message may have; more are a file gone wrong. */
const maxNames = 99;

/** What a reader passes over in one message: each name with its count, told when the message ends. */
export class PassedOver {
  private readonly counts = new Map<string, { readonly place: WirePlace; count: number }>();

  constructor(private readonly log: FindingLog) {}

  /** Counts one more of `name`. */
  add({ offset, segment }: WirePlace, name: string): void {
    const known = this.counts.get(name);
    if (known) known.count++;
    else if (this.counts.size < maxNames)
      this.counts.set(name, { place: { offset, ...(segment === undefined ? {} : { segment }) }, count: 1 });
  }

  /**
   * The message ends: notes each name once, where it first stood.
   *
   * @param isAccepted of a refused message nothing at all is read
   */
  tell(isAccepted: boolean): void {
    if (this.counts.size === 0) return;
    if (!isAccepted) {
      this.counts.clear();
      return;
    }
    for (const [name, { place, count }] of this.counts) this.log.note('passed-over', place, `${name} × ${count}`);
    this.counts.clear();
  }
}
