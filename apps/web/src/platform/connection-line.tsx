import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { textsOf, useTexts } from './catalogue';
import { useConnection, type Trouble } from './connection';
import { portNowMs, reconnect } from './live';
import { platformTexts } from './texts/zh-CN';
import './connection-line.css';

/** The trouble of now and since when what is shown stands, "05:37" by the port's clock (null: nothing was heard yet). */
export function useTrouble(): { readonly trouble: Trouble; readonly time: string | null } | null {
  const trouble = useConnection((state) => state.trouble);
  const heardAtMs = useConnection((state) => state.heardAtMs);
  if (trouble === null) return null;
  return { trouble, time: heardAtMs === null ? null : formatShanghai(portNowMs(heardAtMs)).slice(11, 16) };
}

/** "连接断了，数据停在 05:37，正在重连": a trouble in words. */
export function sayTrouble({ trouble, time }: { readonly trouble: Trouble; readonly time: string | null }): string {
  const say = textsOf(platformTexts);
  const words = { trouble: say(`trouble.${trouble}`), remedy: say(`remedy.${trouble}`) };
  return time === null
    ? say('connection.toldWithoutData', words)
    : say('connection.told', { ...words, stands: say('connection.stands', { time }) });
}

/** The line wherever data are shown that may be old; nothing while they stand. */
export function ConnectionLine() {
  const say = useTexts(platformTexts);
  const told = useTrouble();
  if (!told) return null;
  return (
    <p
      className="connection-line"
      role="status"
      data-trouble={told.trouble}
      data-tip={told.time === null ? undefined : say('connection.approximate', { time: told.time })}
    >
      <span>{sayTrouble(told)}</span>
      <button type="button" onClick={reconnect}>
        {say('connection.retry')}
      </button>
    </p>
  );
}
