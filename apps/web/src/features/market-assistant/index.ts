/**
 * Here: the room of market procurement (市场采购 1039): its side menu, what is due, and its books.
 * Not here: orders, declarations and documents, which are to come.
 */
export { marketAssistantRoutes } from './routes';
