/**
 * Here: long exports: how a list has one begun, and the header's tray that shows how far they are; and lists that are sent by
 * mail, with their page.
 * Not here: what is exported; each list brings its filter and its columns.
 */
export { laterExport } from './later-export';
export { ExportTray } from './components/export-tray';
export { MailListDialog } from './mail-list-dialog';
export { exportTaskRoutes } from './routes';
