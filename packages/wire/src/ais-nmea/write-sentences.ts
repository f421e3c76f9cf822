import type { AisHead, AisReception } from '../message';
import type { BitWriter } from './bit-writer';

/** How a message is put into sentences. */
export interface SentenceOptions {
  /** Sequence id of a message that takes several sentences, 0 to 9; a feed counts it up. */
  readonly sequence?: number;
}

/** So many characters keep a sentence within the 82 of the standard. */
const charsPerSentence = 60;

/** The sentences of one message, each with its checksum; a tag block in front of the first when its reception is told. */
export function writeSentences(message: AisHead, bits: BitWriter, { sequence = 0 }: SentenceOptions): Buffer {
  const { payload, fillBits } = bits.finish();
  const total = Math.max(1, Math.ceil(payload.length / charsPerSentence));
  let text = message.reception === null ? '' : tagBlock(message.reception);
  for (let part = 1; part <= total; part++) {
    const chars = payload.slice((part - 1) * charsPerSentence, part * charsPerSentence);
    const fields = [
      `${message.talker}${message.isOwnShip ? 'VDO' : 'VDM'}`,
      total,
      part,
      total > 1 ? sequence % 10 : '',
      message.channel ?? '',
      chars,
      part === total ? fillBits : 0,
    ].join(',');
    text += `!${fields}*${checksum(fields)}\r\n`;
  }
  return Buffer.from(text, 'latin1');
}

function tagBlock({ station, time }: AisReception): string {
  const fields = [...(station === null ? [] : [`s:${station}`]), ...(time === null ? [] : [`c:${time.raw}`])];
  const text = fields.join(',');
  return text === '' ? '' : `\\${text}*${checksum(text)}\\`;
}

/** XOR of all characters as two hexadecimal digits (NMEA 0183). */
function checksum(text: string): string {
  let xor = 0;
  for (let i = 0; i < text.length; i++) xor ^= text.charCodeAt(i);
  return xor.toString(16).toUpperCase().padStart(2, '0');
}
