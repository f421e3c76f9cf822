/** Columns that an export per container has behind those of the bill. */
import { listColumn as column, type ListColumn } from '../contract-kit/list-columns';
import { portRules } from '../ports/index';
import { portCodes, type PortCode } from '../vocabulary/port';
import { describeFlag } from './cell-text';

/** What such a column reads of a container of the detail. */
interface ShownContainer {
  readonly pass_flag: string | null;
}

const makeColumns = (port: PortCode): readonly ListColumn<ShownContainer>[] => [
  column('ctnNo', '箱号', 'code', 110),
  column('sizetype', '箱型', 'text', 64),
  column('sealNo', '封号', 'text', 96),
  column('grossWeight', '毛重 kg', 'number', 80),
  column('inGateTime', '进港时间', 'time', 120),
  // What lets a box on board is called as its port calls it.
  column('pass_flag', portRules(port).nodeOf.get('TMPS')!.name, 'text', 80, { value: (row) => describeFlag(row.pass_flag) }),
  column('loadTime', '装船时间', 'time', 120),
];

const byPort = new Map(portCodes.map((port) => [port, makeColumns(port)]));

/** The columns of a container in a port's export, in order. */
export function containerColumnsOf(port: PortCode): readonly ListColumn<ShownContainer>[] {
  return byPort.get(port)!;
}
