import type { FoundNumber, NumberKind } from '@mastlight/domain/vocabulary/find-numbers';
import { useTexts } from '../catalogue';
import { PasteChip } from './paste-chip';
import { pasteTexts } from './texts/zh-CN';

const kinds: readonly NumberKind[] = ['bill', 'booking', 'call', 'box'];

/** What is chosen of a text's numbers: one kind, the misses, or all. */
export type KindChip = NumberKind | 'miss' | '';

/** How many numbers of each kind stand in a text, and how many misses; each a filter. */
export function KindChips(props: {
  readonly numbers: readonly FoundNumber[];
  readonly chip: KindChip;
  readonly onChip: (chip: KindChip) => void;
}) {
  const { numbers, chip: shown, onChip } = props;
  const say = useTexts(pasteTexts);
  const chips = [
    ...kinds.map((kind) => ({
      id: kind,
      tone: kind === 'box' ? undefined : 'new',
      label: say(`kinds.${kind}`),
      count: numbers.filter((each) => each.kind === kind && each.fault === null).length,
    })),
    {
      id: 'miss',
      tone: 'invalid',
      icon: 'warn',
      label: say('misses'),
      count: numbers.filter(({ fault }) => fault !== null).length,
    } as const,
  ];
  return (
    <div className="paste-line">
      {chips.map(
        ({ id, count, ...chip }) => count > 0 && <PasteChip key={id} {...chip} id={id} count={count} shown={shown} onShow={onChip} />,
      )}
    </div>
  );
}
