import type { GridColumn } from '@mastlight/ui';
import type { Say } from '../../../platform/catalogue';
import type { VesselRow } from '../api';
import type { vesselTexts } from '../texts';
import type { Affected } from './use-affected';

type SayVessels = Say<typeof vesselTexts.source>;

/** The user's own bills on a call, and how many of their boxes are not in the port. */
export function affectedColumns(affected: Affected, say: SayVessels): (() => GridColumn<VesselRow>)[] {
  const boxesOf = ({ id }: VesselRow): { readonly out: number; readonly all: number } =>
    (affected.get(id)?.bills ?? []).reduce(({ out, all }, bill) => ({ out: out + bill.boxesOut, all: all + bill.boxes }), {
      out: 0,
      all: 0,
    });
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
        return all === 0 ? null : (
          <span className="vessel-out" data-out={out > 0 || undefined}>
            <b>{out}</b>/{all}
          </span>
        );
      },
      text: (row) => {
        const { out, all } = boxesOf(row);
        return all === 0 ? '' : `${out}/${all}`;
      },
    }),
  ];
}
