import { Button, MenuButton, showToast, Tag } from '@mastlight/ui';
import { givenDuties, type GivenDuty } from '@mastlight/domain/company/duty';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { PanelTable } from '../../../platform/panel';
import { TimeCell } from '../../../platform/time-cell';
import { companyApi, type Colleague } from '../api';
import { refreshCompany } from '../queries';
import { companyWords } from '../texts/zh-CN';

/** Everybody of a company with role and duty; its Management gives duties and removes. */
export function ColleagueTable(props: {
  readonly colleagues: readonly Colleague[];
  readonly search: string;
  readonly ownId: number;
  readonly companyId: number;
  readonly isManagement: boolean;
  readonly onRemove: (colleague: Colleague) => void;
}) {
  const { colleagues, search, ownId, companyId, isManagement, onRemove } = props;
  const say = useTexts(companyWords);
  if (colleagues.length === 0) return <p className="panel-empty">{say('colleagues.none', { text: search })}</p>;
  return (
    <PanelTable label={say('titles.colleagues')}>
      <thead>
        <tr>
          <th scope="col">{say('colleagues.name')}</th>
          <th scope="col">{say('colleagues.phone')}</th>
          <th scope="col" data-wide="">
            {say('colleagues.role')}
          </th>
          <th scope="col">{say('colleagues.duty')}</th>
          <th scope="col" data-wide="">
            {say('colleagues.may')}
          </th>
          <th scope="col" data-wide="">
            {say('colleagues.joined')}
          </th>
          {isManagement && <th scope="col">{say('colleagues.actions')}</th>}
        </tr>
      </thead>
      <tbody>
        {colleagues.map((colleague) => {
          const { id, userName, phone, role, time } = colleague;
          const isOther = isManagement && role !== 'Management' && id !== ownId;
          return (
            <tr key={id}>
              <td>
                <span className="company-name">
                  {userName}
                  {id === ownId && <Tag tone="run">{say('colleagues.self')}</Tag>}
                </span>
              </td>
              <td className="ml-mono">{phone}</td>
              <td data-wide="">{say(role === 'Management' ? 'management' : 'employee')}</td>
              <td>{isOther ? <DutyMenu colleague={colleague} companyId={companyId} /> : say(`duties.${role}`)}</td>
              <td data-wide="">{say(`dutyMeans.${role}`)}</td>
              <td data-wide="">
                <TimeCell time={time} />
              </td>
              {isManagement && (
                <td data-kind="actions">
                  {isOther && (
                    <Button
                      variant="danger"
                      size={24}
                      aria-label={`${say('colleagues.remove')} ${userName}`}
                      onClick={() => onRemove(colleague)}
                    >
                      {say('colleagues.remove')}
                    </Button>
                  )}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </PanelTable>
  );
}

/** The duty of a colleague as a menu: with it his company identity ends, so it is not a control that a passing key turns. */
function DutyMenu({ colleague, companyId }: { readonly colleague: Colleague; readonly companyId: number }) {
  const say = useTexts(companyWords);
  const client = useQueryClient();
  const { id, userName, role } = colleague;

  async function give(duty: GivenDuty): Promise<void> {
    if (duty === role) return;
    try {
      await companyApi.changeDuty(companyId, id, duty);
      showToast({ tone: 'done', text: say('colleagues.dutyChanged', { name: userName, duty: say(`duties.${duty}`) }) });
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
    }
    await refreshCompany(client);
  }

  const label = say('colleagues.dutyOf', { name: userName });
  return (
    <MenuButton
      size={24}
      trailingIcon="chevronDown"
      aria-label={`${label} ${say(`duties.${role}`)}`}
      menuLabel={label}
      items={givenDuties.map((duty) => ({
        id: duty,
        label: say(`duties.${duty}`),
        hint: say(`dutyMeans.${duty}`),
        isChecked: duty === role,
        onSelect: () => void give(duty),
      }))}
    >
      {say(`duties.${role}`)}
    </MenuButton>
  );
}
