/** What a key may open. A further scope is a line here. */
export const scopes = [{ code: 'events:read', name: '读取跟踪事件', opens: 'GET /v2/events' }] as const;
export type Scope = (typeof scopes)[number]['code'];

export const scopeCodes = scopes.map(({ code }) => code) as [Scope, ...Scope[]];
