import type { Announcement, IntakeSource } from './announcement';

/** How far a message is. `dropped` is lost by a fault on purpose, `refused` was turned away for good. */
export type PostState = 'pending' | 'sent' | 'dropped' | 'refused';

/** One message in the outbox. Bytes are base64, so that the outbox can be saved as it stands. */
export interface Post {
  readonly id: number;
  readonly source: IntakeSource;
  readonly name: string;
  readonly messageId: string | null;
  readonly base64: string;
  /** The world's time when it was written, ms since epoch. */
  readonly writtenMs: number;
  state: PostState;
  attempts: number;
  /** Why the last attempt failed; null when none did. */
  lastError: string | null;
}

export interface OutboxState {
  nextId: number;
  /** Messages of each state that were forgotten; absent in states of before they were counted. */
  forgotten?: Partial<Record<PostState, number>>;
  posts: Post[];
}

/** Delivered messages kept for the desk; older ones are forgotten. */
const keptSentCount = 1500;

/** Messages waiting for the platform, and the last ones it took. */
export class Outbox {
  private readonly listeners = new Set<() => void>();

  constructor(private readonly state: OutboxState = { nextId: 1, posts: [] }) {}

  /** Puts a message in; it goes out after those before it of the same source. */
  add(announcement: Announcement, writtenMs: number): Post {
    const post: Post = {
      id: this.state.nextId++,
      source: announcement.source,
      name: announcement.name,
      messageId: announcement.messageId,
      base64: Buffer.from(announcement.bytes).toString('base64'),
      writtenMs,
      state: 'pending',
      attempts: 0,
      lastError: null,
    };
    this.state.posts.push(post);
    for (const listener of this.listeners) listener();
    return post;
  }

  /** Messages of `source` that still have to go, oldest first; at most `limit`. */
  pendingOf(source: IntakeSource, limit: number): Post[] {
    const found: Post[] = [];
    for (const post of this.state.posts) {
      if (found.length >= limit) break;
      if (post.source === source && post.state === 'pending') found.push(post);
    }
    return found;
  }

  /** Messages of a state since the beginning, forgotten ones too. */
  count(state: PostState): number {
    const forgotten = this.state.forgotten?.[state] ?? 0;
    return this.state.posts.reduce((sum, post) => sum + (post.state === state ? 1 : 0), forgotten);
  }

  /** The newest `limit` messages, newest first. */
  newest(limit: number): Post[] {
    return this.state.posts.slice(-limit).reverse();
  }

  find(id: number): Post | undefined {
    return this.state.posts.find((post) => post.id === id);
  }

  /** Sends a dropped, refused or even a delivered message again. */
  resend(post: Post): void {
    post.state = 'pending';
    post.lastError = null;
    for (const listener of this.listeners) listener();
  }

  /** Forgets the oldest delivered messages beyond what the desk shows. */
  trim(): void {
    let surplus = this.state.posts.length - keptSentCount;
    if (surplus <= 0) return;
    const forgotten = (this.state.forgotten ??= {});
    this.state.posts = this.state.posts.filter((post) => {
      if (post.state === 'pending' || surplus-- <= 0) return true;
      forgotten[post.state] = (forgotten[post.state] ?? 0) + 1;
      return false;
    });
  }

  onAdd(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The live state, for saving. */
  snapshot(): OutboxState {
    return this.state;
  }
}
