/** The texts in the sources: literals that carry Chinese, with a 7 where a template has a value other than the product's name. */
import { productName } from '../../packages/domain/src/vocabulary/product-name';
import type { SaidLine } from './said-lines';

const quotes = new Set(["'", '"', '`']);

/** Every literal with Chinese in it; those inside of a template's values too. */
export function saidTexts(lines: readonly SaidLine[]): SaidLine[] {
  const byFile = new Map<string, string[]>();
  for (const { file, text } of lines) {
    const path = file.slice(0, file.lastIndexOf(':'));
    byFile.set(path, [...(byFile.get(path) ?? []), text]);
  }
  return [...byFile].flatMap(([file, texts]) =>
    literalsOf(texts.join('\n'))
      .filter((text) => /\p{Script=Han}/u.test(text))
      .map((text) => ({ file, text })),
  );
}

function literalsOf(source: string): string[] {
  const found: string[] = [];
  let at = 0;

  /** Reads the literal that begins at `at`; leaves `at` behind it. */
  function readLiteral(): void {
    const quote = source[at]!;
    let text = '';
    at += 1;
    // A quote inside of a pattern ends with its line.
    while (at < source.length && source[at] !== quote && (quote === '`' || source[at] !== '\n')) {
      if (source[at] === '\\') {
        text += source[at + 1] === 'n' ? '\n' : source[at + 1];
        at += 2;
      } else if (quote === '`' && source.startsWith('${', at)) {
        const from = (at += 2);
        readCode('}');
        text += source.slice(from, at - 1) === 'productName' ? productName : '7';
      } else {
        text += source[at];
        at += 1;
      }
    }
    at += 1;
    found.push(text);
  }

  /** Reads code up to the sign that ends it, at its own depth. */
  function readCode(end: string): void {
    for (let depth = 0; at < source.length;) {
      const sign = source[at]!;
      if (quotes.has(sign)) readLiteral();
      else {
        at += 1;
        if (sign === end && depth === 0) return;
        if (sign === '{') depth += 1;
        if (sign === '}') depth -= 1;
      }
    }
  }

  readCode('');
  return found;
}
