import { inflateRawSync } from 'node:zlib';
import type { TestUser } from './sign-in-for-test';

/** Asks for a list as a file and reads its cells, as they stand in the sheet's XML, and what it is called. */
export async function readExport(
  url: string,
  user: TestUser,
  input: object,
): Promise<{ readonly headers: Headers; readonly rows: string[][] }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: user.token, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`);
  return { headers: response.headers, rows: rowsOfExport(Buffer.from(await response.arrayBuffer())) };
}

/** The cells of a list's file, as they stand in the sheet's XML. */
export function rowsOfExport(archive: Buffer): string[][] {
  return [...sheetOf(archive).matchAll(/<row>(.*?)<\/row>/g)].map(([, row]) =>
    [...row!.matchAll(/<c [^>]*?(?:\/>|>(?:<is><t xml:space="preserve">([^<]*)<\/t><\/is>|<v>([^<]*)<\/v>)<\/c>)/g)].map(
      (cell) => cell[1] ?? cell[2] ?? '',
    ),
  );
}

/** The sheet is the last file of the archive; its entry is found by the directory. */
function sheetOf(archive: Buffer): string {
  let at = archive.readUInt32LE(archive.length - 22 + 16);
  for (;;) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    if (name.endsWith('sheet1.xml')) {
      const start = local + 30 + archive.readUInt16LE(local + 26);
      return inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(at + 20))).toString();
    }
    at += 46 + nameLength;
  }
}
