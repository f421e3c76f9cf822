import { allCatalogues, findText, type Catalogue, type Messages } from './catalogue';
import { useLanguage, type Language } from './language';

/** A refusal as the server tells it: its words, always Chinese, and its name where it has one. */
export interface ToldRefusal {
  readonly words: string;
  readonly textId?: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** The groups of a catalogue in which refusals stand. */
const groups = ['refusal', 'field'] as const;

/** A refusal in the language of now; in Chinese where no catalogue has another wording. */
export function sayRefusal(refusal: ToldRefusal, language: Language = useLanguage.getState().language): string {
  if (language === 'zh-CN') return refusal.words;
  for (const catalogue of allCatalogues()) {
    for (const group of groups) {
      const textId = refusal.textId ?? idsOf(catalogue, group).get(refusal.words);
      const text = textId === undefined ? null : findText(catalogue.sayIn(language), `${group}.${textId}`, refusal.parameters);
      if (text !== null) return text;
    }
  }
  return refusal.words;
}

const idsByWords = new WeakMap<Messages, ReadonlyMap<string, string>>();

/** What the server says without a name has the very words of our own Chinese source, which name it. */
function idsOf(catalogue: Catalogue<Messages>, group: (typeof groups)[number]): ReadonlyMap<string, string> {
  const messages = catalogue.source[group];
  if (messages === undefined || typeof messages === 'string') return new Map();
  let ids = idsByWords.get(messages);
  if (!ids) idsByWords.set(messages, (ids = new Map(Object.entries(messages).map(([id, words]) => [String(words), id]))));
  return ids;
}
