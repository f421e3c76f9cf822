import { create } from 'zustand';

/** zh-CN is the source of every text; en-US says the same, with the specification's wording where it prints one (R-0-01). */
export const languages = ['zh-CN', 'en-US'] as const;
export type Language = (typeof languages)[number];

const storageKey = 'mastlight.language';
const stored: Language = localStorage.getItem(storageKey) === 'en-US' ? 'en-US' : 'zh-CN';

/**
 * The language of the screens; Chinese unless the user chose otherwise. It belongs to the browser, not to the account:
 * the login speaks it before anybody is known.
 */
export const useLanguage = create<{ readonly language: Language }>(() => ({ language: stored }));

/** The page names its language for whoever reads it aloud or translates it. */
function name(language: Language): void {
  document.documentElement.lang = language;
}

name(stored);

/** Keeps a choice for now and for later visits; the screens call `setLanguage` of `catalogue.ts`, which has the words first. */
export function keepLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
  name(language);
  useLanguage.setState({ language });
}
