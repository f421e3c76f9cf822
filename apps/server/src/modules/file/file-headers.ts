/** S-10: whatever a browser takes a file for, it runs nothing of it and loads nothing for it. */
export const fileHeaders = { 'content-security-policy': "default-src 'none'; sandbox", 'x-content-type-options': 'nosniff' } as const;
