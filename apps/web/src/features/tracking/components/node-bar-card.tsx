import { NodeBar } from '@mastlight/ui';
import { lampOfState } from '../lamps';
import type { NodeFacts } from '../facts-shown';
import { trackingCaptions as captions } from '../texts';
import './node-bar-card.css';

/** The full node bar: name, boxes through it, and the day or hour of its last report. */
export function NodeBarCard({ nodes, today }: { readonly nodes: readonly NodeFacts[]; readonly today: string }) {
  return (
    <section className="ml-card tracking-nodes">
      <NodeBar
        label={captions.nodes}
        nodes={nodes.map((node) => ({
          kind: lampOfState[node.state],
          name: node.name,
          count: node.boxesTotal > 0 ? `${node.boxesDone}/${node.boxesTotal}` : '-',
          when: describeWhen(node, today),
          note: [node.time, node.source, node.note].filter(Boolean).join(' · '),
        }))}
      />
    </section>
  );
}

/** The hour when it happened today, else the day; an exception without a time says that it did not come. */
function describeWhen(node: NodeFacts, today: string): string {
  if (node.time === null) return node.state === 'exception' ? captions.notYet : '-';
  return node.time.startsWith(today) ? node.time.slice(11, 16) : node.time.slice(5, 10);
}
