/** Stands for each sign of a comment. */
const commentSign = '\u0001';

/** A list of selectors that is not whole, and where. */
export interface BrokenList {
  readonly line: number;
  readonly reason: string;
}

/**
 * Lists of selectors in a style sheet that are not whole: a rule that was cut out of the middle leaves its last comma
 * behind, and whatever follows is then styled with it. The compiler sees nothing wrong, or drops the rule.
 */
export function brokenSelectorLists(css: string): BrokenList[] {
  const broken: BrokenList[] = [];
  // What braces and commas mean nothing in: lines stay where they are.
  const plain = css
    .replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, commentSign))
    .replaceAll(/'[^'\n]*'|"[^"\n]*"/g, (text) => 'x'.repeat(text.length));
  for (const { 0: part, index } of plain.matchAll(/[^{};]*[{};]?/g)) {
    const end = part.at(-1);
    const find = (pattern: RegExp, reason: string): void => {
      const found = pattern.exec(part);
      if (found) broken.push({ line: plain.slice(0, index + found.index).split('\n').length, reason });
    };
    find(/,\s*@/, 'an at-rule after a comma');
    if (end === '{' && !part.trimStart().startsWith('@')) {
      find(/,[ \t]*\n[ \t]*\n/, 'a blank line after a comma');
      find(new RegExp(`,\\s*${commentSign}`), 'a comment after a comma');
      find(/,\s*\{/, 'a comma before the rule');
    }
    if (end !== '{' && end !== ';') find(/,\s*\}?$/, 'a comma at the end');
  }
  return broken;
}
