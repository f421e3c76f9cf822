import type { BoxReport } from '../../message';
import type { BoxRoute } from '../parts/box-route';
import { followsContainerGuide } from '../groups/container-guide';
import type { MessageHeader } from '../envelope/message-reader';

export type VesselMove = 'load' | 'discharge';

/** What BGM 1001 says, and whether that is its meaning in the message's own directory. */
export interface DocumentMove {
  /** Null for a report of both directions. */
  readonly move: VesselMove | null;
  readonly isOlderMeaning: boolean;
}

/**
 * The move a COARRI reports.
 *
 * 119 and 122 are the directories' own names (discharge report, loading
 * report). 44 and 46 are user codes of the container guides up to D00B; later
 * directories give the numbers to other documents, so there they are only
 * trusted for lack of any other reading. Terminals abroad (ITG10) send 270 for
 * a loading report and 98 for a discharge report. 98 is also an older
 * "discharge or loading report" that leaves the move to the boxes: 8249 = 2
 * (export) is loaded, 3 (import) is discharged. One with both is of both
 * directions; one whose boxes are silent is a discharge report, unless its head
 * tells a port of loading alone.
 *
 * @returns null when the move cannot be told
 */
export function readDocumentMove(
  documentName: string,
  header: MessageHeader,
  boxes: readonly Pick<BoxReport, 'direction'>[],
  headRoute: Pick<BoxRoute, 'loadPort' | 'dischargePort'>,
): DocumentMove | null {
  switch (documentName) {
    case '119':
      return { move: 'discharge', isOlderMeaning: false };
    case '122':
    case '270':
      return { move: 'load', isOlderMeaning: false };
    case '44':
      return { move: 'discharge', isOlderMeaning: !followsContainerGuide(header) };
    case '46':
      return { move: 'load', isOlderMeaning: !followsContainerGuide(header) };
    case '98': {
      const [hasExport, hasImport] = [hasDirection(boxes, 'export'), hasDirection(boxes, 'import')];
      const isOfLoading = headRoute.loadPort !== null && headRoute.dischargePort === null;
      if (!hasExport && !hasImport && isOfLoading) return null;
      return { move: hasExport && hasImport ? null : hasExport ? 'load' : 'discharge', isOlderMeaning: false };
    }
    default:
      return null;
  }
}

function hasDirection(boxes: readonly Pick<BoxReport, 'direction'>[], direction: BoxReport['direction']): boolean {
  return boxes.some((box) => box.direction === direction);
}
