/**
 * Guarantee: receipts of partners (CONTRL, APERAK) are read down to the faulty
 * element, with the words of its code, and ours come back as they were written.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../read-message';
import { contentReceipt, syntaxReceipt } from '../../testing/arbitrary-receipts';
import { roundTrip } from '../../testing/round-trip';
import { writeAperak } from '../aperak/write-aperak';
import { writeContrl } from '../contrl/write-contrl';
import { syntaxFault } from './syntax-faults';

const envelope = {
  sender: 'MASTLIGHT',
  recipient: 'BLCT3',
  controlReference: 'C1',
  preparedMs: Date.UTC(2026, 6, 11),
  level: 'UNOY',
} as const;

const reading = readMessage(readFileSync(new URL('../samples/contrl-aperak.edi', import.meta.url)));
const [partly, duplicate, refusal, acceptance] = reading.messages.filter((message) => message.kind === 'acknowledgement');

describe('CONTRL', () => {
  it('names the interchange, every message and every faulty segment and element', () => {
    expect(partly).toMatchObject({
      interchange: { controlReference: 'ML26071109150001', sender: 'MASTLIGHT', recipient: 'BLCT3' },
      verdict: 'acknowledged',
      faults: [],
    });
    expect(partly?.messages).toEqual([
      {
        reference: '1',
        identifier: ['CODECO', 'D', '95B', 'UN', 'SMDG16'],
        verdict: 'acknowledged',
        faults: [],
      },
      {
        reference: '2',
        identifier: ['CODECO', 'D', '00B', 'UN'],
        verdict: 'rejected',
        faults: [
          syntaxFault('12', { segment: 4, element: 3, component: 1 }),
          syntaxFault('13', { segment: 4, element: 6 }),
          syntaxFault('15', { segment: 9 }),
          syntaxFault(null, { segment: 11 }),
        ],
      },
      {
        reference: '3',
        identifier: ['CODECO', 'D', '95B', 'UN'],
        verdict: 'rejected',
        faults: [syntaxFault('29', { serviceTag: 'UNT', element: 2 })],
      },
    ]);
  });

  it('has words for the codes, and none for codes that do not exist', () => {
    expect(duplicate).toMatchObject({
      verdict: 'rejected',
      faults: [{ code: '26', zh: '重复', en: 'Duplicate detected', serviceTag: 'UNB', element: 5 }],
    });
    expect(syntaxFault('999')).toMatchObject({ code: '999', zh: null, en: null });
    expect(syntaxFault('constructor')).toMatchObject({ zh: null, en: null });
  });

  it('is refused when it does not say which interchange it answers; an unknown action is named', () => {
    expect(reading.findings.map(({ code }) => code)).toEqual(['unknown-code', 'missing-field']);
    expect(reading.refusedCount).toBe(1);
  });

  roundTrip('read(write(message)) is the message', syntaxReceipt, (message) => writeContrl([message], envelope));
});

describe('APERAK', () => {
  it('names the document answered, and per fault its code, words and references', () => {
    expect(refusal).toMatchObject({
      reference: 'AK260711001',
      prepared: { raw: '202607110931' },
      verdict: 'rejected',
      interchange: null,
      references: [{ qualifier: 'BN', number: 'SO2607001' }],
      messages: [
        {
          reference: 'VG260712001',
          verdict: 'rejected',
          faults: [
            {
              code: 'V07',
              text: 'VGM ABOVE MAXIMUM GROSS MASS OF THE CONTAINER',
              references: [{ qualifier: 'AAQ', number: 'MLTU3102047' }],
            },
            { code: 'V09', text: null, references: [] },
          ],
        },
      ],
    });
  });

  it('takes the verdict from 4343, else 1225, else the faults, else the name of the document', () => {
    expect(acceptance).toMatchObject({ verdict: 'acknowledged', function: 'original', reference: 'AK260711002' });
    const read = (...segments: string[]): unknown => {
      const all = ['UNH+1+APERAK:D:96A:UN', ...segments];
      const bytes = Buffer.from([...all, `UNT+${all.length + 1}+1'`].join("'"));
      return readMessage(bytes).messages.map((message) => message.kind === 'acknowledgement' && message.verdict);
    };
    expect(read('BGM+312+A+9+AB', 'ERC+1')).toEqual(['received']);
    expect(read('BGM+312+A+27')).toEqual(['rejected']);
    expect(read('BGM+312+A+9', 'ERC+1')).toEqual(['rejected']);
    expect(read('BGM+313+A+9')).toEqual(['rejected']);
    expect(read('BGM+312+A+9')).toEqual(['acknowledged']);
    expect(read('RFF+ACW:A')).toEqual([]);
  });

  roundTrip('read(write(message)) is the message', contentReceipt, (message) => writeAperak([message], envelope));
});
