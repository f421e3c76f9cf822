import { NodeBar } from '@mastlight/ui';
import { useIsPhone } from '../../../platform/mobile-head';
import { useTexts } from '../../../platform/catalogue';
import { lampOfState } from '../lamps';
import type { NodeFacts } from '../facts-shown';
import { trackingTexts } from '../texts/zh-CN';
import { said } from '../../../platform/said';
import './node-bar-card.css';

/** So much of the drawer's width the lamps share, in px; nine of them stand 94 apart, and no more than that. */
const [barPx, pitchMaxPx] = [846, 94];

/** The full node bar: name, boxes through it, and the day or hour of its last report. */
export function NodeBarCard({ nodes, today }: { readonly nodes: readonly NodeFacts[]; readonly today: string }) {
  const say = useTexts(trackingTexts);
  const isPhone = useIsPhone();
  return (
    <section className="ml-card tracking-nodes">
      <NodeBar
        label={say('nodes')}
        pitch={isPhone ? 64 : Math.min(pitchMaxPx, Math.floor(barPx / nodes.length))}
        nodes={nodes.map((node) => ({
          kind: lampOfState[node.state],
          name: said(node.name),
          count: node.boxesTotal > 0 ? `${node.boxesDone}/${node.boxesTotal}` : '-',
          when: describeWhen(node, today, say('notYet')),
          note: [node.time, said(node.source), said(node.note)].filter(Boolean).join(' · '),
        }))}
      />
    </section>
  );
}

/** Nodes whose exception is that nothing came; their time is that of the wait. */
const awaited = new Set(['GITM', 'ASA']);

/** The hour when it happened today, else the day; what was waited for in vain says so. */
function describeWhen(node: NodeFacts, today: string, notYet: string): string {
  if (node.state === 'exception' && node.boxesDone === 0 && awaited.has(node.code)) return notYet;
  if (node.time === null) return '-';
  // Of a day without an hour the day.
  return (node.time.startsWith(today) && node.time.slice(11, 16)) || node.time.slice(5, 10);
}
