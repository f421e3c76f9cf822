import { Menu } from '@mastlight/ui';
import { useRouter } from '@tanstack/react-router';
import { useAgentEntries } from '../../features/pre-sheet';
import { findActiveEntry, useMenu } from '../menu';
import { useTexts } from '../../platform/catalogue';
import { shellTexts } from '../texts/zh-CN';
import { said } from '../../platform/said';

/** Every module under the menu icon; the one on show is ticked. */
export function ModuleList(props: { readonly anchor: HTMLElement; readonly path: string; readonly onClose: () => void }) {
  const say = useTexts(shellTexts);
  const router = useRouter();
  const active = findActiveEntry(props.path);
  const menu = useMenu();
  const agents = useAgentEntries() ?? [];
  return (
    <Menu
      anchor={props.anchor}
      label={say('allModules')}
      onClose={props.onClose}
      items={[
        ...menu.map((entry) => ({
          id: entry.path,
          label: said(entry.title),
          isChecked: entry === active,
          hint: said(entry.menu.tip),
          onSelect: () => void router.navigate({ to: entry.path }),
        })),
        ...agents.map(({ path, title }) => ({
          id: path,
          label: title,
          isChecked: path === props.path,
          hint: say('preSheet'),
          onSelect: () => void router.navigate({ to: path }),
        })),
      ]}
    />
  );
}
