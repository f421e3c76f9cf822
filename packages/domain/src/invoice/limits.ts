/** Bounds of invoices; lists are whole where they have one, and pages elsewhere. */

/** Titles that one identity keeps. */
export const titlesMax = 50;
/** Top-ups that one invoice covers, and that are offered for the next one. */
export const topUpsPerInvoiceMax = 100;
export const topUpsOfferedMax = 1_000;
/** Letters of a name, an address or a bank, and of the shorter fields. */
export const lineLengthMax = 100;
export const accountLengthMax = 40;
/** Letters of a reason that support gives. */
export const reasonLengthMax = 200;
/** The largest invoice: a hundred million yuan, in fen. */
export const amountMaxFen = 10_000_000_000;
