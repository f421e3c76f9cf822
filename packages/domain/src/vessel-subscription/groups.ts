/** What the list is narrowed to by its chips. */
export const callGroups = ['today', 'cutOffMoved', 'berthMoved'] as const;
export type CallGroup = (typeof callGroups)[number];
