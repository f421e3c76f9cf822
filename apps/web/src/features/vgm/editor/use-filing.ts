import { addBroughtHead, type BroughtVgm } from '@mastlight/domain/vgm/bring-boxes';
import { emptyHead, vgmHeadForm, type VgmHead } from '@mastlight/domain/vgm/head-form';
import { vgmSheetRow, type VgmCells } from '@mastlight/domain/vgm/sheet-row';
import { useEffect, useRef, useState } from 'react';
import { DraftKeeper, findUnsaved, type Keeping } from '../../../platform/form/draft-keeper';
import { useContractForm } from '../../../platform/form/use-contract-form';
import { useSheet } from '../../../platform/sheet/use-sheet';
import type { VgmFilingOnWire } from '../api';
import { vgmWords } from '../texts/zh-CN';
import { makeColumns, vgmDrafts, type VgmDraft } from './draft';
import { isBlank } from './judge';
import { blankCells, cellsFromWire } from './wire-cells';

const contentOf = (filing: VgmFilingOnWire | null): VgmDraft =>
  filing === null
    ? { head: emptyHead, rows: [] }
    : {
        head: {
          billNo: filing.billNo,
          vesselName: filing.vesselName,
          voyage: filing.voyage,
          carrier: filing.shipCompany,
          wharf: filing.wharf,
          remark: filing.remark,
        },
        rows: filing.containers.map(cellsFromWire),
      };

/** A draft with what was brought: what somebody has typed stays, boxes that are not there come behind his. */
function addBrought({ head, rows }: VgmDraft, brought: BroughtVgm): VgmDraft {
  const own = rows.filter((cells) => !isBlank(cells));
  const known = new Set(own.map(({ containerNo }) => containerNo.trim().toUpperCase()));
  const fresh = brought.boxes.filter(({ containerNo }) => !known.has(containerNo));
  return { head: addBroughtHead(head, brought.head), rows: [...own, ...fresh.map((box) => ({ ...blankCells, ...box }))] };
}

/**
 * The form of a filing and how what is typed into it is kept: of one that was not sent yet on the server, by itself; of one
 * that was refused or sent in this browser alone, until somebody saves or sends it.
 */
export function useFiling(opened: VgmFilingOnWire | null, isReadOnly: boolean, brought: BroughtVgm | null = null) {
  // Of a correction each submission is a version: receipts change nothing in what was typed.
  const base = opened === null ? null : opened.status === 2 ? opened.submissions.length : opened.version;
  const [start] = useState(() => {
    const unsaved = isReadOnly ? null : findUnsaved(vgmDrafts, opened?.id ?? null);
    const content = unsaved?.content ?? contentOf(opened);
    return {
      content: brought === null ? content : addBrought(content, brought),
      isUnsaved: unsaved !== null,
      // Over what it was written somebody has saved or sent another version meanwhile.
      isElsewhere: unsaved !== null && unsaved.base !== base,
    };
  });
  const [keeping, setKeeping] = useState<Keeping>({ state: start.isElsewhere ? 'elsewhere' : 'same' });
  const [id, setId] = useState(opened?.id ?? null);
  const touched = useRef(() => {});

  const form = useContractForm<VgmHead>({ schema: vgmHeadForm, empty: start.content.head, texts: vgmWords, send: () => Promise.resolve() });
  const [columns] = useState(makeColumns);
  const [initial] = useState(() => start.content.rows.map((cells) => ({ ...cells })));
  const sheet = useSheet({ columns, row: vgmSheetRow, rowCount: 1, initial, texts: vgmWords, onTouch: () => touched.current() });
  const read = (): VgmDraft => ({ head: form.readAll(), rows: sheet.form.getValues('rows') as unknown as readonly VgmCells[] });
  const readNow = useRef(read);
  useEffect(() => {
    readNow.current = read;
  });

  const [keeper] = useState(
    () =>
      new DraftKeeper({
        form: vgmDrafts,
        id: opened?.id ?? null,
        version: base,
        isElsewhere: start.isElsewhere,
        isLocal: opened !== null && opened.status !== 0,
        read: () => readNow.current(),
        tell: (told, savedId) => {
          setKeeping(told);
          setId(savedId);
        },
      }),
  );
  const touch = (): void => {
    if (!isReadOnly) keeper.touch();
  };
  useEffect(() => {
    touched.current = touch;
  });
  useEffect(() => {
    if (isReadOnly) return undefined;
    if (start.isUnsaved || brought !== null) {
      keeper.touch();
      // What was wrong when it was put aside is wrong when it comes back; of what is new nobody has filled in the rest yet.
      if (start.isUnsaved) void sheet.form.trigger();
    }
    return keeper.start();
    // Once for this filing: another one is another editor.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return { form, sheet, keeper, keeping, id, touch, read: () => readNow.current(), isRestored: start.isUnsaved && !start.isElsewhere };
}
