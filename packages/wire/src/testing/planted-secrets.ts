import { readdirSync, readFileSync } from 'node:fs';
import { decideCharset, decodeText } from '../syntax/charset';

/** The samples of a format as text, by file name. */
export function samplesOf(format: string, ending: string): [string, string][] {
  const folder = new URL(`../${format}/samples/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => {
      const bytes = readFileSync(new URL(file, folder));
      return [file, decodeText(bytes, decideCharset(bytes, null).charset)];
    });
}

/** What nobody but its parties may read: a party, contact, good or paper, to be planted anywhere in a message. */
export const markers = [
  '机密货主有限公司',
  'SECRETSHIPPER TRADING CO LTD',
  '13812345678',
  'secret.person@example.com',
  '0574-87654321',
  '机密货物 TOYS',
  '110101199003071234',
];

/** Those of them that a text still tells. */
export const shownMarkers = (text: string): string[] => markers.filter((marker) => text.includes(marker));
