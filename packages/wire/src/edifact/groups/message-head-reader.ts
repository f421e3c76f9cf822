import type { NumberInRole, Party, Remark, ReportTerms, TimeInRole } from '../../message';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import type { MessageContext } from '../envelope/message-reader';
import { DTM, FTX, RFF } from '../envelope/segment-tags';
import { tagText } from '../envelope/tag';
import { keepRepeated } from '../parts/keep-repeated';
import { readRemark } from '../parts/read-remark';
import { readText } from '../parts/read-text';
import { readTime } from '../parts/read-time';
import type { CommonFacts } from './box-group';
import type { NestedParts } from './nested-groups';
import { ReportHead } from './report-head';
import { isMoreThanCode } from './told-by-fields';

/** The head of a message about containers: document, ship and ports, and everything else it tells about itself. */
export class MessageHeadReader {
  readonly report: ReportHead;
  bookingNo: string | null = null;
  readonly references: NumberInRole[] = [];
  readonly times: TimeInRole[] = [];
  readonly remarks: Remark[] = [];
  /** Legs, goods and parties in front of the boxes; null before the first box. */
  nested: NestedParts | null = null;

  constructor(private readonly context: MessageContext) {
    this.report = new ReportHead(context);
  }

  get parties(): readonly Party[] {
    return this.nested?.parties ?? [];
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

  /** What a report tells beside ship, terminal and boxes; nothing where nothing is told. */
  get terms(): ReportTerms {
    const { report, references, times, remarks, nested, bookingNo } = this;
    const { carrier, eta, etd, berth, previousPort, nextPort, route } = report;
    const { legs = [], goods = [] } = nested ?? {};
    const parties = this.parties.filter(isMoreThanCode);
    return {
      ...(carrier === null ? {} : { carrier }),
      ...(eta === null ? {} : { eta }),
      ...(etd === null ? {} : { etd }),
      ...(berth === null ? {} : { berth }),
      ...(previousPort === null ? {} : { previousPort }),
      ...(nextPort === null ? {} : { nextPort }),
      ...(bookingNo === null ? {} : { bookingNo }),
      ...(route.others.length === 0 ? {} : { places: route.others }),
      ...(references.length === 0 ? {} : { references }),
      ...(times.length === 0 ? {} : { times }),
      ...(parties.length === 0 ? {} : { parties }),
      ...(remarks.length === 0 ? {} : { remarks }),
      ...(legs.length === 0 ? {} : { legs }),
      ...(goods.length === 0 ? {} : { goods }),
    };
  }

  /** Takes a segment that stands before the first box and in no group of its own. */
  take(tag: number, cursor: SegmentCursor): void {
    if (this.report.take(tag, cursor)) return;
    const { log } = this.context;
    switch (tag) {
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
        this.context.passOver(cursor, tagText(tag));
        break;
    }
  }

  private takeReference(cursor: SegmentCursor): void {
    const { log } = this.context;
    const qualifier = cursor.text(1, 0);
    const number = readText(cursor, 1, 1, `RFF+${qualifier}`, log);
    if (number === null) return;
    if (qualifier === 'BN' && this.bookingNo === null) this.bookingNo = number;
    else keepRepeated(this.references, { qualifier, number }, cursor, log);
  }
}
