import { Button, Lamp, showToast } from '@mastlight/ui';
import { lineCents, ratesOf, toUsdCents, writeCents } from '@mastlight/domain/market-order/amounts';
import { declarationLimit } from '@mastlight/domain/market-order/check-order';
import { isBlankLine, type OrderContent } from '@mastlight/domain/market-order/fields';
import { splitItems } from '@mastlight/domain/market-order/split-order';
import { useTexts } from '../../../platform/catalogue';
import { Panel } from '../../../platform/panel';
import { marketOrderWords } from '../texts';

/** Signs of a tariff code that say its chapter. */
const chapterLength = 2;
const byWhat = {
  byGroup: (texts: Readonly<Record<string, string>>) => (texts['hsCode'] ?? '').slice(0, chapterLength),
  byMerchant: (texts: Readonly<Record<string, string>>) => texts['merchant'] ?? '',
} as const;

const grouped = (cents: bigint): string => writeCents(cents).replace(/\B(?=(\d{3})+(?!\d)\.)/g, ',');

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
  const usdOf = (line: OrderContent['lines'][number]): bigint => (rates === null ? 0n : toUsdCents(lineCents(line.texts) ?? 0n, rates));
  const lines = content.lines.filter((line) => !isBlankLine(line));
  const limit = BigInt(declarationLimit);
  const parts = [...new Set(lines.map(({ part }) => part || 1))].toSorted((a, b) => a - b);

  function split(group: (typeof byWhat)[keyof typeof byWhat]): void {
    const items = lines.map((line) => ({ cents: Number(usdOf(line)), group: group(line.texts) }));
    const found = splitItems(items, declarationLimit);
    if (found === null) return showToast({ tone: 'warning', text: say('editor.cannotSplit') });
    const count = Math.max(0, ...found);
    let at = 0;
    // Blank lines between keep their place; goods that are one declaration are not split.
    onSplit(content.lines.map((line) => (isBlankLine(line) || count === 1 ? ((at += isBlankLine(line) ? 0 : 1), 0) : found[at++]!)));
    showToast({ tone: 'done', text: say('editor.splitDone', { parts: count }) });
  }
  const cannot = isFixed || lines.length === 0;
  return (
    <Panel title={say('editor.balance')} note={say('editor.limit', { limit: grouped(limit) })}>
      <div className="order-balance">
        {rates === null ? (
          <p className="order-note">{say('editor.noTotal')}</p>
        ) : (
          parts.map((part) => {
            const inside = lines.filter((line) => (line.part || 1) === part);
            const usd = inside.reduce((sum, line) => sum + usdOf(line), 0n);
            const isOver = usd > limit;
            const percent = Number((usd * 1_000n) / limit) / 10;
            return (
              <div key={part} className="order-hold" data-over={isOver || undefined}>
                <span>{say('editor.declarationNo', { part })}</span>
                <b className="ml-mono">{grouped(usd)}</b>
                <span className="order-hold-bar" aria-hidden>
                  <span style={{ inlineSize: `${Math.min(100, percent)}%` }} />
                </span>
                <small>{say('editor.partSum', { lines: inside.length, percent: String(percent) })}</small>
                <small>
                  <Lamp kind={isOver ? 'fault' : 'done'} />{' '}
                  {isOver ? say('editor.over', { usd: grouped(usd - limit) }) : say('editor.left', { usd: grouped(limit - usd) })}
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
