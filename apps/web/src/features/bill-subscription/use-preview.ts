import { useEffect, useRef, useState } from 'react';
import type { BillToken } from '@mastlight/domain/vocabulary/find-bill-nos';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { previewBills, type BillPreview } from './api';
import { isAside } from './paste-preview';

/** The text rests so long before the server is asked what is a duplicate; 50 numbers stay under 300 ms. */
const askAfterMs = 120;

/** What the server says of the numbers that are bills or may be, a moment after they stand there. */
export function usePreview(port: PortCode, tokens: readonly BillToken[]): ReadonlyMap<string, BillPreview> {
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

  return told;
}
