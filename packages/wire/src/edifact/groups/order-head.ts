import type { NumberInRole, Party, Remark, TimeInRole } from '../../message';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import type { CommonFacts } from './box-group';
import type { MessageContext } from '../envelope/message-reader';
import { keepRepeated } from '../parts/keep-repeated';
import { PartyReader } from '../parts/party-reader';
import { readRemark } from '../parts/read-remark';
import { readText } from '../parts/read-text';
import { readTime } from '../parts/read-time';
import { ReportHead } from './report-head';
import { COM, CTA, DTM, FTX, NAD, RFF } from '../envelope/segment-tags';

/** The head of an order or announcement: what a report has, and everything else it tells about itself. */
export class OrderHead {
  readonly report: ReportHead;
  bookingNo: string | null = null;
  readonly references: NumberInRole[] = [];
  readonly times: TimeInRole[] = [];
  readonly remarks: Remark[] = [];
  readonly parties: Party[] = [];
  private readonly partyReader: PartyReader;

  constructor(private readonly context: MessageContext) {
    this.report = new ReportHead(context);
    this.partyReader = new PartyReader(context.log);
  }

  /** What a line has from the head where it does not tell it itself. */
  get common(): CommonFacts {
    const { bookingNo, report } = this;
    const { loadPort, dischargePort, destination } = report.route;
    return {
      bookingNo,
      operator: report.operator,
      truckPlate: report.truckPlate,
      loadPort,
      dischargePort,
      destination,
    };
  }

  /** Takes a segment that stands before the first box. */
  take(tag: number, cursor: SegmentCursor): void {
    if (this.report.take(tag, cursor)) return;
    const { log } = this.context;
    switch (tag) {
      case NAD:
      case CTA:
      case COM: {
        const party = this.partyReader.take(tag, cursor);
        if (party) keepRepeated(this.parties, party, cursor, log);
        break;
      }
      case RFF:
        this.takeReference(cursor);
        break;
      case DTM: {
        const time = readTime(cursor, log);
        if (time) keepRepeated(this.times, { qualifier: cursor.text(1, 0), time }, cursor, log);
        break;
      }
      case FTX: {
        const remark = readRemark(cursor);
        if (remark) keepRepeated(this.remarks, remark, cursor, log);
        break;
      }
      default:
        break;
    }
  }

  /** The boxes begin; contacts that follow belong to none of the parties. */
  close(): void {
    this.partyReader.close();
  }

  private takeReference(cursor: SegmentCursor): void {
    const { log } = this.context;
    const qualifier = cursor.text(1, 0);
    const number = readText(cursor, 1, 1, `RFF+${qualifier}`, log);
    if (number === null) return;
    if (qualifier === 'BN') this.bookingNo ??= number;
    else keepRepeated(this.references, { qualifier, number }, cursor, log);
  }
}
