/**
 * Here: titles of invoices, applications for them, and what became of each.
 * Not here: top-ups and what they were paid by.
 */
export { deskStepsOf, invoiceStatuses, invoiceStatusWords } from '@mastlight/domain/invoice/invoice-status';
export { reasonLengthMax as invoiceReasonMax } from '@mastlight/domain/invoice/limits';
export { invoiceRoutes } from './routes';
