import { CopyText, Tag } from '@mastlight/ui';
import type { BookEntry } from '../../../platform/book/book-calls';
import { EntryButtons, type EntryCommands } from '../../../platform/book/entry-table';
import { useTexts } from '../../../platform/catalogue';
import { marketWords } from '../texts/zh-CN';
import './goods.css';

/** R-2.2-38: goods of the dictionary, a card each: what an order takes from it at a glance. */
export function GoodsCards({ entries, commands }: { readonly entries: readonly BookEntry[]; readonly commands: EntryCommands }) {
  const say = useTexts(marketWords);
  return (
    <ul className="goods-cards" aria-label={say('titles.goodDict')}>
      {entries.map((entry) => {
        const { name, englishName, hsCode, dealUnit, legalUnit, secondUnit, elements, perCarton, price, category, remark } = entry.fields;
        const facts = [
          [say('goods.units'), [dealUnit, legalUnit, secondUnit].filter(Boolean).join(' / ')],
          [say('goods.perCarton'), perCarton && say('goods.perCartonOf', { count: perCarton, unit: dealUnit! })],
          [say('goods.price'), price && say('goods.priceOf', { price, unit: dealUnit! })],
          [say('goods.elements'), elements],
          [say('goods.remark'), remark],
        ] as const;
        return (
          <li key={entry.id} className="goods-card ml-card" aria-label={name}>
            <header>
              <h3>{name}</h3>
              {category && <Tag tone="idle">{category}</Tag>}
            </header>
            {englishName && <p className="goods-english">{englishName}</p>}
            <CopyText text={hsCode!} className="goods-code" />
            <dl>
              {facts.map(([title, text]) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text || '-'}</dd>
                </div>
              ))}
            </dl>
            <footer>
              <EntryButtons entry={entry} title={name!} commands={commands} />
            </footer>
          </li>
        );
      })}
    </ul>
  );
}
