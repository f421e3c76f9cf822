/**
 * Guarantee: a customs response says what it answers, the status given, and
 * every error with its place, codes and words.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../read-message';

describe('CUSRES', () => {
  const reading = readMessage(readFileSync(new URL('../samples/cusres-response.edi', import.meta.url)));

  it('reads status, references with their times, papers and packages', () => {
    expect(reading.findings).toEqual([]);
    expect(reading.messages[0]).toMatchObject({
      kind: 'customs-response',
      reference: 'CS260812001',
      documentName: '962',
      functionCode: '11',
      function: 'original',
      billNos: ['NGBML2607001'],
      references: [
        { qualifier: 'BM', times: [{ qualifier: '148', time: { raw: '202608120711' } }] },
        { qualifier: 'ABT', number: 'DE26DEMO0001' },
      ],
      statuses: [{ code: '6', text: 'ACCEPTED' }],
      vessel: { name: 'TIDE LANTERN' },
      documents: [{ code: '961', number: 'CR260812001', times: [{ qualifier: '137' }] }],
      packages: [{ count: 300, code: 'CT' }],
      errors: [],
    });
  });

  it('reads errors with their point, several codes, words and references', () => {
    expect(reading.messages[1]).toMatchObject({
      documentName: '963',
      functionCode: '27',
      answerCode: 'RE',
      remarks: [],
      errors: [
        {
          point: ['2', '3', '1'],
          errorCodes: ['E042', 'E043'],
          remarks: [{ qualifier: 'AAO', text: 'CONSIGNEE ADDRESS IS MISSING' }],
          references: [{ qualifier: 'BM', number: 'NGBML2607009' }],
        },
        { point: ['2', '5'], errorCodes: ['E050'], remarks: [] },
      ],
    });
  });

  it('reads an error without a point as one of the whole message', () => {
    expect(reading.messages[2]).toMatchObject({
      functionCode: null,
      errors: [{ point: [], errorCodes: ['E001'], remarks: [{ text: 'FILE NOT PROCESSED' }] }],
    });
  });
});
