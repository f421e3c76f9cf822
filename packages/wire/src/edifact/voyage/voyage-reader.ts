import type {
  CountedEquipment,
  FacilityPlace,
  Measure,
  Party,
  PortCall,
  Reference,
  Remark,
  ReportedQuantity,
  ReportedVoyage,
  TimeInRole,
  TransportLeg,
  Vessel,
  VoyageReport,
  WireTime,
} from '../../message';
import type { WirePlace } from '../../syntax/finding-log';
import { wireLimits } from '../../syntax/limits';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { withVoyage } from '../parts/read-vessel';
import type { MessageContext } from '../envelope/message-reader';
import { ControlTotals } from '../parts/control-totals';
import { PartyReader } from '../parts/party-reader';
import { readDocument, type DocumentHead } from '../parts/read-document';
import { readEquipment } from '../parts/read-equipment';
import { readFacilityPlace } from '../parts/read-facility-place';
import { readReference } from '../parts/read-reference';
import { readRemark } from '../parts/read-remark';
import { readText } from '../parts/read-text';
import { readTime } from '../parts/read-time';
import { readTransportLeg } from '../parts/read-transport-leg';
import { takeMeasure } from '../parts/take-measure';
import { BGM, CNT, COM, CTA, DTM, EQD, FTX, HAN, LOC, MEA, NAD, QTY, RFF, TDT } from '../envelope/segment-tags';
import { tagText } from '../envelope/tag';
import { sortCallTimes } from './call-times';

interface CallDraft {
  readonly qualifier: string;
  readonly place: FacilityPlace;
  readonly times: TimeInRole[];
}

/** What can be told of a voyage and of the message alike. */
interface Told {
  readonly calls: CallDraft[];
  readonly times: TimeInRole[];
  readonly references: Reference[];
  readonly remarks: Remark[];
}

interface VoyageDraft extends Told {
  readonly leg: TransportLeg;
  vessel: Vessel | null;
}

/** Memory of so many parts is about that of one box, and so many bytes of text count as one part. */
const partsPerBox = 8;
const bytesPerPart = 128;
/** So many calls take about a millisecond. */
const callsPerStep = 256;
/** What a voyage or a call counts. */
const heavyParts = 6;

/**
 * Gathers what IFTSAI, CALINF, VESDEP and TPFREP tell of ships: voyages (TDT)
 * with their calls (LOC) and counts (QTY). A time belongs to the last of
 * these, references and remarks to the voyage, or in front of it to the message.
 */
export class VoyageReader {
  document: DocumentHead | null = null;

  private readonly voyages: VoyageDraft[] = [];
  /** What is told before any ship. */
  private readonly head: Told = { calls: [], times: [], references: [], remarks: [] };
  private readonly parties: Party[] = [];
  private readonly quantities: (ReportedQuantity & { readonly times: TimeInRole[] })[] = [];
  private readonly measures: Measure[] = [];

  private readonly partyReader: PartyReader;
  private readonly totals: ControlTotals;
  /** Where the next DTM goes. */
  private openTimes: TimeInRole[] = this.head.times;
  private equipment: CountedEquipment | null = null;
  private handling: string | null = null;
  private partCount = 0;

  constructor(private readonly context: MessageContext) {
    this.partyReader = new PartyReader(context.log);
    this.totals = new ControlTotals(context);
  }

  /** The time of the message itself (DTM+137). */
  get prepared(): WireTime | null {
    return this.head.times.find(({ qualifier }) => qualifier === '137')?.time ?? null;
  }

  take(tag: number, cursor: SegmentCursor): void {
    const bytes = cursor.offsetOf(cursor.position) - cursor.offset;
    this.partCount += (tag === TDT || tag === LOC ? heavyParts : 1) + Math.floor(bytes / bytesPerPart);
    if (this.partCount > wireLimits.maxPartsPerMessage) return;
    const { context } = this;
    const { log } = context;
    const voyage = this.voyages.at(-1);
    const told: Told = voyage ?? this.head;
    switch (tag) {
      case BGM:
        if (this.document !== null) log.note('misplaced-segment', cursor, tagText(BGM));
        else this.document = readDocument(cursor, log);
        break;
      case TDT:
        this.openVoyage(cursor);
        break;
      case LOC:
        this.openCall(told.calls, cursor);
        break;
      case QTY:
        this.openQuantity(cursor);
        break;
      case DTM:
        this.takeTime(cursor);
        break;
      case RFF: {
        const reference = readReference(cursor, log);
        if (reference === null) break;
        if (voyage && reference.qualifier === 'VON') voyage.vessel = withVoyage(voyage.vessel, reference.number);
        told.references.push(reference);
        break;
      }
      case FTX: {
        const remark = readRemark(cursor);
        if (remark !== null) told.remarks.push(remark);
        break;
      }
      case NAD:
      case CTA:
      case COM: {
        const party = this.partyReader.take(tag, cursor);
        if (party !== null) this.parties.push(party);
        break;
      }
      case EQD:
        this.equipment = {
          kind: readText(cursor, 1, 0, 'EQD 8053', log) ?? '',
          number: readText(cursor, 2, 0, 'EQD 8260', log),
          ...readEquipment(cursor, log),
        };
        break;
      case HAN:
        this.handling = readText(cursor, 1, 0, 'HAN 4079', log);
        break;
      case MEA: {
        const measure = takeMeasure({}, cursor, context);
        if (measure !== null) this.measures.push(measure);
        break;
      }
      case CNT:
        this.totals.take(cursor);
        break;
      default:
        this.context.passOver(cursor, tagText(tag));
        break;
    }
  }

  /**
   * Ends the message, in steps of some calls each.
   *
   * @returns what it says, and how many boxes take as much memory; null, with
   * the reason noted, when it tells of no ship and no place, or too much
   */
  *finish(place: WirePlace): Generator<void, { readonly report: VoyageReport; readonly boxes: number } | null> {
    const { log } = this.context;
    const { voyages, head, parties, quantities, measures } = this;
    if (this.partCount > wireLimits.maxPartsPerMessage) {
      log.note('too-many-parts', place, String(wireLimits.maxPartsPerMessage));
      return null;
    }
    if (voyages.length === 0 && head.calls.length === 0) {
      log.note('no-voyages', place);
      return null;
    }
    const told: ReportedVoyage[] = [];
    for (const voyage of voyages) {
      told.push(this.asVoyage(voyage, yield* this.asCalls(voyage.calls, place)));
      if (told.length % callsPerStep === 0) yield;
    }
    const report: VoyageReport = {
      documentName: this.document?.name || null,
      voyages: told,
      calls: yield* this.asCalls(head.calls, place),
      parties,
      references: head.references,
      remarks: head.remarks,
      times: head.times.filter(({ qualifier }) => qualifier !== '137'),
      quantities,
      measures,
      ...(this.totals.told.length === 0 ? {} : { totals: this.totals.told }),
    };
    return { report, boxes: Math.ceil(this.partCount / partsPerBox) };
  }

  private openVoyage(cursor: SegmentCursor): void {
    const leg = readTransportLeg(cursor, this.context.log);
    const voyage: VoyageDraft = {
      leg,
      vessel: leg.vessel,
      calls: [],
      times: [],
      references: [],
      remarks: [],
    };
    this.voyages.push(voyage);
    this.openTimes = voyage.times;
    this.equipment = null;
    this.handling = null;
    this.partyReader.close();
  }

  private openCall(calls: CallDraft[], cursor: SegmentCursor): void {
    const { log } = this.context;
    this.openTimes = [];
    const qualifier = readText(cursor, 1, 0, 'LOC 3227', log);
    if (qualifier === null) {
      log.note('no-qualifier', cursor, tagText(LOC));
      return;
    }
    const place = readFacilityPlace(cursor, `LOC+${qualifier}`, log);
    if (place === null) {
      log.note('empty-segment', cursor, `LOC+${qualifier}`);
      return;
    }
    calls.push({ qualifier, place, times: this.openTimes });
  }

  private openQuantity(cursor: SegmentCursor): void {
    const { log } = this.context;
    this.openTimes = [];
    const qualifier = readText(cursor, 1, 0, 'QTY 6063', log);
    const value = readText(cursor, 1, 1, 'QTY 6060', log);
    if (qualifier === null) log.note('no-qualifier', cursor, tagText(QTY));
    else if (value === null) log.note('empty-segment', cursor, `QTY+${qualifier}`);
    else {
      const { equipment, handling, openTimes } = this;
      const unit = readText(cursor, 1, 2, 'QTY 6411', log);
      this.quantities.push({ qualifier, value, unit, equipment, handling, times: openTimes });
    }
  }

  private takeTime(cursor: SegmentCursor): void {
    const { log } = this.context;
    const qualifier = readText(cursor, 1, 0, 'DTM 2005', log);
    const time = readTime(cursor, log);
    if (time === null) return;
    if (qualifier === null) log.note('no-qualifier', cursor, tagText(DTM));
    else this.openTimes.push({ qualifier, time });
  }

  private asVoyage({ leg, vessel, times, references, remarks }: VoyageDraft, calls: readonly PortCall[]): ReportedVoyage {
    const { stage, mode, means, carrier, nationality } = leg;
    return {
      stage,
      mode,
      means,
      carrier,
      vessel,
      nationality,
      calls,
      times,
      references,
      remarks,
    };
  }

  private *asCalls(drafts: readonly CallDraft[], at: WirePlace): Generator<void, PortCall[]> {
    const calls: PortCall[] = [];
    for (const draft of drafts) {
      calls.push(this.asCall(draft, at));
      if (calls.length % callsPerStep === 0) yield;
    }
    return calls;
  }

  /** The times of a call are told by the clocks of its port. */
  private asCall({ qualifier, place, times }: CallDraft, at: WirePlace): PortCall {
    const local = this.context.localTimes.at(times, place.code ?? place.related?.code ?? null, at);
    return { qualifier, place, ...sortCallTimes(local) };
  }
}
