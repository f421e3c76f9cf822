import { ExceptionChip } from '@mastlight/ui';
import { useTexts } from '../catalogue';
import { listTexts } from './texts/zh-CN';

/** What ended by itself (R-9-26), counted where it was followed; a press shows it with why, to be recalled. None: no chip. */
export function EndedChip({ list }: { readonly list: EndedList }) {
  const say = useTexts(listTexts);
  const { page, search, change } = list;
  const isPressed = search.group === 'ended';
  const count = page?.counts.ended ?? null;
  if (!isPressed && !count) return null;
  return (
    <ExceptionChip label={say('ended')} count={count} isPressed={isPressed} onPress={() => change({ group: isPressed ? '' : 'ended' })} />
  );
}

/** What of a list it needs. */
interface EndedList {
  readonly page: { readonly counts: { readonly ended: number } } | undefined;
  readonly search: { readonly group: string };
  readonly change: (to: { group: 'ended' | '' }) => void;
}
