import type { BoxState } from '@mastlight/domain/bay-plan/messages';
import type { IconName } from '@mastlight/ui';

/** How states look beside their word. */
export const stateIcons: Readonly<Record<BoxState, IconName>> = {
  absent: 'clock',
  unknown: 'info',
  yard: 'pin',
  inspected: 'inspection',
  released: 'check',
  loaded: 'ship',
  discharged: 'download',
};
