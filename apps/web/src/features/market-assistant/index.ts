/**
 * Here: the room of market procurement (市场采购 1039): its side menu, what is due, its books and its members.
 * Not here: orders, declarations and documents, which are to come.
 */
export { marketAssistantRoutes } from './routes';
