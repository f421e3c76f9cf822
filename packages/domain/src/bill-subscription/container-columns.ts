/** Columns that an export per container has behind those of the bill. */
import { listColumn as column, type ListColumn } from '../contract-kit/list-columns';
import { describeFlag } from './cell-text';

/** What such a column reads of a container of the detail. */
interface ShownContainer {
  readonly pass_flag: string | null;
}

export const containerColumns: readonly ListColumn<ShownContainer>[] = [
  column('ctnNo', '箱号', 'code', 110),
  column('sizetype', '箱型', 'text', 64),
  column('sealNo', '封号', 'text', 96),
  column('grossWeight', '毛重 kg', 'number', 80),
  column('inGateTime', '进港时间', 'time', 120),
  column('pass_flag', '码放', 'text', 80, { value: (row) => describeFlag(row.pass_flag) }),
  column('loadTime', '装船时间', 'time', 120),
];
