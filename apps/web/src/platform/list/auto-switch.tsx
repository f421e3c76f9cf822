import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Switch } from '@mastlight/ui';
import { useTexts } from '../catalogue';
import { changeRows } from './change-rows';
import type { ListRow } from './list-declaration';
import type { RowsKey } from './list-rows';
import { listTexts } from './texts/zh-CN';

/** A row that can bring what it leads to (ADR 0027). */
export type AutoRow = ListRow & { readonly autoSubscribe?: boolean };

/** What switching rows of a list needs. */
export interface AutoCalls<R> {
  readonly list: RowsKey;
  readonly nameOf: (row: R) => string;
  /** What the rows of the list bring. */
  readonly autoTip: () => string;
  readonly switchAuto?: (ids: readonly number[], isOn: boolean) => Promise<unknown>;
}

/** 自动订阅 of rows: it shows at once, and goes back with the reason when it is refused. */
export function changeAuto<R>(
  { list, switchAuto }: Pick<AutoCalls<R>, 'list' | 'switchAuto'>,
  client: QueryClient,
  ids: readonly number[],
  isOn: boolean,
): void {
  void changeRows<AutoRow>(client, list, ids, { autoSubscribe: isOn }, async () => switchAuto?.(ids, isOn));
}

/** The switch 自动订阅 of a row. */
export function AutoSwitch<R extends AutoRow>(props: { readonly row: R; readonly calls: AutoCalls<R> }) {
  const { row, calls } = props;
  const client = useQueryClient();
  const say = useTexts(listTexts);
  return (
    <span data-tip={calls.autoTip()}>
      <Switch
        isOn={row.autoSubscribe === true}
        label={say('autoSubscribe.of', { what: calls.nameOf(row) })}
        onChange={(isOn) => changeAuto(calls, client, [row.id], isOn)}
      />
    </span>
  );
}
