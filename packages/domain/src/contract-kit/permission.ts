/**
 * What a company lets its people do, beyond being one of them (R-6-06,
 * R-6-17, R-6-20): manage its people and certify, pay and see what was spent,
 * and act for it. Who acts for himself may do all of it with what is his own.
 */
export const permissions = ['company.manage', 'company.finance', 'company.operate'] as const;
export type Permission = (typeof permissions)[number];
