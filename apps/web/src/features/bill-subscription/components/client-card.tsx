import { Button } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import type { ClientRow } from '../client-api';
import { AlikeMark, KeyState, keyStateOf, PortBills, type ClientActions } from '../client-columns';
import { clientTexts } from '../texts/clients.zh-CN';

/** A client where there is no room for a table. */
export function ClientCard({ client, actions }: { readonly client: ClientRow; readonly actions: ClientActions }) {
  const say = useTexts(clientTexts);
  const { clientName, contact, phone } = client;
  return (
    <li className="ml-card client-card">
      <p>
        <button type="button" className="client-open" onClick={() => actions.open(client)}>
          {clientName}
        </button>
        <AlikeMark client={client} say={say} onMerge={() => actions.merge(client)} />
        <Button
          variant="icon"
          size={24}
          icon="more"
          aria-label={say('actionsOf', { name: clientName })}
          aria-haspopup="menu"
          onClick={(event) => actions.openMenu(client, event.currentTarget)}
        />
      </p>
      <p>
        {contact ?? say('noContact')}
        {phone && (
          <a className="ml-mono" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        )}
      </p>
      <p>
        {client.count === 0 ? say('noBills') : <PortBills client={client} say={say} onOpen={actions.openBills} />}
        {keyStateOf(client) !== 'none' && <KeyState client={client} say={say} />}
      </p>
    </li>
  );
}
