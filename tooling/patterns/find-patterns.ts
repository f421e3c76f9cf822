/** Finds the regular expressions of the sources, and makes texts that nearly match them. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript-api';

const root = resolve(import.meta.dirname, '../..');
/** Tests and what plays the other side on a developer's machine read nothing of strangers. */
const notAsked = /\.test\.tsx?$|-for-test\.ts$|\/scenarios\/|^packages\/testing\/|^apps\/(?:sandbox|wire-cli)\//;

export interface FoundPattern {
  readonly file: string;
  /** As it is written, with its flags. */
  readonly written: string;
}

/** Every pattern that is written out in the sources, once for each file. */
export function findPatterns(): readonly FoundPattern[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages/*/src/**', 'apps/*/src/**'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !notAsked.test(file))
    .flatMap((file) => [...patternsOf(file, readFileSync(join(root, file), 'utf8'))].map((written) => ({ file, written })));
}

function patternsOf(file: string, text: string): Set<string> {
  const found = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.add(node.text);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
  return found;
}

/** The pattern that a source text writes, without `g`: it looks from the start each time. */
export function readPattern(written: string): RegExp {
  const end = written.lastIndexOf('/');
  return new RegExp(written.slice(1, end), written.slice(end + 1).replace('g', ''));
}

/** What each class of a pattern may stand for. */
const ofClasses = ['0', 'a', 'A', ' ', '\t', '\n', '-', '订', '\0'];

/**
 * What near-misses of a pattern are made of: each sign that it names, each word of it, and one of every class; a text
 * that repeats one of them makes a pattern that begins anew at each place look as often as its text is long.
 */
export function piecesOf(written: string): readonly string[] {
  const source = written.slice(1, written.lastIndexOf('/')).replace(/\\[ux][0-9A-Fa-f{}]+|\\p\{[^}]*\}|\(\?<?[:=!]/g, ' ');
  const plain = source.replace(/\\([^A-Za-z0-9])/g, '$1');
  const words = plain.match(/[A-Za-z0-9<>"'=:/+@#.]{2,12}/g) ?? [];
  const signs = plain.match(/[^\s\\]/gu) ?? [];
  return [...new Set([...ofClasses, ...signs, ...words, ...words.map((word) => `${word} `)])];
}

/** Texts of so many signs that repeat a piece and end in what nothing expects, from their start and behind something else. */
export function nearMisses(piece: string, length: number): readonly string[] {
  const run = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  return [`${run}\0~`, `~\0${run}\0~`];
}
