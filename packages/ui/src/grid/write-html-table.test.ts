// @vitest-environment happy-dom
// Guarantee: what is copied stays what it was in a spreadsheet, cell by cell.
import { expect, test } from 'vitest';
import { writeHtmlTable } from './write-html-table';

test('U-10 1/2 is text, an empty cell keeps its place, and markup is text', () => {
  const table = writeHtmlTable([
    ['COSU6410301846', '', '1/2'],
    ['<b>&"', 'a\nb', '-'],
  ]);
  const shown = new DOMParser().parseFromString(table, 'text/html');
  const cells = [...shown.querySelectorAll('tr')].map((row) => [...row.querySelectorAll('td')]);
  expect(cells.map((row) => row.map((cell) => cell.textContent))).toEqual([
    ['COSU6410301846', '', '1/2'],
    ['<b>&"', 'ab', '-'],
  ]);
  for (const cell of cells.flat()) expect(cell.getAttribute('style')).toBe("mso-number-format:'\\@'");
});

// Excel reads the number format from a clipboard only where its namespace is told; x:str and sdnum say the same to others.
test.each(['1/2', '12-01 00:00', '2026-12-01', '00012'])('V-21 %s stays text in Excel, WPS and LibreOffice', (text) => {
  const table = writeHtmlTable([[text]]);
  expect(table).toContain('<html xmlns:x="urn:schemas-microsoft-com:office:excel">');
  const cell = new DOMParser().parseFromString(table, 'text/html').querySelector('td')!;
  expect([cell.textContent, cell.hasAttribute('x:str'), cell.getAttribute('sdnum')]).toEqual([text, true, '0;0;@']);
});
