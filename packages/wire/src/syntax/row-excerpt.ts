import type { RowsExcerpt, RowsOnlooker, ShownRows, ValueKind, ValueMask } from '../message-excerpt';

/** What of a format's rows may be shown. */
export interface RowFields {
  /** Fields with a value, under every spelling that is read; one that is `hidden` shows its name alone. */
  readonly kinds: ReadonlyMap<string, ValueKind>;
  /** Fields that hold rows or parts of one; whatever else holds anything is masked with all it holds. */
  readonly groups: ReadonlySet<string>;
  /** Fields that are something else where `around` says so. */
  kindWithin?(field: string, around: object): ValueKind | undefined;
}

/** Names of fields that are all of one kind. */
export const fieldsOf = (kind: ValueKind, ...fields: readonly string[]): readonly [string, ValueKind][] =>
  fields.map((field) => [field, kind]);

/** Answers are a few levels deep; what lies deeper is left out. */
const answerDepthMax = 8;
/** So are the rows in them; what lies deeper is masked. */
const rowDepthMax = 12;

/** Shows the rows of JSON that are the onlooker's, and whatever holds them. */
export function rowsExcerpt(fields: RowFields): RowsExcerpt {
  return {
    kind: 'rows',
    *show(text, onlooker) {
      // A file may hold several answers behind one another; a row is looked for in each.
      const answers = readAnswers(text.replace(/^\uFEFF/, ''));
      if (answers === null) return null;
      yield;
      const shown: ShownRows[] = [];
      for (const answer of answers) shown.push(yield* new RowsShowing(fields, onlooker).run(answer));
      // An answer that holds nothing of the onlooker's shows nothing but its own frame.
      const told = shown.length > 1 ? shown.filter(({ ownCount }) => ownCount > 0) : shown;
      return {
        text: (told.length > 0 ? told : shown.slice(0, 1)).map((one) => one.text).join('\n'),
        ownCount: sumOf(shown.map(({ ownCount }) => ownCount)),
        omittedCount: sumOf(shown.map(({ omittedCount }) => omittedCount)) + shown.length - Math.max(told.length, 1),
      };
    },
  };
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** The JSON documents that stand behind one another in a text; null when it holds anything else. */
function readAnswers(text: string): unknown[] | null {
  const answers: unknown[] = [];
  try {
    for (let from = skipSpace(text, 0); from < text.length;) {
      const end = endOfDocument(text, from);
      answers.push(JSON.parse(text.slice(from, end)));
      from = skipSpace(text, end);
    }
  } catch {
    return null;
  }
  return answers.length > 0 ? answers : null;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 0x20) at++;
  return at;
}

/** Behind the bracket that closes the document at `from`; the end of the text where none does. */
function endOfDocument(text: string, from: number): number {
  let depth = 0;
  let isInText = false;
  for (let at = from; at < text.length; at++) {
    const char = text[at];
    if (isInText) {
      if (char === '\\') at++;
      else if (char === '"') isInText = false;
    } else if (char === '"') isInText = true;
    else if (char === '{' || char === '[') depth++;
    else if ((char === '}' || char === ']') && --depth === 0) return at + 1;
  }
  return text.length;
}

class RowsShowing {
  #ownCount = 0;
  #omittedCount = 0;
  readonly #values: ValueMask;

  constructor(
    private readonly fields: RowFields,
    private readonly onlooker: RowsOnlooker,
  ) {
    this.#values = onlooker.values;
  }

  *run(answer: unknown): Generator<void, ShownRows> {
    const text = JSON.stringify(yield* this.#prune('', answer, 0), null, 2);
    return { text, ownCount: this.#ownCount, omittedCount: this.#omittedCount };
  }

  *#prune(field: string, value: unknown, depth: number): Generator<void, unknown> {
    if (value === null || typeof value !== 'object') return this.#maskScalar(this.#kindOf(field), value);
    if (!this.#isGroup(field)) return this.#values.mark;
    if (depth > answerDepthMax) {
      this.#omittedCount++;
      return this.onlooker.omitted(1);
    }
    if (!Array.isArray(value)) {
      const parts: [string, unknown][] = [];
      for (const [key, part] of Object.entries(value)) parts.push([this.#maskName(key), yield* this.#prune(key, part, depth + 1)]);
      return Object.fromEntries(parts);
    }
    const rows: unknown[] = [];
    for (const row of value as unknown[]) {
      yield;
      if (this.onlooker.isOwn(this.#saidBy(row, true), this.#saidBy(row, false))) {
        this.#ownCount++;
        rows.push(this.#maskRow(field, row));
        continue;
      }
      const ownBefore = this.#ownCount;
      const pruned = yield* this.#prune(field, row, depth + 1);
      if (this.#ownCount > ownBefore) rows.push(pruned);
    }
    const left = value.length - rows.length;
    this.#omittedCount += left;
    return left > 0 ? [...rows, this.onlooker.omitted(left)] : rows;
  }

  /** The empty name is the root. */
  #isGroup(field: string): boolean {
    return field === '' || this.fields.groups.has(field);
  }

  #kindOf(field: string): ValueKind {
    return this.fields.kinds.get(field) ?? 'hidden';
  }

  #maskRow(field: string, value: unknown, depth = 0): unknown {
    if (value === null || typeof value !== 'object') return this.#maskScalar(this.#kindOf(field), value);
    if (depth > rowDepthMax || !this.#isGroup(field)) return this.#values.mark;
    if (Array.isArray(value)) return value.map((part) => this.#maskRow(field, part, depth + 1));
    const shown = (key: string, part: unknown): unknown => {
      const kind = typeof part === 'string' ? this.fields.kindWithin?.(key, value) : undefined;
      return kind === undefined ? this.#maskRow(key, part, depth + 1) : this.#maskScalar(kind, part);
    };
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [this.#maskName(key), shown(key, part)]));
  }

  /** A text, number or truth value. */
  #maskScalar(kind: ValueKind, value: unknown): unknown {
    if (value === null) return null;
    const text = String(value);
    if (text === '') return value;
    const shown = this.#values.show(kind, text);
    return shown === text ? value : shown;
  }

  /** A field's name where it is one that is read; any other may be somebody's name or number. */
  #maskName(key: string): string {
    return this.fields.kinds.has(key) || this.fields.groups.has(key) ? key : this.#values.show('hidden', key);
  }

  /**
   * What a row says itself and in the objects it is made of, without the lists inside it.
   *
   * @param isNamed only what stands in fields of bills and boxes: any other text may have been written by anybody
   */
  #saidBy(row: unknown, isNamed: boolean, kind: ValueKind = 'hidden', depth = 0): string {
    if (row === null || Array.isArray(row) || depth > answerDepthMax) return '';
    if (typeof row !== 'object') return isNamed && kind !== 'billNo' && kind !== 'containerNo' ? '' : String(row);
    const said = (field: string, value: unknown): string =>
      this.#saidBy(value, isNamed, this.fields.kindWithin?.(field, row) ?? this.#kindOf(field), depth + 1);
    return Object.entries(row)
      .filter(([, value]) => value !== null && !Array.isArray(value))
      .map(([field, value]) => said(field, value))
      .join('\n');
  }
}
