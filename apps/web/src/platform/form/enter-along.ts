import { isComposing } from '@mastlight/ui';
import type { KeyboardEvent } from 'react';

const fieldSelector = 'input:not([disabled], [readonly]), select:not([disabled])';

/**
 * Goes onto what surrounds fields of which some are choices: Enter goes to the next of them, Shift+Enter to the one before. At
 * its ends the page's own rule holds (R-2.5-22).
 */
export function enterAlong(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement | HTMLSelectElement>(fieldSelector)];
  const at = fields.findIndex((field) => field === event.target);
  const next = at === -1 ? undefined : fields[at + (event.shiftKey ? -1 : 1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  if (next instanceof HTMLInputElement) next.select();
}
