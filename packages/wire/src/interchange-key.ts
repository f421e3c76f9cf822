import type { Interchange, Reading } from './message';

/**
 * The identity of a file by its own envelope: `sender|recipient|reference`,
 * several interchanges joined with `;`. Two files with one key and different
 * bytes contradict each other (ISO 9735: element 0020 is used once).
 *
 * @returns null when the file carries no interchange, or any of them lacks its
 * control reference: then only the bytes identify it. Platform files (平台文件)
 * have no control reference at all.
 */
export function interchangeKey(reading: Reading): string | null {
  const keys = reading.interchanges.map(keyOf);
  return keys.length === 0 || keys.includes(null) ? null : keys.join(';');
}

function keyOf({ sender, recipient, controlReference }: Interchange): string | null {
  if (controlReference === null) return null;
  return [sender, recipient, controlReference].map((part) => quote(part ?? '')).join('|');
}

/** Keeps the joined key unambiguous when a name contains a joint. */
function quote(part: string): string {
  return part.replace(/[|;%]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
}
