/** What a completed sign-in gives (R-3.1-14). */
export interface Login {
  readonly token: string;
  readonly id: string;
  readonly openId: string | null;
  readonly role: string;
}

/** The role shown for the personal identity; what somebody may do is decided from the session, never from this (T4). */
export function roleOf(roles: readonly string[]): string {
  return roles.includes('admin') ? 'admin' : 'user';
}
