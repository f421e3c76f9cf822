import { Button, Tag } from '@mastlight/ui';
import type { ReactNode } from 'react';
import type { Book, BookField } from '@mastlight/domain/contract-kit/book-product';
import { useTexts } from '../catalogue';
import { PanelTable } from '../panel';
import type { BookEntry } from './book-calls';
import { bookWords } from './texts/zh-CN';

/** How an entry stands with the day on which it ends. */
export function ExpiryTag({ days, warnDays }: { readonly days: number | null; readonly warnDays: number }) {
  const say = useTexts(bookWords);
  if (days === null || days > warnDays) return null;
  if (days < 0) return <Tag tone="danger">{say('over', { days: -days })}</Tag>;
  return <Tag tone="att">{days === 0 ? say('today') : say('left', { days })}</Tag>;
}

/** What can be done with an entry. */
export interface EntryCommands {
  readonly mayOperate: boolean;
  readonly onEdit: (entry: BookEntry) => Promise<void>;
  readonly onRemove: (entry: BookEntry) => Promise<void>;
}

/** Its buttons, named by its title. */
export function EntryButtons({
  entry,
  title,
  commands,
}: {
  readonly entry: BookEntry;
  readonly title: string;
  readonly commands: EntryCommands;
}) {
  const say = useTexts(bookWords);
  const { mayOperate, onEdit, onRemove } = commands;
  return (
    <>
      <Button variant="text" size={24} disabled={!mayOperate} aria-label={say('editRow', { title })} onClick={() => void onEdit(entry)}>
        {say('edit')}
      </Button>
      <Button variant="text" size={24} disabled={!mayOperate} aria-label={say('removeRow', { title })} onClick={() => void onRemove(entry)}>
        {say('remove')}
      </Button>
    </>
  );
}

/**
 * The entries of a book, a row each, with all that is known of them.
 *
 * @param commands none: it is read alone
 * @param drawn how the text of a field is drawn where it is not as it stands
 * @param lead a column before all
 */
export function EntryTable(props: {
  readonly book: Book;
  readonly entries: readonly BookEntry[];
  readonly commands: EntryCommands | null;
  readonly drawn?: Readonly<Record<string, (text: string) => ReactNode>> | undefined;
  readonly lead?: { readonly head: ReactNode; readonly cell: (entry: BookEntry) => ReactNode };
}) {
  const { book, entries, commands, drawn = {}, lead } = props;
  const say = useTexts(bookWords);
  const cell = ({ prop, form }: BookField, { fields, daysLeft }: BookEntry) => {
    const text = fields[prop]!;
    return (
      <td key={prop} className={form === 'text' || form === 'choice' ? undefined : 'book-cell ml-mono'}>
        {text === '' ? '-' : (drawn[prop]?.(text) ?? text)}
        {book.expires?.prop === prop && <ExpiryTag days={daysLeft} warnDays={book.expires.warnDays} />}
      </td>
    );
  };
  return (
    <PanelTable label={book.noun}>
      <thead>
        <tr>
          {lead && <th scope="col">{lead.head}</th>}
          {book.fields.map(({ prop, title, width }) => (
            <th key={prop} scope="col" style={{ minWidth: Math.min(width, 120) }}>
              {title}
            </th>
          ))}
          {commands && <th scope="col" aria-label={say('edit')} />}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            {lead && <td>{lead.cell(entry)}</td>}
            {book.fields.map((field) => cell(field, entry))}
            {commands && (
              <td data-kind="actions">
                <EntryButtons entry={entry} title={entry.fields[book.titleProp]!} commands={commands} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </PanelTable>
  );
}
