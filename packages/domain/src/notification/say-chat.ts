/** Messages as a chat shows them: plain text, so that nothing that others wrote is taken for markup. */
import { findPort } from '../vocabulary/port';
import { formatShanghai, shanghaiDay } from '../vocabulary/shanghai-time';
import { utf8Bytes } from '../vocabulary/utf8-bytes';
import { groupBy } from '../vocabulary/group-by';
import { productName } from '../vocabulary/product-name';
import { chatBytesMax, chatLinesMax, mailLinesMax, saidLateMs, smsFieldMax } from './limits';
import { sayTexts } from './messages';
import { newsName, newsTones, type LineKind, type NewsEvent, type NewsTone } from './news-events';

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
  /** What the port calls that clock. */
  readonly clock?: string;
  /** The ship of a bill and its voyage. */
  readonly ship?: string;
}

/** Lines as they are told: what somebody must look at before what asks for nothing, else as they came. */
export function worstFirst(lines: readonly MessageLine[]): readonly MessageLine[] {
  return lines.toSorted((a, b) => newsTones.indexOf(a.tone) - newsTones.indexOf(b.tone));
}

/** A message as far as it is said. */
export interface SaidMessage {
  readonly event: NewsEvent;
  /** When it came, ms since epoch. */
  readonly atMs: number;
  /** Of a test, which is no news. */
  readonly title?: string;
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

const billKinds: ReadonlySet<LineKind> = new Set<LineKind>(['bill', 'sea-manifest', 'air-manifest', 'overseas', 'shipment']);

const nameOf = ({ event, title, lines }: Pick<SaidMessage, 'event' | 'title' | 'lines'>): string =>
  title ??
  newsName(
    event,
    lines.some(({ tone }) => tone === 'danger'),
  );

/** What happened, as the head of a message: `截港、开港变更 · DEMO.SHIP/026W · 宁波 · 5 票`. */
export function titleOf(message: Omit<SaidMessage, 'atMs'>): string {
  const { title, port, about, lines, more } = message;
  if (title !== undefined) return title;
  // A bill may have several lines; of those that are not kept each counts.
  const bills = new Set(lines.filter(({ kind }) => billKinds.has(kind)).map(({ no }) => no)).size + more;
  return [
    nameOf(message),
    ...(about === null ? [] : [plain(about)]),
    ...(port === null ? [] : [findPort(port)?.name ?? port]),
    ...(bills > 1 ? [`${bills} 票`] : []),
  ].join(' · ');
}

/** Messages of one kind and port under one head, each of their lines once. */
interface Said {
  readonly head: string;
  readonly lines: readonly { readonly text: string; readonly step: string | null }[];
  /** Lines that are counted and not kept. */
  readonly more: number;
}

/** Messages as they are read at `nowMs`: those of one kind and port together, in their order. */
function sayTogether(messages: readonly SaidMessage[], nowMs: number): readonly Said[] {
  return [...groupBy(messages, (message) => `${nameOf(message)} ${message.port}`).values()].map((alike): Said => {
    const [first] = alike as [SaidMessage, ...SaidMessage[]];
    // The ship stands in the head where all are about it, else with each bill.
    const about = alike.every((message) => message.about === first.about) ? first.about : null;
    const more = alike.reduce((sum, message) => sum + message.more, 0);
    const lines = alike.flatMap((message) =>
      message.lines.map((line) => ({
        text: sayLine(line, message, about, nowMs),
        step: line.step,
      })),
    );
    return {
      head: titleOf({ ...first, about, more, lines: alike.flatMap((message) => message.lines) }),
      lines: lines.filter(({ text }, at) => lines.findIndex((other) => other.text === text) === at),
      more,
    };
  });
}

/** `COSU6400000001 DEMO.SHIP/026W 2 箱未进港，截关 11-30 04:30（02:13 记录）`. */
function sayLine(
  { kind, no, ship, sentence, closesMs, clock }: MessageLine,
  message: SaidMessage,
  about: string | null,
  nowMs: number,
): string {
  const itsShip = kind === 'bill' ? (ship ?? message.about) : null;
  // Of a clock that moved the sentence says to when.
  const isClockSaid = closesMs === null || message.event === 'cut-off-moved';
  return [
    ...(no === '' ? [] : [plain(no)]),
    ...(itsShip === null || itsShip === about ? [] : [plain(itsShip)]),
    `${plain(sentence)}${isClockSaid ? '' : sayTexts.clock(clock ?? null, formatShanghai(closesMs).slice(5, 16))}${sayLate(message, nowMs)}`,
  ].join(' ');
}

/** When something was said that is read much later; else nothing. */
function sayLate({ atMs }: SaidMessage, nowMs: number): string {
  if (nowMs - atMs <= saidLateMs) return '';
  const said = formatShanghai(atMs);
  return sayTexts.late(shanghaiDay(atMs) === shanghaiDay(nowMs) ? said.slice(11, 16) : said.slice(5, 16));
}

/**
 * Several messages as one chat message of at most `chatBytesMax` bytes; what does not fit is counted, and stands where `url`
 * leads.
 *
 * @param nowMs when it is handed over, ms since epoch.
 */
export function sayChat(messages: readonly SaidMessage[], url: string, nowMs: number): string {
  const blocks = sayTogether(messages, nowMs);
  let text = '';
  let told = 0;
  let left = blocks.reduce((sum, { lines, more }) => sum + lines.length + more, 0);
  const tail = (): string => (left > 0 ? `还有 ${left} 条，看这里：${url}` : `看详情：${url}`);
  const room = chatBytesMax - utf8Bytes(`还有 ${left} 条，看这里：${url}`) - 1;
  for (const { head, lines } of blocks) {
    let isHeaded = false;
    for (const line of lines) {
      // Robots that ask for a key word are given this one.
      const added = isHeaded ? `${line.text}\n` : `【${productName}】${head}\n${line.text}\n`;
      if (told >= chatLinesMax || utf8Bytes(text + added) > room) continue;
      text += added;
      isHeaded = true;
      told += 1;
      left -= 1;
    }
  }
  return text + tail();
}

/**
 * Several messages as one e-mail: every line that is kept, and where the rest stands.
 *
 * @param nowMs when it is handed over, ms since epoch.
 */
export function sayMail(messages: readonly SaidMessage[], url: string, nowMs: number): { readonly subject: string; readonly text: string } {
  const blocks = sayTogether(messages, nowMs);
  const others = blocks.length > 1 ? ` 等 ${blocks.length} 件` : '';
  const numbers = new Set(
    messages.flatMap(({ lines }) => lines.filter(({ kind, no }) => billKinds.has(kind) && no !== '').map(({ no }) => no)),
  );
  const [first] = numbers;
  const named = first === undefined ? '' : ` · ${plain(first)}${numbers.size > 1 && blocks.length === 1 ? ' 等' : ''}`;
  const written: string[] = [];
  let left = blocks.reduce((sum, { lines, more }) => sum + lines.length + more, 0);
  for (const { head, lines } of blocks) {
    if (written.length >= mailLinesMax) break;
    written.push(head);
    for (const { text, step } of lines.slice(0, mailLinesMax - written.length)) {
      written.push(`  ${text}${step === null ? '' : `；${plain(step)}`}`);
      left -= 1;
    }
    written.push('');
  }
  if (left > 0) written.push(`还有 ${left} 条，看消息中心`);
  return {
    subject: `【${productName}】${blocks[0]!.head}${named}${others}`,
    text: [...written, sayTexts.zone, url, '不想再收：打开上面的地址，在推送设置里关掉邮件'].join('\n'),
  };
}

/**
 * The fields of a template message of 微信, each within the service's limits: 20 signs a thing, 32 a number, a time.
 *
 * @param nowMs when it is handed over, ms since epoch.
 */
export function sayTemplate(
  messages: readonly SaidMessage[],
  nowMs: number,
): Readonly<Record<'thing1' | 'character_string2' | 'thing3' | 'time4', string>> {
  const first = messages[0]!;
  const line = first.lines[0]!;
  const count = messages.reduce((sum, { lines, more }) => sum + lines.length + more, 0);
  const what = count > 1 ? `${nameOf(first)}等 ${count} 条` : nameOf(first);
  const whatLate = `${what}${sayLate(first, nowMs)}`;
  return {
    // When it was said stands there where it has room.
    thing1: Array.from(whatLate).length <= 20 ? whatLate : cut(what, 20),
    // It takes no field that is empty: a test has no number.
    character_string2: cut(line.no.replace(/[^\x20-\x7e]/g, ''), 32) || '-',
    // The name of a search is no number: it stands before what is said of it, and leaves room for how many.
    thing3: cut(line.kind === 'search' ? `${cut(plain(line.no), 12)} ${plain(line.sentence)}` : plain(line.sentence), 20),
    time4: line.closesMs === null ? '-' : formatShanghai(line.closesMs).slice(0, 16),
  };
}

/**
 * The fields of a text message of danger, within the service's limits: which bill or ship, what happened by when, and how many
 * more there are, as words or nothing.
 */
export function saySms(messages: readonly SaidMessage[]): Readonly<Record<'no' | 'what' | 'more', string>> {
  const all = messages.flatMap((message) => message.lines.map((line) => ({ line, message })));
  const { line, message } = all.find(({ line: { tone } }) => tone === 'danger') ?? all[0]!;
  const more = all.length + messages.reduce((sum, one) => sum + one.more, 0) - 1;
  const clock = line.closesMs === null ? '' : sayTexts.clock(line.clock ?? null, formatShanghai(line.closesMs).slice(5, 16));
  return {
    // The field takes nothing that is empty: a test has no number, and is called one in its place.
    no: line.no === '' ? cut(nameOf(message), smsFieldMax) : cut(plain(line.no), smsFieldMax),
    // The clock is what must not be cut.
    what: `${cut(`${line.no === '' ? '' : `${nameOf({ ...message, lines: [line] })}：`}${plain(line.sentence)}`, smsFieldMax - Array.from(clock).length)}${clock}`,
    more: more === 0 ? '' : sayTexts.more(more),
  };
}

function cut(text: string, max: number): string {
  const signs = Array.from(text);
  return signs.length <= max ? text : `${signs.slice(0, max - 1).join('')}…`;
}
