// Guarantee: what a spreadsheet says of containers is read, or it is told what was not and where; a weight is never of another unit.
import { describe, expect, it } from 'vitest';
import { containersMax, typedLengthMax } from './limits';
import { readImport } from './read-import';

const read = (...rows: (readonly string[])[]) => readImport(rows.map((cells, i) => ({ rowNo: i + 1, cells })));
const box = (i: number): string => `CSNU${String(i).padStart(7, '0')}`;

describe('readImport', () => {
  it.each(['总重(LBS)', 'VGM (MT)', '毛重(吨)', '总重 吨'])('N7 nothing is read of %s, and it is told', (title) => {
    expect(read(['箱号', title], [box(1), '48000'])).toMatchObject({ otherUnit: title, list: [{ grossKg: null }] });
  });

  it('N7 总重 goes before VGM, and both before 毛重; that they differ is told', () => {
    const told = read(['箱号', '毛重', 'VGM', '总重'], [box(1), '20000', '22500', '22500'], [box(2), '20000', '22400', '22500']);
    expect(told.list.map(({ grossKg }) => grossKg)).toEqual([22_500, 22_500]);
    expect(told.notes).toEqual([
      { kind: 'doubled', field: 'grossKg', value: '总重', other: 'VGM', rowNo: 3, count: 1 },
      { kind: 'doubled', field: 'grossKg', value: '总重', other: '毛重', rowNo: 2, count: 2 },
    ]);
    expect(read(['箱号', '毛重', 'VGM'], [box(1), '20000', '22500']).list[0]!.grossKg).toBe(22_500);
  });

  it('N1 of the columns that it does not know those are named that seem to tell a weight', () => {
    const told = read(['箱号', '总重', '整箱重', 'Cargo Wt', '船名', '备注'], [box(1), '25300', '25300', '21000', 'MSC ANNA', '急']);
    expect(told.unread).toEqual(['整箱重', 'Cargo Wt']);
  });

  it('N7 毛重 alone is read as gross, and it is told what that means', () => {
    expect(read(['箱号', '毛重(KGS)'], [box(1), '20000'])).toMatchObject({
      list: [{ grossKg: 20_000 }],
      notes: [{ kind: 'grossWord', field: 'grossKg', value: '毛重(KGS)', rowNo: 2, count: 1 }],
    });
  });

  it.each(['25.3', '25.300', '25300.5', '25 MT', '约 25000'])('N7 %j is no whole number of kg: told with its row and field', (text) => {
    const told = read(['箱号', '称重方式', '皮重', '总重'], [box(1), 'SM1', '3800', '25300'], [box(2), 'SM1', '3800', text]);
    expect(told.list.map(({ grossKg }) => grossKg)).toEqual([25_300, null]);
    expect(told.notes).toEqual([{ kind: 'weight', field: 'grossKg', value: text, other: '', rowNo: 3, count: 1 }]);
  });

  it('N7 of a weight that could not be read nothing is computed in its place', () => {
    expect(read(['箱号', '称重方式', '皮重', '货重', '总重'], [box(1), 'SM2', '3800', '20000', '23.8']).list[0]).toMatchObject({
      grossKg: null,
    });
    expect(read(['箱号', '称重方式', '皮重', '货重', '总重'], [box(1), 'SM2', '3800', '20000', '']).list[0]).toMatchObject({
      grossKg: 23_800,
    });
  });

  it.each(['25300', '25,300', '25300.0', '25300.00 KGS', '25300kg'])('N7 %j is 25,300 kg', (text) => {
    expect(read(['箱号', '总重'], [box(1), text])).toMatchObject({ list: [{ grossKg: 25_300 }], notes: [] });
  });

  it('N7 a method that nobody knows is told', () => {
    expect(read(['箱号', '称重方式'], [box(1), '吊秤']).notes).toEqual([
      { kind: 'method', field: 'method', value: '吊秤', other: '', rowNo: 2, count: 1 },
    ]);
  });

  it('N8 a text longer than one types is cut and told', () => {
    const told = read(['箱号', '称重地点', '签名'], [box(1), '场'.repeat(typedLengthMax + 1), 'A'.repeat(typedLengthMax)]);
    expect(told.list[0]!.location).toHaveLength(typedLengthMax);
    expect(told.notes).toEqual([{ kind: 'long', field: 'location', value: '场'.repeat(30), other: '', rowNo: 2, count: 1 }]);
  });

  it('N9 containers beyond those of a filing are counted', () => {
    const rows = Array.from({ length: containersMax + 3 }, (_, i) => [box(i)]);
    const told = read(['箱号'], ...rows, ['']);
    expect([told.list.length, told.overMax, told.leftOut]).toEqual([containersMax, 3, 1]);
  });

  it('N3 merged cells tell each container where and by whom it was weighed, and none its weight', () => {
    const rows = [
      { rowNo: 1, cells: ['箱号', '总重', '签名'] },
      { rowNo: 2, cells: [box(1), '25300', 'WANG'] },
      {
        rowNo: 3,
        cells: [box(2)],
        carried: new Map([
          [1, '25300'],
          [2, 'WANG'],
        ]),
      },
    ];
    expect(readImport(rows).list[1]).toMatchObject({ grossKg: null, sign: 'WANG' });
  });
});
