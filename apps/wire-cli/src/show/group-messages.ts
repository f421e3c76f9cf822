import type { WireMessage } from '@mastlight/wire';

/** So many messages in a row are one table; fewer are easier to read one by one. */
const fewestTogether = 3;
/** Values of a head and rows of lists that a row of a table can take. */
const mostHeadValues = 12;
const mostListRows = 2;

/**
 * Parts messages into what is shown together, in the order of the first of
 * each: messages without a list (positions, heartbeats) by kind and type
 * wherever they stand, small ones (a head and a container) as long as they
 * follow each other, any other alone.
 */
export function groupMessages(messages: readonly WireMessage[]): WireMessage[][] {
  const groups: WireMessage[][] = [];
  const plain = new Map<string, WireMessage[]>();
  let run: WireMessage[] = [];
  const endRun = (): void => {
    if (run.length < fewestTogether) for (const message of run) groups.push([message]);
    else groups.push(run);
    run = [];
  };
  for (const message of messages) {
    const [last] = run;
    if (last && (groupOf(last) !== groupOf(message) || !isSmall(message))) endRun();
    if (isSmall(message)) {
      run.push(message);
      continue;
    }
    const alike = hasList(message) ? undefined : plain.get(groupOf(message));
    if (alike) alike.push(message);
    else {
      const group = [message];
      groups.push(group);
      if (!hasList(message)) plain.set(groupOf(message), group);
    }
  }
  endRun();
  return groups;
}

function groupOf({ kind, type }: WireMessage): string {
  return `${kind} ${type}`;
}

function isSmall(message: WireMessage): boolean {
  const lists = Object.values(message).filter(isObjectList);
  const heads = Object.values(message).filter((value) => value !== null && !Array.isArray(value));
  const [only] = lists;
  return lists.length === 1 && (only as readonly object[]).length <= mostListRows && heads.length <= mostHeadValues;
}

function hasList(message: WireMessage): boolean {
  return Object.values(message).some(isObjectList);
}

function isObjectList(value: unknown): value is readonly object[] {
  return Array.isArray(value) && value.some((item) => typeof item === 'object');
}
