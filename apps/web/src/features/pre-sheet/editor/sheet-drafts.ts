/** The drafts of pre-sheets, as they are kept. */
import type { SheetBox, SheetGoods, SheetHead, PreSheet } from '@mastlight/domain/pre-sheet/sheet';
import * as z from 'zod/mini';
import { SavedElsewhere, type DraftForm, type SavedDraft } from '../../../platform/form/draft-keeper';
import { CallError } from '../../../platform/http-client';
import { saveSheet, type PreSheetRow } from '../api';

/** `key`: by which the server knows a new one again. */
export interface KeptSheet extends PreSheet {
  readonly key: string;
}

const cells = z.record(z.string(), z.string());
const kept = z.object({ key: z.string(), head: cells, boxes: z.array(cells), goods: z.array(cells) });
const first = z.extend(kept, { version: z.nullable(z.int()) });

/** The draft of a pre-sheet for an agent. */
export const sheetDrafts = (agentCode: string): DraftForm<KeptSheet, SavedDraft> => ({
  name: `pre-sheet.${agentCode}`,
  version: 2,
  content: kept as unknown as z.ZodMiniType<KeptSheet>,
  migrations: {
    1: (older) => {
      const { version, ...content } = first.parse(older);
      return { base: version, content };
    },
  },
  async save({ id, version, content: { key, ...sheet } }) {
    const known = id === null || version === null ? {} : { id, version };
    const saved = await saveSheet({ key, ...known, agentCode, ...wireOf(sheet) });
    if (saved.id === null || saved.version === null || saved.outcome === 'refused') throw new CallError(saved.msg, 400);
    if (saved.outcome === 'stale') throw new SavedElsewhere({ id: saved.id, version: saved.version });
    return { id: saved.id, version: saved.version };
  },
});

/** As the wire has it: lists that may be written to. */
export function wireOf({ head, boxes, goods }: PreSheet) {
  return {
    head: { ...head },
    boxes: boxes.map((box): SheetBox => ({ ...box })),
    goods: goods.map((line): SheetGoods => ({ ...line })),
  } satisfies { head: SheetHead; boxes: SheetBox[]; goods: SheetGoods[] };
}

/** A row of the server's as a sheet. */
export const sheetOf = ({ head, boxes, goods }: PreSheetRow): PreSheet => ({ head, boxes, goods });
