/**
 * Guarantee: no customs file makes the reader throw, hang or take memory
 * without bound (E-01 … E-34 as far as XML has them). What is wrong is refused
 * by name, what is right beside it is read.
 */
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { interchangeKey } from '../interchange-key';
import type { CustomsDeclarationMessage, Reading } from '../message';
import { readMessage, readMessageInSteps } from '../read-message';
import { encodeText } from '../syntax/encode-text';
import { wireLimits } from '../syntax/limits';
import { cpuTimeMs } from '../testing/cpu-time';
import { readInTime } from '../testing/read-in-time';

function codes(reading: Reading): string[] {
  return [...new Set(reading.findings.map(({ code }) => code))];
}

function declarations(reading: Reading): CustomsDeclarationMessage[] {
  return reading.messages.filter((message) => message.kind === 'customs-declaration');
}

const first = 'MLTU3102047';
const second = 'MLTU3102113';
const declared = '<?xml version="1.0" encoding="UTF-8"?>';

const answer = '<ResponseType><Code>01</Code></ResponseType>';

function document(inside: string, reference = 'R1', type = 'MT2101', recipient = 'EPORT'): string {
  const head =
    `<Head><MessageID>${reference}</MessageID><FunctionCode>9</FunctionCode><MessageType>${type}</MessageType>` +
    `<SenderID>S</SenderID><ReceiverID>${recipient}</ReceiverID></Head>`;
  return `${declared}<Manifest>${head}<Declaration>${inside}</Declaration></Manifest>`;
}

function box(containerNo: string, inside = ''): string {
  return `<TransportEquipment><EquipmentIdentification><ID>${containerNo}</ID></EquipmentIdentification>${inside}</TransportEquipment>`;
}

function bill(billNo: string, inside = ''): string {
  return `<Consignment><TransportContractDocument><ID>${billNo}</ID></TransportContractDocument>${inside}</Consignment>`;
}

const two = document(bill('B1', box(first)), 'R1') + document(bill('B2', box(second)), 'R2');

interface Expected {
  readonly messages: number;
  readonly refused?: number;
  readonly codes?: readonly string[];
  /** Of the first bill. */
  readonly bill?: Partial<CustomsDeclarationMessage['bills'][number]>;
}

const rows: readonly (readonly [row: string, name: string, input: string | Uint8Array, expected: Expected])[] = [
  ['E-02', 'only a declaration', declared, { messages: 0, refused: 1, codes: ['xml-malformed'] }],
  ['E-07', 'no head', `<Manifest><Declaration>${bill('B1')}</Declaration></Manifest>`, { messages: 1, refused: 0, codes: ['no-head'] }],
  [
    'E-07',
    'the head behind the declaration',
    two.replace(/(<Head>.*?<\/Head>)(<Declaration>.*?<\/Declaration>)/g, '$2$1'),
    { messages: 2, refused: 0, codes: [] },
  ],
  ['E-09', '60,000 unknown elements', document(bill('B1', '<X/>'.repeat(60_000))), { messages: 1, codes: ['unread-element'] }],
  ['E-11', 'an entity that is cut off', document(bill('B1&am')), { messages: 0, refused: 1, codes: ['xml-malformed'] }],
  [
    'E-11',
    'a stray text of 1.5 MB of entities',
    document(bill('B1', `<X>${'&amp;'.repeat(300_000)}</X>`)),
    { messages: 0, refused: 1, codes: ['xml-too-large'] },
  ],
  ['E-12', 'no line break, CRLF and CR', two.replaceAll('><', '>\r\n<').replace('\r\n', '\r'), { messages: 2, codes: [] }],
  [
    'E-14',
    'a message in a message',
    document(two.replaceAll(declared, '')),
    { messages: 0, refused: 1, codes: ['no-rows', 'unread-element'] },
  ],
  [
    'E-15',
    'garbage between',
    two.replace('</Manifest><', '</Manifest>it is a mail<'),
    { messages: 2, refused: 1, codes: ['xml-malformed'] },
  ],
  ['E-15', 'a message that is cut off in front of another', two.slice(0, 400) + two, { messages: 2, refused: 1, codes: ['xml-malformed'] }],
  [
    'E-18',
    'a GB18030 character that is cut off',
    encodeText(document(bill('B1')).replace('UTF-8', 'GB18030'), 'gb18030').subarray(0, -1),
    { messages: 0, refused: 1 },
  ],
  ['E-19', 'NUL, 0x1A and C1', document(bill('B\x00\x1a\u00851')), { messages: 1, codes: [], bill: { billNo: 'B1' } }],
  [
    'E-20',
    'a full-width container number',
    document(bill('B1', box('ＭＬＴＵ３１０２０４７'))),
    { messages: 1, codes: ['full-width'], bill: { containerNos: [first] } },
  ],
  [
    'E-21',
    'a date that is none',
    document(bill('B1', '<LoadingLocation><LoadingDate>20260230</LoadingDate></LoadingLocation>')),
    { messages: 1, codes: ['bad-time'] },
  ],
  [
    'E-21',
    'a date with the code of China behind it',
    document(bill('B1', '<LoadingLocation><LoadingDate>202607110915086</LoadingDate></LoadingLocation>')),
    {
      messages: 1,
      codes: [],
      bill: {
        loading: { code: null, customs: null, name: null, time: { raw: '202607110915086', instantMs: Date.UTC(2026, 6, 11, 1, 15) } },
      },
    },
  ],
  [
    'E-22',
    'bad container numbers',
    document(bill('B1', box('MLTU310204') + box(second.toLowerCase()) + box('MLTU3102048') + '<TransportEquipment/>')),
    {
      messages: 1,
      codes: ['no-iso-number', 'lower-case', 'check-digit', 'missing-field'],
      bill: { containerNos: [second, 'MLTU3102048'] },
    },
  ],
  ...['1e309', '-1', '12,500', '9999999999'].map(
    (told) =>
      [
        'E-23',
        `a weight of ${told}`,
        document(bill('B1', `<TotalGrossMassMeasure>${told}</TotalGrossMassMeasure>`)),
        { messages: 1, codes: ['bad-weight'], bill: { grossWeightKg: null } },
      ] as const,
  ),
  [
    'E-23',
    'a volume and a value that are none',
    document(bill('B1', '<GrossVolumeMeasure>NaN</GrossVolumeMeasure><ValueAmount CurrencyTypeCode="USD">1e9</ValueAmount>')),
    { messages: 1, codes: ['bad-number'], bill: { volumeM3: null, value: null } },
  ],
  ['E-28', 'names in lower case', document('<consignment/>'), { messages: 0, refused: 1, codes: ['no-rows', 'unread-element'] }],
  [
    'E-29',
    'a known element at an illegal place',
    document(bill('B1', '<Head><MessageID>X</MessageID></Head>')),
    { messages: 1, codes: ['unread-element'] },
  ],
  [
    'E-29',
    'a value told twice',
    document(bill('B1', '<CustomsStatusCode>001</CustomsStatusCode><CustomsStatusCode>002</CustomsStatusCode>')),
    { messages: 1, codes: ['duplicate-key'], bill: { customsStatusCode: '001' } },
  ],
  ['E-30', 'a bill without a number', document(bill('') + bill('B1')), { messages: 1, codes: ['missing-field'], bill: { billNo: 'B1' } }],
  [
    'E-30',
    'a bill number of 500 characters',
    document(bill('A'.repeat(500)) + bill('B1')),
    { messages: 1, codes: ['too-long'], bill: { billNo: 'B1' } },
  ],
  ['E-31', 'a message type nobody knows', document(bill('B1'), 'R1', 'MT7777'), { messages: 1, codes: [] }],
  ['E-31', 'a message type that is none', document(bill('B1'), 'R1', 'FOO'), { messages: 0, refused: 1, codes: ['unsupported-message'] }],
  ['E-32', 'a bill number with blanks', document(bill(' \t B1 \n')), { messages: 1, codes: [], bill: { billNo: 'B1' } }],
];

describe('GACC XML', () => {
  it.each(rows)('%s %s', (_row, _name, input, expected) => {
    const reading = readInTime(input);
    expect(reading).toMatchObject({
      messages: { length: expected.messages },
      ...(expected.refused === undefined ? {} : { refusedCount: expected.refused }),
    });
    expect(codes(reading)).toEqual(expected.codes ?? codes(reading));
    expect(declarations(reading)[0]?.bills[0] ?? {}).toMatchObject(expected.bill ?? {});
  });

  it('E-24 one MessageID with two contents has one key', () => {
    const key = interchangeKey(readInTime(document(bill('B1'))));
    expect(interchangeKey(readInTime(document(bill('B2'))))).toBe(key);
    expect(interchangeKey(readInTime(document(bill('B1'), 'R2')))).not.toBe(key);
  });

  it('E-33 a message for somebody else names its recipient', () => {
    expect(readInTime(document(bill('B1'), 'R1', 'MT2101', 'OTHER')).interchanges).toMatchObject([{ recipient: 'OTHER' }]);
  });

  it('E-34 a file that is still being written gives whole messages or none', () => {
    const bytes = Buffer.from(two);
    const whole = readMessage(bytes).messages;
    for (let end = 0; end <= bytes.length; end++) {
      const part = readMessage(bytes.subarray(0, end));
      expect(part.messages).toEqual(whole.slice(0, part.messages.length));
    }
  });
});

describe('E-25 size', () => {
  it('E-08 refuses a text of 50 MB that does not end', () => {
    expect(readMessage(Buffer.from(`${declared}<Manifest><Head><MessageID>${'A'.repeat(50_000_000)}`))).toMatchObject({
      messages: [],
      refusedCount: 1,
    });
  });

  it.each([
    ['in one piece', (text: string) => text],
    ['around a comment', (text: string) => `${text}<!-- -->${text}`],
  ])('keeps no text that is longer than any field, %s', (_, place) => {
    const person = `<RepresentativePerson><Name>${place('A'.repeat(20_000))}</Name></RepresentativePerson>`;
    const reading = readMessage(Buffer.from(document(person + bill('B1', box(first)))));
    expect(reading).toMatchObject({ messages: [{ representative: null }], findings: [{ code: 'too-long' }] });
  });

  it.each([
    ['in one entry', `<Response><Consignment>${answer.repeat(200_000)}</Consignment></Response>`],
    ['in a second Response', `<Response>${answer}</Response><Response>${answer.repeat(200_000)}</Response>`],
  ])('refuses 200,000 answers %s, and reads what follows', (_, responses) => {
    const receipt = (inside: string): string => `${declared}<Manifest><Head><MessageType>MT2101</MessageType></Head>${inside}</Manifest>`;
    const reading = readMessage(Buffer.from(receipt(responses) + receipt(`<Response>${answer}</Response>`)));
    expect(reading).toMatchObject({
      messages: [{ entries: [{ code: '01' }] }],
      refusedCount: 1,
      findings: [{ code: 'too-many-messages' }],
    });
  });

  it('stays linear on a Body behind many entries, over and over', () => {
    const text = `<Message><Head><MessageType>MT9801</MessageType></Head><Body>${'<List></List>'.repeat(100_000)}</Body>${'<Body></Body>'.repeat(100_000)}</Message>`;
    const tookMs = cpuTimeMs(() => readMessage(Buffer.from(text)));
    expect(tookMs).toBeLessThan(5000);
  });

  it('reads a declaration of 9,999 bills, in steps, without a remark', () => {
    const items =
      '<ConsignmentItem><SequenceNumeric>1</SequenceNumeric><Commodity><CargoDescription>货</CargoDescription></Commodity></ConsignmentItem>';
    const bills = Array.from({ length: 9_999 }, (_, index) =>
      bill(`NGB${index}`, box(first, '<FullnessCode>8</FullnessCode>') + items.repeat(5)),
    );
    const bytes = Buffer.from(document(bills.join('')));
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    let stepCount = 0;
    const steps = readMessageInSteps(bytes);
    let step = steps.next();
    for (; !step.done; step = steps.next()) stepCount++;
    expect(step.value).toMatchObject({ refusedCount: 0, findings: [] });
    expect(declarations(step.value)[0]?.bills).toHaveLength(9_999);
    expect(stepCount).toBeGreaterThan(bytes.length / 300_000);
    expect((process.memoryUsage().rss - before) / 1_048_576).toBeLessThanOrEqual(150);
  });

  it('refuses a document with more records than any declaration has', () => {
    const bytes = Buffer.from(document(bill('B1', '<ConsignmentItem/>'.repeat(wireLimits.maxXmlRecords))));
    expect(readMessage(bytes)).toMatchObject({ messages: [], refusedCount: 1, findings: [{ code: 'xml-too-large' }] });
  });

  it.each([
    '<',
    '<a>',
    '</a>',
    '<a/>',
    '<!--',
    '<a><!--',
    '<?',
    '<?xml ',
    '<?xml ?>',
    '<?xml ?><a><![CDATA[',
    '<?xml ?><a b="',
    "<a b='",
    '&',
    '&amp',
    'H4sI',
    '<a>H4sI',
    'A=\n',
    '<?xml ?><a>\n\n',
  ])('stays linear on a file of nothing but %s', (unit) => {
    const bytes = Buffer.alloc(2_000_000, unit);
    const tookMs = cpuTimeMs(() => {
      readMessage(bytes);
      readMessage(Buffer.concat([Buffer.from(`${declared}<Manifest>`), bytes]));
      readMessage(Buffer.concat([Buffer.from('H4sIAAAAAAAAA7MBAACEMbcrAgAAAAAA'), bytes]));
    });
    expect(tookMs).toBeLessThan(5000);
  });
});

describe('wrapped messages', () => {
  const message = document(bill('B1', box(first)));
  const packed = gzipSync(message).toString('base64');
  const wrapped = (inside: string): string => `<MFTMessage><MFTHead><PlatId>1</PlatId></MFTHead><MFTData>${inside}</MFTData></MFTMessage>`;
  const expected = readMessage(Buffer.from(message)).messages;

  it.each([
    ['as it is', wrapped(message.replace(declared, ''))],
    ['as text', wrapped(message.replaceAll('<', '&lt;'))],
    ['in a character section', wrapped(`<![CDATA[${message}]]>`)],
    ['in base64', wrapped(Buffer.from(message).toString('base64'))],
    ['in gzip and base64', wrapped(packed)],
    ['in gzip and base64 in lines', wrapped(packed.replace(/.{76}/g, '$&\r\n'))],
    ['in gzip and base64 in a character section', wrapped(`<![CDATA[${packed}]]>`)],
    ['in another element', `<Envelope><Payload>${packed}</Payload></Envelope>`],
    ['in an element further down', `<Envelope><A><B n="1"><Payload>${packed}</Payload></B></A></Envelope>`],
    ['as a whole in gzip', gzipSync(message)],
    ['as a whole in base64', Buffer.from(message).toString('base64')],
    ['as a whole in gzip and base64', packed],
    ['wrapping and all in gzip and base64', gzipSync(wrapped(packed)).toString('base64')],
    ['in GB18030', gzipSync(encodeText(message.replace('UTF-8', 'GB18030'), 'gb18030'))],
    ['in UTF-16', gzipSync(Buffer.from(`\ufeff${message}`, 'utf16le'))],
    ['with a byte-order mark', gzipSync(`\ufeff${message}`).toString('base64')],
  ])('%s', (_, input) => {
    const reading = readInTime(input);
    expect(reading).toMatchObject({ format: 'gacc-xml', refusedCount: 0 });
    expect(reading.messages).toEqual(expected);
  });

  it.each([
    ['a gzip file of something else', gzipSync('not a message'), 'compressed-input'],
    ['a gzip file of EDIFACT', gzipSync("UNH+1+CODECO:D:95B:UN'"), 'compressed-input'],
    ['a web page', '<!DOCTYPE html><html><body>502 Bad Gateway</body></html>', 'web-page'],
    ['a web page without a document type', '\r\n<HTML lang="zh"><title>x</title>', 'web-page'],
    ['a web page that is XML', '<?xml version="1.0"?>\n<!doctype HTML PUBLIC "-//W3C//DTD XHTML 1.0"><html/>', 'web-page'],
  ])('%s is not called a customs message', (_, input, code) => {
    expect(readInTime(input)).toMatchObject({ format: 'unknown', messages: [], refusedCount: 1, findings: [{ severity: 'error', code }] });
  });

  it.each([
    ['base64 of something else in gzip', gzipSync('not a message').toString('base64'), 'bad-wrapping'],
    ['gzip that is cut off', gzipSync(message).subarray(0, 200), 'bad-wrapping'],
    ['gzip with a wrong check sum', flipped(gzipSync(message)), 'bad-wrapping'],
    ['base64 with other characters', `${packed.slice(0, 100)}*${packed.slice(100)}`, 'bad-wrapping'],
    [
      'a wrapping in a wrapping in a wrapping in a wrapping',
      gzipSync(wrapped(gzipSync(wrapped(gzipSync(wrapped(packed)).toString('base64'))).toString('base64'))),
      'bad-wrapping',
    ],
    ['a DTD in it', gzipSync(`<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]>${message.replace(declared, '')}`), 'xml-doctype'],
  ])('refuses %s', (_, input, code) => {
    expect(readInTime(input)).toMatchObject({ messages: [], refusedCount: 1, findings: [{ severity: 'error', code }] });
  });

  it.each([
    ['a gzip bomb', gzipSync(Buffer.alloc(64_000_000, ' '))],
    ['a gzip bomb of base64', gzipSync(Buffer.alloc(64_000_000, ' ')).toString('base64')],
    ['a gzip bomb in an element', wrapped(gzipSync(Buffer.alloc(64_000_000, ' ')).toString('base64'))],
    ['more than one reading may unpack', `<a>${`<b>${gzipSync(Buffer.alloc(1_000_000, ' ')).toString('base64')}</b>`.repeat(70)}</a>`],
  ])('refuses %s', (_, input) => {
    const bytes = typeof input === 'string' ? Buffer.from(input) : input;
    let reading = readMessage(bytes);
    const tookMs = cpuTimeMs(() => (reading = readMessage(bytes)));
    expect(codes(reading)).toContain('inflated-too-large');
    expect(reading.messages).toEqual([]);
    expect(tookMs).toBeLessThan(1000);
  });
});

/** The last byte of the check sum is another one. */
function flipped(bytes: Buffer): Buffer {
  const at = bytes.length - 8;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}
