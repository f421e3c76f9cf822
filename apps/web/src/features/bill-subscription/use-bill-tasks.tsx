import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { showToast, type BatchAction, type MenuItem } from '@mastlight/ui';
import { waysOf as waysOfLife, type LifeWay } from '@mastlight/domain/bill-subscription/life';
import { useTexts } from '../../platform/catalogue';
import { isPermitted, useSession } from '../../platform/session';
import type { BillRow } from './api';
import { changeAcknowledged, fetchAgain } from './change-rows';
import { copyBills } from './copy-bills';
import { billTexts } from './texts/zh-CN';
import { lazyPart } from '../../platform/lazy-part';

const ClientDialog = lazyPart(async () => (await import('./components/client-dialog')).ClientDialog);
const HandOverDialog = lazyPart(async () => (await import('./components/hand-over-dialog')).HandOverDialog);
const NumberDialog = lazyPart(async () => (await import('./components/number-dialog')).NumberDialog);
const ShareDialog = lazyPart(async () => (await import('./components/share-dialog')).ShareDialog);
const VesselDialog = lazyPart(async () => (await import('./components/vessel-dialog')).VesselDialog);

/** What is done with bills alone, beside what every list does with its rows. */
export interface BillTasks {
  /** What helps a bill of which nothing is heard: 改单号, 重新获取; nothing for one that runs. */
  readonly waysOf: (row: BillRow) => readonly MenuItem[];
  /** Between 备注 and 删除 in the menu of a bill. */
  readonly itemsOf: (row: BillRow) => readonly MenuItem[];
  /** For several bills of the list. */
  readonly batchOf: (rows: readonly BillRow[]) => readonly BatchAction[];
  /** The dialog that stands open. */
  readonly dialog: ReactNode;
}

/** 改单号, 重新获取, 改船名航次, 指派客户, 交接同事 (in a company), 分享, 已处理; `changed` hears of a bill that was dealt with, `renamed` of one that has another number now. */
export function useBillTasks({ changed, renamed }: { readonly changed?: () => void; readonly renamed?: () => void } = {}): BillTasks {
  const client = useQueryClient();
  const say = useTexts(billTexts);
  const [asked, ask] = useState<{
    readonly kind: 'number' | 'vessel' | 'client' | 'hand-over' | 'share';
    readonly rows: readonly BillRow[];
  } | null>(null);
  const acknowledge = (rows: readonly BillRow[], isOn: boolean): void =>
    void changeAcknowledged(client, rows, isOn).then((isDone) => {
      if (!isDone) return;
      changed?.();
      // The row leaves its place: what became of it is told, with the way back.
      if (isOn) showToast({ tone: 'done', text: say('acknowledgedNow', { count: rows.length }), undo: () => acknowledge(rows, false) });
    });
  const close = (): void => ask(null);
  const isInCompany = useSession((session) => session.cid !== null && isPermitted(session, 'company.operate'));
  const handOver = (rows: readonly BillRow[]) =>
    isInCompany
      ? [{ id: 'hand-over', label: say('handOver.action'), icon: 'share', onSelect: () => ask({ kind: 'hand-over', rows }) } as const]
      : [];
  const ways: Readonly<Record<LifeWay, (row: BillRow) => MenuItem>> = {
    'ask-again': (row) => ({
      id: 'ask-again',
      label: say('askAgain'),
      icon: 'refresh',
      onSelect: () => void fetchAgain(client, [row]).then((isDone) => isDone && changed?.()),
    }),
    'change-number': (row) => ({
      id: 'number',
      label: say('numberDialog.action'),
      icon: 'edit',
      onSelect: () => ask({ kind: 'number', rows: [row] }),
    }),
  };
  const waysOf = (row: BillRow): MenuItem[] => waysOfLife({ state: row.state, reason: row.failReason }).map((way) => ways[way](row));
  const [first] = asked?.rows ?? [];
  return {
    waysOf,
    itemsOf: (row) => [
      ...waysOf(row),
      ...(row.exceptions.length === 0
        ? []
        : [
            row.acknowledged
              ? ({ id: 'remind', label: say('remindAgain'), icon: 'bell', onSelect: () => acknowledge([row], false) } as const)
              : ({ id: 'acknowledge', label: say('acknowledge'), icon: 'check', onSelect: () => acknowledge([row], true) } as const),
          ]),
      { id: 'vessel', label: say('vesselDialog.action'), icon: 'ship', onSelect: () => ask({ kind: 'vessel', rows: [row] }) },
      { id: 'client', label: say('clientDialog.action'), icon: 'users', onSelect: () => ask({ kind: 'client', rows: [row] }) },
      ...handOver([row]),
      { id: 'share', label: say('share'), icon: 'link', onSelect: () => ask({ kind: 'share', rows: [row] }) },
    ],
    batchOf: (rows) => {
      const troubled = rows.filter((row) => row.exceptions.length > 0 && !row.acknowledged);
      return [
        { id: 'client', label: say('clientDialog.action'), icon: 'users', onSelect: () => ask({ kind: 'client', rows }) },
        ...handOver(rows),
        {
          id: 'acknowledge',
          label: say('acknowledge'),
          icon: 'check',
          isDisabled: troubled.length === 0,
          onSelect: () => acknowledge(troubled, true),
        },
        { id: 'copy', label: say('copySentence'), icon: 'copy', onSelect: () => void copyBills(rows) },
      ];
    },
    dialog: asked && first && (
      <>
        {asked.kind === 'number' ? (
          <NumberDialog row={first} onClose={close} {...(renamed && { onRenamed: renamed })} />
        ) : asked.kind === 'vessel' ? (
          <VesselDialog row={first} onClose={close} />
        ) : asked.kind === 'hand-over' ? (
          <HandOverDialog rows={asked.rows} onClose={close} />
        ) : asked.kind === 'share' ? (
          <ShareDialog row={first} onClose={close} />
        ) : (
          <ClientDialog rows={asked.rows} onClose={close} />
        )}
      </>
    ),
  };
}
