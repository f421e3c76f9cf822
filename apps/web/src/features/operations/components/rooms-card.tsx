import { Button, showToast, TextField } from '@mastlight/ui';
import { useState } from 'react';
import { tidyPhone } from '@mastlight/domain/vocabulary/phone';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { operationsCalls } from '../api';
import { operationsTexts } from '../texts/zh-CN';

/** A line that opens a room to a person by the phone, or shuts it (R-6-13). */
export function RoomsCard() {
  const say = useTexts(operationsTexts);
  const [phone, setPhone] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function change(isGiven: boolean): Promise<void> {
    setBusy(true);
    setRefusal(null);
    try {
      const { change: became } = await operationsCalls.openRoom(tidyPhone(phone), isGiven);
      showToast({ tone: 'done', text: say(`rooms.done.${became}`) });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error.fields['phone'] ?? error.message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <section className="ops-card" aria-label={say('rooms.title')}>
      <header>
        <h2>{say('rooms.title')}</h2>
        <small>{say('rooms.note')}</small>
      </header>
      <form
        className="ops-room"
        onSubmit={(event) => {
          event.preventDefault();
          void change(true);
        }}
      >
        <TextField label={say('rooms.phone')} type="tel" isMono value={phone} error={refusal} onChange={setPhone} />
        <Button type="submit" variant="primary" disabled={phone === ''} isLoading={isBusy}>
          {say('rooms.give')}
        </Button>
        <Button disabled={phone === '' || isBusy} onClick={() => void change(false)}>
          {say('rooms.take')}
        </Button>
      </form>
    </section>
  );
}
