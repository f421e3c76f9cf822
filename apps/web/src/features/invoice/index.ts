/**
 * Here: titles of invoices, applications for them, and what became of each.
 * Not here: top-ups and what they were paid by.
 */
export { invoiceRoutes } from './routes';
