import { Icon } from '@mastlight/ui';
import type { FoundNumber, NumberKind } from '@mastlight/domain/vocabulary/find-numbers';
import { useTexts } from '../catalogue';
import { pasteTexts } from './texts';

const kinds: readonly NumberKind[] = ['bill', 'booking', 'call', 'box'];

/** What is chosen of a text's numbers: one kind, the misses, or all. */
export type KindChip = NumberKind | 'miss' | '';

/** How many numbers of each kind stand in a text, and how many misses; each a filter. */
export function KindChips(props: {
  readonly numbers: readonly FoundNumber[];
  readonly chip: KindChip;
  readonly onChip: (chip: KindChip) => void;
}) {
  const { numbers, chip, onChip } = props;
  const say = useTexts(pasteTexts);
  const chips = [
    ...kinds.map((kind) => ({
      id: kind,
      tone: kind === 'box' ? undefined : 'new',
      label: say(`kinds.${kind}`),
      count: numbers.filter((each) => each.kind === kind && each.fault === null).length,
    })),
    { id: 'miss', tone: 'invalid', label: say('misses'), count: numbers.filter(({ fault }) => fault !== null).length } as const,
  ];
  return (
    <div className="paste-line">
      {chips.map(
        ({ id, tone, label, count }) =>
          count > 0 && (
            <button
              key={id}
              type="button"
              className="paste-chip"
              data-kind={tone}
              aria-pressed={chip === id}
              onClick={() => onChip(chip === id ? '' : id)}
            >
              {id === 'miss' && <Icon name="warn" />}
              {label} <b className="ml-mono">{count}</b>
            </button>
          ),
      )}
    </div>
  );
}
