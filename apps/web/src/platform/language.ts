import { create } from 'zustand';

/** zh-CN is the source of every text; en-US says the same, with the specification's wording where it prints one (R-0-01). */
export const languages = ['zh-CN', 'en-US'] as const;
export type Language = (typeof languages)[number];

const storageKey = 'mastlight.language';
const stored: Language = localStorage.getItem(storageKey) === 'en-US' ? 'en-US' : 'zh-CN';

interface LanguageState {
  /**
   * The chosen language; Chinese unless the user chose otherwise. It belongs to the browser, not to the account: the
   * login speaks it before anybody is known.
   */
  readonly chosen: Language;
  /** What the screens say now: the chosen language where all of it is there, else Chinese, never a mixture. */
  readonly language: Language;
}

export const useLanguage = create<LanguageState>(() => ({ chosen: stored, language: stored }));

/** Screens on show: `partly` of those whose English is not whole, `whole` of those that lie over everything and are. */
const onShow = { partly: 0, whole: 0 };

function settle(chosen: Language): void {
  useLanguage.setState({ chosen, language: onShow.partly > 0 && onShow.whole === 0 ? 'zh-CN' : chosen });
}

function show(kind: keyof typeof onShow): () => void {
  onShow[kind] += 1;
  settle(useLanguage.getState().chosen);
  return () => {
    onShow[kind] -= 1;
    settle(useLanguage.getState().chosen);
  };
}

/** A screen is on show whose English is not whole: it is said in Chinese. Gives the undo. */
export const showPartly = (): (() => void) => show('partly');

/** A screen covers everything and is whole in every language. Gives the undo. */
export const showWhole = (): (() => void) => show('whole');

/** Keeps a choice for now and for later visits; the screens call `setLanguage` of `catalogue.ts`, which has the words first. */
export function keepLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
  settle(language);
}
