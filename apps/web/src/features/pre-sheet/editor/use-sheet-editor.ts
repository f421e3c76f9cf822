import { checkSheet, type SheetFinding } from '@mastlight/domain/pre-sheet/check-sheet';
import { boxRow, goodsRow, headForm } from '@mastlight/domain/pre-sheet/form-rules';
import { emptyHead, type PreSheet, type SheetBox, type SheetGoods, type SheetHead } from '@mastlight/domain/pre-sheet/sheet';
import { act } from '@mastlight/domain/pre-sheet/states';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { textsOf } from '../../../platform/catalogue';
import { DraftKeeper, findUnsaved, type Keeping } from '../../../platform/form/draft-keeper';
import { useContractForm } from '../../../platform/form/use-contract-form';
import { useShown } from '../../../platform/form/use-shown';
import type { SheetRow } from '../../../platform/sheet/sheet-column';
import { useSheet } from '../../../platform/sheet/use-sheet';
import type { PreSheetRow } from '../api';
import { preSheetWords } from '../texts/zh-CN';
import { boxColumns, goodsColumns } from './columns';
import { sheetDrafts, sheetOf } from './sheet-drafts';

/** Rows that stand ready in an empty sheet. */
const readyRows = 3;
/** After the last change, before it is checked: a key costs its cell alone. */
const checkAfterMs = 120;

/** Everything that the editor of one pre-sheet works with; `beginning` is the head of a new one. A hook. */
export function useSheetEditor(options: {
  readonly agentCode: string;
  readonly opened: PreSheetRow | null;
  readonly beginning: SheetHead;
}) {
  const { agentCode, opened, beginning } = options;
  const isKept = opened === null || !('refusal' in act(opened.state, 'save'));
  const [start] = useState(() => {
    const unsaved = isKept ? findUnsaved(sheetDrafts(agentCode), opened?.id ?? null) : null;
    const fresh: PreSheet = { head: beginning, boxes: [], goods: [] };
    const sheet = unsaved?.content ?? (opened ? sheetOf(opened) : fresh);
    return {
      sheet: { ...sheet, head: { ...emptyHead, ...sheet.head } },
      key: unsaved?.content.key ?? opened?.key ?? crypto.randomUUID(),
      isUnsaved: unsaved !== null,
      // Over what it was written somebody has saved another version meanwhile.
      isElsewhere: unsaved !== null && opened !== null && unsaved.base !== opened.version,
    };
  });
  const [keeping, setKeeping] = useState<Keeping>({ state: start.isElsewhere ? 'elsewhere' : 'same' });
  const [id, setId] = useState(opened?.id ?? null);
  const touched = useRef(() => {});

  const form = useContractForm<SheetHead>({ schema: headForm, empty: start.sheet.head, texts: preSheetWords, send: async () => {} });
  const [columns] = useState(() => {
    const say = textsOf(preSheetWords);
    return {
      boxes: boxColumns((field) => say(field === 'weightKg' ? 'names.boxKg' : `names.${field}`)),
      goods: goodsColumns((field) => say(field === 'weightKg' ? 'names.goodsKg' : `names.${field}`)),
    };
  });
  const shared = { rowCount: readyRows, texts: preSheetWords, onTouch: () => touched.current() };
  const boxes = useSheet({ ...shared, columns: columns.boxes, row: boxRow, initial: rowsOf(start.sheet.boxes) });
  const goods = useSheet({ ...shared, columns: columns.goods, row: goodsRow, initial: rowsOf(start.sheet.goods) });
  const fields = useWatch({ control: form.control });

  const read = (): PreSheet => ({
    head: { ...form.readAll() },
    boxes: boxes.filledRows() as unknown as SheetBox[],
    goods: goods.filledRows() as unknown as SheetGoods[],
  });
  const readNow = useRef(read);
  useEffect(() => {
    readNow.current = read;
  });

  const [keeper] = useState(
    () =>
      new DraftKeeper({
        form: sheetDrafts(agentCode),
        id: opened?.id ?? null,
        version: opened?.version ?? null,
        isElsewhere: start.isElsewhere,
        read: () => ({ key: start.key, ...readNow.current() }),
        tell: (told, savedId) => {
          setKeeping(told);
          setId(savedId);
        },
      }),
  );
  useEffect(() => {
    if (!isKept) return undefined;
    if (start.isUnsaved) keeper.touch();
    return keeper.start();
    // Once for this pre-sheet: another one is another editor.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const { shown, touch } = useShown<PreSheet>({
    first: start.sheet,
    read: () => readNow.current(),
    watched: fields,
    afterMs: checkAfterMs,
    onTouch: () => void (isKept && keeper.touch()),
  });
  useEffect(() => {
    touched.current = touch;
  });

  const findings = useMemo<readonly SheetFinding[]>(() => checkSheet(shown), [shown]);
  return {
    form,
    boxes,
    goods,
    keeper,
    keeping,
    id,
    isKept,
    isRestored: start.isUnsaved && !start.isElsewhere,
    shown,
    findings,
    read,
    /** What is wrong at this moment; `findings` are a moment old while somebody types. */
    checkNow: (): readonly SheetFinding[] => checkSheet(readNow.current()),
  };
}

const rowsOf = (rows: readonly Readonly<Record<string, string>>[]): SheetRow[] => rows.map((row) => ({ ...row }));
