import { allCatalogues, findText, type Messages } from './catalogue';
import { useLanguage } from './language';
import { said } from './said';

/** A refusal as the server tells it: its sentence, always Chinese, and its name `<capability>.<what>` where it has one. */
export interface ToldRefusal {
  readonly message: string;
  readonly refusal?: { readonly name: string; readonly params: object } | null;
}

/** The groups of a catalogue in which refusals stand. */
const groups = ['refusal', 'field'] as const;

/** A refusal in the language of now: by its name, else by its words. */
export function sayRefusal({ message, refusal }: ToldRefusal): string {
  const { language } = useLanguage.getState();
  if (language === 'zh-CN') return message;
  const [capability, id] = refusal?.name.split('.') ?? [];
  const parameters = refusal?.params as Readonly<Record<string, string | number>> | undefined;
  for (const catalogue of allCatalogues()) {
    if (capability !== undefined && catalogue.name !== capability) continue;
    for (const group of groups) {
      const textId = id ?? findId(catalogue.source[group], message);
      const text = textId === undefined ? null : findText(catalogue.sayIn(language), `${group}.${textId}`, parameters);
      if (text !== null) return text;
    }
  }
  return said(message);
}

/** What the server says without a name may have the very words of our own Chinese source, which name it. */
function findId(group: string | Messages | undefined, words: string): string | undefined {
  return typeof group === 'object' ? Object.keys(group).find((id) => group[id] === words) : undefined;
}
