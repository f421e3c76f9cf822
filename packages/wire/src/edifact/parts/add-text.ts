/** The same list with `text` behind it, unless it is there already. */
export function addText(texts: readonly string[], text: string): readonly string[] {
  if (texts.length === 0) return [text];
  return texts.includes(text) ? texts : [...texts, text];
}
