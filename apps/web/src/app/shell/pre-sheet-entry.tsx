import type { AgentEntry } from '@mastlight/domain/pre-sheet/agent-menu';
import { Menu } from '@mastlight/ui';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../platform/catalogue';
import { shellTexts } from '../texts/zh-CN';

/** The menu's PreSheet with a child for each of its agents (R-2.2-45). */
export function PreSheetEntry({ path, entries }: { readonly path: string; readonly entries: readonly AgentEntry[] }) {
  const say = useTexts(shellTexts);
  const router = useRouter();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = say('preSheet');
  return (
    <li>
      <button
        type="button"
        className="main-menu-entry"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-current={path.startsWith('/preSheet') ? 'page' : undefined}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        {label}
      </button>
      {anchor && (
        <Menu
          anchor={anchor}
          label={label}
          onClose={() => setAnchor(null)}
          items={entries.map((entry) => ({
            id: entry.path,
            label: entry.title,
            isChecked: entry.path === path,
            onSelect: () => void router.navigate({ to: entry.path }),
          }))}
        />
      )}
    </li>
  );
}
