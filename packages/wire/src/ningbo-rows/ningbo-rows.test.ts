/**
 * Guarantee: the port's query answers are read row by row; a row that cannot
 * be used costs itself, and what it says cannot reach a prototype.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Reading } from '../message';
import { readMessage, readMessageInSteps } from '../read-message';
import { encodeText } from '../syntax/encode-text';

function sample(name: string): Buffer {
  return readFileSync(new URL(`./samples/${name}`, import.meta.url));
}

function read(value: unknown): Reading {
  return readMessage(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)));
}

function codes(reading: Reading): string[] {
  return reading.findings.map(({ code }) => code);
}

describe('release rows', () => {
  const reading = readMessage(sample('release.json'));
  const [first, second] = reading.messages.filter((message) => message.kind === 'release-rows');

  it('keeps the five flags and the reason as the port says them', () => {
    expect(first?.rows[0]).toEqual({
      containerNo: 'MLTU3102047',
      billNo: 'NGBML2607001',
      vessel: { name: 'TIDE LANTERN', code: 'UN9000001', scheme: 'un', voyage: '0712E', direction: null },
      terminal: 'BLCT3',
      flags: { ifcsum: 'Y', cpcode: 'Y', custom: 'N', sld: 'Y', pass: 'N' },
      remark: '缺少海关放行信息。',
      compared: { raw: '2026-07-11 10:00:00', instantMs: Date.UTC(2026, 6, 11, 2) },
      sent: null,
      received: null,
      loaded: null,
    });
  });

  it('reads dashed, 14 and 12 digit times', () => {
    expect(first?.rows[1]).toMatchObject({
      compared: { instantMs: Date.UTC(2026, 6, 11, 2, 5) },
      sent: { instantMs: Date.UTC(2026, 6, 11, 2, 6) },
      received: { instantMs: Date.UTC(2026, 6, 11, 2, 7) },
    });
  });

  it('leaves out a row without bill, notes a flag of the wrong type, reads the second answer', () => {
    expect(first?.rows).toHaveLength(2);
    expect(second?.rows).toMatchObject([{ flags: { pass: '', ifcsum: '' }, compared: { raw: 'soon', instantMs: null } }]);
    expect(codes(reading)).toEqual(['missing-field', 'wrong-type', 'bad-time']);
    expect(reading.refusedCount).toBe(0);
  });
});

describe('gate rows', () => {
  it('reads every row as a message of one box, with the receive time of its id', () => {
    const reading = readMessage(sample('gate.json'));
    expect(reading.messages).toMatchObject([
      {
        kind: 'gate',
        move: 'in',
        reference: '20260711091500000000123',
        prepared: { raw: '20260711091500' },
        terminal: 'BLCT3',
        boxes: [
          {
            containerNo: 'MLTU3102047',
            sizeType: '45GP',
            fullness: 'full',
            billNos: ['NGBML2607001'],
            grossWeightKg: 21_850,
            dischargePort: { code: 'DEHAM' },
            happened: { instantMs: Date.UTC(2026, 6, 11, 0, 42) },
          },
        ],
      },
      { move: 'out', boxes: [{ sizeTypeRaw: '40XX', sizeType: null, billNos: [], grossWeightKg: 3700 }] },
      { move: 'in', boxes: [{ containerNo: null, equipmentNo: 'SHORT1' }] },
    ]);
    expect(codes(reading)).toEqual(['unknown-size-type', 'no-iso-number']);
  });
});

describe('vessel plan', () => {
  it('reads plan and announcement rows; placeholder years are no time', () => {
    const reading = readMessage(sample('plan.json'));
    expect(reading.messages).toMatchObject([
      {
        kind: 'vessel-plan',
        calls: [
          {
            vessel: { code: 'UN9000001', voyage: '0712E', direction: 'export' },
            chineseName: '潮灯',
            gateInCloses: { instantMs: Date.UTC(2026, 6, 11, 10) },
            customsCloses: { raw: '2026-07-11 20:00:00' },
            ata: null,
            atd: null,
            berth: 'B7',
          },
          {
            vessel: { name: 'DEMO HARBOUR', direction: 'export' },
            gateInOpens: { raw: '20260712080000' },
            portCloses: { raw: '202607142000' },
            etd: { raw: '202607160600' },
          },
        ],
      },
    ]);
    expect(codes(reading)).toEqual(['missing-field']);
  });
});

describe('track rows', () => {
  it('reads inspection, pass and receipt, and the moves told beside them', () => {
    const reading = readMessage(sample('track.json'));
    const tracks = reading.messages.find((message) => message.kind === 'track-rows');
    expect(tracks?.rows.map(({ topic, status, mode, remark }) => [topic, status, mode, remark])).toEqual([
      ['cusmov', 'C', '1', null],
      ['cusmov', 'OK', '1', null],
      ['custpass', 'Y', null, 'EP'],
      ['cusretrec', '01', null, '运抵正常'],
      ['custpass', 'Y', null, null],
    ]);
    expect(tracks?.rows.at(-1)).toMatchObject({ containerNo: null, equipmentNo: 'NOBOX' });
    expect(reading.messages.filter(({ kind }) => kind === 'gate')).toMatchObject([
      { move: 'in', boxes: [{ containerNo: 'MLTU3102047', truckPlate: 'ZB0D001' }] },
    ]);
    expect(codes(reading)).toEqual(['missing-field', 'wrong-type', 'no-iso-number', 'wrong-type']);
  });
});

describe('VGM rows', () => {
  const [masses] = readMessage(sample('vgm.json')).messages;

  it('read the mass, its method and signature, and what the port did with it', () => {
    expect(masses).toMatchObject({
      kind: 'vgm-rows',
      rows: [
        {
          containerNo: 'MLTU3102047',
          billNo: 'NGBML2607001',
          vessel: { code: 'UN9000003', voyage: '0701E', direction: 'export' },
          verifiedWeightKg: 24_860,
          method: 'SM1',
          signature: 'LI DEMO',
          state: 'OK',
          received: { raw: '2026-07-11 09:15:00', instantMs: Date.UTC(2026, 6, 11, 1, 15) },
        },
        { containerNo: 'MLTU3102113', billNo: null, method: 'SM2', state: '00', sent: null },
      ],
    });
  });

  it('keep a row of an unknown method and of a weight that is none, with a warning', () => {
    const reading = read('[{"ctnNo":"MLTU3102047","vgmMethod":"M3","vgmGrossWeight":"24,860 kg"}]');
    expect(reading.messages).toMatchObject([{ rows: [{ method: null, verifiedWeightKg: null }] }]);
    expect(codes(reading)).toEqual(['unknown-code', 'bad-weight']);
  });
});

describe('envelopes', () => {
  const row = { containerno: 'MLTU3102047', billno: 'B00000001', passFlag: 'Y' };

  it.each([
    ['the full envelope', { code: 200, msg: 'ok', data: { total: 1, list: [row] } }],
    ['data as array', { code: '0', data: [row] }],
    ['a bare list', { list: [row] }],
    ['a bare array', [row]],
    ['a bare row', row],
  ])('reads %s', (_, value) => {
    expect(read(value).messages).toMatchObject([{ kind: 'release-rows', rows: [{ billNo: 'B00000001' }] }]);
  });

  it.each([
    ['a bare list', (rows: string) => `[${rows}]`],
    ['a list two objects deep', (rows: string) => `{"code":200,"data":{"total":5000,"list":[${rows}]}}`],
  ])('lets others work while it reads %s', (_, around) => {
    const row = '{"containerno":"MLTU3102047","billno":"NGBML2607001","passFlag":"Y"}';
    const steps = readMessageInSteps(Buffer.from(around(Array.from({ length: 5_000 }, () => row).join(','))));
    let [stepCount, step] = [0, steps.next()];
    for (; !step.done; step = steps.next()) stepCount++;
    expect(stepCount).toBeGreaterThan(90);
    expect(step.value).toMatchObject({ messages: [{ rows: { length: 5_000 } }], findings: [] });
  });

  it('takes an empty list as an answer', () => {
    expect(read({ code: 200, data: { list: [] } })).toMatchObject({
      messages: [],
      refusedCount: 0,
      findings: [],
    });
  });

  it('refuses an answer that is an error, in the words of the port', () => {
    const reading = read({ code: 500, msg: '查询失败' });
    expect(reading.refusedCount).toBe(1);
    expect(reading.findings[0]?.zh).toContain('500 查询失败');
  });

  it('reads GB18030', () => {
    const text = JSON.stringify([{ ...row, remark: '放行成功' }]);
    expect(readMessage(encodeText(text, 'gb18030')).messages).toMatchObject([{ rows: [{ remark: '放行成功' }] }]);
  });
});

describe('H-04, H-05, H-06 hostile JSON', () => {
  const row = '"containerno":"MLTU3102047","billno":"B00000001","passFlag":"Y"';

  it.each([
    ['a repeated key: the first counts', `[{${row},"billno":"OTHER"}]`, ['duplicate-key']],
    ['__proto__', `[{${row},"__proto__":{"admin":true}}]`, ['prototype-key']],
    ['constructor', `[{${row},"constructor":{"prototype":{"admin":true}}}]`, ['prototype-key', 'prototype-key']],
    ['an object as text', `[{${row},"remark":{"a":1}}]`, ['wrong-type']],
    ['true as text', `[{${row},"remark":true}]`, ['wrong-type']],
    ['a text of 1 MB', `[{${row},"remark":"${'x'.repeat(1_000_000)}"}]`, ['too-long']],
  ])('%s', (_, text, expected) => {
    const reading = read(text);
    expect(reading.messages).toMatchObject([{ rows: [{ billNo: 'B00000001' }] }]);
    expect(codes(reading)).toEqual(expected);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it.each([
    ['100,000 levels', '['.repeat(100_000), 'json-too-deep'],
    ['too many values', `[${'1,'.repeat(1_100_000)}1]`, 'json-too-large'],
    ['cut off', '[{"containerno":"MLTU', 'json-malformed'],
    ['a trailing comma', '[1,]', 'json-malformed'],
    ['a bare word', '[nul]', 'json-malformed'],
    ['single quotes', "[{'a':1}]", 'json-malformed'],
    ['a line break in a text', '["a\nb"]', 'json-malformed'],
    ['a broken escape', '["\\u12"]', 'json-malformed'],
    ['a number of 1 KB', `[${'9'.repeat(1000)}]`, 'json-malformed'],
    ['a second value that is none', '[] x', 'json-malformed'],
    ['rows of no kind', '[{"a":1}]', 'unknown-row'],
    ['no rows at all', '{}', 'unknown-row'],
  ])('refuses %s', (_, text, code) => {
    const reading = read(text);
    expect(reading).toMatchObject({ messages: [], refusedCount: 1 });
    expect(codes(reading)).toContain(code);
  });

  it('takes NUL and lone surrogates out of texts', () => {
    const reading = read(`[{${row},"remark":"a\\u0000b\\ud800c"}]`);
    expect(reading.messages).toMatchObject([{ rows: [{ remark: 'abc' }] }]);
  });
});
