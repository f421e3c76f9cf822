import { Button, ConfirmDialog, showToast } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { saveIdentity } from '../../../platform/session';
import { companyApi, type Colleague, type TurnedOver } from '../api';
import { loadIdentity } from '../load-identity';
import { refreshCompany } from '../queries';
import { companyWords } from '../texts/zh-CN';

/** R-7.4-89: within a day he who turned Management over and he who got it may take that back; to everybody else nothing is shown. */
export function TurnBack(props: {
  readonly companyId: number;
  readonly ownId: number;
  readonly turnedOver: TurnedOver;
  readonly colleagues: readonly Colleague[];
}) {
  const { companyId, ownId, turnedOver, colleagues } = props;
  const say = useTexts(companyWords);
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { from, to, until } = turnedOver;
  if (ownId !== from && ownId !== to) return null;
  const isFormer = ownId === from;
  const name = colleagues.find(({ id }) => id === (isFormer ? to : from))?.userName ?? '';
  const label = say(isFormer ? 'colleagues.takeBack' : 'colleagues.turnBack');

  async function turnBack(): Promise<void> {
    setBusy(true);
    try {
      const { token } = await companyApi.turnBack(companyId);
      saveIdentity(token, String(companyId));
      await loadIdentity();
      showToast({ tone: 'done', text: say(isFormer ? 'colleagues.takenBack' : 'colleagues.turnedBack', { name }) });
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
    }
    setBusy(false);
    setAsked(false);
    await refreshCompany(client);
  }

  return (
    <p className="company-foot">
      {say(isFormer ? 'colleagues.turnedOverByYou' : 'colleagues.turnedOverToYou', { name, time: until })}{' '}
      <Button size={24} onClick={() => setAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={label}
          confirmLabel={label}
          cancelLabel={say('cancel')}
          isLoading={isBusy}
          onConfirm={() => void turnBack()}
          onClose={() => setAsked(false)}
        >
          {say(isFormer ? 'colleagues.takeBackText' : 'colleagues.turnBackText', { name })}
        </ConfirmDialog>
      )}
    </p>
  );
}
