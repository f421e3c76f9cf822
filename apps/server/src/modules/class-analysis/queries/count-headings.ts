import type { Database } from '../../../platform/db/database';
import type { HsCodeDoor } from '../../hs-code/index';

/** Goods that an owner has given codes below one heading, by its four digits. */
export interface HeadingCount {
  readonly heading: string;
  /** The heading's, in Chinese. */
  readonly name: string;
  readonly uses: number;
}

/** The headings below which an owner has accepted codes, most often first. */
export async function countHeadings(
  database: Database,
  hsCodes: Pick<HsCodeDoor, 'nameOf'>,
  ownerKey: string,
  most: number,
): Promise<readonly HeadingCount[]> {
  const { rows } = await database.query<{ heading: string; uses: number }>(
    { ownerKey },
    `select left(chosen_code, 4) as heading, count(*)::int as uses from class_analysis_line
     where owner_key = $1 and chosen_code <> '' group by 1 order by 2 desc, 1 limit $2`,
    [ownerKey, most],
    'class-analysis-headings',
  );
  return rows.map(({ heading, uses }) => ({ heading, name: hsCodes.nameOf(heading), uses }));
}
