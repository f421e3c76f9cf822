import { findNames } from './names-in-words';

/** Stands for what is withheld. */
export const maskMark = '＊＊＊';

/** Words that stand before a number or name by which somebody is reached. */
const callWords = /(?:TEL|TELE|PHONE|MOB|MOBILE|CELL|FAX|HP|MP|QQ|WX|VX|WECHAT|T|M|P|F)$/i;
/** Words that stand before numbers of documents; such a number is what the sentence is about. */
const documentWords = /(?:单号?|箱号|编号|批次号?|报关单|IMO|UN|B\/?L|MBL|HBL|BKG|S\/?O|NO\.?)[号:# ]{0,3}$/i;
/** Seven digits or more, written with or without signs between them; a country code and an identity card's last letter belong to it. */
const numbers = /\(?\+?\(?\d(?:[ \-./()_]{0,3}\d){6,}[Xx]?/g;
/** A mobile number, its digits apart by whatever is neither letter nor digit. */
const spacedMobiles = /(?<!\d)1[3-9]\d(?:[^\p{L}\d]{0,4}\d){8}(?!\d)/gu;
const mailAddresses = /[^\s@,;:，。；：、()<>]{0,64}@[^\s@,;:，。；：、()<>]{1,64}/g;
const chatNames = /(?:QQ|微信号?|WeChat|WX|VX|wxid)(?:号|:| |是|_){1,3}[A-Za-z0-9_-]{4,30}/gi;
/** GB 32100: 18 characters, at least one of them a letter. */
const creditCodes = /[1-9A-Y][1-9]\d{6}(?=\d{0,9}[A-Z])[0-9A-Z]{10}(?![0-9A-Z])/g;

const day = String.raw`(?:19|20)\d\d([-/.]?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])`;
const date = new RegExp(`^${day}(?:[ T]?[0-2]\\d(?:[0-5]\\d(?:[0-5]\\d)?)?)?$`);
const decimal = /^\d{1,6}\.\d{1,3}$/;
/** A customs declaration: office, year, place and serial. */
const declaration = /^\d{4}20[2-9]\d[01]\d{9}$/;
const mobileOrLandline = /^(?:(?:00)?86)?(?:1[3-9]\d{9}|0\d{9,11})$/;

/** Full-width and other forms of the same characters, one for one, so that places in the text stay the same. */
function fold(text: string): string {
  return text.replace(
    /[\uff01-\uff5e\u3000\u00a0\u2000-\u2015\u202f\u2212\ufe58\ufe63\u00ad\u00b7\u2022\u30fb\u0660-\u0669\u06f0-\u06f9]/g,
    (char) => {
      const code = char.charCodeAt(0);
      if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
      if (code >= 0x06f0) return code < 0x0700 ? String(code - 0x06f0) : foldSign(code);
      if (code >= 0x0660 && code <= 0x0669) return String(code - 0x0660);
      return foldSign(code);
    },
  );
}

function foldSign(code: number): string {
  if (code === 0xb7 || code === 0x2022 || code === 0x30fb) return '.';
  const isDash = code === 0xad || (code >= 0x2010 && code <= 0x2015) || code === 0x2212 || code === 0xfe58 || code === 0xfe63;
  return isDash ? '-' : ' ';
}

/** Whether a number in a sentence is a date, a weight, or the number of a box, bill or document, and no way to reach somebody. */
function isHarmless(number: string, before: string): boolean {
  if (date.test(number) || decimal.test(number)) return true;
  const digits = number.replace(/\D/g, '');
  if (declaration.test(number)) return true;
  if (mobileOrLandline.test(digits)) return false;
  const letters = /[A-Za-z]+$/.exec(before)?.[0] ?? '';
  // COSU6475147188, MLTU3102047, UN9461465: letters and digits without a gap.
  if (letters.length >= 2 && !callWords.test(letters) && digits === number) return true;
  // 0340682: a place on board; seven digits in one piece reach nobody unless a word says so.
  if (letters === '' && digits === number && digits.length === 7 && !/(?:电话|TEL|手机|联系)[^\d]{0,4}$/i.test(before)) return true;
  return letters === '' && digits === number && documentWords.test(before);
}

/**
 * Free words of a sender without the phones, addresses of mail, chat names,
 * identity numbers and names in them, however they are written. Numbers of
 * boxes, bills and documents, dates and weights stay; so does a name that
 * nothing around it tells (see `findNames`). Work grows with the length of the
 * text.
 */
export function withoutContacts(text: string): string {
  const folded = fold(text);
  const hidden: (readonly [from: number, end: number])[] = [...findNames(folded)];
  for (const { 0: found, index } of folded.matchAll(numbers)) {
    if (!isHarmless(found, folded.slice(Math.max(0, index - 16), index))) hidden.push([index, index + found.length]);
  }
  for (const pattern of [spacedMobiles, mailAddresses, chatNames, creditCodes]) {
    for (const { 0: found, index } of folded.matchAll(pattern)) {
      // In one piece it has been judged above.
      if (pattern !== spacedMobiles || /\D/.test(found)) hidden.push([index, index + found.length]);
    }
  }
  if (hidden.length === 0) return text;
  let shown = '';
  let at = 0;
  for (const [from, end] of hidden.sort((a, b) => a[0] - b[0])) {
    if (from >= at) shown += `${text.slice(at, from)}${maskMark}`;
    at = Math.max(at, end);
  }
  return shown + text.slice(at);
}
