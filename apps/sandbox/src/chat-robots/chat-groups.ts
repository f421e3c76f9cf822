import { createHmac, timingSafeEqual } from 'node:crypto';

/** A group of a chat service with a robot in it; invented. */
export interface ChatGroup {
  readonly kind: 'wecom' | 'dingtalk' | 'feishu';
  readonly name: string;
  readonly token: string;
  /** What its messages are signed with; null: they are not. */
  readonly secret: string | null;
}

/** A message as a group sees it. */
export interface GroupMessage {
  readonly group: string;
  readonly text: string;
  /** Real time, ms since epoch. */
  readonly atMs: number;
}

export const chatGroups: readonly ChatGroup[] = [
  { kind: 'wecom', name: '甬联操作群（演示）', token: 'demo0001-0000-4000-8000-000000000001', secret: null },
  {
    kind: 'dingtalk',
    name: '车队群（演示）',
    token: 'demo0000000000000000000000000000000000000000000000000000000000d1',
    secret: 'SECdemo000000000000000000000000000000000000000000000000000000d1',
  },
  { kind: 'feishu', name: '客户群（演示）', token: 'demo0001-0000-4000-8000-0000000000f1', secret: 'demoFeishuSecret000001' },
];

const keptMessages = 200;
/** Each service takes 20 messages a minute of a robot. */
const perMinute = 20;
/** A signature is believed for an hour. */
const signedForMs = 3_600_000;

/** Groups with their robots and what these have said. */
export class ChatGroups {
  constructor(
    private readonly messages: GroupMessage[],
    private readonly nowMs: () => number,
    private readonly onChange: () => void,
  ) {}

  find(kind: ChatGroup['kind'], token: string): ChatGroup | undefined {
    return chatGroups.find((group) => group.kind === kind && group.token === token);
  }

  /** Whether its robot has said so much within a minute that it is not heard. */
  isBusy({ name }: ChatGroup): boolean {
    const sinceMs = this.nowMs() - 60_000;
    return this.messages.filter(({ group, atMs }) => group === name && atMs > sinceMs).length >= perMinute;
  }

  say({ name }: ChatGroup, text: string): void {
    this.messages.push({ group: name, text, atMs: this.nowMs() });
    if (this.messages.length > keptMessages) this.messages.splice(0, this.messages.length - keptMessages);
    this.onChange();
  }

  newest(): GroupMessage[] {
    return [...this.messages].reverse();
  }

  /** Whether a message was signed as 钉钉 asks: its time in ms and the key, with the key. */
  isSignedForDingtalk({ secret }: ChatGroup, timestamp: string, sign: string): boolean {
    if (secret === null) return true;
    return this.isFresh(Number(timestamp)) && isSame(sign, createHmac('sha256', secret).update(`${timestamp}\n${secret}`).digest('base64'));
  }

  /** Whether a message was signed as 飞书 asks: nothing, with its time in seconds and the key. */
  isSignedForFeishu({ secret }: ChatGroup, timestamp: string, sign: string): boolean {
    if (secret === null) return true;
    return (
      this.isFresh(Number(timestamp) * 1_000) && isSame(sign, createHmac('sha256', `${timestamp}\n${secret}`).update('').digest('base64'))
    );
  }

  private isFresh(atMs: number): boolean {
    return Math.abs(this.nowMs() - atMs) <= signedForMs;
  }
}

function isSame(told: string, known: string): boolean {
  const [a, b] = [Buffer.from(told), Buffer.from(known)];
  return a.length === b.length && timingSafeEqual(a, b);
}
