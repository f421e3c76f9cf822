/**
 * Guarantee: what strangers send and the first readers stumbled over is read as
 * it is meant, told by the standards: charsets by the bytes, separators by
 * their level and version, days as days, times by the clock of their place. The
 * inputs are our own.
 */
import { describe, expect, it } from 'vitest';
import type { Finding, GateMessage, Reading, ShipmentEventsMessage, StowPlanMessage } from './message';
import { readMessage } from './read-message';
import { readMessageStream } from './read-message-stream';
import { encodeText } from './syntax/encode-text';

function codes({ findings }: Pick<Reading, 'findings'>): string[] {
  return findings.map(({ code }: Finding) => code);
}

const billed = ['EQD+CN+MLTU5102010+45G1:102:5++2+5', 'RFF+BM:NGBML2607031', 'DTM+7:202607110830:203'];

/** A gate-in of one box with these segments behind it. */
function gateIn(level: string, ...behind: readonly string[]): string {
  const message = ['UNH+1+CODECO:D:95B:UN:SMDG16', 'BGM+34+GI031+9', 'NAD+CF+MLL:160:166', ...billed, ...behind, 'CNT+16:1'];
  const all = [`UNB+${level}+SEND+RECV+260711:0900+R31`, ...message, `UNT+${message.length + 1}+1`, 'UNZ+1+R31'];
  return all.map((segment) => `${segment}'`).join('');
}

function boxOf(reading: Reading): GateMessage['boxes'][number] {
  const [box] = (reading.messages[0] as GateMessage | undefined)?.boxes ?? [];
  if (box === undefined) throw new Error(JSON.stringify(reading.findings));
  return box;
}

const remarksOf = (reading: Reading): (string | null)[] => (boxOf(reading).particulars?.remarks ?? []).map(({ text }) => text);

async function inPieces(bytes: Buffer, length: number): Promise<{ boxes: GateMessage['boxes']; codes: string[] }> {
  const pieces = Array.from({ length: Math.ceil(bytes.length / length) }, (_, n) => bytes.subarray(n * length, (n + 1) * length));
  const parts: Reading[] = [];
  // oxlint-disable-next-line unicorn/no-array-method-this-argument
  for await (const part of readMessageStream(
    (async function* () {
      yield* pieces;
    })(),
  ))
    parts.push(part);
  return { boxes: parts.flatMap(({ messages }) => messages.flatMap((one) => (one as GateMessage).boxes)), codes: parts.flatMap(codes) };
}

/** Bytes by the part of ISO 8859 that has these characters at the places told beside them. */
function bytesBy(text: string, table: Readonly<Record<string, number>>): Buffer {
  return Buffer.from(Array.from(text, (sign) => table[sign] ?? sign.charCodeAt(0)));
}

describe('charsets', () => {
  it.each([
    ['港区堆场三号门', 'gb18030', ['charset-differs']],
    ['舟山, KEEP DRY', 'gb18030', ['charset-differs']],
    ['收货人：象山远洋贸易（集团）', 'gb18030', ['charset-differs']],
    ['朱镕堃 电询', 'gb18030', ['charset-differs']],
    ['3 箱', 'gb18030', ['charset-differs']],
    ['MÜLLER & SÖHNE GROSSSTRAẞE'.replace('ẞ', 'ß'), 'latin1', []],
    ['CRÉÉE À ORLÉANS, Ñandú, Þórður Sævarsson', 'latin1', []],
    ['ÅÄÖ åäö ÆØÅ ÁÉÍÓÚ', 'latin1', []],
    ['ÞÆÐI', 'latin1', []],
    ['AÇÕES NÃO SÃO', 'latin1', []],
    ['SAO PAULO 宁波港 到付', 'gb18030', ['charset-differs']],
    ['20 °C ±½ · 5 m³ ········ «à bord»', 'latin1', []],
    ['“JOSÉ” – 3 € Žďár'.replace('ďá', 'da'), 'windows-1252', ['charset-differs']],
    ['’ “ – € Š Ž', 'windows-1252', ['charset-differs']],
  ] as const)('W-08 W-09 %s as %s under UNOC', (text, charset, findings) => {
    const windows = { '’': 0x92, '‘': 0x91, '“': 0x93, '”': 0x94, '–': 0x96, '€': 0x80, Š: 0x8a, Ž: 0x8e, ž: 0x9e };
    const encoded = charset === 'windows-1252' ? bytesBy(text, windows) : encodeText(text, charset);
    const [before, behind] = gateIn('UNOC:3', 'FTX+AAI+++@').split('@');
    const reading = readMessage(Buffer.concat([Buffer.from(before!), encoded, Buffer.from(behind!)]));
    expect([remarksOf(reading), codes(reading)]).toEqual([[text], findings]);
  });

  it('W-08 names the charset that it read by', () => {
    const reading = readMessage(encodeText(gateIn('UNOC:3', 'FTX+AAI+++注意防潮'), 'gb18030'));
    expect(reading.findings.map(({ zh }) => zh)).toEqual(['声明的编码与内容不符，按 GB18030 读取']);
  });

  it('W-08 is told once where the first Chinese stands behind the first piece of a stream', async () => {
    const filler = Array.from({ length: 8_000 }, () => 'FTX+AAI+++KEEP DRY AND COOL, HANDLE WITH CARE');
    const bytes = encodeText(gateIn('UNOC:3', ...filler, 'FTX+AAI+++注意防潮', ...filler), 'gb18030');
    const { boxes, codes: told } = await inPieces(bytes, 50_000);
    expect(boxes).toHaveLength(1);
    expect(told.filter((code) => code === 'charset-differs')).toHaveLength(1);
  });

  it('W-09 a place of Windows-1252 that has no character is told and does not vanish', () => {
    const [before, behind] = gateIn('UNOC:3', 'FTX+AAI+++@').split('@');
    const reading = readMessage(Buffer.concat([Buffer.from(before!), Buffer.of(0x41, 0x81, 0x42), Buffer.from(behind!)]));
    expect([remarksOf(reading), codes(reading)]).toEqual([['A\ufffdB'], ['charset-differs', 'bad-text']]);
  });

  it.each([
    ['UNOD', 'GDYNIA ŻURAW ĘĆ', { Ż: 0xaf, Ę: 0xca, Ć: 0xc6 }],
    ['UNOE', 'ПОРТ Ё', { П: 0xbf, О: 0xbe, Р: 0xc0, Т: 0xc2, Ё: 0xa1 }],
    ['UNOF', 'ΒΟΛΟΣ', { Β: 0xc2, Ο: 0xcf, Λ: 0xcb, Σ: 0xd3 }],
    ['UNOG', 'ĦAL FAR Ġ', { Ħ: 0xa1, Ġ: 0xd5 }],
    ['UNOH', 'RĪGA ĶĢ', { Ī: 0xcf, Ķ: 0xd3, Ģ: 0xab }],
    ['UNOI', 'ميناء', { م: 0xe5, ي: 0xea, ن: 0xe6, ا: 0xc7, ء: 0xc1 }],
    ['UNOJ', 'חיפה', { ח: 0xe7, י: 0xe9, פ: 0xf4, ה: 0xe4 }],
    ['UNOK', 'İZMİR LİMANI ŞĞ', { İ: 0xdd, Ş: 0xde, Ğ: 0xd0 }],
    ['UNOL', 'ŠKODA 5 € Œ', { Š: 0xa6, '€': 0xa4, Œ: 0xbc }],
  ])('W-10 %s: %s', (level, text, table) => {
    const reading = readMessage(bytesBy(gateIn(`${level}:3`, `FTX+AAI+++${text}`), table as Readonly<Record<string, number>>));
    expect([remarksOf(reading), codes(reading)]).toEqual([[text], []]);
  });

  /** GB18030 of these characters has a separator as its second byte, and not always in whole pairs of GB2312. */
  it.each([
    ['|', '坾垀皘眧', (text: string) => `UNA:|.? '${text.replaceAll('+', '|')}`],
    ['~', '亊倊儈垀', (text: string) => `UNA:+.? ~${text.replaceAll("'", '~')}`],
    ['^', '乛俕僞塣', (text: string) => `UNA:+.^ '${text}`],
    ['^ as a component', '乛俕僞塣', (text: string) => `UNA^+.? '${text.replaceAll(':', '^')}`],
  ])('W-26 own separator %s does not cut %s in two, at once or in pieces', async (_, name, advise) => {
    const bytes = encodeText(advise(gateIn('UNOA:2', `NAD+CN+C31+++港${name}区`)), 'gb18030');
    const whole = boxOf(readMessage(bytes));
    expect(whole.parties).toMatchObject([{ role: 'CN', address: [`港${name}区`] }]);
    const long = encodeText(advise(gateIn('UNOA:2', `NAD+CN+C31+++港${name}区`, ...filler)), 'gb18030');
    for (const length of [7, 1_000, 65_537]) {
      const { boxes, codes: told } = await inPieces(long, length);
      expect([boxes[0]?.parties, told]).toEqual([whole.parties, ['transcoded', 'charset-differs']]);
    }
  });
  const filler = Array.from({ length: 90 }, (_, n) => `FTX+AAI+++${n}${'港口'.repeat(400)}`);

  it('W-26 the second interchange of a file may be the one with separators of its own', () => {
    const first = `UNA:+.? '${gateIn('UNOA:2')}`;
    const second = `UNA:+.? ~${gateIn('UNOA:2', 'FTX+AAI+++亊倊').replaceAll("'", '~')}`;
    const reading = readMessage(encodeText(first + second, 'gb18030'));
    expect(reading.messages.map((message) => (message as GateMessage).boxes[0]?.particulars?.remarks[0]?.text)).toEqual([
      undefined,
      '亊倊',
    ]);
  });

  it('W-26 a text of ISO 8859-5 under separators of its own is no GB18030', () => {
    const text = `UNA:|.? '${gateIn('UNOE:3', 'FTX+AAI+++ПОРТ').replaceAll('+', '|')}`;
    const reading = readMessage(bytesBy(text, { П: 0xbf, О: 0xbe, Р: 0xc0, Т: 0xc2 }));
    expect([remarksOf(reading), codes(reading)]).toEqual([['ПОРТ'], []]);
  });
});

describe('separators', () => {
  const levelB: Readonly<Record<string, string>> = { '+': '\u001d', ':': '\u001f', "'": '\u001c' };
  const inLevelB = (text: string): string => text.replace(/[+:']/g, (mark) => levelB[mark]!);

  it.each([
    ['without UNA', ''],
    ['named by UNA', 'UNA\u001f\u001d. \u0020\u001c'],
    ['named by UNA with a release character', 'UNA\u001f\u001d.\u0019\u0020\u001c'],
    ['behind other text', 'FROM VAN 3\r\n'],
    ['a segment a line', '\r\n'],
  ])('W-22 level B %s', (_, front) => {
    const text = inLevelB(gateIn('UNOB:2')).replace('\u001cCNT', '\u001cFTX\u001dAAI\u001d\u001d\u001d1+1=2: it\u0027s\u001cCNT');
    const lines = front === '\r\n' ? text.replaceAll('\u001c', '\u001c\r\n') : text;
    const reading = readMessage(Buffer.from(front + lines));
    expect(boxOf(reading)).toMatchObject({ containerNo: 'MLTU5102010', billNos: ['NGBML2607031'] });
    expect(remarksOf(reading)).toEqual(["1+1=2: it's"]);
  });

  it('W-22 a bare message of level B', () => {
    const text = inLevelB(gateIn('UNOB:2'))
      .replace(/^.*?(?=UNH)/s, '')
      .replace(/UNZ.*$/s, '');
    expect(boxOf(readMessage(Buffer.from(text))).containerNo).toBe('MLTU5102010');
  });

  it.each([
    ['two seals', '4', 'SEL+ML1*ML2+CA', { seals: [{ number: 'ML1' }, { number: 'ML2' }] }],
    ['two references', '4', 'RFF+BN:SO31*ACD:X31', { bookingNo: 'SO31', references: [{ qualifier: 'ACD', number: 'X31' }] }],
    ['a released star', '4', 'RFF+BN:SO31?*X', { bookingNo: 'SO31*X' }],
    ['a star before syntax 4', '3', 'RFF+BN:SO31*X', { bookingNo: 'SO31*X' }],
    ['a wrapped line', '4', 'SEL+ML1*\r\nML2*ML3+CA', { seals: [{ number: 'ML1' }, { number: 'ML2' }, { number: 'ML3' }] }],
    ['a value that is not repeated', '4', 'MEA+AAE*AAE+G+KGM:21850', { grossWeightKg: 21_850 }],
  ])('W-21 %s in syntax %s', (_, version, segment, expected) => {
    const reading = readMessage(Buffer.from(gateIn(`UNOC:${version}`, segment)));
    expect(boxOf(reading)).toMatchObject(expected);
    expect(boxOf(reading).seals).toHaveLength('seals' in expected ? expected.seals.length : 0);
    expect(codes(reading)).toEqual([]);
  });

  it.each([
    ["UNA:+.?~'", 'SEL+ML1~ML2+CA', ['ML1', 'ML2']],
    ["UNA:+.? '", 'SEL+ML1*ML2+CA', ['ML1*ML2']],
    ["UNA:+.?*'", 'SEL+ML1*ML2+CA', ['ML1', 'ML2']],
  ])('W-21 %s names what repeats', (advice, segment, seals) => {
    expect(boxOf(readMessage(Buffer.from(advice + gateIn('UNOC:4', segment)))).seals.map(({ number }) => number)).toEqual(seals);
  });

  it("W-21 where a repeated value is nobody's, the first stands and the others are named", () => {
    const reading = readMessage(Buffer.from(gateIn('UNOC:4', 'LOC+9+CNNGB:139:6*CNSHA:139:6')));
    expect(boxOf(reading).loadPort?.code).toBe('CNNGB');
    expect(reading.findings.map(({ code, en }) => [code, en])).toEqual([['passed-over', 'Not read (name × count): LOC * × 1']]);
  });

  it('W-21 repeats without end are bounded and named', () => {
    const reading = readMessage(Buffer.from(gateIn('UNOC:4', `SEL+ML1${'*ML2'.repeat(200)}+CA`)));
    expect([boxOf(reading).seals.length, codes(reading)]).toEqual([9, ['repeated-segment']]);
  });
});

describe('BAPLIE 1.5', () => {
  const plan = (tdt: string): Reading =>
    readMessage(
      Buffer.from(
        ['UNB+UNOA:1+S+R+260711:0900+R1', 'UNH+1+BAPLIE:1:911:UN:SMDG15', 'BGM++P31+9', 'DTM+137:2607110900:201', tdt]
          .concat(['LOC+5+CNNGB', 'LOC+147+0120482::5', 'MEA+WT++KGM:21670', 'LOC+6+CNNGB', 'LOC+12+DEHAM', 'RFF+BM:1'])
          .concat(['EQD+CN+MLTU5102010+20G1+++5', 'NAD+CA+MLL:172:20', 'UNT+13+1', 'UNZ+1+R1'])
          .map((segment) => `${segment}'`)
          .join(''),
      ),
    );

  it.each([
    ['TDT+20+0712E++BDEM7:103::TIDE LANTERN:CN++MLL:172:20', 'BDEM7', 'call-sign', 'TIDE LANTERN', 'MLL'],
    ['TDT+20+0712E++9000015:146::TIDE LANTERN', '9000015', 'imo', 'TIDE LANTERN', undefined],
    ['TDT+20+0712E++3EDM:103::TIDE LANTERN:PA', '3EDM', 'call-sign', 'TIDE LANTERN', undefined],
    ['TDT+20+0712E+++MLL:172:20+++9000015:146::TIDE LANTERN', '9000015', 'imo', 'TIDE LANTERN', 'MLL'],
    // C001 of later directories: a kind of ship.
    ['TDT+20+0712E+1+1501:::CONTAINER SHIP+MLL:172:20', null, null, null, 'MLL'],
    ['TDT+20+0712E+1+:::CONTAINER VESSEL+MLL:172:20', null, null, null, 'MLL'],
    ['TDT+20+0712E+1+BARGE:::FEEDER+MLL:172:20', null, null, null, 'MLL'],
  ])('W-23 %s', (tdt, code, scheme, name, carrier) => {
    const [message] = plan(tdt).messages as StowPlanMessage[];
    expect(message?.vessel).toMatchObject({ code, scheme, name, voyage: '0712E' });
    expect(message?.carrier).toBe(carrier);
  });
});

describe('AIS logs', () => {
  // Two parts of a type 5, as receivers send them.
  const parts = ['!AIVDM,2,1,1,A,569oQ@@29E4t8@Dlt01@T@F0h4q@E8p000000016<Pj:<5J6NI@kSQhP,0*11', '!AIVDM,2,2,1,A,000000000000000,2*25'];

  it.each([
    ['\\r\\n', ''],
    ['\\n', '\\n'],
    ['\\r\\n', '\\r\\n\n'],
    ['\\n\r\n', '\\r\\n'],
  ])('W-24 %j written between the parts and %j behind them', (between, behind) => {
    const reading = readMessage(Buffer.from(parts.join(between) + behind));
    expect(reading.messages).toMatchObject([{ kind: 'vessel-static', name: 'TIDE LANTERN' }]);
    expect(codes(reading)).toEqual([]);
  });

  it('sentences as texts of JSON lines are refused by name (ADR 0060)', () => {
    const reading = readMessage(Buffer.from(JSON.stringify({ nmea: parts.join('\n') })));
    expect([reading.messages, codes(reading), reading.refusedCount]).toEqual([[], ['unknown-row', 'no-rows'], 1]);
  });

  it('W-24 tag blocks that begin with the same letters stay tag blocks', () => {
    const block = 'n:7,s:NGB1';
    const sum = Array.from(block).reduce((xor, sign) => xor ^ sign.charCodeAt(0), 0);
    const tag = `\\${block}*${sum.toString(16).padStart(2, '0')}\\`;
    const reading = readMessage(Buffer.from(`${tag}${parts[0]}\\r\\n${parts[1]}`));
    expect(codes(reading)).toEqual([]);
    expect(reading.messages).toMatchObject([{ reception: { station: 'NGB1' } }]);
  });
});

describe('times', () => {
  const event = (time: string, where: object): ShipmentEventsMessage['events'][number] & { codes: string[] } => {
    const told = {
      eventID: '7d0c2b15-0a4e-4d13-8f77-31f2a9c40b0e',
      eventType: 'EQUIPMENT',
      eventClassifierCode: 'ACT',
      eventDateTime: time,
      equipmentEventTypeCode: 'DISC',
      equipmentReference: 'MLTU5102010',
      ...where,
    };
    const reading = readMessage(Buffer.from(JSON.stringify([told])));
    const [read] = (reading.messages[0] as ShipmentEventsMessage | undefined)?.events ?? [];
    if (read === undefined) throw new Error(JSON.stringify(reading.findings));
    return { ...read, codes: codes(reading) };
  };
  const at = (code: string): object => ({ eventLocation: { UNLocationCode: code } });

  it.each([
    ['2026-07-11T08:30:00', 'CNNGB', '2026-07-11T00:30:00.000Z', ['zoneless-time']],
    ['2026-07-11T08:30:00', 'DEHAM', '2026-07-11T06:30:00.000Z', ['local-time']],
    ['2026-01-11 08:30', 'GBFXT', '2026-01-11T08:30:00.000Z', ['local-time']],
    ['2026-07-11T23:30:00', 'USLAX', '2026-07-12T06:30:00.000Z', ['local-time']],
    ['2026-07-11T08:30:00', 'SGSIN', '2026-07-11T00:30:00.000Z', ['zoneless-time']],
    ['2026-07-11T08:30:00-05:00', 'DEHAM', '2026-07-11T13:30:00.000Z', []],
  ])('W-12 %s at %s', (time, code, iso, expected) => {
    const read = event(time, at(code));
    expect([read.happened?.raw, read.happened?.instantMs, read.codes]).toEqual([time, Date.parse(iso), expected]);
  });

  it.each([
    ['a country of many clocks', at('USZZZ')],
    ['no place', {}],
    ['a place without a code', { eventLocation: { locationName: 'Hamburg' } }],
  ])('W-12 at %s nobody knows when it was', (_, where) => {
    const read = event('2026-07-11T08:30:00', where);
    expect([read.happened, read.codes]).toEqual([{ raw: '2026-07-11T08:30:00', instantMs: null }, ['unknown-zone']]);
  });

  it("W-12 the place may be that of the ship's call", () => {
    const where = { transportCall: { UNLocationCode: 'DEHAM', modeOfTransport: 'VESSEL' } };
    expect(event('2026-07-11T08:30:00', where).happened?.instantMs).toBe(Date.parse('2026-07-11T06:30:00Z'));
  });

  it.each([
    ['2026-07-11', true],
    ['20260711', true],
    ['2026/07/11', true],
    ['2026-07-11T00:00:00', undefined],
    ['2026-07-11T00:00:00+08:00', undefined],
  ])('W-11 %s says whether it is a day: %s', (time, isDay) => {
    expect(event(time, at('CNNGB')).happened).toEqual({
      raw: time,
      instantMs: Date.parse('2026-07-10T16:00:00Z'),
      ...(isDay && { isDay }),
    });
  });

  it('W-11 a day abroad is the same day, whatever its clocks show', () => {
    const reading = readMessage(
      Buffer.from(gateIn('UNOA:2', 'LOC+165+USLAX:139:6').replace('DTM+7:202607110830:203', 'DTM+7:20260711:102')),
    );
    expect(boxOf(reading).happened).toEqual({ raw: '20260711', instantMs: Date.parse('2026-07-10T16:00:00Z'), isDay: true });
    expect(codes(reading)).toEqual([]);
  });

  it.each(['2026/7/11 8:30', '2026/07/11 08:30', '2026/07/11 08:30:00'])(
    'a row of a port may tell %s, as spreadsheets do (ADR 0060)',
    (time) => {
      const row = { blNo: 'COSU6000000002', ctnNo: 'MLTU5102010', wharfCode: 'WGQ2', inGateTime: time };
      const reading = readMessage(Buffer.from(JSON.stringify({ port: 'SH', source: 'gang-hang', row: 'gate', seq: 1, rows: [row] })));
      expect(reading.messages).toMatchObject([{ rows: [{ inGateTime: { raw: time, instantMs: Date.parse('2026-07-11T00:30:00Z') } }] }]);
      expect(codes(reading)).toEqual([]);
    },
  );

  it.each(['2026-07-11t00:30:00z', '2026-07-11T00:30:00z', '2026-07-11t00:30:00.000Z', '2026-07-11t08:30:00+08:00'])(
    'W-25 %s is an instant',
    (time) => {
      const read = event(time, at('DEHAM'));
      expect([read.happened?.instantMs, read.codes]).toEqual([Date.parse('2026-07-11T00:30:00Z'), []]);
    },
  );
});
