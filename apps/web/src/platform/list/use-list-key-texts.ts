import { useTexts } from '../catalogue';
import { platformTexts } from '../texts';

/** The keys of every list for its help, with the list's own after them. */
export function useListKeyTexts(
  own: readonly (readonly [keys: string, what: string])[],
): readonly (readonly [keys: string, what: string])[] {
  const say = useTexts(platformTexts);
  return [
    ['J / K', say('list.keys.step')],
    ['/', say('list.keys.search')],
    [say('list.spaceKey'), say('list.keys.select')],
    ['Ctrl + C', say('list.keys.copy')],
    ['Esc', say('list.keys.escape')],
    ['?', say('list.keys.help')],
    ...own,
  ];
}
