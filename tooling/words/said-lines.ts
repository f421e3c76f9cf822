import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** The top of the repository. */
export const root = resolve(import.meta.dirname, '../..');

/** A line of a source that people read on the screen, without its comments. */
export interface SaidLine {
  /** `file:line`, from the top of the repository. */
  readonly file: string;
  readonly text: string;
}

/**
 * What the product says: the catalogues of the browser, the parts' own texts, and all of the domain but what it reads.
 *
 * @param tree the top of the sources that are read
 */
export function saidLines(tree = root): SaidLine[] {
  const folders: [string, RegExp][] = [
    ['apps/web/src', /\/texts\/([\w-]+\.)?zh-CN\.ts$/],
    ['packages/ui/src', /texts?\.tsx?$/],
    ['packages/domain/src', /\.ts$/],
  ];
  return folders.flatMap(([folder, pattern]) =>
    readdirSync(join(tree, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => join(tree, folder, path))
      .filter(
        (path) =>
          pattern.test(path) &&
          !/\.test\.ts$|truth-table|chat-samples|\/samples\.ts$|reference\/static-texts\//.test(path) &&
          !isReader(path),
      )
      .flatMap((path) => linesOf(tree, path)),
  );
}

/** Lists of what people write, read and never said; the tables of the tariff lie on the server, no page carries them. */
function isReader(path: string): boolean {
  // Readers of pasted text as well.
  if (/class-analysis\/read-goods|hs-code\/(?!contract|messages|refusals|columns|texts)/.test(path)) return true;
  return /vocabulary\/(number-words|find-\w[\w-]*|text-columns|title-unit|carrier|search-terms|input-filters)\.ts$/.test(path);
}

function linesOf(tree: string, path: string): SaidLine[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line, index) => ({ file: `${relative(tree, path)}:${index + 1}`, text: line.replace(/(^|\s)\/\/.*$|^\s*\/?\*.*$/, '') }));
}
