import { parseTariffTable, type TariffEntry } from './tariff-table';
import { chapters } from './tariff/chapters';
import { chapters84to85 } from './tariff/chapters-84-85';

/** Every row of our table: chapters, headings, subheadings. */
export const tariffEntries = (): TariffEntry[] => [chapters, chapters84to85].flatMap(parseTariffTable);
