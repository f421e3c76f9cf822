import type { FileKind } from '../file/index';

/** What a paper on a bill is, as an operator chooses. */
export const paperKinds = ['so', 'release', 'bl', 'other'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** What may stand on a bill: papers, pictures of papers, and tables. */
export const billFileKinds = ['pdf', 'png', 'jpg', 'xlsx', 'xls'] as const satisfies readonly FileKind[];
