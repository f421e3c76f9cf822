/**
 * A text as it is, whoever wrote it: what would not be seen, or would turn the
 * letters around it, stands as its number (`‹U+202E›`). Ends of lines stay where the text may have several.
 */
export function spellHidden(text: string, { hasLines = false }: { readonly hasLines?: boolean } = {}): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu, (odd) =>
    hasLines && odd === '\n' ? odd : `‹U+${odd.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}›`,
  );
}
