/** Guarantee: the small texts of wire messages (times, weights, numbers, codes) have one reading or none. */
import { describe, expect, it } from 'vitest';
import { boxReport } from '../vocabulary/box-report';
import { cleanText, decodeText, decideCharset, detectUtf16 } from './charset';
import { containerCheckDigit, readContainerNo } from '../vocabulary/container-no';
import { encodeText } from './encode-text';
import { FindingLog } from './finding-log';
import { findingTexts } from './finding-texts';
import { wireLimits } from './limits';
import { normalizeSizeType } from '../vocabulary/size-type';
import { classifyVesselCode } from '../vocabulary/vessel-code';
import { isNoTimeYet, readWireTime, wireTimeAt } from '../vocabulary/wire-time';
import { readCelsius } from '../vocabulary/temperature';
import { readLengthCm } from '../vocabulary/wire-length';
import { readVolumeM3 } from '../vocabulary/wire-volume';
import { readCount, readWeightKg } from '../vocabulary/wire-weight';

const place = { offset: 7, segment: 2 };

describe('readWireTime', () => {
  const shanghai = (y: number, mo: number, d: number, h = 0, mi = 0, s = 0, ms = 0): number => Date.UTC(y, mo - 1, d, h - 8, mi, s, ms);

  it.each([
    ['20260711', '', shanghai(2026, 7, 11)],
    ['260711', '', shanghai(2026, 7, 11)],
    ['202607110842', '', shanghai(2026, 7, 11, 8, 42)],
    ['20260711084259', '', shanghai(2026, 7, 11, 8, 42, 59)],
    ['20260711084259123', '', shanghai(2026, 7, 11, 8, 42, 59, 123)],
    ['2607110842', '', shanghai(2026, 7, 11, 8, 42)],
    ['2026071108', '', shanghai(2026, 7, 11, 8)],
    ['2026071108', '201', null],
    ['2026-07-11', '', shanghai(2026, 7, 11)],
    ['2026-07-11 08:42', '', shanghai(2026, 7, 11, 8, 42)],
    ['2026/07/11 08:42:59', '', shanghai(2026, 7, 11, 8, 42, 59)],
    ['2026-07-11T08:42:59.5', '', shanghai(2026, 7, 11, 8, 42, 59, 500)],
    ['2026-07-11T08:42:59Z', '', Date.UTC(2026, 6, 11, 8, 42, 59)],
    ['2026-07-11 08:42:59+02:00', '', Date.UTC(2026, 6, 11, 6, 42, 59)],
    ['202607110842UTC', '303', Date.UTC(2026, 6, 11, 8, 42)],
    ['202607110842+0800', '205', shanghai(2026, 7, 11, 8, 42)],
    ['202607110842PST', '303', null],
    ['202607110842', '102', shanghai(2026, 7, 11, 8, 42)],
    ['20260711', '203', shanghai(2026, 7, 11)],
    ['202607112400', '', shanghai(2026, 7, 12)],
    ['202607112401', '', null],
    ['202607110860', '', null],
    ['20260230', '', null],
    ['20240229', '', shanghai(2024, 2, 29)],
    ['20260229', '', null],
    ['00000000', '', null],
    ['0000', '', null],
    ['99990101', '', null],
    ['9998-01-01 00:00:00', '', null],
    ['2026-07/11', '', null],
    ['2026/7/11 8:42', '', shanghai(2026, 7, 11, 8, 42)],
    ['2026/7/1', '', shanghai(2026, 7, 1)],
    ['2026/7/11 8:4', '', null],
    ['2026-7-11', '', null],
    ['11/7/2026', '', null],
    ['2026071', '', null],
    ['tomorrow', '', null],
    ['２０２６０７１１', '', null],
    ['201710310930086', '', null],
  ])('%s (format %s) is %s', (text, format, instantMs) => {
    const isDay = instantMs !== null && text.replace(/\D/g, '').length <= 8;
    expect(readWireTime(text, format)).toEqual({ raw: text, instantMs, ...(isDay && { isDay }) });
  });

  it('is null for nothing', () => {
    expect(readWireTime('')).toBeNull();
    expect(readWireTime('  ')).toBeNull();
  });

  it('reads back what it writes, every day of 400 years', () => {
    // Told together: a hundred thousand assertions take their time.
    const lost: string[] = [];
    for (let ms = Date.UTC(1970, 0, 2); ms < Date.UTC(2370, 0, 1); ms += 86_400_000) {
      const { raw, instantMs } = wireTimeAt(ms, 14);
      if (instantMs !== ms) lost.push(`${ms} as ${raw} is ${instantMs}`);
    }
    expect(lost.slice(0, 3)).toEqual([]);
    expect(wireTimeAt(1_783_700_000_000, 'dashed')).toEqual({
      raw: '2026-07-11 00:13:20',
      instantMs: 1_783_700_000_000,
    });
    expect(isNoTimeYet('9998-01-01')).toBe(true);
  });
});

describe('readCelsius', () => {
  it.each([
    ['-196', 'CEL', -196, []],
    ['-18.54', '', -18.5, []],
    ['5', 'FAH', -15, []],
    ['77.15', 'KEL', -196, []],
    ['200', 'CEL', 200, []],
    ['-274', 'CEL', null, ['bad-number']],
    ['501', 'CEL', null, ['bad-number']],
    ['warm', 'CEL', null, ['bad-number']],
    ['', 'KEL', null, []],
  ])('%s %s is %s', (text, unit, expected, codes) => {
    const log = new FindingLog();
    expect(readCelsius(text, unit, log, place)).toBe(expected);
    expect(log.findings.map(({ code }) => code)).toEqual(codes);
  });
});

describe('lengths and volumes', () => {
  it.each([
    [readLengthCm, '2', 'MTR', 200],
    [readLengthCm, '10', 'INH', 25.4],
    [readLengthCm, '50001', '', null],
    [readLengthCm, '5', 'toString', null],
    [readVolumeM3, '100', 'FTQ', 2.831685],
    [readVolumeM3, '20.5', 'MTQ', 20.5],
    [readVolumeM3, '12,500', 'MTQ', null],
  ])('%o reads %s %s as %s', (read, text, unit, expected) => {
    const log = new FindingLog();
    expect(read(text, unit, log, place)).toBe(expected);
    expect(log.findings).toHaveLength(expected === null ? 1 : 0);
  });
});

describe('readWeightKg', () => {
  it.each([
    ['21850', 'KGM', 21_850],
    ['21850.00', '', 21_850],
    ['0', 'KGM', 0],
    ['12.5', 'KGM', 12.5],
    ['12,5', 'KGM', 12.5],
    ['1000', 'LBR', 453.592],
    ['2.5', 'TNE', 2500],
    ['12,500', 'KGM', null],
    ['1e309', 'KGM', null],
    ['1e3', 'KGM', null],
    ['-1', 'KGM', null],
    ['+1', 'KGM', null],
    ['9999999999', 'KGM', null],
    ['NaN', 'KGM', null],
    ['Infinity', 'KGM', null],
    ['１２', 'KGM', null],
    ['12', 'MTQ', null],
    ['12', 'constructor', null],
  ])('%s %s is %s kg', (text, unit, expected) => {
    const log = new FindingLog();
    expect(readWeightKg(text, unit, log, place)).toBe(expected);
    expect(log.findings.map(({ code }) => code)).toEqual(expected === null ? ['bad-weight'] : []);
  });

  it('takes a comma as the mark UNA declares', () => {
    expect(readWeightKg('12,500', 'KGM', new FindingLog(), place, undefined, ',')).toBe(12.5);
  });

  it('counts packages in whole numbers only', () => {
    const log = new FindingLog();
    expect(['12', '12.0', '01', '1e3', '-0', '1.5'].map((text) => readCount(text, log, place))).toEqual([12, 12, 1, null, null, null]);
  });
});

describe('readContainerNo', () => {
  it.each([
    ['MLTU3102047', 'MLTU3102047', []],
    ['MLTU3102048', 'MLTU3102048', ['check-digit']],
    ['mltu3102047', 'MLTU3102047', ['lower-case']],
    ['MLTU 310204-7', 'MLTU3102047', []],
    ['ＭＬＴＵ３１０２０４７', 'MLTU3102047', ['full-width']],
    ['MLTU310204', null, ['bad-container-no']],
    ['MLTU31020477', null, ['bad-container-no']],
    ['MLT03102047', null, ['bad-container-no']],
    ['', null, ['missing-field']],
  ])('%s is %s', (text, expected, codes) => {
    const log = new FindingLog();
    expect(readContainerNo(text, log, place)).toBe(expected);
    expect(log.findings.map(({ code }) => code)).toEqual(codes);
  });

  it('says in both languages that it is missing', () => {
    const log = new FindingLog();
    readContainerNo('', log, place);
    expect(log.findings).toMatchObject([{ zh: '缺少必填内容：箱号', en: 'A mandatory value is missing: container number' }]);
  });

  it('knows the check digits of ISO 6346', () => {
    const valid = ['CSQU3054383', 'MSKU0308961', 'TGHU1643396', 'CICU8421595', 'DWSU3001375'];
    expect(valid.map(containerCheckDigit)).toEqual(valid.map((number) => Number(number[10])));
  });
});

describe('normalizeSizeType', () => {
  it.each([
    ['22G1', '22G1'],
    ['45G1', '45G1'],
    ['L5GP', 'L5GP'],
    ['45GP', '45GP'],
    ['22TN', '22TN'],
    ['45R1', '45R1'],
    ['40HQ', '45G1'],
    ['40HC', '45G1'],
    ["40'HQ", '45G1'],
    ['40 hq', '45G1'],
    ['20GP', '22G1'],
    ['40GP', '42G1'],
    ['45HQ', 'L5G1'],
    ['45HC', 'L5G1'],
    ['20RF', '22R1'],
    ['40RH', '45R1'],
    ['40OT', '42U1'],
    ['20FR', '22P1'],
    ['2200', '22G0'],
    ['2210', '22G1'],
    ['4310', '42G1'],
    ['4510', '45G1'],
    ['4500', '45G0'],
    ['4530', '45R1'],
    ['2232', '22R1'],
    ['9510', 'L5G1'],
    ['0000', null],
    ['40XX', null],
    ['4EG1X', null],
    ['C40HC', null],
    ['', null],
    ['toString', null],
  ])('%s is %s', (raw, expected) => {
    expect(normalizeSizeType(raw)).toBe(expected);
  });
});

describe('classifyVesselCode', () => {
  it.each([
    ['9000001', false, 'imo'],
    ['UN9000001', false, 'un'],
    ['FC0000321', false, 'fc'],
    ['A8BI5', false, 'call-sign'],
    ['潮汐灯', true, 'call-sign'],
    ['SOME LONG NAME', false, 'other'],
  ])('%s', (code, isCallSign, scheme) => {
    expect(classifyVesselCode(code, isCallSign)).toBe(scheme);
  });
});

describe('charsets', () => {
  const text = 'A 宁波港 𠮷 ä € \u0080';

  it('writes GB18030 that decodes to the same text, every character of the basic plane', () => {
    expect(decodeText(encodeText(text, 'gb18030'), 'gb18030')).toBe(text);
    let all = '';
    for (let code = 0x80; code <= 0xffff; code++) {
      // Without surrogates and the private area, some of which the decoder gives to newer characters.
      if (code < 0xd800 || code > 0xf8ff) all += String.fromCharCode(code);
    }
    expect(decodeText(encodeText(all, 'gb18030'), 'gb18030')).toBe(all);
    expect(encodeText('宁', 'gb18030').toString('hex')).toBe('c4fe');
  });

  it.each([
    ['ASCII', Buffer.from('abc'), 'UNOA', { charset: 'ascii', differs: false }],
    ['UTF-8 under UNOY', Buffer.from(text), 'UNOY', { charset: 'utf-8', differs: false }],
    ['UTF-8 under UNOA', Buffer.from(text), 'UNOA', { charset: 'utf-8', differs: true }],
    ['GB18030 under UNOA', encodeText(text, 'gb18030'), 'UNOA', { charset: 'gb18030', differs: true }],
    ['GB18030 without level', encodeText(text, 'gb18030'), null, { charset: 'gb18030', differs: false }],
    ['Latin-1 under UNOC', encodeText('MÜLLER', 'latin1'), 'UNOC', { charset: 'latin1', differs: false }],
    ['UTF-8 cut in a character', Buffer.from('宁波港务').subarray(0, 11), null, { charset: 'utf-8', differs: false }],
    ['GB18030 cut in four bytes', encodeText('宁波港务𠮷', 'gb18030').subarray(0, 10), null, { charset: 'gb18030', differs: false }],
  ])('decides on %s', (_, bytes, level, expected) => {
    expect(decideCharset(bytes, level)).toEqual(expected);
  });

  it('knows UTF-16 with and without its mark', () => {
    expect(detectUtf16(Buffer.from('\ufeffUNB', 'utf16le'))).toBe('utf-16le');
    expect(detectUtf16(Buffer.from('UNB+', 'utf16le'))).toBe('utf-16le');
    expect(detectUtf16(Buffer.from('UNB+', 'utf16le').swap16())).toBe('utf-16be');
    expect(detectUtf16(Buffer.from('UNB+'))).toBeNull();
  });

  it('takes out control characters, direction marks and lone surrogates, and nothing else', () => {
    expect(cleanText('a\u0000b\u001ac\u0085d\u202ee\u200bf\ud800g𠮷')).toBe('abcdefg𠮷');
  });
});

describe('FindingLog', () => {
  it('stops listing at its bound and says so, and shortens foreign details', () => {
    const log = new FindingLog();
    for (let i = 0; i < wireLimits.maxFindings + 50; i++) log.note('bad-time', place, 'x'.repeat(500));
    expect(log.findings).toHaveLength(wireLimits.maxFindings + 1);
    expect(log.findings.at(-1)?.code).toBe('too-many-findings');
    expect(log.findings[0]?.en.length).toBeLessThan(100);
  });

  it('asks for a detail that costs something only as often as it lists it', () => {
    const log = new FindingLog();
    let asked = 0;
    for (let i = 0; i < wireLimits.maxFindings + 50; i++) {
      log.note('bad-time', { offset: i }, () => `asked ${++asked}`);
    }
    expect(asked).toBe(log.findings.length);
    expect(log.findings[0]?.en).toContain('asked 1');
  });

  it('A18: errors are not pushed out by warnings that came before them, and cost no more when there are too many', () => {
    const log = new FindingLog();
    for (let i = 0; i < wireLimits.maxFindings + 50; i++) log.note('bad-text', { offset: i });
    log.refuse('empty-input', { offset: 7_000 });
    log.note('unknown-format', { offset: 8_000 });
    expect(log.findings).toHaveLength(wireLimits.maxFindings + 1);
    expect(log.findings.slice(-3).map(({ code }) => code)).toEqual(['empty-input', 'unknown-format', 'too-many-findings']);
    for (let i = 0; i < wireLimits.maxFindings + 50; i++) log.note('unknown-format', { offset: 9_000 + i });
    expect(log.findings).toHaveLength(wireLimits.maxFindings + 1);
    expect(log.findings.filter(({ severity }) => severity === 'error')).toHaveLength(wireLimits.maxFindings);
    expect(log.findings.at(-1)?.code).toBe('too-many-findings');
    log.restart();
    log.note('bad-text', place);
    expect(log.findings).toHaveLength(1);
  });

  it('says everything in both languages', () => {
    for (const [, zh, en] of Object.values(findingTexts)) {
      expect(zh).toMatch(/\p{Script=Han}|XML|JSON/u);
      expect(en).not.toMatch(/\p{Script=Han}/u);
      expect(zh.includes('{}')).toBe(en.includes('{}'));
    }
  });
});

describe('boxReport', () => {
  it('knows only what it was told', () => {
    expect(boxReport('MLTU3102047', { fullness: 'full' })).toMatchObject({
      fullness: 'full',
      seals: [],
      happened: null,
    });
  });
});
