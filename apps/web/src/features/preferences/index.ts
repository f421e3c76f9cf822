/**
 * What a user has set for his lists: columns, saved with the account, and row
 * density, kept in this browser. Which columns a list has is the list's own.
 */
export { ColumnSettingsPanel } from './components/column-settings-panel';
export { useColumnSettings } from './use-column-settings';
export type { ColumnSetting } from '@mastlight/domain/preferences/column-config';
export { useDensity } from './use-density';
export { loadExperiences } from './load-experiences';
