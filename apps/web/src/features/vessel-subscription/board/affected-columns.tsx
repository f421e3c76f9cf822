import type { GridColumn } from '@mastlight/ui';
import type { AffectedCall } from '@mastlight/domain/vessel-subscription/contract';
import { useTexts, type Say } from '../../../platform/catalogue';
import type { VesselRow } from '../declaration';
import { vesselTexts } from '../texts/zh-CN';
import type { Affected } from './use-affected';

type SayVessels = Say<typeof vesselTexts.source>;

/** Boxes of the user's bills on a call: how many of them are known, and how many of those are not in the port. */
function countBoxes(call: AffectedCall | undefined): { readonly out: number; readonly all: number } {
  const bills = call?.bills ?? [];
  return { out: bills.reduce((sum, { boxesOut }) => sum + boxesOut, 0), all: bills.reduce((sum, { boxes }) => sum + boxes, 0) };
}

function BoxesOut({ out, all }: { readonly out: number; readonly all: number }) {
  return (
    <span className="vessel-out ml-mono" data-out={out > 0 || undefined}>
      <b>{out}</b>/{all}
    </span>
  );
}

/** The same on a card, where there are no columns; nothing while no bill of the user's is on the call. */
export function BillsOnCall({ call }: { readonly call: AffectedCall | undefined }) {
  const say = useTexts(vesselTexts);
  const { out, all } = countBoxes(call);
  if (!call || call.bills.length === 0) return null;
  return (
    <span className="vessel-card-bills">
      <span>
        {say('bills')} <b className="ml-mono">{call.bills.length}</b>
      </span>
      {all > 0 && (
        <span>
          {say('boxesOut')} <BoxesOut out={out} all={all} />
        </span>
      )}
    </span>
  );
}

/** The user's own bills on a call, and how many of their boxes are not in the port. */
export function affectedColumns(affected: Affected, say: SayVessels): (() => GridColumn<VesselRow>)[] {
  const boxesOf = ({ id }: VesselRow) => countBoxes(affected.get(id));
  const column = { align: 'end', frozen: 'right', isMono: true, isResizable: false } as const;
  return [
    () => ({ ...column, id: 'bills', title: say('bills'), width: 44, text: ({ id }) => String(affected.get(id)?.bills.length || '') }),
    () => ({
      ...column,
      id: 'boxesOut',
      title: say('boxesOut'),
      width: 62,
      cell: (row) => {
        const { out, all } = boxesOf(row);
        return all === 0 ? null : <BoxesOut out={out} all={all} />;
      },
      text: (row) => {
        const { out, all } = boxesOf(row);
        return all === 0 ? '' : `${out}/${all}`;
      },
    }),
  ];
}
