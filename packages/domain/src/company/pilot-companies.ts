/** Companies that get new features first, 试点企业 (R-9-36). */
const pilotCompanies: ReadonlySet<number> = new Set([3453, 3543, 3880, 3910, 3941, 4158, 4196, 4263, 4624, 4681, 4690, 4733, 4741, 4742]);

export function isPilotCompany(companyId: number): boolean {
  return pilotCompanies.has(companyId);
}
