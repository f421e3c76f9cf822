import type { BodyReader } from '../body-reader';

/** 0x0107: what the terminal is made of. Model and id have more room since 2019. */
export const readAttributes: BodyReader = (cursor, { isNew }) => ({
  kind: 'attributes',
  terminalType: cursor.word(),
  maker: cursor.text(5),
  model: cursor.text(isNew ? 30 : 20),
  terminalId: cursor.text(isNew ? 30 : 7),
  iccid: cursor.hex(10),
  hardware: cursor.shortText(),
  firmware: cursor.shortText(),
  gnss: cursor.byte(),
  network: cursor.byte(),
});
