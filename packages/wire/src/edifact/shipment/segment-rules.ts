import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readCelsius } from '../../vocabulary/temperature';
import { readCount } from '../../vocabulary/wire-weight';
import type { MessageContext } from '../envelope/message-reader';
import { readChannels } from '../parts/read-contact';
import { readCodedName } from '../parts/read-coded-name';
import { readDimensions, readGoodsCodes, readMarks, readPac } from '../parts/read-goods';
import { readRemark } from '../parts/read-remark';
import { readSeal } from '../parts/read-seal';
import { readAmount, readCharges, readControlTotal, readCustomsStatus, readService } from '../parts/read-terms';
import { readText } from '../parts/read-text';
import { readTime } from '../parts/read-time';
import { takeMeasure } from '../parts/take-measure';
import {
  CNI,
  CNT,
  COM,
  CPI,
  CST,
  CTA,
  DGS,
  DIM,
  DOC,
  DTM,
  EQD,
  EQN,
  ERC,
  ERP,
  FTX,
  GEI,
  GID,
  GIS,
  HAN,
  LOC,
  MEA,
  MOA,
  NAD,
  PAC,
  PCI,
  PIA,
  RFF,
  RNG,
  SEL,
  SGP,
  TDT,
  TMD,
  TMP,
  TOD,
  TSR,
} from '../envelope/segment-tags';
import * as group from './open-groups';
import { append, openCustomsError, openNamelessContact, type PartDraft } from './part-draft';

/** What one segment does to the group it belongs to. */
interface SegmentRule {
  /** The group takes the segment when it has one of these fields. */
  readonly fields: readonly (keyof PartDraft)[];
  /** @returns the group it opens, if any */
  readonly take: (into: PartDraft, cursor: SegmentCursor, context: group.GroupContext) => PartDraft | null;
  /** How many parts of the size of a reference it makes (`maxPartsPerMessage`); one when not told. */
  readonly parts?: number;
}

/** A segment that only adds to the group it belongs to. */
function adds(field: keyof PartDraft, add: (into: PartDraft, cursor: SegmentCursor, context: MessageContext) => void): SegmentRule {
  return {
    fields: [field],
    take(into, cursor, context) {
      add(into, cursor, context);
      return null;
    },
  };
}

function opens(field: keyof PartDraft, take: group.OpenGroup, parts = 1): SegmentRule {
  return { fields: [field], take, parts };
}

/** The segments of bookings, cargo reports and customs responses (UN/EDIFACT D95B to D03B). */
export const segmentRules: ReadonlyMap<number, SegmentRule> = new Map([
  [CNI, opens('consignments', group.openNextConsignment, 5)],
  [TDT, opens('legs', group.openLeg, 3)],
  [NAD, opens('parties', group.openParty, 3)],
  [GID, opens('goods', group.openGoods, 5)],
  [EQD, opens('equipment', group.openBox, 5)],
  [DGS, opens('dangerousGoods', group.openDangerousGoods, 3)],
  [LOC, opens('places', group.openPlace)],
  [RFF, opens('references', group.openReference)],
  [CTA, opens('contacts', group.openContact)],
  [TOD, opens('deliveryTerms', group.openTerms)],
  [DOC, opens('documents', group.openDocument)],
  [SGP, opens('splits', group.openGoodsSplit)],
  [ERP, opens('errors', group.openError)],
  [ERC, { fields: ['errorCodes', 'errors'], take: takeErrorCode }],
  [COM, { fields: ['channels', 'contacts'], take: takeChannels }],
  [DTM, adds('times', takeTime)],
  [FTX, adds('remarks', takeRemark)],
  [MEA, adds('measures', takeMeasureOrKeep)],
  [EQN, { fields: ['quantity', 'measures'], take: takeQuantity }],
  [TMD, adds('movement', takeMovement)],
  [TMP, adds('temperature', takeTemperature)],
  [RNG, adds('temperature', takeTemperatureRange)],
  [TSR, adds('services', (into, cursor, { log }) => append(into, 'services', readService(cursor, log)))],
  [CPI, adds('charges', (into, cursor, { log }) => append(into, 'charges', readCharges(cursor, log)))],
  [PIA, adds('codes', (into, cursor, { log }) => append(into, 'codes', ...readGoodsCodes(cursor, log)))],
  [CST, adds('codes', (into, cursor, { log }) => append(into, 'codes', ...readGoodsCodes(cursor, log)))],
  [PCI, adds('marks', (into, cursor) => append(into, 'marks', ...readMarks(cursor)))],
  [MOA, adds('amounts', (into, cursor, { log }) => append(into, 'amounts', ...listed(readAmount(cursor, log))))],
  [CNT, adds('totals', (into, cursor, { log }) => append(into, 'totals', ...listed(readControlTotal(cursor, log))))],
  [GIS, adds('statuses', (into, cursor, { log }) => append(into, 'statuses', ...listed(readCustomsStatus(cursor, 1, log))))],
  [GEI, adds('statuses', (into, cursor, { log }) => append(into, 'statuses', ...listed(readCustomsStatus(cursor, 2, log))))],
  [SEL, adds('seals', (into, cursor, { log }) => append(into, 'seals', ...listed(readSeal(cursor, log))))],
  [DIM, adds('dimensions', (into, cursor, { log }) => append(into, 'dimensions', ...listed(readDimensions(cursor, log))))],
  [HAN, adds('handling', (into, cursor, { log }) => append(into, 'handling', ...listed(readCodedName(cursor, 1, 'HAN 4079', log))))],
  [
    PAC,
    adds('packages', (into, cursor, { log }) => {
      const packages = readPac(cursor, log);
      if (packages !== null) group.addPackages(into, packages);
    }),
  ],
] satisfies readonly (readonly [number, SegmentRule])[]);

function listed<T>(value: T | null): readonly T[] {
  return value === null ? [] : [value];
}

function takeTime(into: PartDraft, cursor: SegmentCursor, { log }: MessageContext): void {
  const qualifier = readText(cursor, 1, 0, 'DTM 2005', log);
  const time = readTime(cursor, log);
  if (time === null) return;
  if (qualifier === null) log.note('no-qualifier', cursor, 'DTM');
  else append(into, 'times', { qualifier, time });
}

/** FTX+AAA describes goods; every other remark stays one. */
function takeRemark(into: PartDraft, cursor: SegmentCursor): void {
  if (into.description !== undefined && cursor.is(1, 0, 'AAA')) {
    const lines = cursor.texts(4);
    append(into, 'description', ...(lines.length > 0 ? lines : cursor.texts(3).slice(0, 1)));
    return;
  }
  append(into, 'remarks', ...listed(readRemark(cursor)));
}

function takeMeasureOrKeep(into: PartDraft, cursor: SegmentCursor, context: MessageContext): void {
  append(into, 'measures', ...listed(takeMeasure(into, cursor, context)));
}

/** How many containers; behind a measure of goods it counts pieces, which nothing stands for. */
function takeQuantity(into: PartDraft, cursor: SegmentCursor, { log }: MessageContext): null {
  if (into.quantity !== undefined) into.quantity = readCount(cursor.text(1), log, cursor) ?? into.quantity;
  return null;
}

function takeMovement(into: PartDraft, cursor: SegmentCursor, { log }: MessageContext): void {
  into.movement = readText(cursor, 1, 0, 'TMD 8335', log);
  into.haulage = readText(cursor, 3, 0, 'TMD 8341', log);
}

const untoldTemperature = { setC: null, minC: null, maxC: null };

/** TMP (C239: 6246, 6411). */
function takeTemperature(into: PartDraft, cursor: SegmentCursor, { log, decimalMark }: MessageContext): void {
  const setC = readCelsius(cursor.text(2, 0), cursor.text(2, 1), log, cursor, decimalMark);
  if (setC !== null) into.temperature = { ...(into.temperature ?? untoldTemperature), setC };
}

/** RNG (C280: 6411, 6162, 6152). */
function takeTemperatureRange(into: PartDraft, cursor: SegmentCursor, { log, decimalMark }: MessageContext): void {
  const unit = cursor.text(2, 0);
  const minC = readCelsius(cursor.text(2, 1), unit, log, cursor, decimalMark);
  const maxC = readCelsius(cursor.text(2, 2), unit, log, cursor, decimalMark);
  if (minC === null && maxC === null) return;
  into.temperature = { ...(into.temperature ?? untoldTemperature), minC, maxC };
}

/** A number without a person stands for the party itself. */
function takeChannels(into: PartDraft, cursor: SegmentCursor, { log }: MessageContext): PartDraft | null {
  const channels = readChannels(cursor, log);
  if (into.channels !== undefined) {
    append(into, 'channels', ...channels);
    return null;
  }
  const contact = openNamelessContact();
  append(into, 'contacts', contact);
  append(contact, 'channels', ...channels);
  return contact;
}

/** An error without a point in the message is one of the message as a whole. */
function takeErrorCode(into: PartDraft, cursor: SegmentCursor, { log }: MessageContext): PartDraft | null {
  const code = readText(cursor, 1, 0, 'ERC 9321', log);
  const codes = listed(code);
  if (code === null) log.note('empty-segment', cursor, 'ERC');
  if (into.errorCodes !== undefined) {
    append(into, 'errorCodes', ...codes);
    return null;
  }
  const error = openCustomsError([]);
  append(into, 'errors', error);
  append(error, 'errorCodes', ...codes);
  return error;
}
