import { spellHidden } from '../../../platform/spell-hidden';

/** Whose something is: the name, and below it what kind of account with its number, and what else is known. */
export function AccountCell({ name, notes }: { readonly name: string; readonly notes: readonly string[] }) {
  return (
    <td className="money-reason">
      {spellHidden(name)}
      {notes.map((note) => (
        <small key={note}>{spellHidden(note)}</small>
      ))}
    </td>
  );
}
