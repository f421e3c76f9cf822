/** What a key may open. A further scope is a line here; what a scope `spends` is the company's money, up to what who makes the key agrees to. */
export const scopes = [
  { code: 'events:read', name: '读取跟踪事件', opens: ['GET /v2/events'], spends: false },
  {
    code: 'vgm:write',
    name: '发送 VGM',
    opens: ['POST /vgm-declarations', 'GET /vgm-declarations/{declarationReference}'],
    spends: true,
  },
  {
    code: 'events:subscribe',
    name: '订阅事件推送',
    opens: [
      'POST /v2/event-subscriptions',
      'GET /v2/event-subscriptions',
      'GET /v2/event-subscriptions/{subscriptionID}',
      'PUT /v2/event-subscriptions/{subscriptionID}',
      'DELETE /v2/event-subscriptions/{subscriptionID}',
      'PUT /v2/event-subscriptions/{subscriptionID}/secret',
    ],
    spends: false,
  },
] as const satisfies readonly { code: string; name: string; opens: readonly string[]; spends: boolean }[];
export type Scope = (typeof scopes)[number]['code'];

export const scopeCodes = scopes.map(({ code }) => code) as [Scope, ...Scope[]];

/** Whether a key with these scopes takes money. */
export function isSpending(codes: readonly string[]): boolean {
  return scopes.some(({ code, spends }) => spends && codes.includes(code));
}
