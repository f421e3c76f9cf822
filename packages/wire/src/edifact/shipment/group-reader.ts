import { wireLimits } from '../../syntax/limits';
import type { WirePlace } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { tagText } from '../envelope/tag';
import type { GroupContext } from './open-groups';
import type { PartDraft } from './part-draft';
import { segmentRules } from './segment-rules';

/** So many bytes of text count as one part. */
const bytesPerPart = 128;
/** Memory of so many parts is about that of one box. */
const partsPerBox = 4;

/**
 * Puts segments into the groups they belong to: each goes to the innermost
 * open group that has a field for it, and closes the groups within. So the
 * groups of all directories are read alike, and those of senders who leave one
 * out or change their order.
 */
export class GroupReader {
  /** Outermost first. */
  private readonly open: PartDraft[];
  private partCount = 0;
  private isTooLarge = false;

  constructor(
    root: PartDraft,
    private readonly context: GroupContext,
  ) {
    this.open = [root];
  }

  take(tag: number, cursor: SegmentCursor): void {
    if (this.isTooLarge) return;
    const rule = segmentRules.get(tag);
    if (!rule) {
      this.context.passOver(cursor, tagText(tag));
      return;
    }
    const bytes = cursor.offsetOf(cursor.position) - cursor.offset;
    this.partCount += (rule.parts ?? 1) + Math.floor(bytes / bytesPerPart);
    if (this.partCount > wireLimits.maxPartsPerMessage) {
      this.giveUp();
      return;
    }
    const { open } = this;
    for (let depth = open.length - 1; depth >= 0; depth--) {
      const part = open[depth] as PartDraft;
      if (!hasField(part, rule.fields)) continue;
      // Setting the length of a list costs several times as much.
      while (open.length > depth + 1) open.pop();
      const opened = rule.take(part, cursor, this.context);
      if (opened) open.push(opened);
      return;
    }
    this.context.log.note('misplaced-segment', cursor, tagText(tag));
  }

  /** True when an open group has a field for the segment. */
  isOpenFor(tag: number): boolean {
    const rule = segmentRules.get(tag);
    return rule !== undefined && this.open.some((part) => hasField(part, rule.fields));
  }

  /** Opens a group within the message that no segment of its own opens. */
  enter(part: PartDraft): void {
    const { open } = this;
    if (open.length === 2 && open[1] === part) return;
    while (open.length > 1) open.pop();
    open.push(part);
  }

  /** Opens a group, made elsewhere, within the innermost; a leg is as large as three references. */
  openWithin(part: PartDraft): void {
    this.partCount += 3;
    this.open.push(part);
  }

  /** True when no open group has times of its own, so that a DTM speaks of the message as a whole. */
  get isTimeOfMessage(): boolean {
    return this.open.every((part, depth) => depth === 0 || !('times' in part));
  }

  /** How many boxes take as much memory as what was read; null, with the reason noted, when that is too much. */
  measure(place: WirePlace): number | null {
    if (!this.isTooLarge) return Math.ceil(this.partCount / partsPerBox);
    this.context.log.note('too-many-parts', place, String(wireLimits.maxPartsPerMessage));
    return null;
  }

  /** Lets go of what was read; the message is refused when it ends. */
  private giveUp(): void {
    this.isTooLarge = true;
    const root = this.open[0] as PartDraft;
    for (const list of Object.values(root)) {
      if (Array.isArray(list) && list.length > 0) list.length = 0;
    }
    this.open.length = 1;
  }
}

/** True when the part has one of the fields. Asked of every segment. */
function hasField(part: PartDraft, fields: readonly (keyof PartDraft)[]): boolean {
  for (const field of fields) if (field in part) return true;
  return false;
}
