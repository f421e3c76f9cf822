import { writeDocument, type DocumentLayout } from '@mastlight/domain/market-order/documents';
import type { OrderContent } from '@mastlight/domain/market-order/fields';
import { useTexts } from '../../../platform/catalogue';
import { marketOrderWords } from '../texts/zh-CN';

/** A document as it is printed: its heads, what is said of the order, its lines and their sums. */
export function DocumentSheet(props: {
  readonly orderNo: string;
  readonly content: OrderContent;
  readonly layout: DocumentLayout;
  /** From 1; 0: all goods. */
  readonly part: number;
}) {
  const { orderNo, content, layout, part } = props;
  const say = useTexts(marketOrderWords);
  const { letterhead, title, english, number, facts, columns, rows, totals, footer } = writeDocument({ orderNo, content }, layout, part);
  return (
    <article className="order-document" aria-label={title}>
      {letterhead !== '' && <p className="order-letterhead">{letterhead}</p>}
      <h3>
        {title}
        <small>{english}</small>
      </h3>
      <dl>
        <div>
          <dt>{say('editor.documentNo')}</dt>
          <dd className="ml-mono">{number}</dd>
        </div>
        {facts.map((fact) => (
          <div key={fact.title}>
            <dt>{fact.title}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.prop} scope="col" data-number={column.isNumber || undefined}>
                {column.title}
                <small>{column.english}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((text, column) => (
                <td key={columns[column]!.prop} data-number={columns[column]!.isNumber || undefined}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            {totals.map((total, column) => (
              <td key={columns[column]!.prop} data-number={columns[column]!.isNumber || undefined}>
                {total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {footer !== '' && <p>{footer}</p>}
    </article>
  );
}
