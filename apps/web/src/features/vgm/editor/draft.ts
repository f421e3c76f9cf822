import * as z from 'zod/mini';
import type { SheetColumn } from '../../../platform/sheet/sheet-column';
import { SavedElsewhere, type DraftForm, type SavedDraft } from '../../../platform/form/draft-keeper';
import { CallError } from '../../../platform/http-client';
import { readHead, type VgmHead } from '@mastlight/domain/vgm/head-form';
import type { VgmCellName, VgmCells } from '@mastlight/domain/vgm/sheet-row';
import { vgmMethods } from '@mastlight/domain/vgm/filing';
import { textsOf } from '../../../platform/catalogue';
import { fetchFiling, saveFiling, type FilingWish } from '../api';
import { vgmWords } from '../texts/zh-CN';
import { isBlank } from './judge';
import { cellsFromWire, cellsToWire } from './wire-cells';

/** What somebody typed: the head, and the rows of the sheet. */
export interface VgmDraft {
  readonly head: VgmHead;
  readonly rows: readonly VgmCells[];
}

const text = z.string();
const storedDraft = z.object({
  head: z.object({ billNo: text, vesselName: text, voyage: text, carrier: text, wharf: text, remark: text }),
  rows: z.array(
    z.object({
      containerNo: text,
      sizeType: text,
      method: text,
      tareKg: text,
      netKg: text,
      grossKg: text,
      location: text,
      address: text,
      sign: text,
    }),
  ),
});

/** A draft as it is saved. */
export function wireOf({ head, rows }: VgmDraft): Omit<FilingWish, 'id' | 'version'> {
  const { carrier, ...rest } = readHead(head);
  return { ...rest, shipCompany: carrier, containers: rows.filter((cells) => !isBlank(cells)).map(cellsToWire) };
}

/** The drafts of filings that were not sent. What the server refuses of them is told beside the form. */
export const vgmDrafts: DraftForm<VgmDraft, SavedDraft> = {
  name: 'vgm',
  version: 1,
  content: storedDraft,
  migrations: {},
  // A weight that is no number is none there.
  holds: ({ rows }) =>
    rows.every((cells) => {
      const kept = cellsFromWire(cellsToWire(cells));
      return (['method', 'tareKg', 'netKg', 'grossKg'] as const).every(
        (name) => Number(kept[name]) === Number(cells[name]) || kept[name] === cells[name],
      );
    }),
  async save({ id, version, content }) {
    try {
      return await saveFiling({ ...wireOf(content), ...(id === null ? {} : { id, version: version! }) });
    } catch (error) {
      if (id === null || !(error instanceof CallError) || error.refusal?.name !== 'vgm.changedMeanwhile') throw error;
      throw new SavedElsewhere({ id, version: (await fetchFiling(id)).version });
    }
  },
};

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
