import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { checkManifest, type ManifestFinding } from '@mastlight/domain/sh-manifest/check-filing';
import type { shManifest } from '@mastlight/domain/sh-manifest/contract';
import { addBrought, placesOfUnsure, type BroughtFiling, type UnsureText } from '@mastlight/domain/sh-manifest/bring-bill';
import { blankFiling, type ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import { act } from '@mastlight/domain/sh-manifest/status';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { readFiling, spellFiling } from '@mastlight/domain/sh-manifest/wire-names';
import { textsOf } from '../../../platform/catalogue';
import { DraftKeeper, findUnsaved, type Keeping } from '../../../platform/form/draft-keeper';
import { useContractForm } from '../../../platform/form/use-contract-form';
import { useShown } from '../../../platform/form/use-shown';
import { portNowMs } from '../../../platform/live';
import { useSheet } from '../../../platform/sheet/use-sheet';
import { shManifestWords } from '../texts/zh-CN';
import { ChangeKeeper, manifestDrafts } from './drafts';
import { blankFields, editorSchema, fieldsOf, filingOf, goodsRowSchema, type EditorFields } from './editor-schema';
import { goodsColumns, rowOf } from './goods-columns';

/** Rows that stand ready in an empty sheet, and are added behind what is there. */
const readyRows = 8;
/** After the last change, before it is checked: a key in a sheet of 500 rows costs the cell alone. */
const checkAfterMs = 120;

/** A manifest as the server has it. */
export type Opened = ResponseData<typeof shManifest.readManifest>;

/** Everything that the editor of one manifest works with; what is brought fills what is empty of a new one, and stands behind its goods. */
export function useEditor(opened: Opened | null, isChanging: boolean, brought: BroughtFiling | null = null) {
  const [start] = useState(() => {
    const mayBeUnsaved = opened === null || !('refusal' in act(opened.row.status, 'save'));
    const unsaved = mayBeUnsaved ? findUnsaved(manifestDrafts, opened?.row.id ?? null) : null;
    const filing = unsaved ? readFiling(unsaved.content) : opened ? readFiling(opened.filing) : blankFiling;
    return {
      ...(brought === null ? { filing, unsure: [] } : addBrought(filing, brought)),
      isUnsaved: unsaved !== null,
      // Over what it was written somebody has saved another version meanwhile.
      isElsewhere: unsaved !== null && opened !== null && unsaved.base !== opened.row.version,
    };
  });
  const [unsure, setUnsure] = useState<readonly UnsureText[]>(start.unsure);
  const [keeping, setKeeping] = useState<Keeping>({ state: start.isElsewhere ? 'elsewhere' : 'same' });
  const [call, setCall] = useState(opened?.call ?? null);
  const [id, setId] = useState(opened?.row.id ?? null);
  const isKept = opened === null || !('refusal' in act(opened.row.status, 'save'));
  // A correction of what customs have is written here and handed in, and is no draft of the server's.
  const isReadOnly = !isKept && !isChanging;
  const touched = useRef(() => {});

  const form = useContractForm<EditorFields>({
    schema: editorSchema,
    empty: start.isUnsaved || opened || brought ? fieldsOf(start.filing) : blankFields,
    texts: shManifestWords,
    send: async () => {},
  });
  const [columns] = useState(() => goodsColumns((field) => textsOf(shManifestWords)(`goods.${field}`)));
  const [initial] = useState(() => {
    const rows = start.filing.goods.map(rowOf);
    const blank = Object.fromEntries(columns.map(({ name }) => [name, '']));
    return [...rows, ...Array.from({ length: Math.max(1, readyRows - rows.length) }, () => ({ ...blank }))];
  });
  const sheet = useSheet({
    columns,
    row: goodsRowSchema,
    rowCount: readyRows,
    initial,
    texts: shManifestWords,
    onTouch: () => touched.current(),
  });
  const read = (): ManifestFiling => filingOf(form.readAll(), sheet.form.getValues('rows'));
  const fields = useWatch({ control: form.control });

  const [keeper] = useState(
    () =>
      new DraftKeeper({
        form: manifestDrafts,
        id: opened?.row.id ?? null,
        version: opened?.row.version ?? null,
        isElsewhere: start.isElsewhere,
        tellSaved: (saved) => setCall(saved.call),
        read: () => spellFiling(readNow.current()),
        tell: (told, savedId) => {
          setKeeping(told);
          setId(savedId);
        },
      }),
  );
  const [change] = useState(() =>
    opened === null || isKept ? null : new ChangeKeeper({ id: opened.row.id, version: opened.row.version, read: () => readNow.current() }),
  );
  const readNow = useRef(read);
  useEffect(() => {
    readNow.current = read;
  });

  useEffect(() => {
    if (start.isUnsaved || brought !== null) keeper.touch();
    return isKept ? keeper.start() : undefined;
    // Once for this manifest: another one is another editor.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    const flush = (): void => change?.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [change]);
  /** Goes on with a correction that was written here before and not handed in; whether there was one. */
  function goOnChanging(): boolean {
    const before = change?.find() ?? null;
    if (before === null) return false;
    form.put(fieldsOf(before));
    sheet.replaceRows(before.goods.map(rowOf));
    return true;
  }

  const { shown, touch } = useShown({
    first: start.filing,
    read: () => readNow.current(),
    watched: fields,
    afterMs: checkAfterMs,
    onTouch(): void {
      if (isKept) keeper.touch();
      else if (isChanging) change?.touch();
    },
  });
  useEffect(() => {
    touched.current = touch;
  });

  /** What the server said of the call, while the filing names that call. */
  const known = call !== null && call.vesselname === shown.head.vesselName && call.voyageno === shown.head.voyage ? call : null;
  const closesAt = known?.manifestClosesMs == null ? null : formatShanghai(known.manifestClosesMs);
  const findings = useMemo<readonly ManifestFinding[]>(() => checkManifest(shown, known, portNowMs()), [shown, known]);
  const unsurePlaces = useMemo(
    () => unsure.flatMap((told) => placesOfUnsure(shown, told).map((place) => ({ place, told }))),
    [unsure, shown],
  );
  /** What is wrong at this moment; `findings` are a moment old while somebody types. */
  const checkNow = (): readonly ManifestFinding[] => checkManifest(readNow.current(), known, portNowMs());

  return {
    form,
    sheet,
    keeper,
    keeping,
    id,
    isReadOnly,
    isUnsaved: start.isUnsaved,
    isKept,
    read,
    shown,
    findings,
    /** What was brought and not read surely, where it stands still. */
    unsurePlaces,
    /** Somebody has looked at it; null: at all of them. */
    sayRight: (told: UnsureText | null) => setUnsure((before) => (told === null ? [] : before.filter((each) => each !== told))),
    checkNow,
    closesAt,
    goOnChanging,
    forgetChange: () => change?.forget(),
  };
}
