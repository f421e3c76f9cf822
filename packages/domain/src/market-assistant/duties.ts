/** R-2.2-26: what a member of the company does for its market procurement orders: enter them, check them, take them to customs. */
export const duties = ['entry', 'check', 'declare'] as const;
export type Duty = (typeof duties)[number];

/** What each is called. */
export const dutyTitles: Readonly<Record<Duty, string>> = { entry: '录单', check: '审单', declare: '报关' };
