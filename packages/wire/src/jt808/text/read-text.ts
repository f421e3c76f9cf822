import type { BodyReader } from '../body-reader';

/**
 * 0x8300: a text for the driver; since 2019 its type stands behind the flags.
 * Old texts behind a new header have a sign there, which no type is.
 */
export const readText: BodyReader = (cursor, { isNew }) => ({
  kind: 'text',
  flags: cursor.byte(),
  textType: isNew && cursor.peek(0) < firstSign ? cursor.byte() : null,
  text: cursor.text(cursor.left),
});

/** The first byte that stands for a sign. */
const firstSign = 0x20;

/** 0x0900 and 0x8900: bytes for another device, with their type in front. */
export const readPassthrough: BodyReader = (cursor) => ({
  kind: 'passthrough',
  content: cursor.byte(),
  hex: cursor.hex(cursor.left),
});
