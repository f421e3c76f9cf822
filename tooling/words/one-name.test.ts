// Guarantee (EU-20): one notion has one word on every screen, in every sentence, column and file: docs/glossary.md.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { saidLines, type SaidLine } from './said-lines';

const root = resolve(import.meta.dirname, '../..');

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

/** The lines that say a word that lost. */
function findLosers(lines: readonly SaidLine[], { refused, allowedIn }: Word): string[] {
  return lines.flatMap(({ file, text }) => {
    const rest = allowedIn.reduce((left, phrase) => left.replaceAll(phrase, ''), text);
    return refused.filter((loser) => rest.includes(loser)).map((loser) => `${file}: ${loser}`);
  });
}

const words = readWords();
/** How people title their own files is read there, and said nowhere. */
const lines = saidLines().filter(({ file }) => !/\/read-(?:party-)?import\.ts(:|$)/.test(file));

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
