import type { AgentEntry } from '@mastlight/domain/pre-sheet/agent-menu';
import { Menu } from '@mastlight/ui';
import { useRouter } from '@tanstack/react-router';

/** The children of the menu's PreSheet: one for each agent (R-2.2-45). */
export function AgentMenu(props: {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly path: string;
  readonly entries: readonly AgentEntry[];
  readonly onClose: () => void;
}) {
  const { anchor, label, path, entries, onClose } = props;
  const router = useRouter();
  return (
    <Menu
      anchor={anchor}
      label={label}
      onClose={onClose}
      items={entries.map((entry) => ({
        id: entry.path,
        label: entry.title,
        isChecked: entry.path === path,
        onSelect: () => void router.navigate({ to: entry.path }),
      }))}
    />
  );
}
