/** How far a company's certification has come (企业认证), and how the wire says it. */
export const certStates = ['reviewing', 'certified', 'failed'] as const;
export type CertState = (typeof certStates)[number];

export const certStateWords = { reviewing: '审核中', certified: '认证成功', failed: '未通过' } as const;
