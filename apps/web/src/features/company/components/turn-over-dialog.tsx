import { Button, Dialog, Select, showToast, TextField } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { saveIdentity } from '../../../platform/session';
import { companyApi, type Colleague } from '../api';
import { loadIdentity } from '../load-identity';
import { refreshCompany } from '../queries';
import { companyWords } from '../texts/zh-CN';

/** Hands Management over (R-6-17): to whom, and the company's name typed in full, since only the other can give it back. */
export function TurnOverDialog(props: {
  readonly companyId: number;
  readonly companyName: string;
  readonly colleagues: readonly Colleague[];
  readonly onClose: () => void;
}) {
  const { companyId, companyName, colleagues, onClose } = props;
  const say = useTexts(companyWords);
  const client = useQueryClient();
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isNameRight = typed.trim() === companyName;

  async function turnOver(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    setRefused(!isNameRight);
    if (!isNameRight || chosen === '' || isBusy) return;
    setBusy(true);
    try {
      const { token } = await companyApi.turnOver(companyId, Number(chosen));
      saveIdentity(token, String(companyId));
      await loadIdentity();
      showToast({ tone: 'done', text: say('colleagues.turnedOver') });
      onClose();
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
      setBusy(false);
    }
    await refreshCompany(client);
  }

  return (
    <Dialog
      title={say('colleagues.turnOverTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="danger-solid" isLoading={isBusy} disabled={chosen === '' || typed.trim() === ''} onClick={() => void turnOver()}>
            {say('colleagues.turnOver')}
          </Button>
        </>
      }
    >
      <form className="company-form" onSubmit={(event) => void turnOver(event)}>
        <p>{say('colleagues.turnOverText')}</p>
        <p className="company-note">{say('colleagues.turnOverNote')}</p>
        <Select
          label={say('colleagues.turnOverTo')}
          isRequired
          placeholder={say('colleagues.choose')}
          options={colleagues.map(({ id, userName, phone, role }) => ({
            value: String(id),
            label: `${userName} ${phone} · ${say(`duties.${role}`)}`,
          }))}
          value={chosen}
          onChange={setChosen}
        />
        <TextField
          label={say('colleagues.typeName')}
          hint={companyName}
          isRequired
          autoComplete="off"
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setRefused(false);
          }}
          {...(isRefused ? { error: say('colleagues.nameDiffers') } : {})}
        />
        <input type="submit" hidden />
      </form>
    </Dialog>
  );
}
