import { useCallback, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { BatchAction, MenuItem, PopoverAnchor } from '@mastlight/ui';
import { useSession } from '../../platform/session';
import { sendSignal } from '../../platform/signals';
import type { VesselListOnScreen, VesselRow } from './api';
import { changeTop } from './row-changes';
import { texts } from './texts';

/** Something that is asked about rows before it is done. */
interface VesselTask {
  readonly kind: 'remark' | 'delete';
  readonly rows: readonly VesselRow[];
  readonly anchor?: PopoverAnchor;
}

/** What can be done on the page of the list, and what lies open over it. */
export interface VesselCommands {
  readonly task: VesselTask | null;
  readonly setTask: (task: VesselTask | null) => void;
  /** What the drawer begins with. */
  readonly pastedText: string;
  /** Opens the drawer; whoever is not signed in is asked to. */
  readonly openPaste: (text: string) => void;
  readonly closePaste: () => void;
  readonly toggleTop: (row: VesselRow) => void;
  readonly menuOf: (row: VesselRow) => MenuItem[];
  readonly batch: readonly BatchAction[];
}

/** The commands of the page over its list. */
export function useVesselCommands(list: VesselListOnScreen): VesselCommands {
  const client = useQueryClient();
  const { history } = useRouter();
  const [task, setTask] = useState<VesselTask | null>(null);
  const [pastedText, setPastedText] = useState('');
  // Whether the drawer on show was opened here: then closing it is the step back that Back would take.
  const hasOpened = useRef(false);
  const { change, selected, menu } = list;
  const areAllOnTop = selected.every(({ top }) => top);
  const toggleTop = useCallback((row: VesselRow) => void changeTop(client, [row], !row.top), [client]);
  return {
    task,
    setTask,
    pastedText,
    toggleTop,
    openPaste(text) {
      if (!useSession.getState().token) {
        sendSignal('login-needed', {});
        return;
      }
      setPastedText(text);
      hasOpened.current = true;
      change({ paste: true });
    },
    closePaste() {
      setPastedText('');
      if (hasOpened.current) history.back();
      else change({ paste: false }, 'replace');
      hasOpened.current = false;
    },
    menuOf: (row) => [
      { id: 'top', label: row.top ? texts.unpin : texts.pin, icon: 'pin', onSelect: () => toggleTop(row) },
      {
        id: 'remark',
        label: texts.remark,
        icon: 'edit',
        onSelect: () => setTask({ kind: 'remark', rows: [row], ...(menu ? { anchor: menu.anchor } : {}) }),
      },
      {
        id: 'delete',
        label: texts.remove,
        icon: 'trash',
        tone: 'danger',
        hasSeparatorBefore: true,
        onSelect: () => setTask({ kind: 'delete', rows: [row] }),
      },
    ],
    batch: [
      {
        id: 'top',
        label: areAllOnTop ? texts.unpin : texts.pin,
        icon: 'pin',
        onSelect: () => void changeTop(client, selected, !areAllOnTop).then((isDone) => isDone && list.live.apply()),
      },
      { id: 'delete', label: texts.remove, icon: 'trash', tone: 'danger', onSelect: () => setTask({ kind: 'delete', rows: selected }) },
    ],
  };
}
