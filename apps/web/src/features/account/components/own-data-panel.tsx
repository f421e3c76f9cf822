import { Button, Dialog, showToast, TextField } from '@mastlight/ui';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { saveFile } from '../../../platform/list/save-file';
import { Panel } from '../../../platform/panel';
import { sayRefusal } from '../../../platform/say-refusal';
import { accountApi } from '../api';
import { endSession } from '../end-session';
import { accountTexts } from '../texts';
import './own-data-panel.css';

/** What is a person's own: to take with him, and to have deleted (S-16). */
export function OwnDataPanel() {
  const say = useTexts(accountTexts);
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel title={say('ownData.title')} note={say('ownData.note')}>
      <div className="panel-pad panel-form">
        <p>{say('ownData.exportText')}</p>
        <div className="own-data-buttons">
          <Button icon="download" onClick={() => void saveFile(accountApi.exportOwnData)}>
            {say('ownData.export')}
          </Button>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {say('ownData.delete')}
          </Button>
        </div>
      </div>
      {isAsking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </Panel>
  );
}

/** What goes and what stays; then the password and the word, so that nobody deletes by a slip or at somebody else's desk. */
function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useTexts(accountTexts);
  const [password, setPassword] = useState('');
  const [word, setWord] = useState('');
  const [refused, setRefused] = useState<{ readonly word?: string; readonly password?: string }>({});
  const [isBusy, setBusy] = useState(false);

  async function remove(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (isBusy) return;
    if (password === '') return setRefused({ password: say('field.passwordEmpty') });
    if (word.trim() !== say('ownData.word')) return setRefused({ word: say('ownData.wordDiffers') });
    setBusy(true);
    try {
      await accountApi.deleteAccount(password);
      showToast({ tone: 'done', text: say('ownData.deleted') });
      endSession();
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
      setRefused({ password: sayRefusal(cause) });
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={say('ownData.deleteTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('close')}</Button>
          <Button variant="danger-solid" isLoading={isBusy} onClick={() => void remove()}>
            {say('ownData.delete')}
          </Button>
        </>
      }
    >
      <form className="panel-form" onSubmit={(event) => void remove(event)}>
        <p>{say('ownData.goes')}</p>
        <p>{say('ownData.stays')}</p>
        <p>
          <strong>{say('ownData.noWayBack')}</strong>
        </p>
        <TextField
          label={say('ownData.password')}
          type="password"
          isRequired
          autoComplete="current-password"
          value={password}
          onChange={(text) => {
            setPassword(text);
            setRefused({});
          }}
          {...(refused.password ? { error: refused.password } : {})}
        />
        <TextField
          label={say('ownData.typeWord')}
          isRequired
          autoComplete="off"
          value={word}
          onChange={(text) => {
            setWord(text);
            setRefused({});
          }}
          {...(refused.word ? { error: refused.word } : {})}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
