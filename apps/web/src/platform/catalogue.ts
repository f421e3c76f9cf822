/**
 * The texts of the screens in two languages. A capability has one catalogue: its Chinese source is part of its code,
 * its English comes as a chunk of its own when somebody reads English. Messages have ids, and parameters in ICU
 * syntax; an id or a parameter that does not exist is refused by the compiler.
 */
import { use, type ReactNode } from 'react';
import type { _Translator as Translator } from 'use-intl/core';
import { keepLanguage, useLanguage, type Language } from './language';
import { ChunkLost, loadChunk } from './load-chunk';
import { makeFormat, type MessageValues } from './message-format';
import { sendSignal } from './signals';

/** Messages by id, in groups where there are many. */
export interface Messages {
  readonly [id: string]: string | Messages;
}

/** The same ids in another language: one that is missing does not compile; one too many, and parameters, a test finds. */
export type Translation<Source extends Messages> = {
  readonly [Id in keyof Source]: Source[Id] extends Messages ? Translation<Source[Id]> : string;
};

/** Says a message by its id, with its parameters: `say('codeSent')`, `say('resendAfter', { seconds: 60 })`; with tags by `rich`. */
export type Say<Source extends Messages> = Translator<Source>;

export interface Catalogue<Source extends Messages> {
  /** The capability's, by which its refusals are named as well. */
  readonly name: string;
  readonly source: Source;
  /** Brings the English words, again where they did not come; until they do, the Chinese ones stay. It never rejects. */
  readonly load: () => Promise<void>;
  /** The end of the last try to bring the words of a language; the same promise until somebody tries again. */
  readonly lastTry: (language: Language) => Promise<void>;
  /** The words of a language that has been loaded; Chinese until then. */
  readonly sayIn: (language: Language) => Say<Source>;
}

/** Settled for React as well, which would wait for a tick otherwise. */
const chineseIsHere: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

const catalogues = new Set<Catalogue<Messages>>();

/** Every catalogue of the parts that have been loaded. */
export function allCatalogues(): Iterable<Catalogue<Messages>> {
  return catalogues;
}

/** Makes the catalogue of a capability; one without English says the same in both languages. */
export function makeCatalogue<const Source extends Messages>(
  name: string,
  source: Source,
  loadEnglish: () => Promise<Translation<NoInfer<Source>>> = async () => source as unknown as Translation<NoInfer<Source>>,
): Catalogue<Source> {
  const chinese = makeSay(source, 'zh-CN');
  let english: Say<Source> | null = null;
  let loading: Promise<void> | null = null;
  let hasFailed = false;

  function load(): Promise<void> {
    if (hasFailed) loading = null;
    return (loading ??= loadOnce());
  }

  async function loadOnce(): Promise<void> {
    hasFailed = false;
    try {
      english = makeSay((await loadChunk(loadEnglish)) as unknown as Source, 'en-US');
    } catch (error) {
      // Whoever chooses the language again tries again; until then nobody waits.
      hasFailed = true;
      if (error instanceof ChunkLost) sendSignal('chunk-lost', {});
      else console.error('texts', error);
    }
  }

  const catalogue: Catalogue<Source> = {
    name,
    source,
    load,
    lastTry: (language) => (language === 'en-US' ? (loading ?? load()) : chineseIsHere),
    sayIn: (language) => (language === 'en-US' ? (english ?? chinese) : chinese),
  };
  catalogues.add(catalogue as unknown as Catalogue<Messages>);
  return catalogue;
}

function makeSay<Source extends Messages>(messages: Source, language: Language): Say<Source> {
  const format = makeFormat(language);

  const find = (id: string): string | Messages | undefined =>
    id.split('.').reduce<string | Messages | undefined>((group, part) => (typeof group === 'object' ? group[part] : undefined), messages);

  /** Nothing of a text may stop a page: what cannot be said is told by its id. */
  function sayBy<Said>(id: string, values: MessageValues | undefined, finish: (parts: readonly ReactNode[]) => Said): Said | string {
    try {
      const message = find(id);
      if (typeof message !== 'string') throw new RangeError('no such message');
      return finish(format(message, values));
    } catch (error) {
      console.error('text', id, error);
      return id;
    }
  }

  const say = (id: string, values?: MessageValues): string => sayBy(id, values, joinWords);
  const rich = (id: string, values?: MessageValues): ReactNode => sayBy(id, values, (parts) => parts);
  const has = (id: string): boolean => find(id) !== undefined;
  return Object.assign(say, { rich, has }) as unknown as Say<Source>;
}

function joinWords(parts: readonly ReactNode[]): string {
  if (parts.some((part) => typeof part !== 'string')) throw new TypeError('what is drawn is asked for by `rich`');
  return parts.join('');
}

/** The words of a capability as a hook: the component follows the switch, and waits for words that are on their way. */
export function useTexts<Source extends Messages>(catalogue: Catalogue<Source>): Say<Source> {
  const language = useLanguage((state) => state.language);
  // Without a condition: a component that waited is drawn again by the hooks that it called, and this is one of them.
  use(catalogue.lastTry(language));
  return catalogue.sayIn(language);
}

/** The words for now, for messages sent outside of components. */
export function textsOf<Source extends Messages>(catalogue: Catalogue<Source>): Say<Source> {
  return catalogue.sayIn(useLanguage.getState().language);
}

/** The words of every part of the page that has been loaded; the first page waits for them. */
export async function loadTexts(language: Language = useLanguage.getState().language): Promise<void> {
  if (language === 'en-US') await Promise.all([...catalogues].map((catalogue) => catalogue.load()));
}

let choices = 0;

/**
 * Switches the language for now and later visits, as soon as the words are there: the page changes in one piece. Of
 * several choices the last one counts, however late the words of an earlier one come.
 */
export async function setLanguage(language: Language): Promise<void> {
  const choice = ++choices;
  await loadTexts(language);
  if (choice === choices) keepLanguage(language);
}

/** What a message says that is known by its id alone, such as a refusal; null when the catalogue has no such id. */
export function findText(say: Say<Messages>, id: string, parameters: Readonly<Record<string, string | number>> = {}): string | null {
  // The ids of a catalogue that is not known by name are any texts.
  const known = say as unknown as Say<Readonly<Record<string, string>>>;
  return known.has(id) ? known(id, parameters) : null;
}
