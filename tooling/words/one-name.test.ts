// Guarantee (EU-20): one notion has one word on every screen, in every sentence, column and file: docs/glossary.md.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

interface Line {
  readonly file: string;
  readonly text: string;
}

interface Word {
  readonly word: string;
  readonly refused: readonly string[];
  readonly allowedIn: readonly string[];
}

/** The table of the glossary. */
function readWords(): Word[] {
  const [, table = ''] = readFileSync(join(root, 'docs/glossary.md'), 'utf8').split('## One notion, one word');
  return table
    .split('\n')
    .filter((line) => /^\| \S/.test(line) && !line.startsWith('| word |'))
    .map((line) =>
      line
        .split('|')
        .slice(1, 4)
        .map((cell) => cell.trim()),
    )
    .map(([word = '', refused = '', but = '']) => ({ word, refused: listOf(refused), allowedIn: listOf(but) }));
}

const listOf = (cell: string): string[] => cell.split('、').filter((item) => item !== '');

/** What the product says: the catalogues of the browser, the parts' own texts, and all of the domain but what it reads. */
function saidLines(): Line[] {
  const folders: [string, RegExp][] = [
    ['apps/web/src', /\/texts\/([\w-]+\.)?zh-CN\.ts$|planned-pages\.ts$/],
    ['packages/ui/src', /texts?\.tsx?$/],
    ['packages/domain/src', /\.ts$/],
  ];
  return folders.flatMap(([folder, pattern]) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => join(root, folder, path))
      .filter((path) => pattern.test(path) && !/\.test\.ts$|truth-table|chat-samples|\/samples\.ts$/.test(path) && !isReader(path))
      .flatMap((path) => linesOf(path)),
  );
}

/** Lists of what people write, read and never said. */
function isReader(path: string): boolean {
  return /vocabulary\/(number-words|find-\w[\w-]*|text-columns|carrier|search-terms|input-filters)\.ts$/.test(path);
}

function linesOf(path: string): Line[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line, index) => ({ file: `${relative(root, path)}:${index + 1}`, text: line.replace(/(^|\s)\/\/.*$|^\s*\/?\*.*$/, '') }));
}

/** The lines that say a word that lost. */
function findLosers(lines: readonly Line[], { refused, allowedIn }: Word): string[] {
  return lines.flatMap(({ file, text }) => {
    const rest = allowedIn.reduce((left, phrase) => left.replaceAll(phrase, ''), text);
    return refused.filter((loser) => rest.includes(loser)).map((loser) => `${file}: ${loser}`);
  });
}

const words = readWords();
const lines = saidLines();

describe('EU-20 one notion, one word', () => {
  it('sees the glossary and what the product says', () => {
    expect(words.length).toBeGreaterThan(15);
    expect(lines.filter(({ text }) => /[\u4e00-\u9fff]/.test(text)).length).toBeGreaterThan(800);
    expect(words.flatMap(({ word, refused }) => (refused.length === 0 || refused.includes(word) ? [word] : []))).toEqual([]);
  });

  it.each(words.map((word) => [word.word, word] as const))('EU-20 %s', (_name, word) => {
    expect(findLosers(lines, word)).toEqual([]);
  });

  it('finds a word that lost, and lets it be where the glossary lets it', () => {
    const word: Word = { word: '已完成', refused: ['完结'], allowedIn: ['多方原因未完结60天'] };
    const said = [
      { file: 'a:1', text: "x: '删除或完结的提单'" },
      { file: 'a:2', text: "4: '多方原因未完结60天'" },
    ];
    expect(findLosers(said, word)).toEqual(['a:1: 完结']);
  });
});
