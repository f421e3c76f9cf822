// Guarantee: R-7.6-14: a spreadsheet of a book is read row by row, put right as pasted texts are; a row without a name is named.
import { describe, expect, it } from 'vitest';
import { blankParty, partyRoles } from './filing';
import { readPartyImport } from './read-party-import';

const rowsOf = (...rows: (readonly string[])[]) => rows.map((cells, i) => ({ rowNo: i + 1, cells }));

describe('R-7.6-14 readPartyImport', () => {
  it('R-7.6-14 reads a book; the short name is the name where there is none', () => {
    const rows = rowsOf(
      ['收货人地址簿'],
      ['简称', '公司名称', '地址', '电话', '国家代码', '企业代码', 'AEO', '联系人', '联系人电话'],
      ['汉堡', 'ＤＥＭＯ GMBH', 'HAMBURG', '+49 0', 'de', '000000000', '', 'ZHOU', '0'],
      ['', '', '', '', '', '', '', '', ''],
      ['', 'DEMO INC', '', '', '', '', '', '', ''],
      ['没有名称', '', 'NOWHERE'],
    );
    expect(readPartyImport(rows, ['consignee'])?.entries ?? null).toEqual([
      {
        rowNo: 3,
        nickName: '汉堡',
        parties: {
          consignee: {
            ...blankParty,
            name: 'DEMO GMBH',
            address: 'HAMBURG',
            phone: '+49 0',
            countryCode: 'DE',
            companyCode: expect.stringContaining('000000000'),
            contactName: 'ZHOU',
            contactPhone: '0',
          },
        },
      },
      { rowNo: 5, nickName: 'DEMO INC', parties: { consignee: { ...blankParty, name: 'DEMO INC' } } },
      { rowNo: 6, message: '没有名称' },
    ]);
  });

  it('R-7.6-14 reads combinations, each party behind its role', () => {
    const rows = rowsOf(['模板', '发货人', '收货人名称', '收货人电话', '通知人名称'], ['每周一票', 'A', 'B', '1', 'SAME AS CONSIGNEE']);
    expect(readPartyImport(rows, partyRoles)?.entries ?? null).toEqual([
      {
        rowNo: 2,
        nickName: '每周一票',
        parties: {
          shipper: { ...blankParty, name: 'A' },
          consignee: { ...blankParty, name: 'B', phone: '1' },
          notify: { ...blankParty, name: 'SAME AS CONSIGNEE' },
        },
      },
    ]);
  });

  it('R-7.6-14 N8 names the field of a text that is too long; a file without names is none', () => {
    expect(readPartyImport(rowsOf(['名称'], ['A'.repeat(2_001)]), ['shipper'])?.entries ?? null).toEqual([
      { rowNo: 2, message: '发货人名称最多 2000 个字' },
    ]);
    expect(readPartyImport(rowsOf(['箱号'], ['CSNU6152042']), ['shipper'])).toBeNull();
  });
});
