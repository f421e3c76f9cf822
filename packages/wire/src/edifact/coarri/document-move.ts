import { followsContainerGuide } from '../groups/container-guide';
import type { MessageHeader } from '../envelope/message-reader';

export type VesselMove = 'load' | 'discharge';

/** What BGM 1001 says, and whether that is its meaning in the message's own directory. */
export interface DocumentMove {
  readonly move: VesselMove;
  readonly isOlderMeaning: boolean;
}

/**
 * The move a COARRI reports.
 *
 * 119 and 122 are the directories' own names (discharge report, loading
 * report). 44 and 46 are user codes of the container guides up to D00B; later
 * directories give the numbers to other documents, so there they are only
 * trusted for lack of any other reading. 98 is an older "discharge or loading
 * report" that leaves the move to the boxes: 8249 = 2 (export) is loaded, 3
 * (import) is discharged, and a mixed or silent one cannot be told.
 *
 * @returns null when the move cannot be told
 */
export function readDocumentMove(
  documentName: string,
  header: MessageHeader,
  counts: { readonly exportCount: number; readonly importCount: number },
): DocumentMove | null {
  switch (documentName) {
    case '119':
      return { move: 'discharge', isOlderMeaning: false };
    case '122':
      return { move: 'load', isOlderMeaning: false };
    case '44':
      return { move: 'discharge', isOlderMeaning: !followsContainerGuide(header) };
    case '46':
      return { move: 'load', isOlderMeaning: !followsContainerGuide(header) };
    case '98': {
      const { exportCount, importCount } = counts;
      if (exportCount > 0 === importCount > 0) return null;
      return { move: exportCount > 0 ? 'load' : 'discharge', isOlderMeaning: false };
    }
    default:
      return null;
  }
}
