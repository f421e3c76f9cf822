import { Button, Dialog, SkeletonRows } from '@mastlight/ui';
import { companyRadiosMax } from '@mastlight/domain/company/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../platform/catalogue';
import { isAdmin, lastCompany, useSession } from '../../../platform/session';
import { showAccountDialog } from '../../account';
import { membershipsQuery } from '../queries';
import { readCertState } from '../read-cert-state';
import { companyWords } from '../texts/zh-CN';
import { CompanyDropdown } from './company-dropdown';
import { IdentityOption, personal } from './identity-option';
import { useSwitchIdentity } from './use-switch-identity';
import './switch-identity-dialog.css';

const close = () => showAccountDialog('none');

/**
 * For whom the user works now, and for whom else he may (R-2.6-09 … -17). After a login it offers the company that he
 * last worked for here, where he still belongs to it.
 */
export function SwitchIdentityDialog({ isAfterLogin }: { readonly isAfterLogin: boolean }) {
  const say = useTexts(companyWords);
  const session = useSession();
  const { cid, username } = session;
  const current = cid ?? personal;
  const [picked, setChosen] = useState<string | null>(null);
  const { isSwitching, switchTo, note } = useSwitchIdentity();
  const memberships = useQuery({ ...membershipsQuery, staleTime: 0 });
  const companies = memberships.data?.list ?? [];
  const offered = isAfterLogin ? companies.find(({ cid: id }) => String(id) === lastCompany()) : undefined;
  const chosen = picked ?? (offered ? String(offered.cid) : current);
  const hasNoChoice = companies.length === 0;

  // Where there is nothing to choose, what is pasted is for the list behind: the dialog is gone before the page hears of it.
  useEffect(() => {
    if (!hasNoChoice) return undefined;
    const makeWay = (): void => flushSync(close);
    document.addEventListener('paste', makeWay, true);
    return () => document.removeEventListener('paste', makeWay, true);
  }, [hasNoChoice]);

  async function confirm(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (isSwitching) return;
    if (chosen === current) return close();
    await switchTo(chosen === personal ? null : Number(chosen));
  }

  if (note !== null) return note;
  const options = [
    <IdentityOption
      key={personal}
      value={personal}
      name={say('personal')}
      // R-6-07: the word of the role itself.
      note={`${username ?? say('personalNote')} · ${isAdmin(session) ? 'admin' : 'user'}`}
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
        certState={readCertState(certState)}
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
      // A switch that is under way ends in a page that was loaded anew, and nowhere else.
      onClose={() => !isSwitching && close()}
      actions={
        <>
          <Button onClick={close} disabled={isSwitching}>
            {say('close')}
          </Button>
          <Button
            variant="primary"
            {...(companies.length > companyRadiosMax ? {} : { 'data-autofocus': '' })}
            isLoading={isSwitching}
            onClick={() => void confirm()}
          >
            {say('confirm')}
          </Button>
        </>
      }
    >
      <form onSubmit={(event) => void confirm(event)}>
        <fieldset className="identity-list" disabled={isSwitching}>
          <legend className="ml-visually-hidden">{say('currentIdentity')}</legend>
          {companies.length > companyRadiosMax ? (
            <>
              {options.filter((option) => option.key === current)}
              <CompanyDropdown companies={companies} current={current} chosen={chosen} onChoose={setChosen} />
            </>
          ) : (
            options
          )}
        </fieldset>
        <input type="submit" hidden />
      </form>
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
