import { Button, Lamp, showToast } from '@mastlight/ui';
import { ratesOf, showCents, usdOf } from '@mastlight/domain/market-order/amounts';
import { declarationLimit } from '@mastlight/domain/market-order/check-order';
import { filledLines, linesOfPart, partsOf, type OrderContent } from '@mastlight/domain/market-order/fields';
import { splitItems } from '@mastlight/domain/market-order/split-order';
import { useTexts } from '../../../platform/catalogue';
import { Panel } from '../../../platform/panel';
import { marketOrderWords } from '../texts/zh-CN';

/** Signs of a tariff code that say its chapter. */
const chapterLength = 2;
const byWhat = {
  byGroup: (texts: Readonly<Record<string, string>>) => (texts['hsCode'] ?? '').slice(0, chapterLength),
  byMerchant: (texts: Readonly<Record<string, string>>) => texts['merchant'] ?? '',
} as const;

/** The limit balancer: what each declaration comes to in US dollars, and who splits the goods among them. */
export function BalancePanel(props: {
  readonly content: OrderContent;
  readonly isReadOnly: boolean;
  /** Declarations that customs have: what is in them stays. */
  readonly isFixed: boolean;
  /** The declaration of each line, in the order of the lines; 0: of none. */
  readonly onSplit: (parts: readonly number[]) => void;
}) {
  const { content, isReadOnly, isFixed, onSplit } = props;
  const say = useTexts(marketOrderWords);
  const rates = ratesOf(content.head);
  const lines = filledLines(content.lines);
  const limit = BigInt(declarationLimit);

  function split(group: (typeof byWhat)[keyof typeof byWhat]): void {
    const items = lines.map((line) => ({ cents: rates === null ? 0 : Number(usdOf([line], rates)), group: group(line.texts) }));
    const found = splitItems(items, declarationLimit);
    if (found === null) return showToast({ tone: 'warning', text: say('editor.cannotSplit') });
    const count = Math.max(0, ...found);
    // Blank lines between keep their place; goods that are one declaration are not split.
    const partOfLine = new Map(lines.map((line, at) => [line, count === 1 ? 0 : found[at]!]));
    onSplit(content.lines.map((line) => partOfLine.get(line) ?? 0));
    showToast({ tone: 'done', text: say('editor.splitDone', { parts: count }) });
  }
  const cannot = isFixed || lines.length === 0;
  return (
    <Panel title={say('editor.balance')} note={say('editor.limit', { limit: showCents(limit) })}>
      <div className="order-balance">
        {rates === null ? (
          <p className="order-note">{say('editor.noTotal')}</p>
        ) : (
          partsOf(lines).map((part) => {
            const inside = linesOfPart(lines, part);
            const usd = usdOf(inside, rates);
            const isOver = usd > limit;
            const percent = Number((usd * 1_000n) / limit) / 10;
            return (
              <div key={part} className="order-hold" data-over={isOver || undefined}>
                <span>{say('editor.declarationNo', { part })}</span>
                <b className="ml-mono">{showCents(usd)}</b>
                <span className="order-hold-bar" aria-hidden>
                  <span style={{ inlineSize: `${Math.min(100, percent)}%` }} />
                </span>
                <small>{say('editor.partSum', { lines: inside.length, percent: String(percent) })}</small>
                <small>
                  <Lamp kind={isOver ? 'fault' : 'done'} />{' '}
                  {isOver ? say('editor.over', { usd: showCents(usd - limit) }) : say('editor.left', { usd: showCents(limit - usd) })}
                </small>
              </div>
            );
          })
        )}
        {!isReadOnly && (
          <div className="order-balance-tools">
            <Button size={24} disabled={cannot || rates === null} onClick={() => split(byWhat.byGroup)}>
              {say('editor.byGroup')}
            </Button>
            <Button size={24} disabled={cannot || rates === null} onClick={() => split(byWhat.byMerchant)}>
              {say('editor.byMerchant')}
            </Button>
            <Button size={24} disabled={cannot} onClick={() => onSplit(content.lines.map(() => 0))}>
              {say('editor.asOne')}
            </Button>
          </div>
        )}
        {isFixed && !isReadOnly && <p className="order-note">{say('editor.fixed')}</p>}
      </div>
    </Panel>
  );
}
