/** Whether tests run in their long form (`npm run long`): everything is tried everywhere, and times are measured. */
export const isLong = Boolean(process.env['LONG']);
