import { create } from 'zustand';

export const languages = ['zh-CN', 'en-US'] as const;
export type Language = (typeof languages)[number];

/** A text whose English wording the specification prints (R-0-01); all others exist in Chinese alone. */
export interface Bilingual {
  readonly zh: string;
  readonly en: string;
}

const storageKey = 'mastlight.language';

/** The chosen language; Chinese unless the user chose otherwise. */
export const useLanguage = create<{ readonly language: Language }>(() => ({
  language: localStorage.getItem(storageKey) === 'en-US' ? 'en-US' : 'zh-CN',
}));

/** Switches the language at once and for later visits. */
export function setLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
  useLanguage.setState({ language });
}

/** The wording for now, for messages sent outside of components. */
export function textOf(text: Bilingual): string {
  return useLanguage.getState().language === 'en-US' ? text.en : text.zh;
}

/** The wording as a hook: the component follows the switch. */
export function useText(): (text: Bilingual) => string {
  const isEnglish = useLanguage((state) => state.language === 'en-US');
  return (text) => (isEnglish ? text.en : text.zh);
}
