import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { marketOrder } from '@mastlight/domain/market-order/contract';
import type { OrderBox, OrderContent } from '@mastlight/domain/market-order/fields';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { textsOf } from '../../../platform/catalogue';
import { DraftKeeper, findUnsaved, type Keeping } from '../../../platform/form/draft-keeper';
import { useContractForm } from '../../../platform/form/use-contract-form';
import { useShown } from '../../../platform/form/use-shown';
import { callEndpoint } from '../../../platform/http-client';
import { portNowMs } from '../../../platform/live';
import { useSheet } from '../../../platform/sheet/use-sheet';
import type { Order } from '../api';
import { marketOrderWords } from '../texts/zh-CN';
import { blankHead, contentOf, goodsColumns, headSchema, orderDrafts, rowOf, rowSchema, wireOf, type HeadForm } from './order-form';

/** Rows that stand ready in an empty sheet, and are added behind what is there. */
const readyRows = 6;
/** After the last change, before the rules are asked again, ms. */
const checkAfterMs = 500;

/** Everything that the editor of one order works with. */
export function useOrder(opened: Order | null, isReadOnly: boolean) {
  const [start] = useState(() => {
    const unsaved = isReadOnly ? null : findUnsaved(orderDrafts, opened?.id ?? null);
    const kept: OrderContent | null = opened && { head: opened.head, lines: opened.lines, boxes: opened.boxes };
    const rateDay = formatShanghai(portNowMs()).slice(0, 10);
    return {
      content: unsaved?.content ?? kept ?? { head: { ...blankHead, rateDay }, lines: [], boxes: [] },
      isUnsaved: unsaved !== null,
      // Over what it was written somebody has saved another version meanwhile.
      isElsewhere: unsaved !== null && opened !== null && unsaved.base !== opened.version,
    };
  });
  const [isUnsaved, setUnsaved] = useState(start.isUnsaved);
  const [keeping, setKeeping] = useState<Keeping>({ state: start.isElsewhere ? 'elsewhere' : 'same' });
  const [id, setId] = useState(opened?.id ?? null);
  const [orderNo, setOrderNo] = useState(opened?.orderNo ?? '');
  const [boxes, setBoxes] = useState<readonly OrderBox[]>(start.content.boxes);
  const touched = useRef(() => {});

  const form = useContractForm<HeadForm>({
    schema: headSchema,
    empty: { head: { ...blankHead, ...start.content.head } },
    texts: marketOrderWords,
    send: async () => {},
  });
  const [columns] = useState(() => goodsColumns(textsOf(marketOrderWords)('editor.part')));
  const [initial] = useState(() => {
    const rows = start.content.lines.map(rowOf);
    const blank = Object.fromEntries(columns.map(({ name }) => [name, '']));
    return [...rows, ...Array.from({ length: Math.max(1, readyRows - rows.length) }, () => ({ ...blank }))];
  });
  const sheet = useSheet({
    columns,
    row: rowSchema,
    rowCount: readyRows,
    initial,
    texts: marketOrderWords,
    onTouch: () => touched.current(),
  });
  const read = (): OrderContent => contentOf(form.readAll().head, sheet.form.getValues('rows'), boxes);
  const readNow = useRef(read);
  useEffect(() => {
    readNow.current = read;
  });
  const fields = useWatch({ control: form.control });

  const [keeper] = useState(
    () =>
      new DraftKeeper({
        form: orderDrafts,
        id: opened?.id ?? null,
        version: opened?.version ?? null,
        isElsewhere: start.isElsewhere,
        tellSaved: (saved) => {
          setOrderNo(saved.orderNo);
          setUnsaved(false);
        },
        read: () => readNow.current(),
        tell: (told, savedId) => {
          setKeeping(told);
          setId(savedId);
        },
      }),
  );
  useEffect(() => {
    if (isReadOnly) return undefined;
    if (start.isUnsaved) keeper.touch();
    return keeper.start();
    // Once for this order: another one is another editor.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const { shown, touch } = useShown({
    first: start.content,
    read: () => readNow.current(),
    watched: useMemo(() => ({ fields, boxes }), [fields, boxes]),
    afterMs: checkAfterMs,
    onTouch: () => void (isReadOnly || keeper.touch()),
  });
  useEffect(() => {
    touched.current = touch;
  });

  const judged = useQuery({
    queryKey: ['market-order-rules', shown],
    queryFn: ({ signal }) => callEndpoint(marketOrder.checkRules, { content: wireOf(shown) }, { signal }),
    placeholderData: (before) => before,
    staleTime: 60_000,
    gcTime: 0,
  });

  return {
    form,
    sheet,
    boxes,
    setBoxes,
    keeper,
    keeping,
    id,
    orderNo,
    isUnsaved,
    shown,
    judged,
    read: () => readNow.current(),
  };
}
