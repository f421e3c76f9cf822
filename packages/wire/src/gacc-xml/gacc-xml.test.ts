/**
 * Guarantee: customs receipts and declarations are read from XML that was
 * written by anybody, and no XML makes the reader resolve, fetch or expand
 * anything.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Reading } from '../message';
import { interchangeKey } from '../interchange-key';
import { readMessage } from '../read-message';
import { encodeText } from '../syntax/encode-text';

function sample(name: string): string {
  return readFileSync(new URL(`./samples/${name}`, import.meta.url), 'utf8');
}

function read(text: string): Reading {
  return readMessage(Buffer.from(text));
}

function codes(reading: Reading): string[] {
  return reading.findings.map(({ code }) => code);
}

/** A receipt with the given Response content. */
function receipt(inside: string, head = '<MessageType>MT2101</MessageType>'): string {
  return `<Manifest><Head>${head}</Head><Response>${inside}</Response></Manifest>`;
}

const answered = '<ResponseType><Code>01</Code></ResponseType>';

/** A container that an answer names. */
function named(containerNo: string): string {
  return `<TransportEquipment><EquipmentIdentification><ID>${containerNo}</ID></EquipmentIdentification></TransportEquipment>`;
}

describe('receipts', () => {
  const reading = read(sample('receipts.xml'));
  const [preManifest, arrival] = reading.messages.filter((message) => message.kind === 'customs-receipt');

  it('reads the answer to every bill of a pre-manifest', () => {
    expect(preManifest).toEqual({
      kind: 'customs-receipt',
      type: 'MT2101',
      reference: 'CN_MT2101_1p0_3104_20260710163001123',
      function: 'original',
      prepared: { raw: '20260710163001123', instantMs: Date.UTC(2026, 6, 10, 8, 30, 1, 123) },
      vessel: { name: null, code: 'UN9000001', scheme: 'un', voyage: '0712E', direction: null },
      about: '2101',
      entries: [
        { billNo: 'NGBML2607001', containerNo: null, code: '01', text: '接受申报 & 已入库' },
        { billNo: 'NGBML2607002', containerNo: null, code: '03', text: '退单：件数 < 1' },
      ],
    });
  });

  it('reads the answer per container of an arrival report and names the bad one as sent', () => {
    expect(arrival).toMatchObject({
      about: '3101',
      entries: [
        { billNo: null, containerNo: 'MLTU3102047', code: '01', text: '运抵正常 你' },
        { billNo: null, containerNo: null, equipmentNo: expect.any(String), code: '01' },
      ],
    });
    expect(codes(reading)).toEqual(['missing-field', 'no-iso-number']);
    expect(reading.refusedCount).toBe(0);
  });

  it('tells the two messages of the file apart by their envelopes', () => {
    expect(reading.interchanges).toHaveLength(2);
    expect(interchangeKey(reading)).toContain('3104|3104MLFWD0001|CN_MT3101_1p0_3104_20260711092001456');
  });

  it.each([
    [
      'the answer inside the document',
      '<TransportContractDocument><ID>B1</ID><ResponseType><Code>01</Code></ResponseType></TransportContractDocument>',
      [{ billNo: 'B1', containerNo: null, code: '01', text: null }],
    ],
    [
      'one answer beside two documents',
      '<TransportContractDocument><ID>B1</ID></TransportContractDocument><TransportContractDocument><ID>B2</ID>' +
        '</TransportContractDocument><ResponseType><Code>03</Code><Text>X</Text></ResponseType>',
      [
        { billNo: 'B1', containerNo: null, code: '03', text: 'X' },
        { billNo: 'B2', containerNo: null, code: '03', text: 'X' },
      ],
    ],
    [
      'an answer to the message alone',
      '<ResponseType><Code>01</Code></ResponseType>',
      [{ billNo: null, containerNo: null, code: '01', text: null }],
    ],
    [
      'a container under a bill, names with a prefix',
      '<m:Consignment xmlns:m="u"><m:TransportContractDocument><m:ID>B1</m:ID></m:TransportContractDocument>' +
        '<m:TransportEquipment><m:EquipmentIdentification><m:ID>MLTU3102047</m:ID></m:EquipmentIdentification>' +
        '<m:ResponseType><m:Code>01</m:Code></m:ResponseType></m:TransportEquipment></m:Consignment>',
      [{ billNo: 'B1', containerNo: 'MLTU3102047', code: '01', text: null }],
    ],
    [
      'one answer beside two containers',
      `${named('MLTU3102047')}${named('MLTU3102113')}<ResponseType><Code>01</Code></ResponseType>`,
      [
        { billNo: null, containerNo: 'MLTU3102047', code: '01', text: null },
        { billNo: null, containerNo: 'MLTU3102113', code: '01', text: null },
      ],
    ],
    [
      'two bills of one entry, each with its answer',
      '<Consignment><TransportContractDocument><ID>B1</ID><ResponseType><Code>01</Code></ResponseType></TransportContractDocument>' +
        '<TransportContractDocument><ID>B2</ID><ResponseType><Code>03</Code></ResponseType></TransportContractDocument></Consignment>',
      [
        { billNo: 'B1', containerNo: null, code: '01', text: null },
        { billNo: 'B2', containerNo: null, code: '03', text: null },
      ],
    ],
  ])('accepts %s', (_, inside, entries) => {
    expect(read(receipt(inside))).toMatchObject({ messages: [{ entries }], findings: [] });
  });

  it.each([
    ['a bill behind the answer', `${answered}<TransportContractDocument><ID>B1</ID></TransportContractDocument>`, 'B1'],
    [
      'a container of an answered bill',
      `<Consignment><TransportContractDocument><ID>B1</ID></TransportContractDocument>${named('MLTU3102047')}${answered}</Consignment>`,
      'MLTU3102047',
    ],
  ])('names %s that has no answer', (_, inside, name) => {
    const [finding, ...more] = read(receipt(inside)).findings;
    expect(finding).toMatchObject({ code: 'empty-segment', severity: 'warning' });
    expect(finding?.en).toContain(name);
    expect(more).toEqual([]);
  });
});

describe('declarations', () => {
  it('reads bills and boxes of a pre-manifest and boxes of an arrival report', () => {
    const reading = read(sample('declarations.xml'));
    expect(reading.messages).toMatchObject([
      {
        kind: 'customs-declaration',
        about: '2101',
        bills: [
          {
            billNo: 'NGBML2607001',
            houseBillNo: 'MLHB0001',
            packages: 120,
            grossWeightKg: 5200.5,
            containerNos: ['MLTU3102047'],
          },
        ],
        containerNos: [],
      },
      { about: '3101', function: 'add', bills: [], containerNos: ['MLTU3102047', 'MLTU3102113'] },
    ]);
    expect(codes(reading)).toEqual(['missing-field']);
  });

  it('reads a local vessel schedule once per voyage', () => {
    expect(read(sample('vessel-schedule.xml')).messages).toMatchObject([
      {
        kind: 'vessel-plan',
        calls: [
          {
            vessel: { voyage: '0711W', direction: 'import', scheme: 'fc' },
            chineseName: '演示江',
            ata: null,
          },
          { vessel: { voyage: '0711E', direction: 'export' }, etd: { raw: '20260711200000' } },
        ],
      },
    ]);
  });

  it('unwraps the message of the single-window client', () => {
    const inner = receipt('<ResponseType><Code>01</Code></ResponseType>');
    const wrapped = `<MFTMessage><MFTHead><PlatId>1</PlatId></MFTHead><MFTData>${inner}</MFTData></MFTMessage>`;
    expect(read(wrapped).messages).toHaveLength(1);
  });
});

describe('encodings', () => {
  const text = sample('receipts.xml');
  const expected = read(text).messages;
  // Two documents in one file share one encoding, so only the declarations differ.
  const declared = (encoding: string): string => text.replaceAll('UTF-8', encoding);

  it.each([
    ['GB18030', encodeText(declared('GB18030'), 'gb18030'), []],
    ['GBK', encodeText(declared('GBK'), 'gb18030'), []],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`), []],
    ['UTF-16 little endian', Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le'), ['transcoded']],
    ['UTF-16 big endian', Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le').swap16(), ['transcoded']],
    ['GB18030 that says UTF-8', encodeText(text, 'gb18030'), ['charset-differs']],
    ['UTF-8 that says GB2312', Buffer.from(declared('GB2312')), ['charset-differs']],
  ])('reads %s', (_, bytes, noted) => {
    const reading = readMessage(bytes);
    expect(reading.messages).toEqual(expected);
    expect(codes(reading)).toEqual([...noted, 'missing-field', 'no-iso-number']);
  });

  it('refuses an encoding it does not read', () => {
    const bytes = encodeText('<?xml version="1.0" encoding="EBCDIC-CP-US"?><a>\u00e9</a>', 'latin1');
    expect(readMessage(bytes)).toMatchObject({ refusedCount: 1, findings: [{ code: 'xml-encoding' }] });
  });
});

describe('U-06 hostile XML is refused as a whole', () => {
  const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');

  it.each([
    ['entity expansion', `<!DOCTYPE a [<!ENTITY l0 "ha">${laughs}]>${receipt('<X>&l9;</X>')}`, 'xml-doctype'],
    ['external entity', `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]>${receipt('<X>&x;</X>')}`, 'xml-doctype'],
    ['external DTD', `<!DOCTYPE a SYSTEM "http://127.0.0.1/a.dtd">${receipt(answered)}`, 'xml-doctype'],
    ['a declaration inside', receipt('<!ENTITY x "y">'), 'xml-doctype'],
    ['an undeclared entity', receipt('<X>&nbsp;</X>'), 'xml-malformed'],
    ['a reference to NUL', receipt('<X>&#0;</X>'), 'xml-malformed'],
    ['a reference to a surrogate', receipt('<X>&#xD800;</X>'), 'xml-malformed'],
    ['a reference beyond Unicode', receipt('<X>&#x110000;</X>'), 'xml-malformed'],
    ['100,000 levels', '<a>'.repeat(100_000), 'xml-too-deep'],
    ['100 attributes', `<a ${Array.from({ length: 100 }, (_, i) => `a${i}=""`).join(' ')}/>`, 'xml-malformed'],
    ['an attribute without end', `<a b="${'x'.repeat(100_000)}`, 'xml-malformed'],
    ['a name of 1 MB', `<${'a'.repeat(1_000_000)}>`, 'xml-malformed'],
    ['crossed elements', '<a><b></a></b>', 'xml-malformed'],
    ['text without element', 'x<a/>'.slice(1) + 'tail', 'unsupported-message'],
    ['nothing but a declaration', '<?xml version="1.0"?>', 'xml-malformed'],
    ['an unknown document', '<svg/>', 'unsupported-message'],
    ['a receipt that answers nothing', receipt(''), 'no-rows'],
  ])('%s', (_, text, code) => {
    const reading = read(text);
    expect(reading.messages).toEqual([]);
    expect(reading.refusedCount).toBeGreaterThan(0);
    expect(reading.findings[0]).toMatchObject({ severity: 'error', code });
  });

  it.runIf(process.env['LONG'])('5,000,001 elements', () => {
    expect(read(`<a>${'<b/>'.repeat(5_000_000)}</a>`)).toMatchObject({ messages: [], findings: [{ code: 'xml-too-large' }] });
  });

  it('reads the document behind a refused one', () => {
    const reading = read(`<?xml version="1.0"?><a><b></a>\n<?xml version="1.0"?>${receipt(answered)}`);
    expect(reading).toMatchObject({ refusedCount: 1, messages: [{ kind: 'customs-receipt' }] });
  });
});
