import { inflateSync } from 'node:zlib';
import type { TestUser } from './sign-in-for-test';

/** Asks for a paper: what it is called and its words in a row, or how it was refused. */
export async function fetchPdf(
  url: string,
  user: Pick<TestUser, 'token'>,
  input: object,
): Promise<{ readonly name: string; readonly words: readonly string[]; readonly refusal: string | null }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: user.token, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const type = response.headers.get('content-type');
  if (type !== 'application/pdf') {
    const envelope = (await response.json()) as { readonly code: number; readonly refusal?: string };
    return { name: '', words: [], refusal: envelope.refusal ?? String(envelope.code) };
  }
  const name = decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(response.headers.get('content-disposition')!)![1]!);
  return { name, words: readPdf(Buffer.from(await response.arrayBuffer())).flat(), refusal: null };
}

/**
 * The words of a PDF that the product wrote, page by page: each text as it was drawn. Reads what its writer writes and no
 * other PDF.
 */
export function readPdf(file: Buffer): string[][] {
  const objects = new Map(
    [...file.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, no, body]) => [no!, body!]),
  );
  const streamOf = (no: string): string => {
    const [, bytes] = /stream\r?\n([\s\S]*)\r?\nendstream/.exec(objects.get(no)!)!;
    return inflateSync(Buffer.from(bytes!, 'latin1')).toString('latin1');
  };
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  return pages.map((page) => {
    const resources = objects.get(/\/Resources (\d+) 0 R/.exec(page)![1]!)!;
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, no]) => [
        name!,
        signsOf(streamOf(/\/ToUnicode (\d+) 0 R/.exec(objects.get(no!)!)![1]!)),
      ]),
    );
    const texts: string[] = [];
    let signs = new Map<number, string>();
    for (const [, font, drawn] of streamOf(/\/Contents (\d+) 0 R/.exec(page)![1]!).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) signs = fonts.get(font)!;
      else
        texts.push(
          [...drawn!.matchAll(/<([0-9a-f]*)>/g)]
            .flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
            .map((glyph) => signs.get(Number.parseInt(glyph, 16)) ?? '?')
            .join(''),
        );
    }
    return texts;
  });
}

/** What each glyph of a font stands for. */
function signsOf(cmap: string): Map<number, string> {
  const signs = new Map<number, string>();
  for (const [, first, list] of cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    for (const [at, [, hex]] of [...list!.matchAll(/<([0-9a-f]*)>/g)].entries()) {
      signs.set(Number.parseInt(first!, 16) + at, Buffer.from(hex!, 'hex').swap16().toString('utf16le'));
    }
  }
  return signs;
}
