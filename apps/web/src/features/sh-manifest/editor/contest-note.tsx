import { Button, Dialog, showToast, TextField } from '@mastlight/ui';
import { useState } from 'react';
import { remarkLengthMax } from '@mastlight/domain/sh-manifest/limits';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { manifestCalls } from '../api';
import { shManifestWords } from '../texts/zh-CN';
import type { Opened } from './use-editor';

/** Of one that was refused while another owner declares its bill: what to do, and how the contest of it stands. */
export function ContestNote(props: {
  readonly id: number;
  readonly contest: Opened['contest'];
  readonly mayOperate: boolean;
  readonly onContested: () => void;
}) {
  const { id, contest, mayOperate, onContested } = props;
  const say = useTexts(shManifestWords);
  const [isAsking, setAsking] = useState(false);
  const [words, setWords] = useState('');
  const [isBusy, setBusy] = useState(false);
  if (contest === null) return null;
  async function send(): Promise<void> {
    setBusy(true);
    try {
      await manifestCalls.contest(id, words);
      showToast({ tone: 'done', text: say('contest.told') });
      setAsking(false);
      onContested();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
    setBusy(false);
  }
  return (
    <div className="manifest-note" role="note">
      {say(`contest.${contest.state}`, { note: contest.note ?? '' })}{' '}
      {contest.state === 'may' && (
        <Button size={24} disabled={!mayOperate} onClick={() => setAsking(true)}>
          {say('contest.start')}
        </Button>
      )}
      {isAsking && (
        <Dialog
          title={say('contest.title')}
          onClose={() => setAsking(false)}
          actions={
            <Button variant="primary" disabled={words.trim() === ''} isLoading={isBusy} onClick={() => void send()}>
              {say('contest.send')}
            </Button>
          }
        >
          <p>{say('contest.text')}</p>
          <TextField label={say('contest.words')} isRequired autoFocus maxLength={remarkLengthMax} value={words} onChange={setWords} />
        </Dialog>
      )}
    </div>
  );
}
