import type { Platform } from '../../platform/module';
import type { DispatchDoor } from '../dispatch/index';

/** What the operations of this module work with. */
export interface PreSheetParts {
  readonly platform: Platform;
  readonly dispatch: Pick<DispatchDoor, 'submit' | 'hold'>;
}

/** Whose submissions pre-sheets are in dispatch. */
export const preSheetProduct = 'pre-sheet';
