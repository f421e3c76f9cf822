import type { FindingLog, WirePlace } from '../../syntax/finding-log';

/** More names than these are counted together. */
const maxNames = 30;

/** Names and counts what a document says and no schema knows, so that nothing is lost without a word. */
export class UnreadElements {
  private readonly counts = new Map<string, { readonly place: WirePlace; count: number }>();

  /** Counts one element or text under its path (`Consignment/Handling`). */
  add(path: string, place: WirePlace): void {
    const name = this.counts.size < maxNames || this.counts.has(path) ? path : '…';
    const known = this.counts.get(name);
    if (known) known.count++;
    else this.counts.set(name, { place: { offset: place.offset, segment: place.segment }, count: 1 });
  }

  /** Says what was not read, one finding for a name. */
  report(log: FindingLog): void {
    for (const [name, { place, count }] of this.counts) {
      log.note('unread-element', place, count === 1 ? name : `${name.slice(0, 30)} ×${count}`);
    }
  }
}
