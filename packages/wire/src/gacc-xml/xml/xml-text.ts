/** Text and elements for the GACC writers; everything that is markup is escaped. */

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes markup and drops what XML 1.0 cannot carry. */
export function escapeXml(text: string): string {
  // XML 1.0 has no way to write these characters.
  const carried = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return carried.replace(/\p{Surrogate}/gu, '\ufffd').replace(/[&<>"']/g, (char) => entities[char] ?? char);
}

/** One element with escaped text; nothing at all when the value is null. */
export function textElement(name: string, value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : `<${name}>${escapeXml(String(value))}</${name}>`;
}

/** One element around already written children; nothing at all when they are empty. */
export function parentElement(name: string, ...children: readonly string[]): string {
  const inside = children.join('');
  return inside === '' ? '' : `<${name}>${inside}</${name}>`;
}
