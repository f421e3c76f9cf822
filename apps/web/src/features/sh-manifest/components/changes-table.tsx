import type { FilingChange } from '@mastlight/domain/sh-manifest/compare-filings';
import type { GoodsField, HeadField, PartyField, PartyRole } from '@mastlight/domain/sh-manifest/filing';
import { useTexts } from '../../../platform/catalogue';
import { shManifestWords } from '../texts/zh-CN';
import './changes-table.css';

/** Old and new side by side, of what changes alone. */
export function ChangesTable({ changes }: { readonly changes: readonly FilingChange[] }) {
  const say = useTexts(shManifestWords);
  function nameOf(place: string): string {
    const [part, second, third] = place.split('.') as [string, string, string?];
    if (part === 'goods') return `${say('editor.row', { row: Number(second) + 1 })}${say(`goods.${third as GoodsField}`)}`;
    if (part === 'head') return say(`head.${second as HeadField}`);
    return `${say(`role.${part as PartyRole}`)} ${say(`party.${second as PartyField}`)}`;
  }
  if (changes.length === 0) return <p>{say('editor.nothingChanged')}</p>;
  return (
    <table className="manifest-changes">
      <thead>
        <tr>
          <td />
          <th>{say('editor.old')}</th>
          <th>{say('editor.new')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ place, from, to }) => (
          <tr key={place}>
            <th scope="row">{nameOf(place)}</th>
            <td className="ml-mono">{from || '-'}</td>
            <td className="ml-mono manifest-changed">{to || '-'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
