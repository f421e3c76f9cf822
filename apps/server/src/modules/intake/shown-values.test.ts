// Guarantee: whoever merely follows a bill reads no party, contact or goods of
// it, in no format and wherever a sender puts them (A7), and still reads what
// tracking is about: bill, box, ship, times, codes, weights.
import { readerOf } from '@mastlight/wire/format-readers';
import { markers, samplesOf, shownMarkers } from '@mastlight/wire/testing/planted-secrets';
import { describe, expect, it } from 'vitest';
import { maskForFollower, type OwnNumbers } from './shown-values';

/** Whoever follows the bills of the samples. */
const own: OwnNumbers = {
  isBill: (value) => /^(?:NGBML260\d{4}|MLHB0011)$/.test(value),
  isContainer: (value) => /^ML[TR]U\d{7}$/.test(value),
};

function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** What a follower reads of a text that is all his. */
function mask(format: string, text: string, numbers = own): string {
  const excerpt = readerOf(format)?.excerpt;
  // With other separators it would not be cut at all.
  const message = excerpt?.kind === 'text' ? (excerpt.open(text) ?? excerpt.open('')) : null;
  return finish(message!.openMask(maskForFollower(numbers)).take(text));
}

/** What a follower reads of a row of his. */
function maskRow(format: string, row: unknown): unknown {
  const excerpt = readerOf(format)?.excerpt;
  if (excerpt?.kind !== 'rows') throw new Error(format);
  const onlooker = { values: maskForFollower(own), isOwn: () => true, omitted: String };
  const [shown] = JSON.parse(finish(excerpt.show(JSON.stringify([row]), onlooker))!.text) as unknown[];
  return shown;
}

const rowFormats = ['ningbo-rows', 'port-rows', 'dcsa-events'];

/** Contacts are known by their look and reach nobody, in whatever field they stand. */
const contacts = [
  '13812345678',
  '+86 138 1234 5678',
  'secret.person@example.com',
  '0574-87654321',
  '(0574) 87654321',
  '110101199003071234',
  '91330200MA2AAAAA0X',
];

describe('A7: values of a message', () => {
  it.each([
    ['flat-cn', '.txt', /(?<=:)[^:'\r\n]*(?=[:'])/g],
    ['edifact', '.edi', /(?<=[+:])[^+:'\r\n]*(?=[+:'])/g],
    ['gacc-xml', '.xml', /(?<=[\w"]>)[^<>]*(?=<)/g],
  ] as const)('%s: a contact is shown in no field at all', (format, ending, field) => {
    for (const contact of contacts) {
      for (const [file, text] of samplesOf(format, ending)) {
        const sent = (format === 'gacc-xml' ? text : text.replace(/\?./g, 'X')).replace(field, () =>
          contact.replace('+', format === 'edifact' ? '' : '+'),
        );
        const shown = mask(format, sent);
        expect([file, contact, shown.includes(contact.replace('+', format === 'edifact' ? '' : '+'))]).toEqual([file, contact, false]);
      }
    }
  });

  it.each([
    [
      'edifact',
      "BGM+34+SECRETBL01+9'RFF+BM:NGBML2607001'RFF+BM:SECRETBL01'RFF+BN:SECRETBL01'RFF+MB:SECRETBL01'CNI+2+SECRETBL01'EQD+CN+SECU0000001'RFF+EQ:SECU0000001'SGP+SECU0000001+3'",
      ["RFF+BM:NGBML2607001'"],
    ],
    ['edifact', "CNT+11:SECRETBL01'CNT+7:1234567:KGM'", ["CNT+7:＊＊＊:＊＊＊'"]],
    ['edifact', "UNH+1+CODECO:D:95B:UN'EQD+CN+MLTU3102047'RFF+BM:NGBML2607001,SECRETBL01'", ['EQD+CN+MLTU3102047']],
    [
      'flat-cn',
      "00:CODECO:X:9:X'50:SECU0000001:45G1:F:E::SECRETBL01:1'50:MLTU3102047:45G1:F:E::NGBML2607001:1'",
      ['50:MLTU3102047:45G1:F:E::NGBML2607001:1'],
    ],
    ['flat-cn', "00:IFCSUM:X:9:X'12:SECRETBL01'51:1:SECU0000001:S1:40HQ'12:NGBML2607001'", ["12:NGBML2607001'"]],
    ['flat-cn', "00:COARRI:X:9:X'50:SECU0000001:45G1:MLL::F:SECRETBL01:ML1'", []],
    ['flat-cn', "00:BAPLIE:X:9:X'50:SECU0000001:45G1'51:SECRETBL01'51:NGBML2607001'", ["51:NGBML2607001'"]],
    [
      'gacc-xml',
      '<Consignment><TransportContractDocument><ID> ngbml2607001 </ID></TransportContractDocument><AssociatedTransportDocument><ID>SECRETBL01</ID></AssociatedTransportDocument><TransportEquipment><ID>SECU0000001</ID></TransportEquipment><ConsignmentItem><EquipmentIdentification><ID>SECU0000001</ID></EquipmentIdentification></ConsignmentItem></Consignment>',
      ['<ID>＊＊＊</ID>'],
    ],
    ['gacc-xml', '<List><ContainerNo>SECU0000001</ContainerNo><BillNo>SECRETBL01</BillNo></List>', []],
  ])('A7: %s: the numbers of bills, bookings and boxes of others are told to nobody: %s', (format, text, shown) => {
    const masked = mask(format, text, { ...own, isBill: (value) => value.trim().toUpperCase() === 'NGBML2607001' });
    expect(['SECRETBL01', 'SECU0000001'].filter((number) => masked.includes(number))).toEqual([]);
    for (const part of shown) expect(masked).toContain(part);
  });

  it('A7: rows: the numbers of bills, bookings and boxes of others are told to nobody', () => {
    const numbers = {
      billno: 'SECRETBL01',
      blNo: 'NGBML2607001,SECRETBL01',
      containerno: 'SECU0000001',
      equipmentReference: 'SECU0000001',
      transportDocumentReference: 'SECRETBL01',
      carrierBookingReference: 'SECRETBL01',
    };
    const documentReferences = ['TRD', 'BKG', 'INV'].map((documentReferenceType) => ({
      documentReferenceType,
      documentReferenceValue: 'SECRETBL01',
    }));
    const ownReference = { documentReferenceType: 'TRD', documentReferenceValue: 'NGBML2607001' };
    const row = { ...numbers, blno: 'NGBML2607001', ctnNo: 'MLTU3102047', documentReferences: [...documentReferences, ownReference] };
    for (const format of rowFormats)
      expect([format, JSON.stringify(maskRow(format, row))]).toEqual([format, expect.not.stringMatching(/SEC/)]);
    expect(maskRow('ningbo-rows', row)).toMatchObject({ blno: 'NGBML2607001', ctnNo: 'MLTU3102047' });
    expect(maskRow('dcsa-events', row)).toMatchObject({ documentReferences: [{}, {}, {}, ownReference] });
  });

  it.each([
    '138<![CDATA[12345678]]>',
    '<![CDATA[138]]><![CDATA[12345678]]>',
    '138<!-- x -->12345678',
    '&#49;38123<![CDATA[45678]]>',
    '&#x31;3812345678',
    '138<?x?>12345678',
    '138<b/>12345678',
    '138<b>x</b>12345678',
    '138</Other>12345678',
    '1381234&#x20;5678',
    'secret.person<![CDATA[@example]]>.com',
    'secret.person&#64;example.com',
    '0574<![CDATA[-]]>87654321',
    '&amp;#49;3812345678',
    '138<![CDATA[12345678',
  ])('A7: gacc-xml: a contact in pieces of an element is no less one: %s', (pieces) => {
    const shown = mask('gacc-xml', `<Consignment><ResponseType><Code>03</Code><Text>退单 ${pieces} 完</Text></ResponseType></Consignment>`);
    const said = shown
      .replace(/<!--.*?-->|<\?.*?\?>|<!\[CDATA\[|\]\]>|<[^>]*>/g, '')
      .replace(/&#(?:x31|49);/g, '1')
      .replaceAll('&#64;', '@')
      .replaceAll('&#x20;', ' ');
    expect([shown.includes('<Code>03</Code>'), /12345678|3812345|87654321|secret\.person|1234 ?5678/.test(said)]).toEqual([true, false]);
  });

  it('A7: gacc-xml: harmless words in pieces stand as they were sent', () => {
    const text = '<Consignment><ResponseType><Text>件数 &lt; 1 &amp; <![CDATA[箱号 < 2]]> 完</Text></ResponseType></Consignment>';
    expect(mask('gacc-xml', text)).toBe(text);
    expect(mask('gacc-xml', text.replace('完', '，13812345678'))).toBe(
      '<Consignment><ResponseType><Text>件数 &lt; 1 &amp; 箱号 &lt; 2 ，＊＊＊</Text></ResponseType></Consignment>',
    );
  });

  it('A7: a place that may be a door is told by its code, never by its name or where it lies', () => {
    const statuses = ['5', '7', '8', '60', '83', '94', '97', '165', '175', '98', '99']
      .map((qualifier) => `LOC+${qualifier}+CNNGB:139:6:${markers[1]}+BLCT3::ZZZ:${markers[0]}'`)
      .join('');
    const shown = mask('edifact', `${statuses}LOC+11+DEHAM:139:6:HAMBURG'`);
    expect(shownMarkers(shown)).toEqual([]);
    for (const told of ["LOC+175+CNNGB:139:6:＊＊＊+BLCT3::ZZZ:＊＊＊'", "LOC+11+DEHAM:139:6:HAMBURG'"]) expect(shown).toContain(told);
    const place = (facilityTypeCode?: string) => ({
      locationName: markers[1],
      facilityTypeCode,
      UNLocationCode: 'DEHAM',
      latitude: '51.66123',
      longitude: '7.63382',
      address: { street: markers[0] },
    });
    const doors = ['CLOC', 'DEPO', 'INTE', 'pote', undefined].map((code) => ({
      eventLocation: place(code),
      transportCall: { ...place(code), location: place(code) },
    }));
    const told = JSON.stringify(maskRow('dcsa-events', doors));
    expect([shownMarkers(told), /51\.66|7\.63/.test(told), told.includes('DEHAM')]).toEqual([[], false, true]);
    expect(maskRow('dcsa-events', { eventLocation: { ...place('POTE'), locationName: 'DEMO TERMINAL 3' } })).toMatchObject({
      eventLocation: { locationName: 'DEMO TERMINAL 3', '＊＊＊': '＊＊＊' },
    });
  });

  it('keeps the structure and what tracking is about', () => {
    const flat = Object.fromEntries(samplesOf('flat-cn', '.txt'));
    const manifest = mask('flat-cn', flat['ifcsum.txt']!);
    expect(manifest).toContain("12:NGBML2607001::::CNNGB:＊＊＊:CNNGB:NINGBO:11:＊＊＊:20260712'");
    expect(manifest).toContain("16::＊＊＊:＊＊＊'");
    expect(manifest).toContain("51:1:MLTU3102047:ML700101:40HQ:F:120:5200.5:3900:30'");
    const gate = mask('flat-cn', flat['codeco-gate.txt']!);
    for (const told of ["50:MLTU3102047:45G1:F:E:＊＊＊:NGBML2607001:21850:ML700101:202607110842:'", "52:3:浙B0D001:＊＊＊:＊＊＊:＊＊＊'"])
      expect(gate).toContain(told);
    const coarri = flat['coarri.txt']!;
    expect(mask('flat-cn', coarri)).toContain("50:MLTU3102047:45G1:MLL:＊＊＊:F:NGBML2607001:ML700101:0340682:202607130425'");

    const edifact = Object.fromEntries(samplesOf('edifact', '.edi'));
    const statuses = mask('edifact', edifact['iftsta.edi']!);
    expect(statuses).toContain('TDT+20+0712E+1+13+MLL:172:166+++9000001:146::TIDE LANTERN');
    for (const told of [
      'RFF+BM:NGBML2607001',
      'EQD+CN+MLTU3102047+45G1:102:5++2+5',
      'DTM+334:202607110842:203',
      'STS+1+74',
      'NAD+CA+MLL:172:166++＊＊＊',
    ])
      expect(statuses).toContain(told);

    const xml = Object.fromEntries(samplesOf('gacc-xml', '.xml'));
    const receipts = mask('gacc-xml', xml['receipts.xml']!);
    for (const told of ['<ID>NGBML2607001</ID>', '<Code>03</Code>', '<![CDATA[退单：件数 < 1]]>', '<JourneyID>0712E</JourneyID>'])
      expect(receipts).toContain(told);
    const declared = mask('gacc-xml', xml['pre-manifest.xml']!);
    for (const told of [
      '<SealID AgencyCode="CA">M/ML700101</SealID>',
      '<ID>MLTU3102047</ID>',
      '<TotalGrossMassMeasure>5200.5</TotalGrossMassMeasure>',
      '<LoadingDate>202607120600086</LoadingDate>',
    ])
      expect(declared).toContain(told);
    expect(declared).toContain('<CargoDescription>＊＊＊</CargoDescription>');

    const rows = Object.fromEntries(samplesOf('ningbo-rows', '.json'));
    expect(maskRow('ningbo-rows', JSON.parse(rows['track.json']!) as unknown)).toMatchObject([
      {
        container: { ctnNo: 'MLTU3102047', blno: 'NGBML2607001' },
        ingate: { truckNo: 'ZB0D001' },
        custpass: { status: 'Y', remark: 'EP' },
        cusretrec: { resultDescripts: '运抵正常' },
      },
      {},
      {},
      '＊＊＊',
    ]);
    const vgm = maskRow('ningbo-rows', JSON.parse(rows['vgm.json']!)) as { data: { list: unknown[] } };
    expect(vgm.data.list[0]).toMatchObject({ vgmGrossWeight: '24860', '＊＊＊': '＊＊＊' });
    expect(vgm.data.list[0]).not.toHaveProperty('agent');
  });
});
