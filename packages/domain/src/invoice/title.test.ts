// Guarantee: R-7.5-01, R-3.7-09, R-4.10-02: a title holds what can be printed and read by the tax office; a special invoice
// needs all of it.
import { describe, expect, it } from 'vitest';
import { hasPostAddress, invoiceTypes, invoiceTypeWords, suffices, titleSchema, type Title } from './title';

const full = {
  kind: 'company',
  companyName: '北仑演示货代',
  taxIdNumber: '91350100M000100Y43',
  registerAddress: '宁波市北仑区 1 号',
  registerPhone: '0574-80000000',
  bankDeposit: '演示银行北仑支行',
  bankAccount: '3300 0000 0000 1234',
  contactEmail: 'finance@example.com',
  addressee: '张三',
  contactPhone: '13800000000',
  contactAddress: '宁波市北仑区 1 号',
} as const;
const faultsOf = (change: object): string[] => {
  const read = titleSchema.safeParse({ ...full, ...change });
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('R-7.5-01 R-3.7-09 a title', () => {
  it('R-3.7-09 holds what was typed, trimmed; what was left out is empty', () => {
    expect(titleSchema.parse({ ...full, companyName: ' 北仑演示货代 ', taxIdNumber: ' 91350100m000100y43' })).toEqual(full);
    const bare = titleSchema.parse({ kind: 'personal', companyName: '张三' });
    expect(bare).toMatchObject({ taxIdNumber: '', registerAddress: '', contactEmail: '' });
  });

  it.each([
    [{ companyName: ' ' }, 'companyName: 请填写抬头名称'],
    [{ companyName: 'x'.repeat(101) }, 'companyName: 最多'],
    [{ companyName: 'a\u202Eb' }, 'companyName: 最多'],
    [{ companyName: 'a\nb' }, 'companyName: 最多'],
    [{ taxIdNumber: '' }, 'taxIdNumber: 税号不对'],
    [{ taxIdNumber: '91350100M000100Y44' }, 'taxIdNumber: 税号不对'],
    [{ kind: 'personal' }, 'taxIdNumber: 个人的税号'],
    [{ registerPhone: 'abc' }, 'registerPhone: 电话要能拨通'],
    [{ bankAccount: '12;34' }, 'bankAccount: 最多'],
    [{ contactEmail: 'a@b' }, 'contactEmail: 请输入正确的邮箱'],
    [{ contactEmail: 'a@b.com\r\nBcc: c@d.com' }, 'contactEmail: 请输入正确的邮箱'],
    [{ contactAddress: 'x'.repeat(101) }, 'contactAddress: 最多'],
  ])('R-7.5-01 refuses %j', (change, wanted) => {
    expect(faultsOf(change)).toEqual([expect.stringMatching(`^${wanted}`)]);
  });

  it.each([
    [{}, []],
    [{ kind: 'personal', taxIdNumber: '' }, []],
    [{ kind: 'personal', taxIdNumber: '11010519491231002X' }, []],
  ])('R-7.5-01 takes %j', (change, wanted) => {
    expect(faultsOf(change)).toEqual(wanted);
  });
});

describe('R-4.10-02 the two kinds of invoice', () => {
  it('R-4.10-02 are called so', () => {
    expect(invoiceTypes.map((type) => invoiceTypeWords[type])).toEqual(['电子发票（普通发票）', '电子发票（增值税专用发票）']);
  });

  it('R-4.10-02 a special one needs the whole title of a business, an ordinary one its name and number', () => {
    expect(suffices(full as Title, 'special')).toBe(true);
    for (const field of ['registerAddress', 'registerPhone', 'bankDeposit', 'bankAccount']) {
      expect([field, suffices({ ...full, [field]: '' } as Title, 'special')]).toEqual([field, false]);
      expect([field, suffices({ ...full, [field]: '' } as Title, 'ordinary')]).toEqual([field, true]);
    }
    expect(suffices({ ...full, kind: 'personal' } as Title, 'special')).toBe(false);
  });

  it('R-4.10-35 paper needs an addressee, a phone and an address', () => {
    expect(hasPostAddress(full as Title)).toBe(true);
    for (const field of ['addressee', 'contactPhone', 'contactAddress'])
      expect(hasPostAddress({ ...full, [field]: '' } as Title)).toBe(false);
  });
});
