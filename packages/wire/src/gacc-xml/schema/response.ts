import type { CustomsReceiptEntry, Vessel } from '../../message';
import { each, group, oneFinished, text, passed } from '../xml/element-fields';
import { ElementSchema, type ElementContext } from '../xml/element-schema';
import { containerId } from './equipment';
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
}

interface AnsweredCargo extends Answered {
  documents: AnsweredDocument[];
  houseBillNo: string | null;
  boxes: AnsweredBox[];
}

export interface ResponseDraft {
  vessel: Vessel | null;
  entries: CustomsReceiptEntry[];
  /** Bills that were named without an answer of their own. */
  unanswered: string[];
}

export function blankResponse(): ResponseDraft {
  return { vessel: null, entries: [], unanswered: [] };
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

const answers = each<Answered, Answer>('ResponseType', () => answerSchema, blankAnswer, (draft, answer, context) => {
  if (isAnswer(answer, context)) draft.answers.push(answer);
});

const documentSchema = new ElementSchema<AnsweredDocument>([text('ID', 'billNo'), answers]);
const blankDocument = (): AnsweredDocument => ({ billNo: null, answers: [] });

const boxSchema = new ElementSchema<AnsweredBox>([
  group('EquipmentIdentification', new ElementSchema<AnsweredBox>([containerId])),
  containerId,
  answers,
]);
const blankBox = (): AnsweredBox => ({ containerNo: null, answers: [] });

/** True for a box with a number; one without is noted. */
function isBox({ containerNo }: AnsweredBox, { log, place }: ElementContext): boolean {
  if (containerNo === null) log.note('missing-field', place, 'EquipmentIdentification/ID');
  return containerNo !== null && containerNo !== '';
}

const cargoSchema = new ElementSchema<AnsweredCargo>([
  each<AnsweredCargo, AnsweredDocument>(
    'TransportContractDocument',
    () => documentSchema,
    blankDocument,
    (draft, document) => draft.documents.push(document),
  ),
  group('AssociatedTransportDocument', new ElementSchema<AnsweredCargo>([text('ID', 'houseBillNo')])),
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

function takeCargo(draft: ResponseDraft, cargo: AnsweredCargo, { log, place }: ElementContext): void {
  const billNo = cargo.documents.find((document) => document.billNo !== null)?.billNo ?? null;
  const ofBill = [...cargo.answers, ...cargo.documents.flatMap((document) => document.answers)];
  const entries = [
    ...ofBill.map((answer) => entryOf(answer, { billNo, houseBillNo: cargo.houseBillNo })),
    ...cargo.boxes.flatMap(({ containerNo, answers: told }) =>
      told.map((answer) => entryOf(answer, { billNo, houseBillNo: cargo.houseBillNo, containerNo })),
    ),
  ];
  if (entries.length === 0) log.note('missing-field', place, 'ResponseType');
  draft.entries.push(...entries);
}

interface Subject {
  readonly billNo?: string | null;
  readonly houseBillNo?: string | null;
  readonly containerNo?: string | null;
}

function entryOf(answer: Answer, { billNo = null, houseBillNo = null, containerNo = null }: Subject): CustomsReceiptEntry {
  const entry = { billNo, containerNo, code: answer.code ?? '', text: answer.text };
  return houseBillNo === null ? entry : { ...entry, houseBillNo };
}

/** Response: answers to bills, containers, both, or (a ResponseType of its own) the whole message. */
export const responseSchema = new ElementSchema<ResponseDraft>([
  passed('FunctionalReferenceID'),
  oneFinished('BorderTransportMeans', 'vessel', () => vesselSchema, blankVessel, finishVessel),
  each<ResponseDraft, AnsweredCargo>(
    'Consignment',
    () => cargoSchema,
    () => ({ documents: [], houseBillNo: null, boxes: [], answers: [] }),
    takeCargo,
  ),
  each<ResponseDraft, AnsweredDocument>(
    'TransportContractDocument',
    () => documentSchema,
    blankDocument,
    (draft, { billNo, answers: told }) => {
      if (told.length === 0 && billNo !== null) draft.unanswered.push(billNo);
      for (const answer of told) draft.entries.push(entryOf(answer, { billNo }));
    },
  ),
  each<ResponseDraft, AnsweredBox>(
    'TransportEquipment',
    () => boxSchema,
    blankBox,
    (draft, box, context) => {
      if (!isBox(box, context)) return;
      for (const answer of box.answers) draft.entries.push(entryOf(answer, { containerNo: box.containerNo }));
    },
  ),
  each<ResponseDraft, Answer>('ResponseType', () => answerSchema, blankAnswer, (draft, answer, context) => {
    if (!isAnswer(answer, context)) return;
    // An answer beside bills that have none of their own is the answer to them.
    const billNos = draft.unanswered.length === 0 ? [null] : draft.unanswered.splice(0);
    for (const billNo of billNos) draft.entries.push(entryOf(answer, { billNo }));
  }),
]);
