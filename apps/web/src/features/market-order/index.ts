/**
 * Here: orders of market procurement (市场采购 1039): their list, editor, check, declarations and documents.
 * Not here: the books that they pick from (`market-assistant`).
 */
export { marketOrderRoutes } from './routes';
