import { findBoxType, usualTare } from '@mastlight/domain/vgm/box-types';
import type { VgmCells } from '@mastlight/domain/vgm/sheet-row';
import { readCells } from '@mastlight/domain/vgm/sheet-row';
import { useTexts } from '../../../platform/catalogue';
import type { TareHints } from '../api';
import { vgmWords } from '../texts/zh-CN';

type Hint =
  | { readonly kind: 'box'; readonly kg: number; readonly day: string }
  | { readonly kind: 'own'; readonly kg: number; readonly count: number }
  | { readonly kind: 'usual'; readonly kg: number; readonly type: string; readonly fromKg: number; readonly toKg: number };

/** What the tare of a container could be, the likeliest first. */
function hintsOf(hints: TareHints | undefined, cells: VgmCells | undefined): readonly Hint[] {
  if (!cells) return [];
  const { containerNo } = readCells(cells);
  const type = findBoxType(cells.sizeType);
  const box = hints?.boxes.find(({ ctnNo }) => ctnNo === containerNo);
  const own = hints?.types.find(({ ctnType }) => type !== null && findBoxType(ctnType)?.name === type.name);
  return [
    ...(box ? [{ kind: 'box', kg: box.tareKg, day: box.day } as const] : []),
    ...(own ? [{ kind: 'own', kg: own.tareKg, count: own.count } as const] : []),
    ...(type ? [{ kind: 'usual', kg: type.tareKg[0], type: type.name, ...usualTare(type) } as const] : []),
  ];
}

/** What Tab takes: the first suggestion, where nothing is typed; null: nothing. */
export function takeFirstTare(hints: TareHints | undefined, cells: VgmCells | undefined): number | null {
  if (!cells || cells.tareKg.trim() !== '') return null;
  return hintsOf(hints, cells)[0]?.kg ?? null;
}

/** The suggestions under a row; what is painted on the door holds. */
export function TareStrip(props: {
  readonly hints: TareHints | undefined;
  readonly cells: VgmCells | undefined;
  readonly onTake: (kg: number) => void;
}) {
  const say = useTexts(vgmWords);
  const found = hintsOf(props.hints, props.cells);
  if (found.length === 0) return null;
  const noteOf = (hint: Hint): string => {
    if (hint.kind === 'box') return say('editor.tareOfBox', { day: hint.day });
    if (hint.kind === 'own') return say('editor.tareOfOwn', { count: hint.count });
    return say('editor.tareUsual', { type: hint.type, from: hint.fromKg, to: hint.toKg });
  };
  return (
    <div className="sheet-strip" role="group" aria-label={say('editor.tare')}>
      <span>{say('editor.tare')}</span>
      {found.map((hint) => (
        // Pressed before the cell loses the focus, and the strip with it.
        <button
          key={hint.kind}
          type="button"
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => props.onTake(hint.kg)}
        >
          <b className="ml-mono">{hint.kg.toLocaleString('en-US')}</b> {noteOf(hint)}
        </button>
      ))}
      <span>{say('editor.tareKey')}</span>
    </div>
  );
}
