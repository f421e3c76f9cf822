import { Dialog, Icon, isComposing, type IconName } from '@mastlight/ui';
import { findPort } from '@mastlight/domain/vocabulary/port';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId, useState, type KeyboardEvent } from 'react';
import { showAccountDialog } from '../../features/account';
import { useIdentityName } from '../identity-name';
import { findBills } from '../../features/bill-subscription';
import { useTexts } from '../../platform/catalogue';
import { useSettledText } from '../../platform/list/use-settled-text';
import { useSession } from '../../platform/session';
import { declaredPages } from '../declared-pages';
import { shellTexts } from '../texts/zh-CN';
import { isSearchable, offerPages } from './commands';
import { said } from '../../platform/said';
import './command-bar.css';

/** One thing to do: its sign, its words, and what it does. */
interface Command {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  readonly note?: string;
  readonly act: () => void;
}

/** Ctrl+K: go to a page, switch the identity, find a bill, a box or a ship; by keys alone. */
export function CommandBar({ onClose }: { readonly onClose: () => void }) {
  const say = useTexts(shellTexts);
  const router = useRouter();
  const session = useSession();
  const identityName = useIdentityName();
  const listId = useId();
  const [keyword, setKeyword] = useState('');
  const [typed, setTyped] = useSettledText(keyword, setKeyword);
  const [at, setAt] = useState(0);
  const isSignedIn = session.token !== null;
  const found = useQuery({
    queryKey: ['bill-subscription', 'find', keyword],
    queryFn: ({ signal }) => findBills(keyword, signal),
    enabled: isSignedIn && isSearchable(keyword),
  });

  const go = (to: string, search?: Record<string, string>) => () =>
    void router.navigate({ to, ...(search && { search: search as never }) });
  const bills = found.data ?? [];
  const commands: Command[] = [
    ...bills.map(({ billNo, port, call }): Command => ({
      id: `bill ${port} ${billNo}`,
      icon: 'doc',
      label: billNo,
      note: [said(findPort(port)?.name), call].filter(Boolean).join(' · '),
      act: go('/detail', { blno: billNo, port }),
    })),
    ...offerPages(declaredPages, session, typed).map(({ path, title }): Command => ({
      id: path,
      icon: 'arrowRight',
      label: title,
      note: path,
      act: go(path),
    })),
    ...(isSignedIn && say('switchIdentity').includes(typed.trim())
      ? [{ id: 'identity', icon: 'users' as const, label: say('switchIdentity'), act: () => showAccountDialog('identity') }]
      : []),
    ...(isSearchable(typed)
      ? [
          {
            id: 'ships',
            icon: 'ship' as const,
            label: say('commands.ships', { text: typed.trim() }),
            act: go('/shipSubscrib', { keyword: typed.trim() }),
          },
        ]
      : []),
  ];
  const chosen = Math.min(at, commands.length - 1);

  function run(command: Command | undefined): void {
    if (!command) return;
    onClose();
    command.act();
  }

  function handleKey(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    if (event.key === 'Enter') run(commands[chosen]);
    else if (event.key === 'ArrowDown' && commands.length > 0) setAt((chosen + 1) % commands.length);
    else if (event.key === 'ArrowUp' && commands.length > 0) setAt((chosen + commands.length - 1) % commands.length);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <Dialog title={say('commands.title')} width={560} onClose={onClose}>
      <input
        className="command-input"
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={commands.length > 0 ? optionId(chosen) : undefined}
        aria-label={say('commands.title')}
        placeholder={say('commands.placeholder')}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value, isComposing(event));
          setAt(0);
        }}
        onCompositionEnd={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      <div id={listId} className="command-list" role="listbox" aria-label={say('commands.title')} aria-busy={found.isFetching}>
        {commands.map((command, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={command.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === chosen}
            className="command"
            onPointerMove={() => setAt(index)}
            onClick={() => run(command)}
          >
            <Icon name={command.icon} />
            <span className="command-label">{command.label}</span>
            {command.note !== undefined && <small className="ml-mono">{command.note}</small>}
          </button>
        ))}
      </div>
      <p className="command-state" role="status">
        {found.isFetching
          ? say('commands.looking')
          : found.isError
            ? say('commands.lost')
            : found.data?.length === 0
              ? say('commands.noBill', { name: identityName })
              : ''}
      </p>
    </Dialog>
  );
}
