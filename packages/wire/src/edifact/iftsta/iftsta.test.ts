/**
 * Guarantee: every status of an IFTSTA is an event with its time, place, box
 * and numbers, wherever the sender puts the equipment; codes and texts of
 * carriers are kept as sent and never guessed.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Reading, ShipmentEvent, ShipmentEventsMessage } from '../../message';
import { readMessage } from '../../read-message';
import { wireLimits } from '../../syntax/limits';
import { writeIftsta } from '../write';
import { statusCodeOf, findStatusWord } from './status-words';

const envelope = {
  sender: 'CARRIER',
  recipient: 'MASTLIGHT',
  controlReference: 'R1',
  preparedMs: Date.UTC(2026, 6, 11),
} as const;

function read(...segments: readonly string[]): Reading {
  const all = ['UNH+1+IFTSTA:D:95B:UN', 'BGM+23+S1+9', ...segments];
  return readMessage(Buffer.from([...all, `UNT+${all.length + 1}+1`].map((one) => `${one}'`).join('')));
}

function messages(reading: Reading): ShipmentEventsMessage[] {
  return reading.messages.filter((message) => message.kind === 'shipment-events');
}

function events(reading: Reading): ShipmentEvent[] {
  return messages(reading).flatMap((message) => message.events);
}

function codes(reading: Reading): string[] {
  return reading.findings.map(({ code }) => code);
}

function numbers(reading: Reading): (string | null)[][] {
  return events(reading).map(({ equipment }) => equipment.map(({ number }) => number));
}

describe('the sample', () => {
  const reading = readMessage(readFileSync(new URL('../samples/iftsta.edi', import.meta.url)));
  const [first, second, third] = messages(reading);

  it('tells the head, the version and the kind of the document', () => {
    expect(first).toMatchObject({
      type: 'IFTSTA',
      reference: 'ST260712001',
      function: 'original',
      version: 'D95B',
      documentName: '23',
      prepared: { instantMs: Date.UTC(2026, 6, 12, 1, 15) },
    });
    expect([second, third]).toMatchObject([
      { version: 'D00B', documentName: '77' },
      { version: 'D99B', documentName: '132', function: 'replace' },
    ]);
  });

  it('reads a status with place, box and seal, and what head and consignment say', () => {
    expect(first?.events[0]).toMatchObject({
      status: { category: '1', code: '74', text: null, word: 'received' },
      happened: { raw: '202607110842', instantMs: Date.UTC(2026, 6, 11, 0, 42) },
      classifier: null,
      where: { code: 'CNNGB', name: 'NINGBO', facility: { code: 'BLCT3', codeList: 'ZZZ', name: 'DEMO TERMINAL 3' } },
      places: [
        { qualifier: '9', place: { code: 'CNNGB' } },
        { qualifier: '11', place: { code: 'DEHAM', name: 'HAMBURG' } },
      ],
      document: { kind: null, number: 'NGBML2607001' },
      billNos: ['NGBML2607001'],
      bookingNos: ['SO2607001'],
      parties: [{ role: 'CA', code: 'MLL', contacts: [{ role: 'IC', name: 'HARBOUR DESK' }] }],
      equipment: [
        {
          kind: 'CN',
          containerNo: 'MLTU3102047',
          sizeType: '45G1',
          fullness: 'full',
          direction: 'export',
          grossWeightKg: 21_850,
          seals: [{ number: 'ML700101', party: 'SH' }],
        },
      ],
    });
  });

  it('reads the ship of a status with its ports and their times', () => {
    expect(first?.events[1]).toMatchObject({
      status: { word: 'loaded' },
      legs: [
        {
          stage: '20',
          way: 'sea',
          carrier: { code: 'MLL' },
          vessel: { name: 'TIDE LANTERN', code: '9000001', scheme: 'imo', voyage: '0712E' },
          places: [
            {
              qualifier: '11',
              place: { code: 'DEHAM' },
              times: [{ qualifier: '132', time: { raw: '202608090600' } }],
            },
          ],
        },
      ],
    });
  });

  it('takes an ETA for an estimate, with its reason', () => {
    expect(first?.events[2]).toMatchObject({
      status: { word: 'arrived' },
      classifier: { code: '132', word: 'estimated' },
      happened: { raw: '202608100600' },
      reasons: [{ code: '20', text: 'BAD WEATHER' }],
    });
  });

  it('keeps the words of a carrier, and gives equipment in front to the statuses behind it', () => {
    expect(second?.events).toMatchObject([
      {
        status: { code: 'P', agency: 'MLL', text: 'RAIL DEPARTED FROM IN-TRANSIT LOCAT', word: null },
        remarks: [{ qualifier: 'AAI', text: 'DEMO DATA: NOT A REAL MOVE' }],
        equipment: [{ containerNo: 'MLTU3102113' }],
      },
      { status: { code: 'Q', word: null }, equipment: [{ containerNo: 'MLTU3102113' }] },
      {
        status: { word: 'departed' },
        happened: { raw: '202607121900' },
        classifier: { code: '7', word: 'actual' },
        equipment: [{ kind: 'TE', number: 'DEMO-TRAILER-7', containerNo: null }],
      },
    ]);
  });

  it('reads a customs clearance notice without a status code, for a box without an ISO number', () => {
    expect(third?.events).toMatchObject([
      {
        status: { category: '1', code: null, word: 'customs-cleared' },
        happened: null,
        places: [{ qualifier: '5', place: { code: 'CNNGB' } }],
        equipment: [{ number: 'BOX1', containerNo: null, references: [{ qualifier: 'CU', number: 'CC260712001' }] }],
      },
    ]);
  });

  it('notes what it keeps without knowing it, and nothing else', () => {
    expect(codes(reading)).toEqual(['local-time', 'unknown-status', 'unknown-status', 'no-iso-number', 'unknown-container-no']);
    expect(reading.refusedCount).toBe(0);
  });
});

describe('status words', () => {
  it.each([
    ['1', 'arrived'],
    ['9', 'export-cleared'],
    ['12', 'customs-cleared'],
    ['13', 'collected'],
    ['17', 'customs-refused'],
    ['18', 'damaged'],
    ['20', 'delayed'],
    ['21', 'delivered'],
    ['24', 'departed'],
    ['28', 'stripped'],
    ['29', 'discharged'],
    ['48', 'loaded'],
    ['50', 'manifested'],
    ['57', 'not-loaded'],
    ['74', 'received'],
    ['78', 'released'],
    ['82', 'returned'],
    ['86', 'short-shipped'],
    ['93', 'stuffed'],
    ['100', 'transhipped'],
  ] as const)('9011 = %s is %s, and back', (code, word) => {
    expect(events(read('CNI+1', `STS+1+${code}`))).toMatchObject([{ status: { code, word } }]);
    expect(statusCodeOf(word)).toBe(code);
  });

  it.each([
    ['an unknown number', 'STS+1+999', '999'],
    ['a number of a carrier', 'STS+1+24::86', '24'],
    ['a number of a list of its own', 'STS+1+24:ZZZ', '24'],
    ['another category than transport', 'STS+5+24', '24'],
    ['a letter', 'STS+1+VD', 'VD'],
    ['a name of the prototype', 'STS+1+constructor', 'constructor'],
  ])('gives no word to %s, and says so', (_, segment, code) => {
    const reading = read('CNI+1', segment);
    expect(events(reading)).toMatchObject([{ status: { code, word: null } }]);
    expect(codes(reading)).toEqual(['unknown-status']);
  });

  it('reads no meaning out of a text', () => {
    expect(findStatusWord({ category: '1', code: null, codeList: null, agency: null, text: 'Loaded' })).toBeNull();
  });
});

describe('groups', () => {
  it('reads several statuses of a consignment, and statuses without one', () => {
    const reading = read('STS+1+24', 'RFF+BM:B1', 'STS+1+1', 'RFF+BM:B2', 'RFF+BM:B2', 'CNI+1+C1', 'STS+1+21');
    expect(events(reading)).toMatchObject([
      { billNos: ['B1'], document: null },
      { billNos: ['B2'], document: null },
      { billNos: [], document: { number: 'C1' } },
    ]);
    expect(reading.findings).toEqual([]);
  });

  it('gives equipment behind a status to it, also several of them', () => {
    expect(numbers(read('CNI+1', 'STS+1+48', 'EQD+CN+MLTU3102047', 'EQD+CN+MLTU3102113', 'STS+1+24'))).toEqual([
      ['MLTU3102047', 'MLTU3102113'],
      [],
    ]);
  });

  it('gives equipment in front of statuses to all of them, until there is other equipment', () => {
    expect(
      numbers(read('CNI+1', 'EQD+CN+MLTU3102047', 'STS+1+48', 'STS+1+24', 'EQD+CN+MLTU3102113', 'STS+1+48', 'CNI+2', 'STS+1+29')),
    ).toEqual([['MLTU3102047'], ['MLTU3102047'], ['MLTU3102113'], []]);
  });

  it('does not lose equipment in front of no status', () => {
    const reading = read('CNI+1', 'EQD+CN+MLTU3102047', 'STS+1+48', 'EQD+CN+MLTU3102113');
    expect(numbers(reading)).toEqual([['MLTU3102047', 'MLTU3102113']]);
    expect(codes(reading)).toEqual(['misplaced-segment']);
  });

  it('takes bills and bookings that stand behind the equipment for those of the event', () => {
    const reading = read('CNI+1', 'STS+1+48', 'EQD+CN+MLTU3102047', 'RFF+BM:B1', 'RFF+BN:S1');
    expect(events(reading)).toMatchObject([{ billNos: ['B1'], bookingNos: ['S1'] }]);
  });

  it('keeps times and places of the status apart from the party in front of them', () => {
    const reading = read('CNI+1', 'STS+1+48', 'NAD+CA+MLL', 'DTM+334:202607110842:203', 'LOC+175+CNNGB', 'RFF+BN:S1');
    expect(events(reading)).toMatchObject([
      {
        happened: { raw: '202607110842' },
        where: { code: 'CNNGB' },
        bookingNos: ['S1'],
        parties: [{ role: 'CA', times: [], places: [], references: [] }],
      },
    ]);
  });

  it('knows time and place of the status also behind the ship and the equipment', () => {
    const reading = read(
      'CNI+1',
      'STS+1+24',
      'TDT+20+0712E+1',
      'LOC+9+CNSHA',
      'LOC+175+CNNGB',
      'LOC+11+DEHAM',
      'DTM+132:20260809:102',
      'EQD+CN+MLTU3102047',
      'DTM+334:20260712:102',
      'SEL+S1',
    );
    expect(events(reading)).toMatchObject([
      {
        happened: { raw: '20260712' },
        where: { code: 'CNNGB' },
        legs: [{ places: [{ qualifier: '9' }, { qualifier: '11', times: [{ qualifier: '132' }] }] }],
        equipment: [{ times: [], seals: [{ number: 'S1' }] }],
      },
    ]);
  });

  it('reads messages within functional groups', () => {
    const one = "UNH+1+IFTSTA:D:07B:UN'BGM+23+S1+9'CNI+1'STS+1+21'UNT+5+1'";
    const reading = readMessage(
      Buffer.from(`UNB+UNOA:2+A+B+260711:0915+R1'UNG+IFTSTA+A+B+260711:0915+G1+UN+D:07B'${one}UNE+1+G1'UNZ+1+R1'`),
    );
    expect(messages(reading)).toMatchObject([{ version: 'D07B', events: [{ status: { word: 'delivered' } }] }]);
    expect(reading.findings).toEqual([]);
  });
});

describe('places', () => {
  it('takes the first 175 or 165 for where it happened, and keeps the others in their roles', () => {
    const reading = read('CNI+1', 'STS+1+48', 'LOC+9+CNSHA', 'LOC+165+CNNGB:139:6+BLCT3:TER:ZZZ', 'LOC+175+CNNGB');
    expect(events(reading)).toMatchObject([
      {
        where: { code: 'CNNGB', facility: { code: 'BLCT3', codeList: 'TER:ZZZ' } },
        places: [{ qualifier: '9' }, { qualifier: '175' }],
      },
    ]);
  });
});

describe('times', () => {
  it.each([
    ['the time of the status wins', ['DTM+132:20260101:102', 'DTM+334:20260102:102'], '20260102', null],
    ['an actual one before an estimate', ['DTM+132:20260101:102', 'DTM+178:20260102:102'], '20260102', 'actual'],
    ['an estimate', ['DTM+133:20260101:102'], '20260101', 'estimated'],
    ['the only one there is', ['DTM+11:20260101:102'], '20260101', null],
  ])('%s', (_, segments, raw, word) => {
    const [event] = events(read('CNI+1', 'STS+1+24', ...segments));
    expect([event?.happened?.raw, event?.classifier?.word ?? null]).toEqual([raw, word]);
    expect(event?.times).toHaveLength(segments.length - 1);
  });

  it('is not guessed from several of no known meaning, nor from that of the message', () => {
    expect(events(read('CNI+1', 'STS+1+24', 'DTM+2:20260101', 'DTM+234:20260102'))).toMatchObject([
      { happened: null, times: [{ qualifier: '2' }, { qualifier: '234' }] },
    ]);
    expect(events(read('CNI+1', 'STS+1+24', 'DTM+137:20260101'))).toMatchObject([{ happened: null }]);
  });
});

describe('hostile input', () => {
  it.each([
    ['no status', ['CNI+1', 'EQD+CN+MLTU3102047'], ['misplaced-segment', 'no-events']],
    ['nothing at all', [], ['no-events']],
  ])('E-30 refuses a message with %s', (_, segments, expected) => {
    const reading = read(...segments);
    expect(reading).toMatchObject({ messages: [], refusedCount: 1 });
    expect(codes(reading)).toEqual(expected);
  });

  it.each([
    ['E-29 a second BGM', ['BGM+77+S2', 'CNI+1', 'STS+1+1'], ['misplaced-segment']],
    ['E-29 a seal without equipment', ['CNI+1', 'STS+1+1', 'SEL+X'], ['misplaced-segment']],
    ['E-30 an STS that says nothing', ['CNI+1', 'STS'], []],
    ['E-30 a place without a role', ['CNI+1', 'STS+1+1', 'LOC'], ['no-qualifier']],
    ['E-21 a day that does not exist', ['CNI+1', 'STS+1+1', 'DTM+334:20260230:102'], ['bad-time']],
    ['E-22 a wrong check digit', ['CNI+1', 'STS+1+1', 'EQD+CN+MLTU3102040'], ['check-digit']],
    ['E-30 a status of 100 characters', ['CNI+1', `STS+1+${'A'.repeat(100)}`], ['too-long']],
  ])('%s is read with a remark', (_, segments, expected) => {
    const reading = read(...segments);
    expect(events(reading)).toHaveLength(1);
    expect(codes(reading)).toEqual(expected);
  });

  it('refuses more events than the bound of a message', () => {
    const reading = read('CNI+1', ...Array.from({ length: wireLimits.maxBoxesPerMessage + 1 }, () => 'STS+1+1'));
    expect(reading).toMatchObject({ messages: [], refusedCount: 1 });
    expect(codes(reading)).toEqual(['too-many-events']);
  });

  it('refuses a head that would be copied into thousands of events', () => {
    const head = Array.from({ length: 1000 }, (_, index) => `RFF+CU:${index}`);
    const statuses = Array.from({ length: 1000 }, () => ['STS+1+1', 'RFF+CU:X']).flat();
    const reading = read(...head, 'CNI+1', ...statuses);
    expect(codes(reading)).toEqual(['too-many-events']);
  });

  const bills = Array.from({ length: 1000 }, (_, index) => `RFF+BM:B${index}`);
  const boxes = Array.from({ length: 1000 }, () => 'EQD+CN+MLTU3102047');
  const statuses = Array.from({ length: 1000 }, () => 'STS+1+48');
  it.each([
    ['of every bill of every box', ['CNI+1', 'STS+1+48', ...bills, ...boxes]],
    ['of every box in front of the statuses', ['CNI+1', ...boxes, ...statuses]],
    ['of every bill of the consignment', ['CNI+1', ...bills, ...statuses]],
  ])('refuses statuses that tell a million things: %s', (_, segments) => {
    const reading = read(...segments);
    expect(reading.messages).toEqual([]);
    expect(codes(reading)).toEqual(['too-many-events']);
  });
});

describe('writing', () => {
  it('leaves out what IFTSTA would tell as having happened', () => {
    const [event] = events(read('CNI+1', 'STS+1+48', 'DTM+334:20260101:102'));
    const [message] = messages(read('CNI+1', 'STS+1+48'));
    if (!event || !message) throw new Error('no event');
    const planned = { code: 'PLN', word: 'planned' } as const;
    const arrival = { ...event.status, category: 'TRANSPORT', code: 'ARRI', word: 'arrived' } as const;
    const written = readMessage(
      writeIftsta(
        [
          {
            ...message,
            events: [
              { ...event, classifier: planned },
              { ...event, retractsId: 'E1' },
              { ...event, classifier: { code: 'EST', word: 'estimated' }, status: arrival },
              { ...event, classifier: { code: 'ACT', word: 'actual' } },
            ],
          },
        ],
        envelope,
      ),
    );
    expect(events(written)).toMatchObject([
      { classifier: { code: '132', word: 'estimated' }, status: { category: '1', code: '1', word: 'arrived' } },
      { classifier: null, status: { word: 'loaded' } },
    ]);
  });
});
