/**
 * Here: long exports: how a list has one begun, and the header's tray that shows how far they are.
 * Not here: what is exported; each list brings its filter and its columns.
 */
export { laterExport } from './later-export';
export { ExportTray } from './components/export-tray';
