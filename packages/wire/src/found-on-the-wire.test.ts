/**
 * Guarantee: what unseen messages showed is read right in general, told from
 * the directories and the container guides: groups, cells, code lists, what
 * must not be dropped, odd numbers, times, control totals.
 */
import { describe, expect, it } from 'vitest';
import type { BoxLine, BoxReport, Reading, WireMessage } from './message';
import { readMessage } from './read-message';
import { bareMessage } from './testing/edifact-segments';

const box = 'MLTU5102010';

function codes({ findings }: Reading): string[] {
  return findings.map(({ code }) => code);
}

function only(reading: Reading): WireMessage {
  const [message] = reading.messages;
  if (message === undefined) throw new Error(JSON.stringify(reading.findings));
  return message;
}

function boxesOf(message: WireMessage): readonly (BoxReport | BoxLine)[] {
  if ('lines' in message) return message.lines;
  return 'boxes' in message ? (message.boxes as readonly BoxReport[]) : [];
}

describe('wire 1: groups, not order', () => {
  /** What contradicts the message wherever it is taken for the message's or the box's own. */
  const contradictions = [
    'LOC+9+BRSSZ',
    'LOC+11+BRSSZ',
    'LOC+7+BRSSZ',
    'LOC+165+BRSSZ:139:6+WRONG',
    'DTM+7:199901010101:203',
    'DTM+203:199901010101:203',
    'DTM+132:199901010101:203',
    'DTM+133:199901010101:203',
    'RFF+BM:WRONG1',
    'RFF+BN:WRONG2',
    'RFF+VON:WRONG3',
    'MEA+AAE+G+KGM:1',
    'MEA+AAE+T+KGM:1',
  ];
  const openers = [
    'TDT+30+ON1+1+13++++9999999:146::WRONG SHIP',
    'TDT+10+FE1+8+++++BARGE',
    'NAD+CN+SOMEBODY',
    'GID+1+5:CT',
    'DGS+IMD+3+1993',
    'DAM+1+DEN',
  ];
  const own = [
    'RFF+BM:NGBML0001',
    'RFF+BN:SO0001',
    'DTM+7:202607110830:203',
    'DTM+203:202607110830:203',
    'LOC+9+CNNGB',
    'LOC+11+DEHAM',
    'LOC+7+CZPRG',
    'MEA+AAE+G+KGM:21850',
    'MEA+AAE+T+KGM:3900',
  ];
  const head = [
    'DTM+137:202607110900:203',
    'RFF+BN:SO0009',
    'TDT+20+0712E+1+13++++9000001:146::TIDE LANTERN',
    'RFF+VON:0712E',
    'LOC+9+CNNGB:139:6',
    'DTM+132:202607120400:203',
    'DTM+133:202607122200:203',
  ];

  it.each([
    ['CODECO:D:95B:UN:SMDG16', '34'],
    ['CODECO:D:00B:UN:SMDG20', '36'],
    ['COARRI:D:95B:UN:ITG13', '46'],
    ['COARRI:D:04A:UN', '122'],
    ['COPRAR:D:95B:UN:SMDG16', '45'],
    ['COPRAR:D:00B:UN:SMDG20', '45'],
    ['COPARN:D:95B:UN:SMDG20', '126'],
    ['COPARN:D:00B:UN:SMDG20', '11'],
  ])('wire 1: every group of a %s keeps its own places, times, numbers and weights', (type, document) => {
    const nested = openers.flatMap((opener) => [opener, ...contradictions]);
    const inHead = ['TDT+30+ON1+1+13++++9999999:146::WRONG SHIP', 'GID+1+5:CT'].flatMap((opener) => [opener, ...contradictions]);
    const reading = readMessage(bareMessage(type, `BGM+${document}+R1+9`, head, inHead, `EQD+CN+${box}+45G1:102:5++2+5`, own, nested));
    const message = only(reading);
    expect(message).toMatchObject({
      vessel: { name: 'TIDE LANTERN', voyage: '0712E' },
      eta: { raw: '202607120400' },
      etd: { raw: '202607122200' },
    });
    expect('terminal' in message && message.terminal).toBeNull();
    expect(boxesOf(message)).toMatchObject([
      {
        containerNo: box,
        billNos: ['NGBML0001'],
        bookingNo: 'SO0001',
        loadPort: { code: 'CNNGB' },
        dischargePort: { code: 'DEHAM' },
        destination: { code: 'CZPRG' },
        grossWeightKg: 21_850,
        tareKg: 3900,
        terminal: null,
        legs: [
          { vessel: { voyage: 'ON1' }, places: expect.arrayContaining([expect.objectContaining({ qualifier: '11' })]) },
          { vessel: { voyage: 'FE1' } },
        ],
      },
    ]);
    // Orders tell no time of an event; a report's is that of the box, never of a leg.
    const times = boxesOf(message).flatMap((one) => ('happened' in one ? [one.happened?.raw] : []));
    expect(times.filter((raw) => raw !== '202607110830')).toEqual([]);
  });
});

describe('wire 2: stow plans by the directory', () => {
  it.each(['BAPLIE:D:95B:UN:SMDG20', 'BAPLIE:D:13B:UN:SMDG31', 'BAPLIE:D:15B:UN', 'BAPLIE:D:22A:UN:SMDG32'])(
    'wire 2: in %s an empty and a blocked cell with texts and numbers move no box',
    (type) => {
      const boxes = ['MLTU5102010', 'MLTU5102025', 'MLTU5102030'];
      const cells = ['0010102', '0010104', '0010106'];
      const plan = boxes.flatMap((containerNo, index) => [
        `LOC+147+${cells[index]}::5`,
        'FTX+AAI+++OF THE CELL',
        `EQD+CN+${containerNo}+45G1:102:5+++5`,
        'NAD+CF+MLL:LINES:306',
        `MEA+AAE+AET+KGM:${10_000 + index}`,
        'LOC+9+CNNGB',
        'LOC+11+DEHAM',
      ]);
      plan.splice(7, 0, 'LOC+147+0990101::5', 'RFF+SQ:77');
      plan.unshift('LOC+147+0990103::5', 'FTX+AAI+++KILLED', 'RFF+SQ:78');
      const message = only(readMessage(bareMessage(type, 'BGM+659+P1+9', plan)));
      if (message.kind !== 'stow-plan') throw new Error(message.kind);
      expect(message.boxes.map(({ containerNo, stowage }) => [containerNo, stowage])).toEqual(
        boxes.map((one, index) => [one, cells[index]]),
      );
      expect(message.boxes.map(({ grossWeightKg }) => grossWeightKg)).toEqual([10_000, 10_001, 10_002]);
      expect(message.openCells).toMatchObject([
        { stowage: '0990103', cargo: null, remarks: [{ text: 'KILLED' }], references: [{ number: '78' }] },
        { stowage: '0990101', cargo: null, references: [{ number: '77' }] },
      ]);
    },
  );

  it('wire 2: equipment in front of every cell is refused, never tied by guess', () => {
    const reading = readMessage(
      bareMessage('BAPLIE:D:15A:UN', 'BGM+172+S1+9', 'EQD+CN+MLTU5102010', 'LOC+147+0200404', 'EQD+CN+MLTU5102025', 'LOC+147+0400204'),
    );
    expect([reading.messages, codes(reading)]).toEqual([[], ['untied-cells']]);
  });
});

describe('wire 3: codes by their list', () => {
  const gate = (...segments: string[]): WireMessage =>
    only(
      readMessage(
        bareMessage('CODECO:D:95B:UN:SMDG16', 'BGM+34+R1+9', 'TDT+20+1+1', segments, `EQD+CN+${box}+45G1++2+5`, 'DTM+7:202607110830:203'),
      ),
    );

  it.each([
    ['TER', 'LOC+9+CNNGB:139:6+BLCT3:TER:ZZZ', 'BLCT3'],
    ['TERMINALS of 306', 'LOC+9+CNNGB:139:6+BLCT3:TERMINALS:306', 'BLCT3'],
    ['BER', 'LOC+9+CNNGB:139:6+BLCT3:BER:ZZZ', 'BLCT3'],
    ['an agency of terminals', 'LOC+9+CNNGB:139:6+BLCT3::306', 'BLCT3'],
    ['the second related place', 'LOC+9+CNNGB:139:6+CN:162:5+BLCT3:TERMINALS:306', 'BLCT3'],
    ['a country', 'LOC+9+CNNGB:139:6+CN:162:5', null],
    ['no list', 'LOC+9+CNNGB:139:6+0002', null],
    ['the terminal of the discharge port', 'LOC+11+DEHAM:139:6+CTA:TER:ZZZ', null],
    ['an activity without a list', 'LOC+165+CNNGB:139:6+BLCT3', 'BLCT3'],
    ['an activity in a country', 'LOC+165+CNNGB:139:6+CN:162:5', null],
    ['an activity told as the place itself', 'LOC+165+BLCT3:TERMINALS:306', 'BLCT3'],
  ])('wire 3: a gate at %s', (_, segment, terminal) => {
    expect(gate(segment)).toMatchObject({ terminal });
  });

  it.each([
    ['LOC+175+CNNGB:139:6:NINGBO+BLCT3:TERMINALS:306', { code: 'BLCT3', codeList: 'TERMINALS:306' }],
    ['LOC+175+CNNGB:139:6:NINGBO+CN:162:5', null],
    ['LOC+175+CNNGB:139:6:NINGBO+CN:162:5+BLCT3:TER:ZZZ', { code: 'BLCT3' }],
  ])('wire 3: a status at %s', (segment, facility) => {
    const message = only(
      readMessage(bareMessage('IFTSTA:D:00B:UN', 'BGM+23+R1+9', 'CNI+1+B1', 'STS+1+24', segment, 'DTM+334:202607110830:203')),
    );
    if (message.kind !== 'shipment-events') throw new Error(message.kind);
    const where = message.events[0]?.where;
    expect(where).toMatchObject({ facility });
  });
});

describe('wire 4: nothing dropped in silence', () => {
  const particular = [
    'DIM+9+CMT:::35',
    'TMP+2+-18:CEL',
    'RNG+5+CEL:-20:-15',
    'FTX+AAA+++TOYS',
    'LOC+13+SGSIN',
    'DGS+IMD+3+1993',
    'NAD+CA+MLL',
    'DAM+1+DEN:ZZZ::DENT+LEFT:ZZZ::LEFT+MIN:ZZZ',
    'COD+DOR:ZZZ::DOOR',
    'TDT+30+ON1+1+13++++9999999:146::FEEDER',
    'LOC+7+CZPRG',
  ];

  it.each([
    ['CODECO:D:95B:UN:SMDG16', '34', 'DTM+7:202607110830:203'],
    ['COARRI:D:95B:UN:ITG13', '44', 'DTM+203:202607110830:203'],
  ])('wire 4: %s keeps damage, danger, temperature, size, remarks, transhipment, carrier and the onward leg', (type, document, time) => {
    const reading = readMessage(
      bareMessage(
        type,
        `BGM+${document}+R1+9`,
        'TDT+20+1+1+13+MLL:172:20+++9000001:146::LANTERN',
        'FTX+AAI+++OF THE REPORT',
        `EQD+CN+${box}+45R1++6+5`,
        time,
        particular,
      ),
    );
    expect(codes(reading)).toEqual([]);
    expect(only(reading)).toMatchObject({
      carrier: 'MLL',
      remarks: [{ text: 'OF THE REPORT' }],
      boxes: [
        {
          carrier: 'MLL',
          equipmentStatus: 'transhipment',
          temperatureC: -18,
          damages: [{ type: { name: 'DENT' }, area: { name: 'LEFT' }, severity: { code: 'MIN' }, components: ['DOOR'] }],
          legs: [{ stage: '30', vessel: { name: 'FEEDER' }, places: [{ qualifier: '7', place: { code: 'CZPRG' } }] }],
          particulars: {
            temperatureRangeC: { min: -20, max: -15 },
            oversize: { heightCm: 35 },
            dangerousGoods: [{ hazardClass: '3', unNumber: '1993' }],
            remarks: [{ text: 'TOYS' }],
            places: [{ qualifier: '13', place: { code: 'SGSIN' } }],
          },
        },
      ],
    });
  });

  it('wire 4: what an EDIFACT reader passes over is named once with its count', () => {
    const boxes = [box, 'MLTU5102025'].flatMap((containerNo) => [
      `EQD+CN+${containerNo}`,
      'DTM+7:202607110830:203',
      'PCD+1:5',
      'MEA+VOL++MTQ:30',
    ]);
    const reading = readMessage(bareMessage('CODECO:D:95B:UN', 'BGM+34+R1+9', boxes));
    expect(reading.findings.filter(({ code }) => code === 'passed-over').map(({ en }) => en)).toEqual([
      'Not read (name × count): PCD × 2',
      'Not read (name × count): MEA+VOL × 2',
    ]);
  });

  it.each([
    ['IFTSTA', bareMessage('IFTSTA:D:99B:UN', 'BGM+23+S1+9', 'CNI+1+BL1', 'STS+1+46', 'QTY+1:2', 'XYZ+1', 'XYZ+2'), ['QTY × 1', 'XYZ × 2']],
    [
      'CONTRL',
      bareMessage('CONTRL:D:3:UN', 'UCI+1+A+B+7', 'UCM+1+CODECO:D:95B:UN+7', 'FTX+AAI+++X', 'UCX+1', 'UCX+2'),
      ['FTX × 1', 'UCX × 2'],
    ],
    [
      'APERAK',
      bareMessage(
        'APERAK:D:99B:UN',
        'BGM+305+A1+9',
        'DTM+171:20260711:102',
        'FTX+AAI+++SAID OF THE WHOLE',
        'NAD+MS+A',
        'ERC+E1',
        'FTX+AAO+++BAD',
        'NAD+CA+X',
      ),
      ['DTM+171 × 1', 'FTX+AAI × 1', 'NAD × 2'],
    ],
  ])('wire 4: what %s passes over is named once with its count', (_, bytes, names) => {
    const told = readMessage(bytes).findings.filter(({ code }) => code === 'passed-over');
    expect(told.map(({ en }) => en)).toEqual(names.map((name) => `Not read (name × count): ${name}`));
  });

  it('wire 4: what a platform file holds and nobody reads is named once with its count', () => {
    const records = [
      '00:CODECO:GATE-IN REPORT:9:BLCT3:MASTLIGHT:202607110900',
      '10:UN9000001:TIDE LANTERN:0712E:MLL',
      `50:${box}:45G1:F:E::B1:21850:S7:202607110830::UNREAD`,
      '50:MLTU5102025:45G1:F:E::B2:21850:S8:202607110831::UNREAD',
      '77:SECRET',
    ];
    const reading = readMessage(Buffer.from(`${[...records, `99:${records.length + 1}`].join("'\n")}'`));
    expect(reading.findings.map(({ code, en }) => [code, en])).toEqual([
      ['passed-over', 'Not read (name × count): 50.11 × 2'],
      ['passed-over', 'Not read (name × count): 77 × 1'],
    ]);
  });
});

describe('wire 5: the odd number is kept', () => {
  const flat = (type: string, title: string, ...records: string[]): Buffer => {
    const all = [`00:${type}:${title}:9:BLCT3:MASTLIGHT:202607110900`, ...records];
    return Buffer.from(`${[...all, `99:${all.length + 1}`].join("'\n")}'`);
  };
  const equipment = [
    'EQD+CN+ODD 77+45G1',
    'DTM+7:202607110830:203',
    'DTM+203:202607110830:203',
    `EQD+CN+${box}+45G1`,
    'DTM+7:202607110830:203',
    'DTM+203:202607110830:203',
  ];

  it.each([
    ['CODECO', bareMessage('CODECO:D:95B:UN', 'BGM+34+R1+9', equipment)],
    ['COARRI', bareMessage('COARRI:D:95B:UN', 'BGM+44+R1+9', equipment)],
    ['COPRAR', bareMessage('COPRAR:D:95B:UN', 'BGM+45+R1+9', equipment)],
    [
      'BAPLIE',
      bareMessage('BAPLIE:D:95B:UN', 'BGM++R1+9', 'LOC+147+0010102', 'EQD+CN+ODD 77+45G1', 'LOC+147+0010104', `EQD+CN+${box}+45G1`),
    ],
    ['VERMAS', bareMessage('VERMAS:D:16A:UN', 'BGM+749+R1+9', equipment)],
    [
      'flat CODECO',
      flat(
        'CODECO',
        'GATE-IN REPORT',
        '10:UN9000001:L:1:MLL',
        '50:ODD 77:45G1:F:E::B1:1:S7:202607110830',
        `50:${box}:45G1:F:E::B2:1:S8:202607110830`,
      ),
    ],
    [
      'flat COARRI',
      flat(
        'COARRI',
        'LOAD REPORT',
        '10:UN9000001:L:1',
        '50:ODD 77:45G1:MLL::F:B1:S7:0010102:202607110830',
        `50:${box}:45G1:MLL::F:B2:S8:0010104:202607110830`,
      ),
    ],
    ['flat BAPLIE', flat('BAPLIE', 'BAYPLAN', '10:UN9000001:L::1', '50:ODD 77:45G1:F:0010102', `50:${box}:45G1:F:0010104`)],
    ['flat CTNVGM', flat('CTNVGM', 'VGM', '10:UN9000001:L:1:E', '50:ODD 77:45G1:F:MLL', `50:${box}:45G1:F:MLL`)],
  ])('wire 5: %s', (_, bytes) => {
    const reading = readMessage(bytes);
    expect([reading.refusedCount, reading.findings.filter(({ severity }) => severity === 'error')]).toEqual([0, []]);
    expect(codes(reading)).toContain('no-iso-number');
    expect(boxesOf(only(reading)).map(({ containerNo, equipmentNo }) => containerNo ?? equipmentNo)).toEqual(['ODD 77', box]);
  });

  it('wire 5: WESTIM of an odd number, and a report of nothing but one', () => {
    const estimate = only(readMessage(bareMessage('WESTIM:0', 'RFF+EST+E1+260710', 'EQF+CON+ODD:77+4510')));
    expect(estimate).toMatchObject({ containerNo: null, equipmentNo: 'ODD77' });
    const gate = only(readMessage(bareMessage('CODECO:D:95B:UN', 'BGM+34+R1+9', 'EQD+CN+ODD 77', 'EQD+CH+TRAILER 1')));
    expect(gate).toMatchObject({ boxes: [{ equipmentNo: 'ODD 77' }], otherEquipment: [{ equipment: 'CH', equipmentNo: 'TRAILER 1' }] });
  });

  it.each([
    ['release', { containerno: 'ODD 77', billno: 'BL1', ifcsumFlag: 'Y', customFlag: 'Y' }, 'release-rows'],
    ['track', { container: { ctnNo: 'ODD 77' }, custpass: [{ passFlag: 'Y', status: 'Y' }] }, 'track-rows'],
    ['VGM', { ctnNo: 'ODD 77', vgmWeight: '21000', vgm: '21000', weight: '21000' }, 'vgm-rows'],
  ])('wire 5: a %s row of the port keeps an odd number', (_, row, kind) => {
    const reading = readMessage(Buffer.from(JSON.stringify({ code: 200, data: [row] })));
    expect([reading.refusedCount, codes(reading).includes('no-iso-number')]).toEqual([0, true]);
    expect(reading.messages).toMatchObject([{ kind, rows: [{ containerNo: null, equipmentNo: 'ODD 77' }] }]);
  });

  it('wire 5: rows of any port keep an odd number apart from the ISO ones', () => {
    const envelope = { port: 'sh', source: 'demo', row: 'release', seq: 1, rows: [{ blNo: 'BL1', ctnNo: 'ODD 77', customsFlag: 'Y' }] };
    const reading = readMessage(Buffer.from(JSON.stringify(envelope)));
    expect(reading.messages).toMatchObject([{ rows: [{ ctnNo: null, equipmentNo: 'ODD 77' }] }]);
  });
});

describe('wire 6: times', () => {
  const prepared = (segment: string): WireMessage['prepared'] =>
    only(readMessage(bareMessage('CODECO:D:95B:UN', 'BGM+34+R1+9', segment, `EQD+CN+${box}`, 'DTM+7:202607110830:203'))).prepared;

  it.each([
    ['DTM+137:202607111230?+08:303'],
    ['DTM+137:202607111230+08:303'],
    ['DTM+137:202607111230?+0800:303'],
    ['DTM+137:202607111230+0800:303'],
    ['DTM+137:202607111230?+08?:00:303'],
    ['DTM+137:202607111230+08:00:303'],
    ['DTM+137:202607111230?+8:303'],
    ['DTM+137:20260711123000?+08:304'],
    ['DTM+137:20260711123000+08:304'],
    ['DTM+137:202607110430UTC:303'],
    ['DTM+137:202607110430Z:303'],
    ['DTM+137:202607102330-05:303'],
    ['DTM+137:202607102330-0500:303'],
  ])('wire 6: %s is one instant', (segment) => {
    expect(prepared(segment)?.instantMs).toBe(Date.UTC(2026, 6, 11, 4, 30));
  });

  it.each([
    ['DEHAM', 'Europe/Berlin', Date.UTC(2026, 6, 11, 6, 30)],
    ['NLRTM', 'Europe/Amsterdam', Date.UTC(2026, 6, 11, 6, 30)],
    ['ITGOA', 'Europe/Rome', Date.UTC(2026, 6, 11, 6, 30)],
    ['USLAX', 'America/Los_Angeles', Date.UTC(2026, 6, 11, 15, 30)],
    ['AEJEA', 'Asia/Dubai', Date.UTC(2026, 6, 11, 4, 30)],
  ])('wire 6: a local time of %s goes by the clocks of %s, and that is said', (port, zone, instantMs) => {
    const reading = readMessage(
      bareMessage('COARRI:D:95B:UN', 'BGM+44+R1+9', 'TDT+20+1', `LOC+11+${port}:139:6`, `EQD+CN+${box}++++3`, 'DTM+203:202607110830:203'),
    );
    expect(only(reading)).toMatchObject({ boxes: [{ happened: { raw: '202607110830', instantMs, zone } }] });
    expect(reading.findings).toMatchObject([{ code: 'local-time', en: expect.stringContaining(zone) }]);
  });

  it('wire 6: where the zone cannot be told a local time is no instant, and at home it is', () => {
    const at = (port: string): Reading =>
      readMessage(bareMessage('IFTSAI:D:99B:UN', 'BGM++R1+9', 'TDT+20+1+1', `LOC+153+${port}:139:6`, 'DTM+132:202607110830:203'));
    const unknown = at('USZZZ');
    expect(only(unknown)).toMatchObject({ voyages: [{ calls: [{ eta: { raw: '202607110830', instantMs: null } }] }] });
    expect(codes(unknown)).toEqual(['unknown-zone']);
    const home = at('CNNGB');
    expect(only(home)).toMatchObject({ voyages: [{ calls: [{ eta: { instantMs: Date.UTC(2026, 6, 11, 0, 30) } }] }] });
    expect(codes(home)).toEqual([]);
  });
});

describe('wire 7: control totals and fillers', () => {
  const boxes = [
    `EQD+CN+${box}`,
    'DTM+7:202607110830:203',
    'DTM+203:202607110830:203',
    'EQD+CN+MLTU5102025',
    'DTM+7:202607110830:203',
    'DTM+203:202607110830:203',
  ];
  const cells = ['LOC+147+0010102', `EQD+CN+${box}`, 'LOC+147+0010104', 'EQD+CN+MLTU5102025'];

  it.each([
    ['CODECO:D:95B:UN', ['BGM+34+R+9', ...boxes]],
    ['COARRI:D:95B:UN', ['BGM+44+R+9', ...boxes]],
    ['COPRAR:D:95B:UN', ['BGM+45+R+9', ...boxes]],
    ['COPARN:D:95B:UN', ['BGM+11+R+9', ...boxes]],
    ['COPINO:D:95B:UN:ITG13', ['BGM+661+R+9', ...boxes]],
    ['VERMAS:D:16A:UN', ['BGM+749+R+9', ...boxes]],
    ['BAPLIE:D:95B:UN', ['BGM++R+9', ...cells]],
    ['MOVINS:D:95B:UN', ['BGM++R+9', 'HAN+LOA', ...cells]],
    ['IFTMBF:D:99B:UN', ['BGM+335+R+9', 'EQD+CN++45G1', 'EQN+2']],
    ['CUSCAR:D:95B:UN', ['BGM+85+R+9', ...boxes.filter((one) => one.startsWith('EQD')), 'CNI+1+B1']],
  ])('wire 7: %s says when its CNT+16 is another number', (type, segments) => {
    const isCargo = type.startsWith('CUSCAR') || type.startsWith('IFT');
    const told = (total: string): string[] =>
      codes(readMessage(bareMessage(type, isCargo ? [segments[0] as string, total, ...segments.slice(1)] : [...segments, total])));
    expect(told('CNT+16:2')).not.toContain('box-count');
    expect(told('CNT+16:3')).toContain('box-count');
  });

  it('wire 7: packages, weights, items and consignments are compared too', () => {
    const cargo = (...totals: string[]): string[] =>
      codes(
        readMessage(
          bareMessage('IFTMIN:D:99B:UN', 'BGM+340+R+9', totals, 'GID+1+10:CT', 'MEA+AAE+G+KGM:500', 'GID+2+5:CT', 'MEA+AAE+G+KGM:250'),
        ),
      );
    expect(cargo('CNT+7:750:KGM', 'CNT+11:15', 'CNT+8:15', 'CNT+5:2')).toEqual([]);
    for (const wrong of ['CNT+7:800:KGM', 'CNT+11:16', 'CNT+8:16', 'CNT+5:3']) expect(cargo(wrong)).toEqual(['total-differs']);
    expect(codes(readMessage(bareMessage('CUSCAR:D:95B:UN', 'BGM+85+R+9', 'CNT+10:2', 'CNI+1+B1')))).toContain('total-differs');
  });

  it.each(['0', '0000', '1', 'NONE', 'none', 'SM'])('wire 7: %s is no bill and no seal', (filler) => {
    for (const type of ['CODECO:D:95B:UN', 'COPRAR:D:95B:UN']) {
      const reading = readMessage(
        bareMessage(
          type,
          type.startsWith('CODECO') ? 'BGM+34+R+9' : 'BGM+45+R+9',
          `EQD+CN+${box}`,
          `RFF+BM:${filler}`,
          'DTM+7:202607110830:203',
          `SEL+${filler}+SH`,
        ),
      );
      expect(boxesOf(only(reading))).toMatchObject([{ billNos: [], seals: [] }]);
    }
  });
});
