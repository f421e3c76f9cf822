/** Messages as a chat shows them: plain text, so that nothing that others wrote is taken for markup. */
import { findPort } from '../vocabulary/port';
import { formatShanghai } from '../vocabulary/shanghai-time';
import { utf8Bytes } from '../vocabulary/utf8-bytes';
import { chatBytesMax, chatLinesMax, mailLinesMax } from './limits';
import { productName } from '../vocabulary/product-name';
import { newsEvent, type LineKind, type NewsEvent, type NewsTone } from './news-events';

/** One line of a message as it is kept. */
export interface MessageLine {
  readonly kind: LineKind;
  readonly no: string;
  /** Number of a saved search. */
  readonly ref?: number;
  /** Number of the edition that brought what it finds. */
  readonly edition?: number;
  /** Day for which companies were put down: `2026-10-15`. */
  readonly day?: string;
  readonly sentence: string;
  readonly step: string | null;
  readonly tone: NewsTone;
  readonly closesMs: number | null;
}

/** A message as far as it is said. */
export interface SaidMessage {
  readonly event: NewsEvent;
  /** Null: it is of no port. */
  readonly port: string | null;
  /** The ship that it is about; null: its bills are. */
  readonly about: string | null;
  readonly lines: readonly MessageLine[];
  /** Lines beyond those that are kept. */
  readonly more: number;
}

/**
 * Signs that a chat may take for markup, a mention or a link are shown as their wide forms; what ends a line, hides or turns
 * the text around is a space.
 */
const plain = (text: string): string =>
  text.replace(/[<>@\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => ({ '<': '〈', '>': '〉', '@': '＠' })[sign] ?? ' ').replaceAll('://', '：//');

const billKinds: ReadonlySet<LineKind> = new Set<LineKind>(['bill', 'sea-manifest', 'air-manifest']);

/** What happened, as the head of a message: `截港、开港变更 · DEMO.SHIP/026W · 宁波 · 5 票`. */
export function titleOf({ event, port, about, lines, more }: SaidMessage): string {
  // A bill may have several lines; of those that are not kept each counts.
  const bills = new Set(lines.filter(({ kind }) => billKinds.has(kind)).map(({ no }) => no)).size + more;
  return [
    newsEvent(event).name,
    ...(about === null ? [] : [plain(about)]),
    ...(port === null ? [] : [findPort(port)?.name ?? port]),
    ...(bills > 1 ? [`${bills} 票`] : []),
  ].join(' · ');
}

/**
 * Several messages as one chat message of at most `chatBytesMax` bytes; what does not fit is counted, and stands where `url`
 * leads.
 */
export function sayChat(messages: readonly SaidMessage[], url: string): string {
  const blocks = messages.map((message) => ({
    // Robots that ask for a key word are given this one.
    head: `【${productName}】${titleOf(message)}`,
    lines: message.lines.map(({ no, sentence }) => `${plain(no)} ${plain(sentence)}`),
    more: message.more,
  }));
  let text = '';
  let told = 0;
  let left = blocks.reduce((sum, { lines, more }) => sum + lines.length + more, 0);
  const tail = (): string => (left > 0 ? `还有 ${left} 条，看消息中心：${url}` : `看详情：${url}`);
  const room = chatBytesMax - utf8Bytes(`还有 ${left} 条，看消息中心：${url}`) - 1;
  for (const { head, lines } of blocks) {
    let isHeaded = false;
    for (const line of lines) {
      const added = isHeaded ? `${line}\n` : `${head}\n${line}\n`;
      if (told >= chatLinesMax || utf8Bytes(text + added) > room) continue;
      text += added;
      isHeaded = true;
      told += 1;
      left -= 1;
    }
  }
  return text + tail();
}

/** Several messages as one e-mail: every line that is kept, and where the rest stands. */
export function sayMail(messages: readonly SaidMessage[], url: string): { readonly subject: string; readonly text: string } {
  const others = messages.length > 1 ? ` 等 ${messages.length} 件` : '';
  const written: string[] = [];
  let left = messages.reduce((sum, { lines, more }) => sum + lines.length + more, 0);
  for (const message of messages) {
    if (written.length >= mailLinesMax) break;
    written.push(titleOf(message));
    for (const { no, sentence, step } of message.lines.slice(0, mailLinesMax - written.length)) {
      written.push(`  ${plain(no)}  ${plain(sentence)}${step === null ? '' : `；${plain(step)}`}`);
      left -= 1;
    }
    written.push('');
  }
  if (left > 0) written.push(`还有 ${left} 条，看消息中心`);
  return {
    subject: `【${productName}】${titleOf(messages[0]!)}${others}`,
    text: [...written, url, '不想再收：打开上面的地址，在推送设置里关掉邮件'].join('\n'),
  };
}

/** The fields of a template message of 微信, each within the service's limits: 20 signs a thing, 32 a number, a time. */
export function sayTemplate(
  messages: readonly SaidMessage[],
): Readonly<Record<'thing1' | 'character_string2' | 'thing3' | 'time4', string>> {
  const first = messages[0]!;
  const line = first.lines[0]!;
  const count = messages.reduce((sum, { lines, more }) => sum + lines.length + more, 0);
  const what = count > 1 ? `${newsEvent(first.event).name}等 ${count} 条` : newsEvent(first.event).name;
  return {
    thing1: cut(what, 20),
    // It takes no field that is empty: a test has no number.
    character_string2: cut(line.no.replace(/[^\x20-\x7e]/g, ''), 32) || '-',
    // The name of a search is no number: it stands before what is said of it, and leaves room for how many.
    thing3: cut(line.kind === 'search' ? `${cut(plain(line.no), 12)} ${plain(line.sentence)}` : plain(line.sentence), 20),
    time4: line.closesMs === null ? '-' : formatShanghai(line.closesMs).slice(0, 16),
  };
}

function cut(text: string, max: number): string {
  const signs = Array.from(text);
  return signs.length <= max ? text : `${signs.slice(0, max - 1).join('')}…`;
}
