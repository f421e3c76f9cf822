import { sayBytes, type ClientFile } from '@mastlight/domain/bill-file/index';
import { Tag } from '@mastlight/ui';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { saveFile, type SavedFile } from '../../../platform/list/save-file';
import { sayRefusal } from '../../../platform/say-refusal';
import { shareTexts } from '../texts/share.zh-CN';
import './client-files.css';

/** What a client may open on his bill; what he may open no more is said beside it. */
export function ClientFiles({ files, open }: { readonly files: readonly ClientFile[]; readonly open: (id: number) => Promise<SavedFile> }) {
  const say = useTexts(shareTexts);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function save(id: number): Promise<void> {
    setRefusal(null);
    try {
      const file = await open(id);
      await saveFile(async () => file);
    } catch (failed) {
      if (!(failed instanceof CallError)) throw failed;
      setRefusal(sayRefusal(failed));
    }
  }
  return (
    <>
      <ul className="client-files" aria-label={say('own.files')}>
        {files.map(({ id, kind, name, bytes }) => (
          <li key={id}>
            <Tag tone="idle">{say(`own.fileKinds.${kind}`)}</Tag>
            <button type="button" onClick={() => void save(id)}>
              {name}
            </button>
            <span className="ml-mono">{sayBytes(bytes)}</span>
          </li>
        ))}
      </ul>
      {refusal !== null && <p role="alert">{refusal}</p>}
    </>
  );
}
