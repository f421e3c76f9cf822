// Guarantee: of a raw message an account sees the parts about its own bills and
// boxes and nothing else, and cutting takes time in proportion to the text.
import type { ValueMask } from '@mastlight/wire/message-excerpt';
import { describe, expect, it } from 'vitest';
import { excerptMessage, type Excerpt } from './excerpt-message';
import { Ownership } from './ownership';

const own = new Ownership({ billNos: ['MINE0001'], containerNos: ['TGHU1643396'], othersBillNos: ['THEIRS01'] });
const omitted = (count: number): string => `<${count}>`;
/** Values are another matter. */
const unmasked: ValueMask = { mark: '*', show: (_kind, value) => value };
function cut(text: string, format: string): Excerpt {
  const steps = excerptMessage({ text, format, own, omitted, values: unmasked });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe('excerptMessage (S-02)', () => {
  it.each([
    [
      'a bill of ours',
      "00:CODECO'10:SHIP'50:AAAU0000001:::::MINE0001'52:PLATE'50:BBBU0000001:::::THEIRS01'99:4'",
      "00:CODECO'10:SHIP'50:AAAU0000001:::::MINE0001'52:PLATE'<1>\n99:4'",
    ],
    ['a box of ours that names no bill', "00:CODECO'50:TGHU1643396::'99:2'", "00:CODECO'50:TGHU1643396::'99:2'"],
    ["a box of ours under another's bill", "00:CODECO'50:TGHU1643396:::::THEIRS01'99:2'", "00:CODECO'<1>\n99:2'"],
    ['garbage after our part', "00:CODECO'50:TGHU1643396::'X50:CCCU0000001:SECRET'99:2'", "00:CODECO'50:TGHU1643396::'<1>\n99:2'"],
    ['garbage before any part', "00:CODECO'X50:CCCU0000001:SECRET'50:TGHU1643396'", "00:CODECO'<1>\n50:TGHU1643396'"],
    ['a message that says not what it is', "50:TGHU1643396::'99:2'", "<1>\n99:2'"],
  ])('flat: %s', (_name, text, shown) => {
    expect(cut(text, 'flat-cn').text).toBe(shown);
  });

  it('port rows: a track entry names its box in an object of its own', () => {
    const entry = (blno: string): object => ({ container: { ctnNo: 'TGHU1643396', blno }, cusmov: [{ status: 'C' }] });
    const { text, ownCount } = cut(JSON.stringify({ data: { list: [entry('MINE0001'), entry('THEIRS01')] } }), 'ningbo-rows');
    expect(JSON.parse(text)).toEqual({ data: { list: [entry('MINE0001'), '<1>'] } });
    expect(ownCount).toBe(1);
  });

  it('edifact: a status about our bill, without the box of the status in front of it', () => {
    const theirs = "STS+1+48'RFF+BM:THEIRS01'EQD+CN+BBBU0000001'";
    const ours = "STS+1+48'RFF+BM:MINE0001'EQD+CN+TGHU1643396'";
    const { text } = cut(`UNH+1+IFTSTA:D:00B:UN'BGM+23+1'${theirs}${ours}UNT+8+1'`, 'edifact');
    expect(text).toBe(`UNH+1+IFTSTA:D:00B:UN'BGM+23+1'<2>\n${ours}UNT+8+1'`);
  });

  it.each([
    ['others, though the box is also ours', "RFF+BM:THEIRS01'CNT+1:1'NAD+CZ+++SECRET'", '<3>\n', 0],
    ['ours', "RFF+BM:MINE0001'NAD+CZ+++US'", "BGM+23+1'RFF+BM:MINE0001'NAD+CZ+++US'STS+1+48'EQD+CN+TGHU1643396'", 2],
    ['ours, with garbage', "RFF+BM:MINE0001'XSECRET'", "BGM+23+1'RFF+BM:MINE0001'<1>\nSTS+1+48'EQD+CN+TGHU1643396'", 2],
    ['nobody', "NAD+MS+PORT'", "BGM+23+1'NAD+MS+PORT'<1>\nEQD+CN+TGHU1643396'", 1],
  ])('edifact: the head says whose message it is: %s', (_name, head, shown, ownCount) => {
    const message = (inside: string) => `UNH+1+IFTSTA:D:00B:UN'${inside}UNT+6+1'`;
    const excerpt = cut(message(`BGM+23+1'${head}STS+1+48'EQD+CN+TGHU1643396'`), 'edifact');
    expect(excerpt).toMatchObject({ text: message(shown), ownCount });
  });

  it.each([
    [
      'edifact',
      (inside: string) =>
        `UNB+UNOA:2+X'UNH+1+CODECO:D:95B:UN'BGM+34+FOREIGN'TDT+1++3+31++++LORRY01'${inside}CNT+16:9'UNT+6+1'UNH+2+CODECO:D:95B:UN'BGM+34+FOREIGN'NAD+CF+FOREIGN'UNT+3+2'UNZ+2+1'`,
      "EQD+CN+AAAU0000001'",
      "EQD+CN+TGHU1643396'",
    ],
    [
      'flat-cn',
      (inside: string) => `00:CODECO:X'10:FOREIGN:LORRY01'${inside}99:3'00:CODECO:X'10:FOREIGN'99:2'`,
      "50:AAAU0000001::THEIRS01'",
      "50:TGHU1643396::'",
    ],
  ])('%s: the head of a message is shown with a part of ours, not without (A7)', (format, file, theirs, ours) => {
    const left = cut(file(theirs), format);
    expect([left.ownCount, /FOREIGN|LORRY|AAAU/.test(left.text)]).toEqual([0, false]);
    const { text, ownCount, omittedCount } = cut(file(theirs + ours + theirs), format);
    expect([ownCount, omittedCount]).toEqual([1, 3]);
    expect(text).toMatch(/LORRY01'<1>\n(?:EQD.CN|50).TGHU/);
    expect(text.match(/FOREIGN/g)).toHaveLength(1);
    expect(text).not.toContain('AAAU');
  });

  it('edifact: a head that names bills of ours and of others waits for a part of ours (A7)', () => {
    const head = "BGM+23+1'RFF+BM:MINE0001'RFF+BM:THEIRS01'";
    const message = (inside: string): string => `UNH+1+IFTSTA:D:95B:UN'${inside}UNT+9+1'`;
    expect(cut(message(`${head}CNI+1+THEIRS01'STS+1+74'`), 'edifact').text).toBe(message('<3>\n'));
    expect(cut(message(`${head}CNI+1+THEIRS01'CNI+2+MINE0001'`), 'edifact').text).toBe(message(`${head}<1>\nCNI+2+MINE0001'`));
  });

  it.each([
    ['another', "CNI+2+THEIRS01'", '<2>\n'],
    ['another, by its reference', "CNI+2'RFF+BM:THEIRS01'", '<2>\n'],
    ['nobody we know', "CNI+2+HOUSE01'", '<2>\n'],
    ['ours', "CNI+2+MINE0001'", "CNI+2+MINE0001'GID+1+77:DR'MEA+AAE+G+KGM:2177'SGP+TGHU1643396+77'"],
    ['ours and another', "CNI+2+HOUSE01'RFF+BM:MINE0001'RFF+BM:THEIRS01'", "CNI+2+HOUSE01'RFF+BM:MINE0001'RFF+BM:THEIRS01'<1>\n"],
  ])('edifact: goods in a box of ours are those of their consignment (A7): %s', (_name, consignment, shown) => {
    const message = (inside: string): string =>
      `UNH+1+IFCSUM:D:01B:UN'BGM+785+1'EQD+CN+TGHU1643396'CNI+1+MINE0001'GID+1+5:CT'SGP+TGHU1643396+5'${inside}UNT+9+1'`;
    expect(cut(message(`${consignment}GID+1+77:DR'MEA+AAE+G+KGM:2177'SGP+TGHU1643396+77'`), 'edifact').text).toBe(message(shown));
  });

  it('edifact: a consignment of others takes its statuses and boxes along, one of ours too (A7)', () => {
    const status = "STS+1+74'DTM+334:202607110842:203'EQD+CN+TGHU1643396'";
    const { text } = cut(`UNH+1+IFTSTA:D:95B:UN'BGM+23+1'CNI+1+THEIRS01'${status}CNI+2+MINE0001'${status}UNT+9+1'`, 'edifact');
    expect(text).toBe(`UNH+1+IFTSTA:D:95B:UN'BGM+23+1'<3>\nCNI+2+MINE0001'${status}UNT+9+1'`);
  });

  it.each([
    ['edifact: a free text', 'edifact', "UNH+1+CODECO:D:95B:UN'EQD+CN+BBBU0000001'FTX+AAI+++MINE0001 SECRET'UNT+3+1'"],
    [
      'edifact: a free text of the head',
      'edifact',
      "UNH+1+CODECO:D:95B:UN'BGM+34+DOC'FTX+AAI+++MINE0001'EQD+CN+BBBU0000001+SECRET'UNT+3+1'",
    ],
    ['edifact: a party', 'edifact', "UNH+1+CODECO:D:95B:UN'EQD+CN+BBBU0000001'NAD+CZ+TGHU1643396:SECRET'UNT+3+1'"],
    ['edifact: a segment nobody knows', 'edifact', "UNH+1+CODECO:D:95B:UN'EQD+CN+BBBU0000001'ZZZ+MINE0001+SECRET'UNT+3+1'"],
    ['flat-cn: a party', 'flat-cn', "00:CODECO:X'50:BBBU0000001:45G1:F:E:MINE0001::SECRET'99:3'"],
    ['flat-cn: a box in a text', 'flat-cn', "00:CODECO:X'50:BBBU0000001:45G1:F:E:E1::SECRET'52:3:TGHU1643396'99:3'"],
    [
      'gacc-xml: goods',
      'gacc-xml',
      '<M><Consignment><TransportContractDocument><ID>B1</ID></TransportContractDocument><Goods><Description>MINE0001 SECRET</Description></Goods></Consignment></M>',
    ],
    ['rows: a remark', 'ningbo-rows', '{"data":{"list":[{"billno":"B1","remark":"MINE0001 SECRET","vessel":"SECRET"}]}}'],
    ['rows: a field nobody knows', 'ningbo-rows', '{"data":{"list":[{"billno":"B1","own":"MINE0001","vessel":"SECRET"}]}}'],
  ])('E5: a followed number in %s opens nothing', (_name, format, text) => {
    const excerpt = cut(text, format);
    expect([excerpt.ownCount, /SECRET|BBBU/.test(excerpt.text)]).toEqual([0, false]);
  });

  it.each([
    ['edifact', "UNH+1+CODECO:D:95B:UN'EQD+CN+BBBU0000001'RFF+BN:MINE0001'UNT+3+1'"],
    ['flat-cn', "00:CODECO:X'50:BBBU0000001:45G1:F:E:E1:MINE0001,OTHER1:24860'99:3'"],
    ['gacc-xml', '<M><Consignment><TransportContractDocument><ID>mine0001</ID></TransportContractDocument></Consignment></M>'],
    ['ningbo-rows', '{"data":{"list":[{"container":{"ctnNo":"TGHU1643396"}}]}}'],
  ])('E5: a followed number in its field opens its part: %s', (format, text) => {
    expect(cut(text, format).ownCount).toBe(1);
  });

  it.each([
    ['edifact', 'UNA~^.? *EQD^CN^TGHU1643396*EQD^CN^BBBU0000001*'],
    ['gacc-xml', '<M><Consignment>THEIRS01</Consignment><Consignment>MINE0001 SECRET</M>'],
    ['gacc-xml', '<M>no part that is known, MINE0001</M>'],
    ['ningbo-rows', '{"data":{"list":[{"billno":"MINE0001"}]'],
    ['unknown', 'MINE0001'],
  ])('leaves out what cannot be taken apart: %s %s', (format, text) => {
    const excerpt = cut(text, format);
    expect(excerpt.ownCount).toBe(0);
    expect(excerpt.text).not.toContain('MINE0001');
  });

  it('takes lists in lists apart', () => {
    const { text } = cut('[{"code":200,"data":{"list":[{"billno":"MINE0001"},{"billno":"THEIRS01"}]}}]', 'ningbo-rows');
    expect(text).toContain('MINE0001');
    expect(text).not.toContain('THEIRS01');
  });

  it.each([
    ['flat-cn', 'A?', '?'],
    ['flat-cn', '??', '?'],
    ['edifact', "? '", '?'],
    ['gacc-xml', '<Consignment>', ''],
    ['gacc-xml', '<Consignment ', ''],
    ['ningbo-rows', '[', ''],
  ])('S-15: 64 KB of near misses in %s (%s) take no time', (format, piece, tail) => {
    // Processor time: other work of the machine does not count.
    const before = process.cpuUsage();
    cut(piece.repeat(65_536 / piece.length) + tail, format);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(250);
  });
});
