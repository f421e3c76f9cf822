import { Dialog, TextField } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Party, PartyRole } from '@mastlight/domain/sh-manifest/filing';
import { readParty } from '@mastlight/domain/sh-manifest/wire-names';
import { useTexts } from '../../../platform/catalogue';
import { useSettledText } from '../../../platform/list/use-settled-text';
import { product } from '../api';
import { partyBooks } from '../party-books';
import { shManifestWords } from '../texts/zh-CN';

/** The book of a kind of party, to pick from. */
export function PartyPicker(props: { readonly role: PartyRole; readonly onPick: (party: Party) => void; readonly onClose: () => void }) {
  const { role, onPick, onClose } = props;
  const say = useTexts(shManifestWords);
  const [keyword, setKeyword] = useState('');
  const [typed, setTyped, setNow] = useSettledText(keyword, setKeyword);
  const { data } = useQuery({ queryKey: [product, 'book', role, keyword], queryFn: () => partyBooks[role].list(keyword) });
  return (
    <Dialog title={say('editor.pickTitle', { role: say(`role.${role}`) })} onClose={onClose}>
      <TextField
        label={say('books.search')}
        isLabelHidden
        placeholder={say('books.search')}
        autoFocus
        value={typed}
        onChange={setTyped}
        onBlur={() => setNow(typed)}
      />
      {data?.total === 0 && <p>{say('editor.pickNone')}</p>}
      <ul className="manifest-pick">
        {data?.list.map((entry) => (
          <li key={entry.id}>
            <button type="button" onClick={() => onPick(readParty(entry))}>
              <b>{entry.nickName}</b> <span className="ml-mono">{entry.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
