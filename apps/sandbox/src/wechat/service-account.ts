import { randomBytes, randomInt } from 'node:crypto';
import { BadInput } from '../bad-input';
import { findDemoUser, type DemoUser } from './demo-users';
import type { QrTicket, QrTickets } from './qr-tickets';
import { signCallback } from './sign-callback';
import { readWechatField, writeWechatXml } from './xml';

/** One line of the chat between a user and the service account. */
export interface ChatLine {
  readonly openid: string;
  /** `event` is what the user did, `reply` what the account answered, `fault` what WeChat shows when it did not. */
  readonly from: 'event' | 'reply' | 'fault';
  readonly text: string;
  /** The link that can be tapped; null when there is none. */
  readonly link: string | null;
  /** Real time, ms since epoch. */
  readonly atMs: number;
}

/** What is kept between starts: who follows the account, and the chats. */
export interface WechatState {
  followers: string[];
  chat: ChatLine[];
}

/** Original id of the service account, the receiver of all events. */
const accountId = 'gh_mastlightdemo';
/** What WeChat shows a user when the account's server fails. */
const accountFault = '该公众号提供的服务出现故障，请稍后再试';
/** WeChat waits five seconds and tries three times. */
const callbackTimeoutMs = 5_000;
const callbackTries = 3;
const keptChatLines = 200;
/** Of two template messages of one name within this one is shown. */
const referencesKeptMs = 600_000;

/** What scanning led to. */
export interface ScanOutcome {
  readonly openid: string;
  readonly replyText: string;
  readonly confirmUrl: string | null;
}

/** What the platform answered to the person's consent. */
export interface ConfirmOutcome {
  readonly status: number;
  readonly answer: unknown;
}

/** The service account's side of WeChat: scans become signed events, answers become chat messages. */
export class ServiceAccount {
  /** When each template message came, by whom it was for and what the platform calls it. */
  private readonly references = new Map<string, number>();

  constructor(
    private readonly options: {
      readonly platformUrl: () => string;
      readonly callbackToken: string;
      readonly tickets: QrTickets;
      readonly nowMs: () => number;
      readonly state: WechatState;
      readonly onChange: () => void;
    },
  ) {}

  isFollower(openid: string): boolean {
    return this.options.state.followers.includes(openid);
  }

  /** The chat of one user, oldest first. */
  chatOf(openid: string): ChatLine[] {
    return this.options.state.chat.filter((line) => line.openid === openid);
  }

  unfollow(user: DemoUser): void {
    this.options.state.followers = this.options.state.followers.filter((openid) => openid !== user.openid);
    this.options.onChange();
  }

  /**
   * A user scans a code: a new follower subscribes by it, an old one scans it.
   *
   * @throws BadInput when the code has expired or the platform is not reachable.
   */
  async scan(ticket: QrTicket, userText: string): Promise<ScanOutcome> {
    if (this.options.tickets.isExpired(ticket)) throw new BadInput('二维码已过期，请在登录框里刷新后再扫');
    const user = findDemoUser(userText);
    const isNew = !this.isFollower(user.openid);
    this.say(user, 'event', isNew ? '扫码关注了公众号' : '扫描了二维码', null);
    ticket.scannedBy = user.name;
    if (isNew) this.options.state.followers.push(user.openid);

    const reply = await this.sendEvent({
      ToUserName: accountId,
      FromUserName: user.openid,
      CreateTime: Math.floor(this.options.nowMs() / 1000),
      MsgType: 'event',
      Event: isNew ? 'subscribe' : 'SCAN',
      EventKey: isNew ? `qrscene_${ticket.sceneStr}` : ticket.sceneStr,
      Ticket: ticket.ticket,
    });
    if (reply === null) {
      this.say(user, 'fault', accountFault, null);
      throw new BadInput(`平台没有正确回应微信事件（${this.options.platformUrl() || '未设置 PLATFORM_URL'}）`);
    }
    const { text, link } = readReply(reply);
    if (text !== '') this.say(user, 'reply', text, link);
    return { openid: user.openid, replyText: text, confirmUrl: link };
  }

  /**
   * Does what the person does on the phone's confirm page: agrees to log in.
   *
   * @throws BadInput when the link carries no `code`, the platform is not reachable, or it refuses.
   */
  async confirm(confirmUrl: string): Promise<ConfirmOutcome> {
    const code = URL.canParse(confirmUrl) ? new URL(confirmUrl).searchParams.get('code') : null;
    if (!code) throw new BadInput('确认链接里没有 code 参数');
    let outcome: ConfirmOutcome;
    try {
      const response = await fetch(`${this.options.platformUrl()}/manifest/wechat/confirm`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 MicroMessenger/8.0.50 (sandbox)' },
        body: JSON.stringify({ code, agree: true }),
        signal: AbortSignal.timeout(callbackTimeoutMs),
      });
      outcome = { status: response.status, answer: parseOr(await response.text()) };
    } catch {
      throw new BadInput('确认时平台连不上');
    }
    // The platform's envelope says no with a code of its own, whatever the status.
    const envelope = outcome.answer as { code?: unknown; msg?: unknown } | null;
    if (outcome.status === 200 && envelope?.code === 200) return outcome;
    throw new BadInput(`平台没有接受确认：${typeof envelope?.msg === 'string' ? envelope.msg : outcome.status}`);
  }

  /**
   * The platform sends a follower a template message; one that it knows already is not shown again.
   *
   * @returns WeChat's number: 0, or 43004 where the person does not follow the account.
   */
  takeTemplate(openid: string, text: string, link: string | null, reference: string): number {
    if (!this.isFollower(openid)) return 43004;
    const nowMs = this.options.nowMs();
    const known = this.references.get(`${openid} ${reference}`);
    if (reference !== '' && known !== undefined && nowMs - known < referencesKeptMs) return 0;
    this.references.set(`${openid} ${reference}`, nowMs);
    this.say(findDemoUser(openid), 'reply', text, link);
    return 0;
  }

  /** Verifies the platform's callback address as WeChat does when it is set up: it must echo a random text. */
  async verifyAddress(): Promise<boolean> {
    const echo = randomInt(1_000_000_000).toString();
    try {
      const response = await fetch(`${this.callbackUrl()}&echostr=${echo}`, {
        signal: AbortSignal.timeout(callbackTimeoutMs),
      });
      return response.ok && (await response.text()) === echo;
    } catch {
      return false;
    }
  }

  /** The passive reply; empty when the account has nothing to say; null when the account failed. */
  private async sendEvent(fields: Readonly<Record<string, string | number>>): Promise<string | null> {
    const body = writeWechatXml(fields);
    for (let attempt = 0; attempt < callbackTries; attempt++) {
      try {
        const response = await fetch(this.callbackUrl(), {
          method: 'POST',
          headers: { 'content-type': 'text/xml' },
          body,
          signal: AbortSignal.timeout(callbackTimeoutMs),
        });
        const text = (await response.text()).trim();
        if (response.ok) return text === 'success' ? '' : text === '' || text.startsWith('<xml') ? text : null;
        // A refusal will not change by asking again; a server error may.
        if (response.status < 500) return null;
      } catch {
        // No answer in time is what the next try is for.
      }
    }
    return null;
  }

  private callbackUrl(): string {
    const timestamp = String(Math.floor(this.options.nowMs() / 1000));
    const nonce = randomBytes(8).toString('hex');
    const signature = signCallback(this.options.callbackToken, timestamp, nonce);
    return `${this.options.platformUrl()}/manifest/wechat/callback?signature=${signature}&timestamp=${timestamp}&nonce=${nonce}`;
  }

  private say(user: DemoUser, from: ChatLine['from'], text: string, link: string | null): void {
    const { state, nowMs, onChange } = this.options;
    state.chat = [...state.chat, { openid: user.openid, from, text, link, atMs: nowMs() }].slice(-keptChatLines);
    onChange();
  }
}

/** Text and link of a passive reply: a news card's title and address, or a text with an address in it. */
function readReply(xml: string): { text: string; link: string | null } {
  if (xml === '') return { text: '', link: null };
  if (readWechatField(xml, 'MsgType') === 'news') {
    const parts = [readWechatField(xml, 'Title'), readWechatField(xml, 'Description')];
    return { text: parts.filter((part) => part).join('\n'), link: readWechatField(xml, 'Url') };
  }
  const content = readWechatField(xml, 'Content') ?? '';
  const anchor = /<a\s[^>]*href=["']([^"']+)["'][^>]*>/i.exec(content);
  const link = anchor?.[1] ?? /https?:\/\/[^\s<>"'，。]+/.exec(content)?.[0] ?? null;
  return { text: content.replace(/<\/?a\b[^>]*>/gi, ''), link: link?.replaceAll('&amp;', '&') ?? null };
}

function parseOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
