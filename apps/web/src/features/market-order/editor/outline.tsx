import { Lamp, type LampKind } from '@mastlight/ui';
import type { Level, Rule } from '@mastlight/domain/market-order/check-order';
import { useTexts } from '../../../platform/catalogue';
import type { Findings } from '../api';
import { marketOrderWords } from '../texts/zh-CN';

/** The parts of an order, and the rules that say how each stands; the address within the page is the part's name. */
const parts = [
  ['basic', ['head', 'applicant', 'rate']],
  ['buyer', ['buyer']],
  ['merchant', ['merchant', 'merchantLimit']],
  ['goods', ['lines', 'hsCode', 'goods', 'limit']],
  ['boxes', ['boxes']],
] as const satisfies readonly (readonly [string, readonly Rule[]])[];

/** The section of the page that each part stands in. */
const sectionOf = { basic: 'basic', buyer: 'basic', merchant: 'goods', goods: 'goods', boxes: 'boxes' } as const;

const lamps: Readonly<Record<Level, LampKind>> = { stop: 'fault', warn: 'changed', ok: 'done' };

/** The parts of an order with how each stands; a press leads to it. */
export function Outline({ findings }: { readonly findings: Findings }) {
  const say = useTexts(marketOrderWords);
  return (
    <nav className="order-outline" aria-label={say('editor.outline')}>
      {parts.map(([part, rules]) => {
        const found = findings.filter(({ rule }) => (rules as readonly Rule[]).includes(rule));
        const level = (['stop', 'warn', 'ok'] as const).find((one) => found.some((finding) => finding.level === one));
        const first = found.find((finding) => finding.level === level && level !== 'ok');
        return (
          <a key={part} href={`#order-${sectionOf[part]}`}>
            <Lamp kind={level === undefined ? 'unlit' : lamps[level]} />
            <span>
              {say(`editor.parts.${part}`)}
              {first && <small data-level={level}>{first.text}</small>}
            </span>
          </a>
        );
      })}
    </nav>
  );
}
