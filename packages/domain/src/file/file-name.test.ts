// Guarantee: U-11: a file's name is one that every system takes and shows as what it is.
import { expect, it } from 'vitest';
import { kindOfName } from './file-kind';
import { cleanFileName } from './file-name';
import { addressOfUrl, fileUrl } from './file-url';
import { fileNameBytesMax } from './limits';

it.each([
  ['营业执照.PDF', '营业执照.pdf'],
  ['C:\\fakepath\\a.pdf', 'a.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['..\\..\\a.pdf', 'a.pdf'],
  ['..pdf', '文件.pdf'],
  ['.pdf', '文件.pdf'],
  ['', '文件.pdf'],
  ['a\0b\r\nc\u001b.pdf', 'abc.pdf'],
  // Right to left override: shown as "photoexe.pdf" otherwise.
  ['photo\u202efdp.exe.pdf', 'photofdp.exe.pdf'],
  ['a\u200bb\ufeff.pdf', 'ab.pdf'],
  ['CON.pdf', '文件CON.pdf'],
  ['a"b<c>|d?e*f.pdf', 'a_b_c__d_e_f.pdf'],
  ['📄 提单.pdf', '📄 提单.pdf'],
  ['%2e%2e%2fa.pdf', '%2e%2e%2fa.pdf'],
  ['a.jpeg', 'a.pdf'],
])('U-11 %j becomes %j', (sent, wanted) => {
  expect(cleanFileName(sent, 'pdf')).toBe(wanted);
});

it('U-11 a long name is cut between characters and keeps its extension', () => {
  const name = cleanFileName(`${'提'.repeat(300)}.xlsx`, 'xlsx');
  // Three bytes a character.
  expect((name.length - '.xlsx'.length) * 3 + '.xlsx'.length).toBeLessThanOrEqual(fileNameBytesMax);
  expect(name).toMatch(/^提+\.xlsx$/);
});

it('a name claims a kind by its last extension alone', () => {
  expect(['a.JPEG', 'a.pdf.exe', 'a.exe.pdf', 'pdf', 'a.pdf '].map(kindOfName)).toEqual(['jpg', null, 'pdf', null, 'pdf']);
});

it('only addresses of ours are read out of an url', () => {
  const address = 'A_-9'.repeat(8);
  expect(addressOfUrl(fileUrl(address))).toBe(address);
  expect([`x${fileUrl(address)}`, `${fileUrl(address)}&a=1`, fileUrl('short'), '', 'javascript:alert(1)'].map(addressOfUrl)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});
