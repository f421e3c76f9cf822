import * as z from 'zod/mini';
import type { SheetColumn, SheetValues } from '../../../platform/sheet/sheet-column';
import type { DraftKind } from '../../../platform/form/draft';
import type { VgmCellName } from '@mastlight/domain/vgm/sheet-row';
import { vgmMethods } from '@mastlight/domain/vgm/filing';
import { textsOf } from '../../../platform/catalogue';
import { vgmWords } from '../texts/zh-CN';

/** What was typed and not sent: of a new filing, or of one that is there. */
export function draftOf(id: number | null): DraftKind<SheetValues> {
  return {
    name: `vgm-${id ?? 'new'}`,
    version: 1,
    values: z.object({ rows: z.array(z.record(z.string(), z.string())) }),
    migrations: {},
  };
}

const widths: Readonly<Record<VgmCellName, number>> = {
  containerNo: 142,
  sizeType: 64,
  method: 84,
  tareKg: 82,
  netKg: 84,
  grossKg: 90,
  location: 120,
  address: 200,
  sign: 128,
};
const kinds: Readonly<Partial<Record<VgmCellName, SheetColumn['kind']>>> = {
  method: 'choice',
  tareKg: 'number',
  netKg: 'number',
  grossKg: 'number',
};

/** R-2.7-08, R-3.9-25: the columns of a container, with its type beside its number. */
export function makeColumns(): SheetColumn[] {
  const say = textsOf(vgmWords);
  return (Object.keys(widths) as VgmCellName[]).map((name): SheetColumn => {
    return {
      name,
      title: say(`columns.${name}`),
      width: widths[name],
      kind: kinds[name] ?? 'text',
      ...(name === 'method' ? { options: vgmMethods } : {}),
      ...(name === 'netKg' ? { lockedBy: { name: 'method', value: 'SM1' } } : {}),
      ...(name === 'grossKg' ? { lockedBy: { name: 'method', value: 'SM2' } } : {}),
    };
  });
}
