import type { AnalysisLine } from './api';

/** A piece of a name: a word that speaks for the code, or what stands between. */
export interface NamePiece {
  readonly text: string;
  readonly kind: 'goods' | 'attribute' | null;
}

/** A name in pieces, with the words that speak for its code marked; of words that overlap the first counts. */
export function markWords({ name, hsCode, candidates }: Pick<AnalysisLine, 'name' | 'hsCode' | 'candidates'>): NamePiece[] {
  const words = candidates.find((candidate) => candidate.hsCode === hsCode)?.words ?? [];
  const lower = name.toLowerCase();
  const found = words
    .flatMap(({ word, kind }) => {
      const at = word === '' ? -1 : lower.indexOf(word.toLowerCase());
      return at < 0 ? [] : [{ at, end: at + word.length, kind }];
    })
    .sort((one, other) => one.at - other.at || other.end - one.end);
  const pieces: NamePiece[] = [];
  let done = 0;
  for (const { at, end, kind } of found) {
    if (at < done) continue;
    if (at > done) pieces.push({ text: name.slice(done, at), kind: null });
    pieces.push({ text: name.slice(at, end), kind });
    done = end;
  }
  if (done < name.length) pieces.push({ text: name.slice(done), kind: null });
  return pieces;
}

/** A line of the text as it stands there: the goods in it, or null where it was passed over. */
export interface SourceLine {
  readonly before: string;
  readonly line: AnalysisLine | null;
  readonly behind: string;
}

/** The text line by line, each with the goods that were read in it. */
export function sourceLines(text: string, rows: readonly AnalysisLine[]): SourceLine[] {
  const lines: SourceLine[] = [];
  let row = 0;
  for (const match of text.matchAll(/[^\r\n]+/g)) {
    const end = match.index + match[0].length;
    const line = rows[row];
    if (line && line.start >= match.index && line.start < end) {
      lines.push({ before: text.slice(match.index, line.start), line, behind: text.slice(line.end, end) });
      row += 1;
    } else if (match[0].trim() !== '') lines.push({ before: match[0], line: null, behind: '' });
  }
  return lines;
}
