/**
 * Here: pre-sheets (预配单) for a shipping agent, their settings, and which agents stand in the menu.
 * Not here: the way back from the login (account), and how the menu is drawn.
 */
export { useAgentEntries } from './agent-list';
export { preSheetRoutes } from './routes';
