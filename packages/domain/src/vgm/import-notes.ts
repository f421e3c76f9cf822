import type { VgmContainerField } from './filing';

/** What people are told of a file besides its containers; `long` was cut, the others were not read. */
export const importNoteKinds = ['weight', 'method', 'long', 'doubled', 'grossWord'] as const;

/** Something to look at: of `doubled` and `grossWord` in the first of the rows that it is of. */
export interface ImportNote {
  readonly rowNo: number;
  readonly kind: (typeof importNoteKinds)[number];
  readonly field: VgmContainerField;
  /** What stands in the cell; of two columns the title of the one that was read. */
  readonly value: string;
  /** The title of the column that was not read. */
  readonly other: string;
  /** Of how many rows. */
  readonly count: number;
}
