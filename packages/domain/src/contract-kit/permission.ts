/**
 * What a company lets its people do, beyond being one of them (R-6-06,
 * R-6-17). Who acts for himself may do all of it with what is his own.
 */
export const permissions = ['company.manage', 'company.spend'] as const;
export type Permission = (typeof permissions)[number];
