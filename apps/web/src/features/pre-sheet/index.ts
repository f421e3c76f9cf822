/**
 * Here: the screens of pre-sheet.
 * Not here: what it leaves to its neighbours.
 */
export { preSheetRoutes } from './routes';
