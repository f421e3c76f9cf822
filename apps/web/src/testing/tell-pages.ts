import { live } from '@mastlight/domain/live/contract';
import type { TopicDefinition, TopicKey } from '@mastlight/domain/contract-kit/topic';
import { act } from 'react';
import { startLive } from '../platform/live';
import { until } from './render';

/** A stream of changes as the server keeps it open: an answer of the fake gateway, and what tells of a change; `stop` ends it. */
export function openStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>({ start: (started) => void (controller = started) });
  let stop: (() => void) | null = null;
  return {
    answer: [live.streamChanges, () => new Response(body, { headers: { 'content-type': 'text/event-stream' } })] as const,
    start: (): void => void (stop = startLive()),
    stop: (): void => stop?.(),
    async tell(topic: TopicDefinition, ids: readonly TopicKey[]): Promise<void> {
      await until(() => {
        if (controller === null) throw new Error('nobody listens');
      });
      await act(async () =>
        controller!.enqueue(new TextEncoder().encode(`event: rows\ndata: ${JSON.stringify({ topic: topic.name, ids })}\n\n`)),
      );
    },
  };
}
