/**
 * Guarantee: schedules (IFTSAI), calls (CALINF, VESDEP) and performance reports
 * (TPFREP) are read ship by ship and call by call, with every time and count
 * at the place it was told for.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Reading, WireMessage } from '../../message';
import { readMessage } from '../../read-message';
import { wireLimits } from '../../syntax/limits';

const reading = readMessage(readFileSync(new URL('../samples/schedules.edi', import.meta.url)));

function only<K extends WireMessage['kind']>(kind: K, from: Reading = reading): Extract<WireMessage, { kind: K }>[] {
  return from.messages.filter((message): message is Extract<WireMessage, { kind: K }> => message.kind === kind);
}

function read(type: string, ...segments: readonly string[]): Reading {
  const all = [`UNH+1+${type}:D:00B:UN`, 'BGM+98+S1+9', ...segments];
  return readMessage(Buffer.from([...all, `UNT+${all.length + 1}+1`].map((one) => `${one}'`).join('')));
}

function codes(from: Reading): string[] {
  return from.findings.map(({ code }) => code);
}

describe('IFTSAI', () => {
  const [schedule] = only('vessel-schedule');

  it('reads the ship, its service and its remark', () => {
    expect(schedule).toMatchObject({
      type: 'IFTSAI',
      reference: 'SCHED0712E',
      documentName: 'TS2',
      prepared: { raw: '202607011128' },
      vessel: { name: 'TIDE LANTERN', code: 'BDMO1', scheme: 'call-sign', voyage: '0712E' },
      times: [],
      voyages: [
        {
          stage: '20',
          mode: '1',
          carrier: { code: 'MLL', name: null },
          references: [{ qualifier: 'SSX', number: 'DX1' }],
          remarks: [{ qualifier: 'AAI', text: 'DEMO SCHEDULE' }],
        },
      ],
    });
  });

  it('reads every port in order with its own times, and the terminal with its list', () => {
    expect(schedule?.voyages[0]?.calls).toMatchObject([
      {
        qualifier: '9',
        place: { code: 'CNNGB', facility: { code: 'BLCT3', codeList: 'TER:ZZZ' } },
        eta: { instantMs: Date.UTC(2026, 6, 10, 22) },
        etd: { raw: '202607122000' },
        ata: null,
        times: [],
      },
      { qualifier: '94', place: { code: 'CNSHA', facility: null }, atd: { raw: '202607101500' }, etd: null },
      {
        qualifier: '152',
        place: { code: 'DEHAM' },
        eta: { raw: '202608090600' },
        times: [{ qualifier: '180', time: { raw: '202608090000' } }],
      },
    ]);
  });
});

describe('CALINF and VESDEP', () => {
  const [announced, departed] = only('vessel-call');

  it('reads an announced call: port, neighbours, times of the call and of the voyage', () => {
    expect(announced).toMatchObject({
      type: 'CALINF',
      stage: 'announced',
      vessel: { code: '9000001', scheme: 'imo' },
      port: { code: 'CNNGB', facility: { code: 'BLCT3' } },
      previousPort: { code: 'CNSHA' },
      nextPort: { code: 'DEHAM' },
      eta: { raw: '202607110530' },
      etd: { raw: '202607122000' },
      ata: null,
      atd: null,
      voyages: [{ nationality: 'CN' }],
      references: [{ qualifier: 'ATZ', number: 'CALL77' }],
      parties: [{ role: 'CA', code: 'MLL', contacts: [{ name: 'DEMO AGENT', channels: [{ kind: 'TE' }] }] }],
      quantities: [{ qualifier: '118', value: '450', unit: 'PCE', equipment: null, handling: null }],
      measures: [{ purpose: 'PD', attribute: 'DRT', unit: 'MTR', value: '12.5' }],
    });
  });

  it('reads a departure, 136 where 186 is not told', () => {
    expect(departed).toMatchObject({
      type: 'VESDEP',
      stage: 'departed',
      port: { code: 'CNNGB' },
      nextPort: { code: 'DEHAM' },
      eta: null,
      ata: { raw: '202607110640' },
      atd: { raw: '202607122050' },
    });
    expect(departed?.voyages[0]?.calls[1]).toMatchObject({ place: { code: 'DEHAM' }, eta: { raw: '202608090600' } });
  });

  it('prefers the actual departure to 136, and keeps both', () => {
    const [call] = only('vessel-call', read('VESDEP', 'LOC+5+CNNGB', 'DTM+136:20260101:102', 'DTM+186:20260102:102'));
    expect(call).toMatchObject({
      atd: { raw: '20260102' },
      calls: [{ times: [{ qualifier: '136', time: { raw: '20260101' } }] }],
    });
  });

  it('takes the voyage of RFF+VON where the ship has none', () => {
    const [call] = only('vessel-call', read('VESDEP', 'TDT+20++1+13++++9000001:146', 'RFF+VON:0712E'));
    expect(call?.vessel?.voyage).toBe('0712E');
  });

  it('knows no port where none of these is told', () => {
    const [call] = only('vessel-call', read('CALINF', 'TDT+20+1', 'LOC+28+CN', 'DTM+132:20260101:102'));
    expect(call).toMatchObject({ port: null, nextPort: null, previousPort: null, eta: null });
  });
});

describe('TPFREP', () => {
  it('reads counts with what was counted, how it was handled, and when', () => {
    const [performance] = only('terminal-performance');
    expect(performance).toMatchObject({
      type: 'TPFREP',
      reference: 'PERF260712',
      voyages: [{ calls: [{ place: { code: 'CNNGB' }, ata: { raw: '202607110640' }, atd: { raw: '202607122050' } }] }],
      quantities: [
        {
          qualifier: '118',
          value: '320',
          unit: 'PCE',
          handling: 'LOA',
          equipment: { kind: 'CN', number: null, sizeType: '45G1', direction: 'export', fullness: 'full' },
          times: [
            { qualifier: '163', time: { raw: '202607110730' } },
            { qualifier: '164', time: { raw: '202607121900' } },
          ],
        },
        {
          value: '41',
          handling: 'DIS',
          equipment: { sizeType: '22G1', direction: 'import', fullness: 'empty' },
          times: [],
        },
      ],
    });
  });
});

describe('what is wrong', () => {
  it('nothing is remarked about the sample but the clocks its calls go by', () => {
    expect([...new Set(codes(reading))]).toEqual(['local-time']);
    expect(reading.messages).toHaveLength(4);
  });

  it.each(['IFTSAI', 'CALINF', 'VESDEP', 'TPFREP'])('E-30 refuses a %s without ship and port', (type) => {
    const bad = read(type, 'RFF+SSX:1');
    expect(bad).toMatchObject({ messages: [], refusedCount: 1 });
    expect(codes(bad)).toEqual(['no-voyages']);
  });

  it.each([
    ['E-29 a second BGM', 'BGM+98+S2', 'misplaced-segment'],
    ['E-30 a place without a role', 'LOC++CNNGB', 'no-qualifier'],
    ['E-30 a place without a name', 'LOC+61', 'empty-segment'],
    ['E-30 a count without a kind', 'QTY+:5', 'no-qualifier'],
    ['E-30 a count without a number', 'QTY+118', 'empty-segment'],
    ['E-21 a day that does not exist', 'DTM+132:20260230:102', 'bad-time'],
    ['E-30 a time without a meaning', 'DTM+:20260101:102', 'no-qualifier'],
  ])('%s is left out with a remark', (_, segment, code) => {
    const odd = read('VESDEP', 'TDT+20+0712E', segment);
    expect(odd.messages).toHaveLength(1);
    expect(codes(odd)).toEqual([code]);
  });

  it('E-30 gives the time behind a place that is left out to nobody', () => {
    const [call] = only('vessel-call', read('VESDEP', 'TDT+20+0712E', 'LOC++X', 'DTM+186:20260101:102'));
    expect(call).toMatchObject({ atd: null, voyages: [{ times: [] }] });
  });

  it('E-25 refuses a message of more parts than the bound', () => {
    const many = read('IFTSAI', "TDT+20+1'".repeat(wireLimits.maxPartsPerMessage).slice(0, -1));
    expect(many.refusedCount).toBe(1);
    expect(codes(many)).toContain('too-many-parts');
  });
});
