/**
 * Changes of rows that show at once: 置顶, 备注, 自动订阅, 指派客户 (ux 5). When
 * the server refuses, the rows go back and shake, and the reason has been shown.
 */
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { CallCancelled } from '../../platform/http-client';
import { assignClient, patchRows, setAutoSubscription, setTop, updateRemark, type BillRow } from './api';

/** Rows that were just refused something; they shake once. */
export const useRefusedRows = create<{ readonly ids: ReadonlySet<number> }>(() => ({ ids: new Set() }));
const shakeMs = 400;

async function change(
  client: QueryClient,
  ids: readonly number[],
  patch: Partial<BillRow>,
  call: () => Promise<unknown>,
): Promise<boolean> {
  const undo = patchRows(client, ids, patch);
  try {
    await call();
    return true;
  } catch (error) {
    if (error instanceof CallCancelled) return false;
    undo();
    useRefusedRows.setState({ ids: new Set(ids) });
    setTimeout(() => useRefusedRows.setState({ ids: new Set() }), shakeMs);
    return false;
  }
}

export function changeTop(client: QueryClient, ids: readonly number[], isTop: boolean): Promise<boolean> {
  return change(client, ids, { top: isTop }, () => setTop(ids, isTop));
}

export function changeRemark(client: QueryClient, id: number, remark: string): Promise<boolean> {
  return change(client, [id], { remark: remark === '' ? null : remark }, () => updateRemark(id, remark));
}

export function changeClient(client: QueryClient, ids: readonly number[], clientName: string): Promise<boolean> {
  return change(client, ids, { clientCompanyName: clientName }, () => assignClient(ids, clientName));
}

/** The wire switches one bill at a time; each row goes back by itself when it is refused. */
export async function changeAuto(client: QueryClient, ids: readonly number[], isOn: boolean): Promise<number> {
  const results = await Promise.all(ids.map((id) => change(client, [id], { autoSubscribe: isOn }, () => setAutoSubscription(id, isOn))));
  return results.filter(Boolean).length;
}
