// Guarantee: whatever a sender calls his file, what is kept of it is one line
// of readable text without a folder in it (A1, A11).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNameOfEntry, fileNameOfHeader } from './read-file-name';

describe('names of files', () => {
  it.each([
    ['plain.txt', 'plain.txt'],
    ['%E5%AE%81%E6%B3%A2.txt', '宁波.txt'],
    ['%C4%FE%B2%A8.txt', '宁波.txt'],
    ['100%.txt', '100%.txt'],
    ['a%2Fb%5Cc.txt', 'c.txt'],
    // A1: a line end must not keep the dots before it from being taken off.
    ['%0A..%2F..%2Fpostgres%2Fcluster%2FPG_VERSION', 'PG_VERSION'],
    ['..%2F..%0A%2FPG_VERSION', 'PG_VERSION'],
    ['%0D..%2F%E2%80%A8..%2Fx', 'x'],
    ['x%00.txt', 'x.txt'],
    ['..', null],
    ['%2E%0A%2E', null],
    ['.%00', null],
    ['a/..', null],
    ['', null],
    ['%20', null],
    ['%E2%80%AEtxt.exe', 'txt.exe'],
  ])('%s in a header reads %s', (given, expected) => {
    expect(fileNameOfHeader(given)).toBe(expected);
  });

  it('is none without a header or with two', () => {
    expect(fileNameOfHeader(undefined)).toBeNull();
    expect(fileNameOfHeader(['a', 'b'])).toBeNull();
  });

  it('reads GBK names of files and leaves percent signs as they stand', () => {
    expect(fileNameOfEntry(Buffer.from([0xc4, 0xfe, 0xb2, 0xa8, 0x2e, 0x74]))).toBe('宁波.t');
    expect(fileNameOfEntry(Buffer.from('a%2Fb.txt'))).toBe('a%2Fb.txt');
  });

  it('A1: of any bytes at all, leaves one readable line without a folder', () => {
    const pieces = [
      '..',
      '/',
      '\\',
      '%2e',
      '%2F',
      '%0A',
      '%0d',
      '%00',
      '%E2%80%A8',
      '\n',
      '\u2028',
      '\u0000',
      '\ud800',
      'PG_VERSION',
      '宁波',
      'CON',
      'NUL.txt',
      'x'.repeat(255),
    ];
    const hostile = fc.oneof(
      fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => Buffer.from(parts.join(''))),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    );
    fc.assert(
      fc.property(hostile, (bytes) => {
        for (const name of [fileNameOfEntry(bytes), fileNameOfHeader(bytes.toString('latin1'))]) {
          if (name === null) continue;
          expect(name).not.toMatch(/[/\\\p{Cc}\u2028\u2029]|^\.{1,2}$|\p{Surrogate}/u);
          expect(Array.from(name).length).toBeLessThanOrEqual(200);
          expect(name.trim()).not.toBe('');
        }
      }),
      { numRuns: 5_000 },
    );
  });
});
