import { useEffect, useMemo, useRef, useState } from 'react';
import { findBillNos } from '@mastlight/domain/vocabulary/find-bill-nos';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { previewBills, type BillPreview } from './api';
import { isAside } from './paste-preview';

/** The text rests so long before the server is asked what is a duplicate; 50 numbers stay under 300 ms. */
const askAfterMs = 120;

/** The numbers in a text, found at once, and what the server says of them, a moment later. */
export function usePreview(port: PortCode, text: string) {
  const tokens = useMemo(() => findBillNos(text), [text]);
  const [told, setTold] = useState<ReadonlyMap<string, BillPreview>>(new Map());
  const knownPort = useRef(port);

  useEffect(() => {
    if (knownPort.current !== port) {
      knownPort.current = port;
      setTold(new Map());
      return;
    }
    const unknown = tokens
      .filter((token) => (token.fault === null || isAside(token)) && !told.has(token.billNo))
      .map((token) => token.billNo);
    if (unknown.length === 0) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      previewBills(port, unknown, controller.signal)
        .then(({ list }) => setTold((before) => new Map([...before, ...list.map((item) => [item.blno, item] as const)])))
        // Without an answer all count as new; the server judges again when they are sent.
        .catch(() => undefined);
    }, askAfterMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [port, tokens, told]);

  return { tokens, told };
}
