/**
 * The English of what the house says in Chinese outside of a catalogue: sentences that the server puts together, words
 * of ports, titles of columns. The wire speaks Chinese alone (R-0-01); who reads English has it read here.
 */

/**
 * What is said, and the same in English. `{name}` stands for what has an English of its own, `{n}`, `{n2}` for a number, `{box}` for a container,
 * `{asSent}` for words of others, which stay as they came. In the English, `{n|box|boxes}` is the number with its word.
 */
export type Phrase = readonly [said: string, english: string];

export type Read = (said: string) => string;

interface Pattern {
  readonly form: RegExp;
  readonly greedyForm: RegExp;
  readonly names: readonly string[];
  readonly english: string;
  /** How many signs are no slot: the more of them, the more is known. */
  readonly weight: number;
}

const slot = /\{(\w+)\}/g;

/** What a slot takes by its name: a number, or a container's; any other takes what it finds. */
const slotForms: readonly (readonly [RegExp, string])[] = [
  [/^n\d?$/, '([\\d.,/]+)'],
  [/^box$/, '([A-Z]{4}\\d{7})'],
];

const han = /\p{Script=Han}/u;

/** Between things that are told one beside the other: what one of them leaves Chinese does not spoil the others. */
const lists = ['\n', ' · '] as const;

/** Signs between parts of a sentence, widest first, and how English has them. */
const joints: readonly Phrase[] = [
  ['。', '. '],
  ['；', '; '],
  ['：', ': '],
  ['，', ', '],
  ['、', ', '],
  [' ', ' '],
];

/** Signs of the longest text that is read. */
const lengthMax = 300;

/** Other signs of Chinese type as English has them. */
const plainSigns = (text: string): string =>
  text
    .replaceAll('（', ' (')
    .replaceAll('）', ')')
    .replaceAll(/[，、]/g, ', ')
    .replaceAll('：', ': ')
    .replaceAll('；', '; ')
    .replaceAll('。', '. ')
    .replaceAll(/[“「]/g, '“')
    .replaceAll(/[”」]/g, '”')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

function patternOf([said, english]: Phrase): Pattern {
  const formOf = (any: string): RegExp =>
    new RegExp(
      `^${said
        .split(slot)
        .map((part, i) =>
          i % 2 === 0 ? part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&') : (slotForms.find(([name]) => name.test(part))?.[1] ?? any),
        )
        .join('')}$`,
      's',
    );
  return {
    form: formOf('(.+?)'),
    greedyForm: formOf('(.+)'),
    names: Array.from(said.matchAll(slot), ([, name]) => name!),
    english,
    weight: said.replaceAll(slot, '').length,
  };
}

function fill(english: string, values: ReadonlyMap<string, string>): string {
  return english.replaceAll(/\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = values.get(name) ?? '';
    return one === undefined ? value : `${value} ${value === '1' ? one : many}`;
  });
}

/**
 * Makes the reading of a book of phrases. A sentence is read whole or stays as it was said: half of one is worse than
 * none. Words of others inside of it, such as a reason that customs wrote, stay as they came.
 */
export function makeReading(phrases: readonly Phrase[]): Read {
  const whole = new Map(phrases.filter(([said]) => !/\{\w+\}/.test(said)));
  const patterns = phrases
    .filter(([said]) => /\{\w+\}/.test(said))
    .map(patternOf)
    .sort((a, b) => b.weight - a.weight);
  const known = new Map<string, string | null>();

  /** Null: it has no English. */
  function readWhole(said: string): string | null {
    const text = said.trim();
    if (!han.test(text)) return plainSigns(text);
    let english = known.get(text);
    if (english === undefined) {
      // Countdowns and the like never come again.
      if (known.size > 5000) known.clear();
      english = whole.get(text) ?? readByPattern(text) ?? readParts(text);
      known.set(text, english);
    }
    return english;
  }

  function readByPattern(text: string): string | null {
    // No sentence of ours is longer, and reading takes longer by more than its length.
    if (text.length > lengthMax) return null;
    for (const { form, greedyForm, names, english } of patterns) {
      for (const tried of names.length > 1 ? [form, greedyForm] : [form]) {
        const match = tried.exec(text);
        if (!match) continue;
        const values = names.map((name, i) => readWhole(match[i + 1]!) ?? (name.startsWith('as') ? match[i + 1]! : null));
        if (values.every((value) => value !== null)) return fill(english, new Map(names.map((name, i) => [name, values[i]!])));
      }
    }
    return null;
  }

  /** A part may hold the sign itself, so that every place is tried where the text could part. */
  function readParts(text: string): string | null {
    for (const [sign, plain] of joints) {
      for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
        const before = at === 0 ? '' : readWhole(text.slice(0, at));
        const after = at + sign.length === text.length ? '' : before !== null && readWhole(text.slice(at + sign.length));
        if (before !== null && typeof after === 'string') return `${before}${plain}${after}`.trim();
      }
    }
    return null;
  }

  return function read(said): string {
    const list = lists.find((sign) => said.includes(sign));
    return list === undefined ? (readWhole(said) ?? said) : said.split(list).map(read).join(list);
  };
}
