import { sessionOwner } from '../../platform/session';
import type { CompanyCard } from './api';

/** What somebody has written of a company and not saved, and what was saved when he began. */
export interface UnsavedMark {
  readonly seen: CompanyCard['mark'];
  readonly state: NonNullable<CompanyCard['mark']>['state'];
  readonly note: string;
  readonly nextDay: string;
}

/** While the tab lives: the drawer that one writes in closes with a key. By owner and company. */
const unsaved = new Map<string, UnsavedMark>();
const keyOf = (companyId: number): string => `${sessionOwner() ?? ''} ${companyId}`;

/** What of a company was written and not saved. */
export function recallMark(companyId: number): UnsavedMark | undefined {
  return unsaved.get(keyOf(companyId));
}

/** Keeps what is being written of a company; null: it is saved, or as it was. */
export function keepMark(companyId: number, mark: UnsavedMark | null): void {
  if (mark === null) unsaved.delete(keyOf(companyId));
  else unsaved.set(keyOf(companyId), mark);
}
