/** The agreement that whoever signs in agrees to; its version is the day from which it holds (S-16). */
export const serviceAgreement = { document: 'service-agreement', version: '2025-01-01' } as const;
