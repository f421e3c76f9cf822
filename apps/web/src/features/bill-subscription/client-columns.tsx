import { Button, Tag, type GridColumn, type PopoverAnchor } from '@mastlight/ui';
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { findPort, type PortCode } from '@mastlight/domain/vocabulary/port';
import type { Say } from '../../platform/catalogue';
import type { Client, ClientRow } from './client-api';
import type { chinese } from './texts/clients.zh-CN';
import { said } from '../../platform/said';

type SayClient = Say<typeof chinese>;

/** What can be done from a row. */
export interface ClientActions {
  readonly open: (client: ClientRow) => void;
  readonly openBills: (client: Client, port: PortCode) => void;
  readonly merge: (one: ClientRow) => void;
  readonly openMenu: (row: ClientRow, anchor: PopoverAnchor) => void;
}

/** The columns of client companies; that of names spelled alike only where there are such. */
export function buildClientColumns(say: SayClient, actions: ClientActions, hasAlike: boolean): GridColumn<ClientRow>[] {
  return [
    {
      id: 'clientName',
      title: say('name'),
      width: 220,
      frozen: 'left',
      cell: (row) => (
        <button type="button" className="client-open" onClick={() => actions.open(row)}>
          {row.clientName}
        </button>
      ),
      text: (row) => row.clientName,
    },
    ...(hasAlike
      ? [
          {
            id: 'alike',
            title: say('alike'),
            width: 132,
            cell: (row: ClientRow) => <AlikeMark client={row} say={say} onMerge={() => actions.merge(row)} />,
            text: (row: ClientRow) => row.alike?.clientName ?? '',
          },
        ]
      : []),
    {
      id: 'contact',
      title: say('contact'),
      width: 120,
      text: (row) => (row.contacts.length > 1 ? `${row.contact ?? '-'} +${row.contacts.length - 1}` : (row.contact ?? '-')),
    },
    { id: 'phone', title: say('phone'), width: 140, isMono: true, text: (row) => row.phone ?? '-' },
    {
      id: 'bills',
      title: say('bills'),
      width: 160,
      cell: (row) => <PortBills client={row} say={say} onOpen={actions.openBills} />,
      text: (row) => String(row.count),
    },
    { id: 'remark', title: say('remark'), width: 120, grow: 1, text: (row) => row.remark ?? '' },
    {
      id: 'link',
      title: say('link'),
      width: 152,
      cell: (row) => <KeyState client={row} say={say} />,
      text: (row) => say(`linkStates.${keyStateOf(row)}`),
    },
    {
      id: 'actions',
      title: say('tools'),
      width: 44,
      frozen: 'right',
      align: 'end',
      isResizable: false,
      isTool: true,
      cell: (row) => (
        <Button
          variant="icon"
          size={24}
          icon="more"
          aria-label={say('actionsOf', { name: row.clientName })}
          aria-haspopup="menu"
          onClick={(event) => actions.openMenu(row, event.currentTarget)}
        />
      ),
      text: () => '',
    },
  ];
}

/** That another client is spelled alike, and the way to make one of both. */
export function AlikeMark({ client, say, onMerge }: { readonly client: Client; readonly say: SayClient; readonly onMerge: () => void }) {
  if (!client.alike) return null;
  return (
    <button type="button" className="client-alike" data-tip={say('alikeTip', { name: client.alike.clientName })} onClick={onMerge}>
      <Tag tone="att" icon="copy">
        {say('alike')}
      </Tag>
    </button>
  );
}

/** How many live bills a client has, by port, each leading to them. */
export function PortBills(props: {
  readonly client: Client;
  readonly say: SayClient;
  readonly onOpen: (client: Client, port: PortCode) => void;
}) {
  const { client, say, onOpen } = props;
  return (
    <span className="client-ports">
      {client.ports.map(({ port, count }) => (
        <button
          key={port}
          type="button"
          className="client-open"
          data-tip={say('openBills', { port: said(findPort(port)!.name) })}
          onClick={() => onOpen(client, port)}
        >
          {say('billsAt', { port: said(findPort(port)!.name), count })}
        </button>
      ))}
      {client.ports.length === 0 && '-'}
    </span>
  );
}

export function keyStateOf({ key }: Client): 'works' | 'ended' | 'none' {
  if (key === null) return 'none';
  return key.hasEnded ? 'ended' : 'works';
}

/** Whether a client has a link, and when it was opened last. */
export function KeyState({ client, say }: { readonly client: Client; readonly say: SayClient }) {
  const state = keyStateOf(client);
  if (state === 'none') return <>-</>;
  return (
    <span className="client-key-state">
      <Tag tone={state === 'works' ? 'done' : 'idle'} icon={state === 'works' ? 'link' : 'clock'}>
        {say(`linkStates.${state}`)}
      </Tag>
      {client.key?.lastUsedTime && (
        <span className="ml-mono" data-tip={say('key.usedAt', { time: client.key.lastUsedTime })}>
          {shortTime(client.key.lastUsedTime)}
        </span>
      )}
    </span>
  );
}
