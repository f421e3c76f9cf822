import { Button, Checkbox, EmptySea, showToast, SkeletonRows, Tag, TextField } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { marketAssistant } from '@mastlight/domain/market-assistant/contract';
import { duties as allDuties, dutyTitles, type Duty } from '@mastlight/domain/market-assistant/duties';
import { marketTexts } from '@mastlight/domain/market-assistant/messages';
import { FaultsDialog, type RowFault } from '../../../platform/book/faults-dialog';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { callEndpoint, CallError } from '../../../platform/http-client';
import { Panel, PanelTable } from '../../../platform/panel';
import { loginState, useSession } from '../../../platform/session';
import { FileButton } from '../../../platform/sheet/file-button';
import { sendSignal } from '../../../platform/signals';
import { useSignedOutWords } from '../components/market-book';
import { MarketFrame } from '../components/market-frame';
import { tellLeftOut } from '../../../platform/sheet/say-left-out';
import { marketWords } from '../texts/zh-CN';
import '../components/members.css';

type Members = ResponseData<typeof marketAssistant.userList>;
type Member = Members['list'][number];

const queryKey = ['market-members'];
const sayDuties = (duties: readonly Duty[]): string => duties.map((duty) => dutyTitles[duty]).join('、');

/** R-2.2-26: who of the company enters, checks and declares; what is lacking is told at once. */
export function MembersPage() {
  const say = useTexts(marketWords);
  const client = useQueryClient();
  const signedOut = useSignedOutWords();
  const isSignedIn = useSession(loginState);
  const ownId = useSession((session) => session.userId);
  const [search, setSearch] = useState('');
  /** Whose duties are being changed, and to which: they show so at once. */
  const [busy, setBusy] = useState<{ readonly id: number; readonly duties: readonly Duty[] } | null>(null);
  const [faults, setFaults] = useState<readonly RowFault[]>([]);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callEndpoint(marketAssistant.userList, {}, { signal, showsErrors: false }),
    enabled: isSignedIn,
  });
  if (!isSignedIn) {
    const { title, text, action } = signedOut;
    return <EmptySea title={title} text={text} action={{ label: action, icon: 'user', onSelect: () => sendSignal('login-needed', {}) }} />;
  }

  /** One change at a time; the list says what has come of it. */
  async function change(id: number, duties: readonly Duty[], work: () => Promise<void>): Promise<void> {
    setBusy({ id, duties });
    try {
      await work();
    } catch (refused) {
      if (!(refused instanceof CallError)) throw refused;
      // A refusal of a field is not shown by the client.
      showToast({ tone: 'danger', text: Object.values(refused.fields)[0] ?? refused.message });
    } finally {
      await client.invalidateQueries({ queryKey });
      setBusy(null);
    }
  }
  const save = ({ id, userName }: Member, duties: readonly Duty[]): Promise<void> =>
    change(id, duties, async () => {
      await callEndpoint(marketAssistant.userSave, { userId: id, duties: [...duties] });
      showToast({ tone: 'done', text: say('members.saved', { name: userName, duties: sayDuties(duties) }) });
    });
  const remove = (member: Member): Promise<void> =>
    change(member.id, [], async () => {
      await callEndpoint(marketAssistant.userDeleteList, { ids: [member.id] }, { showsErrors: false });
      const undo = (): void => void save(member, member.duties);
      showToast({ tone: 'done', text: say('members.removed', { name: member.userName }), undo });
    });
  function turn(member: Member, duty: Duty, isGiven: boolean): void {
    const duties = allDuties.filter((each) => (each === duty ? isGiven : member.duties.includes(each)));
    void (duties.length > 0 ? save(member, duties) : remove(member));
  }
  async function take(file: string): Promise<void> {
    const read = await callEndpoint(marketAssistant.userImportExcel, { file });
    const { saved, list } = read;
    if (saved > 0) showToast({ tone: 'done', text: say('members.taken', { count: saved }) });
    tellLeftOut(read);
    setFaults(list);
    await client.invalidateQueries({ queryKey });
  }
  const shown = data?.list.filter(({ userName }) => userName.includes(search.trim())) ?? [];
  return (
    <MarketFrame at="userManage">
      <div className="book-page">
        <header className="book-head">
          <h1 className="page-title">{say('titles.userManage')}</h1>
          <FileButton disabled={!data?.mayManage} onFile={take}>
            {say('members.import')}
          </FileButton>
        </header>
        {data && <Standing members={data} />}
        <Panel
          title={say('titles.userManage')}
          note={data && (data.mayManage ? say('members.note') : say('members.onlyManagers'))}
          actions={
            <TextField
              label={say('members.search')}
              isLabelHidden
              type="search"
              icon="search"
              placeholder={say('members.search')}
              value={search}
              onChange={setSearch}
            />
          }
        >
          {!data ? (
            error ? (
              <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
            ) : (
              <SkeletonRows rows={5} />
            )
          ) : shown.length === 0 ? (
            <div className="panel-empty">{say('members.none')}</div>
          ) : (
            <PanelTable label={say('titles.userManage')}>
              <thead>
                <tr>
                  <th scope="col">{say('members.name')}</th>
                  <th scope="col" data-wide="">
                    {say('members.phone')}
                  </th>
                  <th scope="col" data-wide="">
                    {say('members.role')}
                  </th>
                  {allDuties.map((duty) => (
                    <th key={duty} scope="col">
                      {dutyTitles[duty]}
                    </th>
                  ))}
                  <th scope="col" aria-label={say('members.actions')} />
                </tr>
              </thead>
              <tbody>
                {shown.map((member) => {
                  const { id, userName, phone, role, mayOperate, isSet, duties } = member;
                  const isLocked = !data.mayManage || !mayOperate || busy !== null;
                  const shownDuties = busy?.id === id ? busy.duties : duties;
                  return (
                    <tr key={id}>
                      <td>
                        <span className="market-member">
                          {userName}
                          {String(id) === ownId && <Tag tone="run">{say('members.self')}</Tag>}
                        </span>
                      </td>
                      <td data-wide="" className="ml-mono">
                        {phone || '-'}
                      </td>
                      <td data-wide="">{role in roleIds ? say(`members.roles.${role as keyof typeof roleIds}`) : '-'}</td>
                      {allDuties.map((duty) => (
                        <td key={duty} data-tip={mayOperate ? undefined : marketTexts.onlyLooks}>
                          <Checkbox
                            isChecked={shownDuties.includes(duty)}
                            disabled={isLocked}
                            aria-label={say('members.duty', { name: userName, duty: dutyTitles[duty] })}
                            onChange={(isGiven) => turn(member, duty, isGiven)}
                          />
                        </td>
                      ))}
                      <td data-kind="actions">
                        {isSet && data.mayManage && (
                          <Button
                            variant="text"
                            size={24}
                            disabled={busy !== null}
                            aria-label={say('members.removeOf', { name: userName })}
                            onClick={() => void remove(member)}
                          >
                            {say('members.remove')}
                          </Button>
                        )}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </PanelTable>
          )}
        </Panel>
        {faults.length > 0 && <FaultsDialog faults={faults} onClose={() => setFaults([])} />}
      </div>
    </MarketFrame>
  );
}

const roleIds = { Management: 0, operator: 0, finance: 0, 'read-only': 0 } as const;

/** What whoever looks may do, and what nobody does. */
function Standing({ members }: { readonly members: Members }) {
  const say = useTexts(marketWords);
  const { own, isSet, lacks, mayManage } = members;
  return (
    <div role="status">
      <ul className="market-standing">
        <li>
          {own.length > 0 ? say('members.own', { duties: sayDuties(own) }) : say(mayManage ? 'members.ownNoneManager' : 'members.ownNone')}
        </li>
        {!isSet && <li>{say('members.unset')}</li>}
        {lacks.ofNobody.map((duty) => (
          <li key={duty} data-lacking>
            {marketTexts.dutyOfNobody[duty]}
          </li>
        ))}
        {lacks.oneChecks && <li data-lacking>{marketTexts.oneChecks}</li>}
      </ul>
    </div>
  );
}
