import { parseTariffTable, type TariffEntry } from './tariff-table';
import { chapters } from './tariff/chapters';
import { chapters01to14 } from './tariff/chapters-01-14';
import { chapters15to24 } from './tariff/chapters-15-24';
import { chapters25to27 } from './tariff/chapters-25-27';
import { chapters28to38 } from './tariff/chapters-28-38';
import { chapters39to49 } from './tariff/chapters-39-49';
import { chapters50to67 } from './tariff/chapters-50-67';
import { chapters68to83 } from './tariff/chapters-68-83';
import { chapters84to85 } from './tariff/chapters-84-85';
import { chapters86to97 } from './tariff/chapters-86-97';
import { moreSubheadings } from './tariff/more-subheadings';

const tables = [
  chapters,
  chapters01to14,
  chapters15to24,
  chapters25to27,
  chapters28to38,
  chapters39to49,
  chapters50to67,
  chapters68to83,
  chapters84to85,
  chapters86to97,
  moreSubheadings,
];

/** Every row of our tables: 96 chapters, all 1,228 headings, the subheadings most traded. */
export const tariffEntries = (): TariffEntry[] => tables.flatMap(parseTariffTable);
