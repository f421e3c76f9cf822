import { Select, TextField } from '@mastlight/ui';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { useSession } from '../../../platform/session';
import type { Membership } from '../api';
import { companyWords } from '../texts/zh-CN';
import { personal } from './identity-option';

/** Many companies (R-2.6-11, R-9-11): a search narrows the dropdown and chooses the first that fits. */
export function CompanyDropdown(props: {
  readonly companies: readonly Membership[];
  readonly current: string;
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}) {
  const { companies, current, chosen, onChoose } = props;
  const say = useTexts(companyWords);
  const username = useSession((session) => session.username);
  const [search, setSearch] = useState('');
  const options = [
    { value: personal, label: `${say('personal')} · ${username ?? ''}` },
    ...companies.map(({ cid, cname, role }) => ({
      value: String(cid),
      label: `${cname} · ${say(role === 'Management' ? 'management' : 'employee')}`,
    })),
  ];
  const fitting = (text: string) => options.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()));
  const found = fitting(search);

  function narrow(text: string): void {
    setSearch(text);
    const first = fitting(text)[0];
    if (text.trim() === '') onChoose(current);
    else if (first) onChoose(first.value);
  }

  return (
    <>
      <TextField
        label={say('searchCompany')}
        icon="search"
        autoComplete="off"
        value={search}
        onChange={narrow}
        {...(found.length === 0 ? { error: say('noCompanyFound') } : {})}
      />
      <Select
        label={say('switchTo')}
        value={chosen}
        onChange={(value) => onChoose(value || current)}
        options={found.length === 0 ? options : found}
      />
    </>
  );
}
