import { useDeferredValue, useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { TextField } from '@mastlight/ui';
import { clientNameLengthMax } from '@mastlight/domain/bill-subscription/limits';
import { useTexts } from '../../../platform/catalogue';
import { offeredClientsQuery } from '../client-api';
import { billTexts } from '../texts/zh-CN';

/** A client company by its name: one that the user has, of which what fits is offered while he types, or a new one. */
export function ClientField(props: {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly placeholder: string;
  readonly autoFocus?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const say = useTexts(billTexts);
  const listId = useId();
  const offered = useQuery(offeredClientsQuery(useDeferredValue(props.value.trim())));
  return (
    <>
      <TextField {...props} maxLength={clientNameLengthMax} list={listId} />
      <datalist id={listId}>
        {(offered.data?.list ?? []).map(({ id, clientName, count }) => (
          <option key={id} value={clientName}>
            {say('clientDialog.ofClient', { count })}
          </option>
        ))}
      </datalist>
    </>
  );
}
