import type { Party, Vessel, VgmBox, WireTime } from '../../message';
import type { FindingLog, WirePlace } from '../../syntax/finding-log';
import { wireLimits } from '../../syntax/limits';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readBoxNumber, underItsNumber } from '../../vocabulary/equipment-no';
import { readVgmMethod, signatureOf, takeSharedVessel, vgmBox, type VgmBoxDraft } from '../../vocabulary/vgm-box';
import type { MessageContext } from '../envelope/message-reader';
import { ControlTotals } from '../parts/control-totals';
import { keepRepeated, withRepeated } from '../parts/keep-repeated';
import { PartyReader } from '../parts/party-reader';
import { withBillNo } from '../parts/read-bill-no';
import { readDocument, type DocumentHead } from '../parts/read-document';
import { readEquipment } from '../parts/read-equipment';
import { isTerminalPlace, readTerminal } from '../parts/read-terminal';
import { withSeal } from '../parts/read-seal';
import { readRemark } from '../parts/read-remark';
import { readText } from '../parts/read-text';
import { readTime } from '../parts/read-time';
import { isTruck, readTruckPlate } from '../parts/read-truck';
import { readVessel, withVoyage } from '../parts/read-vessel';
import { readMeasuredKg } from '../parts/read-weight';
import { takePort } from '../parts/take-port';
import { BGM, CNT, COM, CTA, DOC, DTM, EQD, FTX, LOC, MEA, NAD, RFF, SEL, TDT } from '../envelope/segment-tags';
import { tagText } from '../envelope/tag';

/** As long as nine FTX of five lines. */
const maxRemarkLength = 20_000;

/** 1001 of a VGM message. */
const vgmDocument = '749';

/**
 * Gathers a VERMAS: a head with its parties, then per container EQD with its
 * references, places, seals, masses, ship, and the paper (DOC) that proves the
 * mass with the parties who answer for it.
 */
export class VgmReport {
  document: DocumentHead | null = null;
  prepared: WireTime | null = null;
  vessel: Vessel | null = null;
  readonly parties: Party[] = [];
  private readonly drafts: VgmBoxDraft[] = [];
  private readonly log: FindingLog;
  private readonly people: PartyReader;
  private box: VgmBoxDraft | null = null;
  private boxParties: Party[] = [];
  /** In a box group, also one that is refused. */
  private isInBox = false;
  private isInDocument = false;
  private isTooLarge = false;
  private equipmentCount = 0;
  readonly totals: ControlTotals;

  constructor(private readonly context: MessageContext) {
    this.log = context.log;
    this.people = new PartyReader(context.log);
    this.totals = new ControlTotals(context);
  }

  get boxes(): readonly VgmBox[] {
    return this.drafts;
  }

  take(tag: number, cursor: SegmentCursor): void {
    switch (tag) {
      case EQD:
        this.openBox(cursor);
        break;
      case NAD:
      case CTA:
      case COM:
        this.takeParty(tag, cursor);
        break;
      case DTM:
        this.takeTime(cursor);
        break;
      case BGM:
        this.takeDocument(cursor);
        break;
      case CNT:
        this.totals.take(cursor);
        break;
      default:
        if (this.box) this.takeBoxSegment(tag, cursor, this.box);
        else this.context.passOver(cursor, tagText(tag));
        break;
    }
  }

  /** Ends the last box; false, with the reason noted, when there is none to report. */
  finish(place: WirePlace): boolean {
    this.closeBox();
    const { log, drafts } = this;
    if (this.isTooLarge) log.note('too-many-boxes', place, String(wireLimits.maxBoxesPerVgm));
    else if (drafts.length === 0) log.note('no-boxes', place);
    else {
      this.vessel = takeSharedVessel(drafts);
      this.totals.check({ '16': [this.equipmentCount, drafts.length] });
      return true;
    }
    return false;
  }

  private takeDocument(cursor: SegmentCursor): void {
    if (this.document || this.isInBox) {
      this.log.note('misplaced-segment', cursor, tagText(BGM));
      return;
    }
    this.document = readDocument(cursor, this.log);
    if (this.document.name !== vgmDocument) {
      this.log.note('unknown-code', cursor, `BGM ${this.document.name}`);
    }
  }

  private openBox(cursor: SegmentCursor): void {
    this.closeBox();
    this.isInBox = true;
    this.people.close();
    if (!cursor.is(1, 0, 'CN')) {
      this.log.note('not-a-container', cursor, cursor.text(1));
      return;
    }
    this.equipmentCount++;
    const number = readBoxNumber(cursor.text(2), this.log, cursor);
    if (number === null) return;
    if (this.drafts.length >= wireLimits.maxBoxesPerVgm) {
      this.isTooLarge = true;
      this.drafts.length = 0;
    }
    if (!this.isTooLarge) this.box = underItsNumber(vgmBox(number.containerNo, readEquipment(cursor, this.log)), number);
  }

  private closeBox(): void {
    const { box } = this;
    this.isInDocument = false;
    if (!box) return;
    this.box = null;
    box.parties = this.boxParties;
    this.boxParties = [];
    box.signature = signatureOf(box.responsible);
    this.drafts.push(box);
  }

  private takeBoxSegment(tag: number, cursor: SegmentCursor, box: VgmBoxDraft): void {
    const { log } = this;
    switch (tag) {
      case RFF:
        this.takeReference(cursor, box);
        break;
      case LOC:
        if (!takePlace(cursor, box)) this.context.passOver(cursor, `LOC+${cursor.text(1)}`);
        break;
      case SEL:
        box.seals = withSeal(box.seals, cursor, log);
        break;
      case MEA:
        this.takeMass(cursor, box);
        break;
      case TDT:
        if (isTruck(cursor)) box.truckPlate = readTruckPlate(cursor, log) ?? box.truckPlate;
        else if (cursor.whole(1) === 20) box.vessel = readVessel(cursor, log);
        break;
      case FTX: {
        const remark = readRemark(cursor);
        const text = remark?.text ?? remark?.code ?? null;
        if (text !== null) box.remark = box.remark === null ? text : `${box.remark} ${text}`.slice(0, maxRemarkLength);
        break;
      }
      case DOC: {
        this.isInDocument = true;
        const method = readVgmMethod(cursor.text(1));
        if (method === null && cursor.text(1) !== '') log.note('unknown-code', cursor, `DOC ${cursor.text(1)}`);
        box.method = method ?? box.method;
        box.documentNo = readText(cursor, 2, 0, 'DOC 1004', log) ?? box.documentNo;
        break;
      }
      default:
        this.context.passOver(cursor, tagText(tag));
        break;
    }
  }

  private takeReference(cursor: SegmentCursor, box: VgmBoxDraft): void {
    const { log } = this;
    if (cursor.is(1, 0, 'BM')) box.billNos = withBillNo(box.billNos, cursor, log);
    else if (cursor.is(1, 0, 'BN')) box.bookingNo = readText(cursor, 1, 1, 'RFF+BN', log) ?? box.bookingNo;
    else if (cursor.is(1, 0, 'VON')) box.vessel = withVoyage(box.vessel, readText(cursor, 1, 1, 'RFF+VON', log));
    else {
      const number = readText(cursor, 1, 1, 'RFF', log);
      if (number !== null) box.references = withRepeated(box.references ?? [], { qualifier: cursor.text(1), number }, cursor, log);
    }
  }

  /** Only the mass called verified counts as such; a gross weight beside it is somebody's estimate. */
  private takeMass(cursor: SegmentCursor, box: VgmBoxDraft): void {
    const { context } = this;
    switch (cursor.text(2)) {
      case 'VGM':
        box.grossWeightKg = readMeasuredKg(cursor, context) ?? box.grossWeightKg;
        break;
      case 'T':
        box.tareKg = readMeasuredKg(cursor, context) ?? box.tareKg;
        break;
      case 'N':
      case 'AAL':
        box.netKg = readMeasuredKg(cursor, context) ?? box.netKg;
        break;
      default:
        context.passOver(cursor, ['MEA', cursor.text(1), cursor.text(2)].join('+'));
        break;
    }
  }

  /** 798 and the older WAT are the weighing wherever they stand; another time under DOC is its signing. */
  private takeTime(cursor: SegmentCursor): void {
    const { box, log } = this;
    if (!this.isInBox) {
      if (cursor.whole(1, 0) === 137) this.prepared = readTime(cursor, log) ?? this.prepared;
      else this.context.passOver(cursor, `DTM+${cursor.text(1)}`);
    } else if (box) {
      if (cursor.is(1, 0, '798') || cursor.is(1, 0, 'WAT')) box.happened = readTime(cursor, log) ?? box.happened;
      else if (this.isInDocument) box.signed = readTime(cursor, log) ?? box.signed;
      else {
        const time = readTime(cursor, log);
        if (time !== null) box.times = withRepeated(box.times ?? [], { qualifier: cursor.text(1), time }, cursor, log);
      }
    }
  }

  private takeParty(tag: number, cursor: SegmentCursor): void {
    if (this.isInBox && !this.box) return;
    const party = this.people.take(tag, cursor);
    if (!party) return;
    const { box } = this;
    if (box && party.role === 'SPC' && !box.responsible) box.responsible = party;
    else if (box && party.role === 'WPA' && !box.weigher) box.weigher = party;
    else keepRepeated(box ? this.boxParties : this.parties, party, cursor, this.log);
  }
}

/** The terminal is LOC+165, else the one beside the port of loading. */
function takePlace(cursor: SegmentCursor, box: VgmBoxDraft): boolean {
  const code = cursor.whole(1);
  if (code === 9 || isTerminalPlace(code)) box.terminal = readTerminal(cursor) ?? box.terminal;
  return takePort(box, cursor) || isTerminalPlace(code);
}
