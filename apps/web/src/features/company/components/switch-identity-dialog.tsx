import { AlertDialog, Button, Dialog, Select, SkeletonRows } from '@mastlight/ui';
import { companyRadiosMax } from '@mastlight/domain/company/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../platform/catalogue';
import { useSession } from '../../../platform/session';
import { showAccountDialog } from '../../account';
import { companyApi } from '../api';
import { noteAfterMs, switchIdentity } from '../switch-identity';
import { companyWords } from '../texts';
import { IdentityOption } from './identity-option';
import './switch-identity-dialog.css';

const close = () => showAccountDialog('none');

/** The personal identity among the numbers of companies. */
const personal = 'personal';

/** For whom the user works now, and for whom else he may (R-2.6-09 … -17). */
export function SwitchIdentityDialog() {
  const say = useTexts(companyWords);
  const { cid, username } = useSession();
  const current = cid ?? personal;
  const [chosen, setChosen] = useState(current);
  const [isSwitching, setIsSwitching] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const memberships = useQuery({ queryKey: ['company', 'memberships'], queryFn: companyApi.listMemberships });
  const companies = memberships.data?.list ?? [];
  const hasNoChoice = companies.length === 0;

  // Where there is nothing to choose, what is pasted is for the list behind: the dialog is gone before the page hears of it.
  useEffect(() => {
    if (!hasNoChoice) return undefined;
    const makeWay = (): void => flushSync(close);
    document.addEventListener('paste', makeWay, true);
    return () => document.removeEventListener('paste', makeWay, true);
  }, [hasNoChoice]);

  async function confirm(): Promise<void> {
    if (chosen === current) return close();
    setIsSwitching(true);
    const told = await switchIdentity(chosen === personal ? null : Number(chosen));
    if (told !== null) setTimeout(() => setNote(told), noteAfterMs);
  }

  if (note !== null) {
    return (
      <AlertDialog lamp="changed" title={say('maintenance')} onClose={() => location.reload()}>
        {note}
      </AlertDialog>
    );
  }
  const options = [
    <IdentityOption
      key={personal}
      value={personal}
      name={say('personal')}
      note={username ?? say('personalNote')}
      isCurrent={current === personal}
      isChosen={chosen === personal}
      onChoose={setChosen}
    />,
    ...companies.map(({ cid: id, cname, role, certState }) => (
      <IdentityOption
        key={id}
        value={String(id)}
        name={cname}
        role={role}
        isCertified={certState === '认证成功'}
        isCurrent={current === String(id)}
        isChosen={chosen === String(id)}
        onChoose={setChosen}
      />
    )),
  ];
  return (
    <Dialog
      title={say('currentIdentity')}
      width={440}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={isSwitching}>
            {say('close')}
          </Button>
          <Button variant="primary" autoFocus isLoading={isSwitching} onClick={() => void confirm()}>
            {say('confirm')}
          </Button>
        </>
      }
    >
      <fieldset className="identity-list" disabled={isSwitching}>
        <legend className="ml-visually-hidden">{say('currentIdentity')}</legend>
        {companies.length > companyRadiosMax ? (
          <>
            {options.filter((option) => option.key === current)}
            <Select
              label={say('switchTo')}
              value={chosen}
              onChange={(value) => setChosen(value || current)}
              options={[
                { value: personal, label: `${say('personal')} · ${username ?? ''}` },
                ...companies.map(({ cid: id, cname, role }) => ({
                  value: String(id),
                  label: `${cname} · ${say(role === 'Management' ? 'management' : 'employee')}`,
                })),
              ]}
            />
          </>
        ) : (
          options
        )}
      </fieldset>
      {memberships.isPending && <SkeletonRows rows={1} rowHeight={52} widths={[160, 72]} />}
      {memberships.isError && (
        <p className="identity-lost" role="alert">
          {say('membershipsLost')}
          <Button variant="text" isLoading={memberships.isFetching} onClick={() => void memberships.refetch()}>
            {say('again')}
          </Button>
        </p>
      )}
    </Dialog>
  );
}
