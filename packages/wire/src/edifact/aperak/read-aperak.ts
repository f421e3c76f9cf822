import type { MessageFunction, ReceiptFault, ReceiptReference, Verdict, WireTime } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import { wireLimits } from '../../syntax/limits';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import type { MessageContext, MessageReader } from '../envelope/message-reader';
import { readDocument } from '../parts/read-document';
import { readText } from '../parts/read-text';
import { readTime } from '../parts/read-time';
import { applicationFault } from '../receipts/syntax-faults';
import { readResponse } from '../receipts/verdict-codes';
import { BGM, DTM, ERC, FTX, RFF } from '../envelope/segment-tags';
import { tagText } from '../envelope/tag';

/** APERAK, the receipt about content (D96A and later). */
export const aperak: MessageReader = {
  type: 'APERAK',
  open(header, context) {
    const { log } = context;
    const receipt = new ApplicationReceipt(context);
    return {
      take: (tag, cursor) => receipt.take(tag, cursor),
      close(place) {
        if (!receipt.hasDocument) {
          log.note('missing-field', place, 'BGM');
          return null;
        }
        const { verdict, faults, references, answered, prepared } = receipt;
        return {
          message: {
            kind: 'acknowledgement',
            type: 'APERAK',
            reference: receipt.number ?? (header.reference || null),
            function: receipt.function,
            prepared,
            vessel: null,
            interchange: null,
            verdict,
            faults: [],
            messages: [{ reference: answered, identifier: [], verdict, faults }],
            references,
          },
          boxes: 1 + faults.length + references.length,
        };
      },
    };
  },
};

/** 1225 codes that are no function of a message but the verdict itself: 27 not accepted, 29 accepted, 44 with amendment. */
const verdictFunctions: Readonly<Record<number, Verdict>> = {
  27: 'rejected',
  29: 'acknowledged',
  44: 'acknowledged',
};

/** Longest text of a fault (4440, five lines of 512). */
const maxTextLength = 2560;

interface FaultDraft extends ReceiptFault {
  text: string | null;
  readonly references: ReceiptReference[];
}

/** Gathers BGM, the document answered (RFF+ACW), and per fault ERC with its words and references. */
class ApplicationReceipt {
  number: string | null = null;
  function: MessageFunction = 'original';
  prepared: WireTime | null = null;
  answered: string | null = null;
  readonly references: ReceiptReference[] = [];
  readonly faults: FaultDraft[] = [];
  hasDocument = false;
  private documentName = '';
  private said: Verdict | null = null;
  private size = 0;

  private readonly log: FindingLog;

  constructor(private readonly context: MessageContext) {
    this.log = context.log;
  }

  /** What BGM says, else rejected when there is a fault, else by the document's name: 313 is an error message. */
  get verdict(): Verdict {
    if (this.said) return this.said;
    return this.faults.length > 0 || this.documentName === '313' ? 'rejected' : 'acknowledged';
  }

  take(tag: number, cursor: SegmentCursor): void {
    const { log } = this;
    switch (tag) {
      case BGM:
        this.takeDocument(cursor);
        break;
      case DTM:
        if (cursor.whole(1, 0) === 137 && this.faults.length === 0) {
          this.prepared = readTime(cursor, log) ?? this.prepared;
        } else {
          this.context.passOver(cursor, `DTM+${cursor.text(1)}`);
        }
        break;
      case RFF:
        this.takeReference(cursor);
        break;
      case ERC: {
        const code = readText(cursor, 1, 0, 'ERC 9321', log);
        if (this.hasRoom(cursor)) this.faults.push({ ...applicationFault(code), references: [] });
        break;
      }
      case FTX:
        this.takeText(cursor);
        break;
      default:
        this.context.passOver(cursor, tagText(tag));
    }
  }

  private takeDocument(cursor: SegmentCursor): void {
    const { log } = this;
    this.hasDocument = true;
    this.said = readResponse(cursor.text(4)) ?? verdictFunctions[cursor.whole(3)] ?? null;
    if (cursor.text(4) !== '' && this.said === null) log.note('unknown-code', cursor, `4343 ${cursor.text(4)}`);
    this.documentName = cursor.text(1);
    if (verdictFunctions[cursor.whole(3)]) this.number = readText(cursor, 2, 0, 'BGM 1004', log);
    else ({ number: this.number, function: this.function } = readDocument(cursor, log));
  }

  private takeReference(cursor: SegmentCursor): void {
    const { log } = this;
    const qualifier = readText(cursor, 1, 0, 'RFF 1153', log);
    const number = readText(cursor, 1, 1, 'RFF 1154', log);
    if (qualifier === null || number === null) return;
    const fault = this.faults.at(-1);
    if (!fault && qualifier === 'ACW' && this.answered === null) this.answered = number;
    else if (this.hasRoom(cursor)) (fault?.references ?? this.references).push({ qualifier, number });
  }

  /** AAO is the description of the error; other texts of a fault are the partner's words just as well. */
  private takeText(cursor: SegmentCursor): void {
    const fault = this.faults.at(-1);
    const told = cursor.texts(4).join(' ');
    if (!fault) this.context.passOver(cursor, `FTX+${cursor.text(1)}`);
    if (!fault || told === '') return;
    const text = fault.text === null ? told : `${fault.text} ${told}`;
    if (text.length > maxTextLength) this.log.note('too-long', cursor, 'FTX 4440');
    else fault.text = text;
  }

  private hasRoom(cursor: SegmentCursor): boolean {
    if (++this.size <= wireLimits.maxBoxesPerMessage) return true;
    this.log.note('too-long', cursor, 'APERAK');
    return false;
  }
}
