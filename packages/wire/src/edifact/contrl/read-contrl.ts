import type { AcknowledgementMessage, AnsweredInterchange, AnsweredMessage, ReceiptFault, Verdict } from '../../message';
import type { FindingLog, WirePlace } from '../../syntax/finding-log';
import { wireLimits } from '../../syntax/limits';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import type { MessageContext, MessageReader } from '../envelope/message-reader';
import { readText } from '../parts/read-text';
import { syntaxFault } from '../receipts/syntax-faults';
import { readAction } from '../receipts/verdict-codes';
import { UCD, UCI, UCM, UCS } from '../envelope/segment-tags';
import { tagText } from '../envelope/tag';

/** CONTRL, the syntax receipt (syntax 2 to 4). */
export const contrl: MessageReader = {
  type: 'CONTRL',
  open(header, context) {
    const { log } = context;
    const receipt = new SyntaxReceipt(context);
    return {
      take: (tag, cursor) => receipt.take(tag, cursor),
      close(place) {
        receipt.finish();
        const { interchange, verdict, faults, messages } = receipt;
        if (interchange === null) {
          log.note('missing-field', place, 'UCI');
          return null;
        }
        const message: AcknowledgementMessage = {
          kind: 'acknowledgement',
          type: 'CONTRL',
          reference: header.reference || null,
          function: 'original',
          prepared: null,
          vessel: null,
          interchange,
          verdict,
          faults,
          messages,
          references: [],
        };
        return { message, boxes: receipt.size };
      },
    };
  },
};

interface AnsweredDraft extends AnsweredMessage {
  readonly faults: ReceiptFault[];
}

/** Gathers UCI, then per message UCM with its segments (UCS) and elements (UCD). */
class SyntaxReceipt {
  interchange: AnsweredInterchange | null = null;
  verdict: Verdict | null = null;
  readonly faults: ReceiptFault[] = [];
  readonly messages: AnsweredDraft[] = [];
  /** Answers and faults held. */
  size = 0;
  private segment: number | null = null;
  /** Where a UCS stands that names no fault itself and has had no UCD yet. */
  private openSegment: WirePlace | null = null;

  private readonly log: FindingLog;

  constructor(private readonly context: MessageContext) {
    this.log = context.log;
  }

  take(tag: number, cursor: SegmentCursor): void {
    switch (tag) {
      case UCI:
        this.takeInterchange(cursor);
        break;
      case UCM:
        this.takeMessage(cursor);
        break;
      case UCS:
        this.takeSegment(cursor);
        break;
      case UCD:
        this.openSegment = null;
        this.addFault(cursor, this.readFault(cursor, 1, 2, { segment: this.segment }));
        break;
      default:
        this.context.passOver(cursor, tagText(tag));
    }
  }

  finish(): void {
    if (this.openSegment) this.addFault(this.openSegment, syntaxFault(null, { segment: this.segment }));
    this.openSegment = null;
  }

  private get last(): AnsweredDraft | undefined {
    return this.messages.at(-1);
  }

  private takeInterchange(cursor: SegmentCursor): void {
    const { log } = this;
    if (this.interchange) {
      log.note('misplaced-segment', cursor, 'UCI');
      return;
    }
    this.interchange = {
      controlReference: readText(cursor, 1, 0, 'UCI 0020', log),
      sender: readText(cursor, 2, 0, 'UCI 0004', log),
      recipient: readText(cursor, 3, 0, 'UCI 0010', log),
      senderQualifier: readText(cursor, 2, 1, 'UCI 0007', log),
      recipientQualifier: readText(cursor, 3, 1, 'UCI 0007', log),
    };
    this.verdict = this.readVerdict(cursor, 4);
    const serviceTag = readText(cursor, 6, 0, 'UCI 0135', log);
    if (cursor.text(5) === '' && serviceTag === null) return;
    this.faults.push(this.readFault(cursor, 5, 7, { serviceTag }));
  }

  private takeMessage(cursor: SegmentCursor): void {
    const { log } = this;
    this.finish();
    this.segment = null;
    if (!this.hasRoom(cursor)) return;
    const message: AnsweredDraft = {
      reference: readText(cursor, 1, 0, 'UCM 0062', log),
      identifier: readIdentifier(cursor, log),
      verdict: this.readVerdict(cursor, 3),
      faults: [],
    };
    this.messages.push(message);
    const serviceTag = readText(cursor, 5, 0, 'UCM 0135', log);
    if (cursor.text(4) !== '' || serviceTag !== null) {
      message.faults.push(this.readFault(cursor, 4, 6, { serviceTag }));
    }
  }

  private takeSegment(cursor: SegmentCursor): void {
    this.finish();
    const segment = cursor.whole(1);
    this.segment = segment === -1 ? null : segment;
    if (!this.last) {
      this.log.note('misplaced-segment', cursor, 'UCS');
      return;
    }
    if (cursor.text(2) === '') {
      this.openSegment = { offset: cursor.offset, segment: cursor.segment };
    } else {
      const code = readText(cursor, 2, 0, 'UCS 0085', this.log);
      this.addFault(cursor, syntaxFault(code, { segment: this.segment }));
    }
  }

  private addFault(place: WirePlace, fault: ReceiptFault): void {
    const { last } = this;
    if (!last) this.log.note('misplaced-segment', place, 'UCD');
    else if (this.hasRoom(place)) last.faults.push(fault);
  }

  private hasRoom(place: WirePlace): boolean {
    if (this.size < wireLimits.maxBoxesPerMessage) {
      this.size++;
      return true;
    }
    this.log.note('too-long', place, 'CONTRL');
    return false;
  }

  private readVerdict(cursor: SegmentCursor, element: number): Verdict | null {
    const code = cursor.text(element);
    const verdict = readAction(code);
    if (verdict === null && code !== '') this.log.note('unknown-code', cursor, `0083 ${code}`);
    return verdict;
  }

  /** A fault whose 0085 stands in `code` and whose position (S011) stands in `position`. */
  private readFault(cursor: SegmentCursor, code: number, position: number, told: Partial<ReceiptFault>): ReceiptFault {
    return syntaxFault(readText(cursor, code, 0, '0085', this.log), {
      element: readPosition(cursor, position, 0),
      component: readPosition(cursor, position, 1),
      ...told,
    });
  }
}

/** S009: at most type, version, release, agency and association. */
function readIdentifier(cursor: SegmentCursor, log: FindingLog): string[] {
  const parts = [0, 1, 2, 3, 4].map((component) => readText(cursor, 2, component, 'UCM S009', log) ?? '');
  while (parts.at(-1) === '') parts.pop();
  return parts;
}

function readPosition(cursor: SegmentCursor, element: number, component: number): number | null {
  const position = cursor.whole(element, component);
  return position === -1 ? null : position;
}
