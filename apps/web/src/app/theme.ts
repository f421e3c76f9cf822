import { create } from 'zustand';

export const themes = ['light', 'dark', 'auto'] as const;
/** `auto` follows the system. */
export type Theme = (typeof themes)[number];

// A script in index.html reads the same key before the first paint.
const storageKey = 'mastlight.theme';

function readStored(): Theme {
  const stored = localStorage.getItem(storageKey);
  return themes.find((theme) => theme === stored) ?? 'auto';
}

/** The chosen theme; it belongs to the screen, not to the account. */
export const useTheme = create<{ readonly theme: Theme }>(() => ({ theme: readStored() }));

/** Switches the theme at once and for later visits. */
export function setTheme(theme: Theme): void {
  localStorage.setItem(storageKey, theme);
  document.documentElement.dataset['theme'] = theme;
  useTheme.setState({ theme });
}
