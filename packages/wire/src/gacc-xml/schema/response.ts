import type { CustomsReceiptEntry, Vessel } from '../../message';
import { each, group, oneFinished, passed, spelledAlso, text } from '../xml/element-fields';
import { ElementSchema, type ElementContext } from '../xml/element-schema';
import { containerId, hasNumber } from './equipment';
import { blankVessel, finishVessel, vesselSchema } from './means';

/** One ResponseType, before it is known whom it answers. */
interface Answer {
  code: string | null;
  text: string | null;
}

/** An element with a number of its own and answers to it. */
interface Answered {
  answers: Answer[];
}

interface AnsweredDocument extends Answered {
  billNo: string | null;
}

interface AnsweredBox extends Answered {
  containerNo: string | null;
  equipmentNo?: string | null;
}

interface AnsweredCargo extends Answered {
  documents: AnsweredDocument[];
  houseBillNo: string | null;
  bookingNo: string | null;
  boxes: AnsweredBox[];
}

/** A Response while it is read: its answers, and whom it has named without one so far. */
export interface ResponseDraft {
  vessel: Vessel | null;
  entries: CustomsReceiptEntry[];
  /** Bills and boxes that were named without an answer of their own. */
  unanswered: Subject[];
}

/** A Response that answers nothing yet. */
export function blankResponse(): ResponseDraft {
  return { vessel: null, entries: [], unanswered: [] };
}

/** What a finished Response says, behind what one before it said; whom it names and does not answer is noted. */
export function joinResponses(before: ResponseDraft | null, response: ResponseDraft, context: ElementContext): ResponseDraft {
  noteUnanswered(response.unanswered, context);
  if (before === null) return { ...response, unanswered: [] };
  if (before.vessel !== null && response.vessel !== null) context.log.note('duplicate-key', context.place, 'BorderTransportMeans');
  before.vessel ??= response.vessel;
  // One by one: all at once as arguments of a call they overflow the stack.
  for (const entry of response.entries) before.entries.push(entry);
  return before;
}

const answerSchema = new ElementSchema<Answer>([text('Code', 'code'), text('Text', 'text')]);
const blankAnswer = (): Answer => ({ code: null, text: null });
/** Codes longer than these are none. */
const maxCodeLength = 35;

/** True for an answer with a code; one without is noted. */
function isAnswer(answer: Answer, { log, place }: ElementContext): boolean {
  const isComplete = answer.code !== null && answer.code.length <= maxCodeLength;
  if (!isComplete) log.note('missing-field', place, 'ResponseType/Code');
  return isComplete;
}

const answers = each<Answered, Answer>(
  'ResponseType',
  () => answerSchema,
  blankAnswer,
  (draft, answer, context) => {
    if (isAnswer(answer, context)) draft.answers.push(answer);
  },
);

const documentSchema = new ElementSchema<AnsweredDocument>([text('ID', 'billNo'), answers]);
const blankDocument = (): AnsweredDocument => ({ billNo: null, answers: [] });

const boxSchema = new ElementSchema<AnsweredBox>([
  group('EquipmentIdentification', new ElementSchema<AnsweredBox>([containerId])),
  containerId,
  answers,
]);
const blankBox = (): AnsweredBox => ({ containerNo: null, answers: [] });

/** True for a box with a number; one without is noted. */
function isBox(box: AnsweredBox, { log, place }: ElementContext): boolean {
  if (hasNumber(box)) return true;
  log.note('missing-field', place, 'EquipmentIdentification/ID');
  return false;
}

const cargoSchema = new ElementSchema<AnsweredCargo>([
  each<AnsweredCargo, AnsweredDocument>(
    'TransportContractDocument',
    () => documentSchema,
    blankDocument,
    (draft, document) => draft.documents.push(document),
  ),
  group('AssociatedTransportDocument', new ElementSchema<AnsweredCargo>([text('ID', 'houseBillNo')])),
  text('BookingNumber', 'bookingNo'),
  ...['BookingNo', 'BookingID', 'BookingReferenceID', 'BookingReferenceNumber'].map((name) => spelledAlso(text(name, 'bookingNo'))),
  each<AnsweredCargo, AnsweredBox>(
    'TransportEquipment',
    () => boxSchema,
    blankBox,
    (draft, box, context) => {
      if (isBox(box, context)) draft.boxes.push(box);
    },
  ),
  answers,
]);

function takeCargo(draft: ResponseDraft, cargo: AnsweredCargo, context: ElementContext): void {
  const { documents, houseBillNo, bookingNo, boxes } = cargo;
  if (bookingNo !== null && documents.every((document) => document.billNo === null))
    context.log.note('booking-for-bill', context.place, bookingNo);
  const { entries } = draft;
  const billNo = documents.find((document) => document.billNo !== null)?.billNo ?? null;
  const before = entries.length;
  const unanswered: Subject[] = [];
  for (const document of documents) takeAnswers(entries, document.answers, { billNo: document.billNo, houseBillNo, bookingNo }, unanswered);
  for (const answer of cargo.answers) takeAnswerToAll(entries, answer, { billNo, houseBillNo, bookingNo }, unanswered);
  for (const box of boxes) takeAnswers(entries, box.answers, { billNo, houseBillNo, bookingNo, ...numberOf(box) }, unanswered);
  if (entries.length === before) context.log.note('missing-field', context.place, 'ResponseType');
  // A bill whose boxes are answered one by one is named for their sake.
  else
    noteUnanswered(
      unanswered.filter(({ containerNo }) => containerNo || documents.length > 1),
      context,
    );
}

/** Takes the answers to one subject; one without any waits in `unanswered`. */
function takeAnswers(entries: CustomsReceiptEntry[], told: readonly Answer[], subject: Subject, unanswered: Subject[]): void {
  if (told.length === 0) unanswered.push(subject);
  for (const answer of told) entries.push(entryOf(answer, subject));
}

/** An answer beside subjects that have none of their own is the answer to them; else it is that to `whole`. */
function takeAnswerToAll(entries: CustomsReceiptEntry[], answer: Answer, whole: Subject, unanswered: Subject[]): void {
  const subjects = unanswered.length === 0 ? [whole] : unanswered.splice(0);
  for (const subject of subjects) entries.push(entryOf(answer, subject));
}

function noteUnanswered(subjects: readonly Subject[], { log, place }: ElementContext): void {
  for (const { billNo, bookingNo, containerNo } of subjects) log.note('empty-segment', place, containerNo ?? billNo ?? bookingNo ?? '');
}

interface Subject {
  readonly billNo?: string | null;
  readonly houseBillNo?: string | null;
  readonly bookingNo?: string | null;
  readonly containerNo?: string | null;
  readonly equipmentNo?: string | null;
}

/** The number of a box that is answered, as its answer names it. */
function numberOf({ containerNo, equipmentNo = null }: AnsweredBox): Subject {
  return equipmentNo === null ? { containerNo } : { containerNo, equipmentNo };
}

function entryOf(
  answer: Answer,
  { billNo = null, houseBillNo = null, bookingNo = null, containerNo = null, equipmentNo = null }: Subject,
): CustomsReceiptEntry {
  return {
    billNo,
    containerNo,
    code: answer.code ?? '',
    text: answer.text,
    ...(houseBillNo === null ? {} : { houseBillNo }),
    ...(bookingNo === null ? {} : { bookingNo }),
    ...(equipmentNo === null ? {} : { equipmentNo }),
  };
}

/** Response: answers to bills, containers, both, or (a ResponseType of its own) the whole message. */
export const responseSchema = new ElementSchema<ResponseDraft>([
  passed('FunctionalReferenceID'),
  oneFinished('BorderTransportMeans', 'vessel', () => vesselSchema, blankVessel, finishVessel),
  each<ResponseDraft, AnsweredCargo>(
    'Consignment',
    () => cargoSchema,
    () => ({ documents: [], houseBillNo: null, bookingNo: null, boxes: [], answers: [] }),
    takeCargo,
  ),
  each<ResponseDraft, AnsweredDocument>(
    'TransportContractDocument',
    () => documentSchema,
    blankDocument,
    ({ entries, unanswered }, { billNo, answers: told }) => {
      if (billNo !== null || told.length > 0) takeAnswers(entries, told, { billNo }, unanswered);
    },
  ),
  each<ResponseDraft, AnsweredBox>(
    'TransportEquipment',
    () => boxSchema,
    blankBox,
    ({ entries, unanswered }, box, context) => {
      if (isBox(box, context)) takeAnswers(entries, box.answers, numberOf(box), unanswered);
    },
  ),
  each<ResponseDraft, Answer>(
    'ResponseType',
    () => answerSchema,
    blankAnswer,
    ({ entries, unanswered }, answer, context) => {
      if (isAnswer(answer, context)) takeAnswerToAll(entries, answer, {}, unanswered);
    },
  ),
]);
