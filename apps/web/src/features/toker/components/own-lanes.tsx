import { Button } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../platform/catalogue';
import * as api from '../api';
import { tokerWords } from '../texts/zh-CN';
import { toggleValue, valuesOf, type TokerSearch } from '../toker-search';

/** 我的航线: the ports to which the own bills go; a press narrows to companies that ship there. Nothing where no bill tells one. */
export function OwnLanes({ search, onChange }: { readonly search: TokerSearch; readonly onChange: (search: TokerSearch) => void }) {
  const say = useTexts(tokerWords);
  const { data: lanes = [] } = useQuery(api.lanesQuery());
  if (lanes.length === 0) return null;
  const chosen = valuesOf(search, 'dischargePort');
  return (
    <div className="tk-lanes" role="group" aria-label={say('lanes.title')}>
      <span title={say('lanes.note')}>{say('lanes.title')}</span>
      {lanes.map(({ name, bills }) => (
        <Button
          key={name}
          size={24}
          aria-pressed={chosen.includes(name)}
          onClick={() => onChange(toggleValue(search, 'dischargePort', name))}
        >
          {say('lanes.one', { name, count: bills })}
        </Button>
      ))}
    </div>
  );
}
