/** User names: one spelling for what looks the same, and a name for who gives none. */
import { maskPhone } from '../vocabulary/phone';
import { productName, productNameLatin } from '../vocabulary/product-name';

/**
 * Control characters, and format characters that hide or turn text. The joiner
 * and the variation selectors stay: emoji are put together with them.
 */
const hidden =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/u;
const joinerOutsideEmoji = /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/u;

/**
 * The name as it is kept: composed (NFC) and trimmed, white space runs as one
 * space, so that two spellings of one name are one name.
 *
 * @returns null when the text holds invisible characters or half a surrogate.
 */
export function readUserName(text: string): string | null {
  const line = text.normalize('NFC').replace(/[\t\r\n]/g, ' ');
  if (hidden.test(line) || joinerOutsideEmoji.test(line)) return null;
  return line.replace(/\s+/gu, ' ').trim();
}

/** Names under which the platform or a company speaks, as they are spelled without signs and blanks. */
const spokenFor = /管理员|系统|官方|客服|平台|admin|support|official/;

/** Whether others would take whoever bears a name for the platform. */
export function isSpokenFor(name: string): boolean {
  const spelled = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\p{Z}]/gu, '');
  return spokenFor.test(spelled) || [productName, productNameLatin.toLowerCase()].some((own) => spelled.includes(own));
}

/** R-5.1-08: the masked phone. */
export function defaultUserName(phone: string): string {
  return maskPhone(phone);
}
