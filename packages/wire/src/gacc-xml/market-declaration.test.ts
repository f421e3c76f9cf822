// Guarantee: what is written of a declaration is read again as it was, whatever signs its texts have, and what is none is none.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMarketDeclaration, writeMarketDeclaration, type MarketMessage } from './market-declaration';

const text = fc.option(
  fc.string({ unit: fc.constantFrom('a', '9', '<', '&', '"', "'", '>', '杯', ']', '-'), minLength: 1, maxLength: 8 }),
  { nil: null },
);
const record = <K extends string>(...names: K[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, text]))) as unknown as fc.Arbitrary<Record<K, string | null>>;
const message: fc.Arbitrary<MarketMessage> = fc
  .tuple(
    record('messageType', 'sender', 'recipient', 'operation'),
    record('exitPort', 'declaredDay', 'trader', 'owner', 'agent', 'transportMode', 'transportName', 'voyageNo', 'billNo', 'tradeMode'),
    record('tradeCountry', 'destinationPort', 'packages', 'grossWeight', 'netWeight'),
    fc.array(record('containerNo', 'sizeType'), { maxLength: 3 }),
    fc.array(
      record('lineNo', 'tariffCode', 'tariffSuffix', 'name', 'quantity', 'unit', 'price', 'currency', 'total', 'originCountry', 'merchant'),
      { maxLength: 4 },
    ),
  )
  .map(([head, first, second, boxes, goods]) => ({
    ...head,
    messageId: '26112800000000',
    declaration: { packingNo: 'YW2611280001', ...first, ...second, boxes, goods },
  }));

test('a declaration of market procurement is read as it was written', () => {
  fc.assert(
    fc.property(message, (told) => {
      expect(readMarketDeclaration(writeMarketDeclaration(told))).toEqual(told);
    }),
    { numRuns: 100 },
  );
});

test.each([
  '',
  'x',
  '<SubjectInfo>',
  '<a/>',
  '<Manifest><Head><MessageId>1</MessageId></Head></Manifest>',
  '<!DOCTYPE a [<!ENTITY b "c">]><SubjectInfo>&b;</SubjectInfo>',
])('what is no declaration is none: %s', (input) => {
  expect(readMarketDeclaration(Buffer.from(input))).toBeNull();
});
