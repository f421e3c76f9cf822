import fc from 'fast-check';
import { applicationFault, syntaxFault } from '../edifact/receipts/syntax-faults';
import type { AcknowledgementMessage, AnsweredMessage, ReceiptFault } from '../message';
import { anyFunction, orNull, text, time } from './arbitrary-parts';

/** Random receipts as CONTRL and APERAK can carry them. */

const verdict = fc.constantFrom('rejected' as const, 'acknowledged' as const, 'received' as const, null);
const syntaxCode = fc.constantFrom('2', '7', '12', '13', '26', '29', '999');
const position = fc.integer({ min: 1, max: 99 });
const serviceTag = fc.constantFrom('UNB', 'UNZ', 'UNH', 'UNT');

const envelopeFault = fc
  .tuple(syntaxCode, serviceTag, orNull(position))
  .map(([code, tag, element]) => syntaxFault(code, { serviceTag: tag, element }));
const segmentFault = fc.tuple(orNull(syntaxCode), position).map(([code, segment]) => syntaxFault(code, { segment }));
const elementFault = fc
  .tuple(syntaxCode, fc.integer({ min: 1, max: 3 }), position, orNull(position))
  .map(([code, segment, element, component]) => syntaxFault(code, { segment, element, component }));

/** UCI and UCM have room for one fault of their own, which comes first. */
const ownFault: fc.Arbitrary<ReceiptFault[]> = orNull(envelopeFault).map((fault) => (fault ? [fault] : []));

const answered: fc.Arbitrary<AnsweredMessage> = fc
  .record({
    reference: orNull(text(14)),
    identifier: fc.constantFrom([], ['CODECO', 'D', '95B', 'UN', 'SMDG16'], ['IFTMIN', 'D', '99B', 'UN']),
    verdict,
    own: ownFault,
    faults: fc.array(fc.oneof(segmentFault, elementFault), { maxLength: 4 }),
  })
  .map(({ own, faults, ...told }) => ({ ...told, faults: [...own, ...faults] }));

export const syntaxReceipt: fc.Arbitrary<AcknowledgementMessage> = fc
  .record({
    interchange: fc.record({
      controlReference: orNull(text(14)),
      sender: orNull(text(20)),
      recipient: orNull(text(20)),
      senderQualifier: orNull(fc.constantFrom('ZZZ', '14')),
      recipientQualifier: orNull(fc.constantFrom('ZZZ', '14')),
    }),
    verdict,
    faults: ownFault,
    messages: fc.array(answered, { maxLength: 4 }),
  })
  .map((told) => ({
    kind: 'acknowledgement',
    type: 'CONTRL',
    reference: '1',
    function: 'original',
    prepared: null,
    vessel: null,
    references: [],
    ...told,
  }));

const references = fc.array(fc.record({ qualifier: fc.constantFrom('BN', 'BM', 'AAQ', 'VGR'), number: text(20) }), { maxLength: 2 });

const contentFault = fc
  .record({ code: orNull(text(8)), text: orNull(text(60)), references })
  .map(({ code, ...told }) => applicationFault(code, told));

export const contentReceipt: fc.Arbitrary<AcknowledgementMessage> = fc
  .record({
    reference: text(20),
    function: anyFunction,
    prepared: orNull(time(12, 14)),
    verdict: fc.constantFrom('rejected' as const, 'acknowledged' as const, 'received' as const),
    answers: orNull(text(20)),
    faults: fc.array(contentFault, { maxLength: 4 }),
    references,
  })
  .map(({ answers, faults, ...told }) => ({
    kind: 'acknowledgement',
    type: 'APERAK',
    vessel: null,
    interchange: null,
    ...told,
    faults: [],
    messages: [{ reference: answers, identifier: [], verdict: told.verdict, faults }],
  }));
