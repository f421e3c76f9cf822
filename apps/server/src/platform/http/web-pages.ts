import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeReadyAnswer, type ReadyAnswer } from './ready-answer';

/** What a page needs beside what every page loads, as the build has written it. */
interface PageHead {
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}

/** The built web app's page as each address gets it. */
export interface WebPages {
  /** The answer for a path: the page with the files that this path will need named in its head. */
  pageFor(path: string): ReadyAnswer;
  /** A content security policy that also lets the page's own inline scripts and styles run, each by its digest. */
  allowInline(policy: string): string;
}

/** The path that the root leads to (R-2.5-10); it loads the same files. */
const rootTarget = '/logistics';

/** Reads the page and the heads of its addresses; null when the web app has not been built. */
export async function readWebPages(webDir: string): Promise<WebPages | null> {
  const pagePath = join(webDir, 'index.html');
  if (!existsSync(pagePath)) return null;
  const html = await readFile(pagePath, 'utf8');
  const plain = await makeReadyAnswer('text/html; charset=utf-8', html);
  const answers = new Map<string, ReadyAnswer>();
  for (const [path, head] of Object.entries(await readHeads(webDir))) {
    answers.set(path, await makeReadyAnswer('text/html; charset=utf-8', html.replace('</head>', `${writeHead(head)}</head>`)));
  }
  const target = answers.get(rootTarget);
  if (target) answers.set('/', target);
  const digests = { script: digestsOf(html, 'script'), style: digestsOf(html, 'style') };
  return {
    pageFor: (path) => answers.get(path) ?? plain,
    allowInline: (policy) =>
      policy
        .replace("script-src 'self'", ["script-src 'self'", ...digests.script].join(' '))
        .replace("style-src 'self'", ["style-src 'self'", ...digests.style].join(' ')),
  };
}

async function readHeads(webDir: string): Promise<Record<string, PageHead>> {
  const file = join(webDir, 'page-heads.json');
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Record<string, PageHead>) : {};
}

function writeHead({ modules, styles }: PageHead): string {
  return [
    ...modules.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join('');
}

/** Digests of the elements of one kind that carry their text in the page, as a policy names them. */
function digestsOf(html: string, tag: 'script' | 'style'): string[] {
  const texts = [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map((match) => match[1]!);
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
