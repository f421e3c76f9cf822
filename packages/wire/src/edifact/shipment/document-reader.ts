import type { MessageHead, TransportLeg, WireTime } from '../../message';
import type { WirePlace } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { findMainVessel } from '../../vocabulary/main-vessel';
import type { MessageHeader } from '../envelope/message-reader';
import { readDocument, type DocumentHead } from '../parts/read-document';
import { readText } from '../parts/read-text';
import { readTime } from '../parts/read-time';
import { BGM, DTM } from '../envelope/segment-tags';
import { tagText } from '../envelope/tag';
import { GroupReader } from './group-reader';
import type { GroupContext } from './open-groups';
import type { PartDraft } from './part-draft';

/** What BGM and DTM+137 say of a booking, cargo report or customs response; its groups are read into `root`. */
export class DocumentReader {
  readonly groups: GroupReader;
  /** BGM 1001, 1225 and 4343 as sent. */
  documentName: string | null = null;
  functionCode: string | null = null;
  answerCode: string | null = null;
  private document: DocumentHead | null = null;
  private prepared: WireTime | null = null;

  constructor(
    root: PartDraft,
    private readonly context: GroupContext,
  ) {
    this.groups = new GroupReader(root, context);
  }

  take(tag: number, cursor: SegmentCursor): void {
    if (tag === BGM) this.takeDocument(cursor);
    else if (tag === DTM && this.prepared === null && this.groups.isTimeOfMessage && cursor.is(1, 0, '137')) {
      this.prepared = readTime(cursor, this.context.log);
    } else this.groups.take(tag, cursor);
  }

  /**
   * Ends the message.
   *
   * @param legs where its ship is looked for
   * @returns its head and its size in boxes; null after noting why it is refused
   */
  close(
    header: MessageHeader,
    legs: readonly TransportLeg[],
    place: WirePlace,
  ): { readonly head: Omit<MessageHead, 'type'>; readonly boxes: number } | null {
    const { document, prepared } = this;
    const boxes = this.groups.measure(place);
    if (boxes === null) return null;
    if (document === null) {
      this.context.log.note('missing-field', place, 'BGM');
      return null;
    }
    const reference = document.number ?? (header.reference || null);
    return {
      head: { reference, function: document.function, prepared, vessel: findMainVessel(legs) },
      boxes,
    };
  }

  private takeDocument(cursor: SegmentCursor): void {
    const { log } = this.context;
    if (this.document !== null) {
      log.note('misplaced-segment', cursor, tagText(BGM));
      return;
    }
    this.document = readDocument(cursor, log);
    this.documentName = readText(cursor, 1, 0, 'BGM 1001', log);
    this.functionCode = readText(cursor, 3, 0, 'BGM 1225', log);
    this.answerCode = readText(cursor, 4, 0, 'BGM 4343', log);
  }
}
