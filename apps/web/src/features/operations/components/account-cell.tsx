import { visibleText } from '../../../platform/visible-text';

/** Whose something is: the name, and below it what kind of account with its number, and what else is known. */
export function AccountCell({ name, notes }: { readonly name: string; readonly notes: readonly string[] }) {
  return (
    <td className="money-reason">
      {visibleText(name)}
      {notes.map((note) => (
        <small key={note}>{visibleText(note)}</small>
      ))}
    </td>
  );
}
