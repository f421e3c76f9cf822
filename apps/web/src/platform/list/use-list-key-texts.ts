import { useTexts } from '../catalogue';
import { listTexts } from './texts/zh-CN';

/** A key of a list's own and what it does; it stands behind the key `after`, or at the end. */
export type OwnKey = readonly [keys: string, what: string, after?: string];

/** The keys of every list for its help, with the list's own among them. */
export function useListKeyTexts(own: readonly OwnKey[]): readonly (readonly [keys: string, what: string])[] {
  const say = useTexts(listTexts);
  const common: readonly (readonly [keys: string, what: string])[] = [
    ['J / K', say('keyHelp.step')],
    ['/', say('keyHelp.search')],
    [say('spaceKey'), say('keyHelp.select')],
    ['Ctrl + C', say('keyHelp.copy')],
    ['Esc', say('keyHelp.escape')],
    ['?', say('keyHelp.help')],
  ];
  return own.reduce((all, [keys, what, after]) => {
    const at = all.findIndex(([known]) => known === after);
    return all.toSpliced(at < 0 ? all.length : at + 1, 0, [keys, what]);
  }, common);
}
