/**
 * Element names as small numbers. The schemas name theirs when they are made;
 * a name of the input is looked up by its bytes, so no text is made of it.
 */

const slots = 2048;
const idsBySlot = new Int32Array(slots);
/** Index is the id; 0 stands for every name no schema knows. */
const names: string[] = [''];
const bytesOfNames: Uint8Array[] = [new Uint8Array(0)];

/** The hash that `findName` expects, one byte further. */
export function hashNameByte(hash: number, byte: number): number {
  return (Math.imul(hash, 31) + byte) | 0;
}

/** The number of an element name that a schema knows from now on. */
export function registerName(name: string): number {
  const known = names.indexOf(name);
  if (known > 0) return known;
  const bytes = Buffer.from(name, 'latin1');
  const id = names.push(name) - 1;
  bytesOfNames.push(bytes);
  let slot = slotOf(bytes.reduce(hashNameByte, 0));
  while (idsBySlot[slot] !== 0) slot = (slot + 1) % slots;
  idsBySlot[slot] = id;
  return id;
}

/** The number of the name in `bytes` from `start` to `end`, whose bytes hash to `hash`; 0 when no schema knows it. */
export function findName(bytes: Uint8Array, start: number, end: number, hash: number): number {
  for (let slot = slotOf(hash); ; slot = (slot + 1) % slots) {
    const id = idsBySlot[slot] as number;
    if (id === 0 || isSame(bytesOfNames[id] as Uint8Array, bytes, start, end)) return id;
  }
}

function slotOf(hash: number): number {
  return (hash ^ (hash >>> 11)) & (slots - 1);
}

function isSame(name: Uint8Array, bytes: Uint8Array, start: number, end: number): boolean {
  if (name.length !== end - start) return false;
  for (let i = 0; i < name.length; i++) if (name[i] !== bytes[start + i]) return false;
  return true;
}

/** Bytes a name is made of: letters, digits, `_ - . :` and everything above ASCII. */
export const isNameByte = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x80 || /[A-Za-z0-9_.:-]/.test(String.fromCharCode(byte)) ? 1 : 0,
);
