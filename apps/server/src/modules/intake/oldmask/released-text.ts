import { hidden } from './shapes';

/** Texts of records and segments, where `?` takes the next character's meaning away. */

/** Where `sign` next stands without a release before it, counted from `from`; -1: nowhere. */
export function indexOfSign(text: string, sign: string, from: number): number {
  for (let at = text.indexOf(sign, from); at !== -1; at = text.indexOf(sign, at + 1)) {
    let releases = 0;
    while (at - releases > from && text[at - releases - 1] === '?') releases++;
    if (releases % 2 === 0) return at;
    // What is released is passed over, and so is the run before it, which is counted once.
    from = at + 1;
  }
  return -1;
}

/** Behind the record that begins at `from`, its terminator and the line ends after it. */
export function endOfRecord(text: string, from: number): number {
  const terminator = indexOfSign(text, "'", from);
  let at = terminator === -1 ? text.length : terminator + 1;
  while (text[at] === '\r' || text[at] === '\n') at++;
  return at;
}

/** The parts of a text between signs, as they stand, releases included. */
export function splitAtSign(text: string, sign: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = indexOfSign(text, sign, 0); at !== -1; at = indexOfSign(text, sign, from)) {
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  parts.push(text.slice(from));
  return parts;
}

/** A record without what stands around it: blanks before, terminator and line ends behind. */
export interface BareRecord {
  readonly lead: string;
  readonly body: string;
  readonly tail: string;
}

/** No record that tracking knows is longer; what is, is told apart by nobody. */
const recordLengthMax = 4_096;

/** Takes each record of `part`, a step each, and puts together what `show` makes of it. */
export function* mapRecords(part: string, show: (body: string) => string): Generator<void, string> {
  let shown = '';
  for (let from = 0; from < part.length;) {
    const end = endOfRecord(part, from);
    const { lead, body, tail } = bare(part.slice(from, end));
    shown += lead + (body === '' ? '' : body.length > recordLengthMax ? hidden(body) : show(body)) + tail;
    from = end;
    yield;
  }
  return shown;
}

function bare(record: string): BareRecord {
  const lead = /^\s*/.exec(record)![0];
  const terminator = record.length > lead.length ? indexOfSign(record, "'", lead.length) : -1;
  if (terminator !== -1) return { lead, body: record.slice(lead.length, terminator), tail: record.slice(terminator) };
  const body = record.slice(lead.length).trimEnd();
  return { lead, body, tail: record.slice(lead.length + body.length) };
}
