/** From when on a cut-off is near to this user (R-9-18): chosen in the column settings, seen in every list and detail. */
import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { Select, useClockValue } from '@mastlight/ui';
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import {
  nearColumns,
  nearHoursChoices,
  nearHoursDefault,
  nearHoursForm,
  nearHoursKey,
  nearnessOf,
  type NearColumn,
  type NearHours,
} from '@mastlight/domain/contract-kit/near-hours';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { useTexts } from '../catalogue';
import { portClock } from '../port-clock';
import { useSession } from '../session';
import { entryQuery, saveEntry } from './saved-entry';
import { listTexts } from './texts/zh-CN';
import './near-hours.css';

export type { NearColumn };

/** Cells are many: they read what is known here, and the list asks once. */
const useKnownHours = create<NearHours>(() => nearHoursDefault);

/** Hours of a cut-off for this user, as far as they are known. */
export function useNearMs(column: NearColumn): number {
  return useKnownHours((known) => known[column]) * 3_600_000;
}

/** Whether one of a list's columns is a cut-off that a user has hours for. */
export function hasNearColumn(columns: readonly { readonly prop: string }[]): boolean {
  return columns.some(({ prop }) => nearColumns.some((column) => column === prop));
}

/** Asks for the user's hours, unless they are not `wanted`, and keeps them for the cells. */
export function useNearHours(wanted = true): {
  readonly hours: NearHours;
  /** The saved hours have come: before, a change of one would write the other as nobody set it. */
  readonly isKnown: boolean;
  readonly change: (part: Partial<NearHours>) => void;
} {
  const client = useQueryClient();
  const userId = useSession((session) => (session.token === null ? null : session.userId));
  const key = userId === null ? null : nearHoursKey(userId);
  const saved = useQuery({ ...entryQuery(key ?? ''), enabled: wanted && key !== null });
  const text = key === null ? null : (saved.data ?? null);
  useEffect(() => {
    if (wanted) useKnownHours.setState((text === null ? null : nearHoursForm.read(text)) ?? nearHoursDefault);
  }, [text, wanted]);
  const hours = useKnownHours();
  return {
    hours,
    isKnown: saved.isSuccess,
    change: (part) => {
      if (key === null || !saved.isSuccess) return;
      const value = nearHoursForm.write({ ...hours, ...part });
      client.setQueryData(entryQuery(key).queryKey, value);
      // A refused save has been shown; the screen keeps the setting for this visit.
      void saveEntry(key, value).catch(() => undefined);
    },
  };
}

/** The choice of hours in the column settings, for the cut-offs that the list has. */
export function NearHoursFields(props: { readonly props: readonly string[]; readonly titleOf: (prop: string) => string }) {
  const say = useTexts(listTexts);
  const { hours, isKnown, change } = useNearHours();
  const shown = nearColumns.filter((column) => props.props.includes(column));
  if (shown.length === 0) return null;
  return (
    <fieldset className="list-near-hours">
      <legend>{say('nearHours')}</legend>
      {shown.map((column) => (
        <Select
          key={column}
          label={props.titleOf(column)}
          size={24}
          disabled={!isKnown}
          options={[...new Set([...nearHoursChoices, hours[column]])]
            .sort((a, b) => a - b)
            .map((each) => ({ value: String(each), label: say('nearHoursOf', { hours: each }) }))}
          value={String(hours[column])}
          onChange={(value) => value !== '' && change({ [column]: Number(value) })}
        />
      ))}
    </fieldset>
  );
}

/** The time of a cut-off: amber within the user's hours, red once it is over, by the port's clock; `isOver`: it closes for nobody any more. */
export function CutOffTime(props: { readonly time: string; readonly column: NearColumn; readonly isOver: boolean }) {
  const { time, column, isOver } = props;
  const nearMs = useNearMs(column);
  const atMs = parseShanghai(time);
  const nearness = useClockValue(
    (nowMs) => (isOver || atMs === undefined ? 'far' : nearnessOf(atMs, nowMs, nearMs / 3_600_000)),
    portClock,
  );
  return (
    <span className="ml-mono list-time" data-nearness={nearness} data-tip={time}>
      {shortTime(time)}
    </span>
  );
}
