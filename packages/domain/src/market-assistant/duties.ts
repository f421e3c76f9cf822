/** R-2.2-26: what a member of the company does for its market procurement orders: enter them, check them, take them to customs. */
export const duties = ['entry', 'check', 'declare'] as const;
export type Duty = (typeof duties)[number];

/** What each is called. */
export const dutyTitles: Readonly<Record<Duty, string>> = { entry: '录单', check: '审单', declare: '报关' };

/** Whose duties are asked for, and what the company lets him do. */
export interface DutyAsker {
  readonly isPersonal: boolean;
  readonly mayManage: boolean;
  readonly mayOperate: boolean;
  /** His own as they are set; null: nobody of the company has any set. */
  readonly set: readonly Duty[] | null;
}

/**
 * R-2.2-26: what somebody does for orders. For himself everybody does everything; in a company whoever was given it, and as long as
 * nobody was, its managers. Whoever only looks there, or pays, does nothing, whatever he was given before.
 */
export function dutiesOf({ isPersonal, mayManage, mayOperate, set }: DutyAsker): readonly Duty[] {
  if (isPersonal) return duties;
  if (!mayOperate) return [];
  if (set === null) return mayManage ? duties : [];
  return duties.filter((duty) => set.includes(duty));
}

/** What is lacking where members are set: duties that nobody has, and whether one alone checks; nothing where none are. */
export function lacking(members: readonly (readonly Duty[])[]): { readonly ofNobody: readonly Duty[]; readonly oneChecks: boolean } {
  if (members.length === 0) return { ofNobody: [], oneChecks: false };
  const withDuty = (duty: Duty): number => members.filter((own) => own.includes(duty)).length;
  return { ofNobody: duties.filter((duty) => withDuty(duty) === 0), oneChecks: withDuty('check') === 1 };
}
