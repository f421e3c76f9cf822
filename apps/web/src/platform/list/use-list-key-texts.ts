import { useTexts } from '../catalogue';
import { listTexts } from './texts';

/** The keys of every list for its help, with the list's own after them. */
export function useListKeyTexts(
  own: readonly (readonly [keys: string, what: string])[],
): readonly (readonly [keys: string, what: string])[] {
  const say = useTexts(listTexts);
  return [
    ['J / K', say('keyHelp.step')],
    ['/', say('keyHelp.search')],
    [say('spaceKey'), say('keyHelp.select')],
    ['Ctrl + C', say('keyHelp.copy')],
    ['Esc', say('keyHelp.escape')],
    ['?', say('keyHelp.help')],
    ...own,
  ];
}
