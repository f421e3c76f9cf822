/** What has changed in the interface, for whoever has written a program against it. A change of what is served gets its line here. */
export interface InterfaceChange {
  /** Of the interface as a whole; the first number rises with what breaks programs, the second with what is new. */
  readonly version: string;
  /** When it came, in Asia/Shanghai. */
  readonly day: string;
  readonly words: string;
  /** Whether a program that was right before can be wrong after. */
  readonly isBreaking: boolean;
}

/** The latest first. */
export const interfaceChanges = [
  {
    version: '1.4.0',
    day: '2026-11-30',
    words:
      '新增 /v2/event-subscriptions：按 DCSA Track & Trace 2.2 订阅事件推送（Notification-Signature），新建、列出、查、改、删、换密钥，要权限“订阅事件推送”',
    isBreaking: false,
  },
  {
    version: '1.3.0',
    day: '2026-11-30',
    words:
      '新增 POST /vgm-declarations 和 GET /vgm-declarations/{declarationReference}：按 DCSA Verified Gross Mass 1.0 发送 VGM、查状态，要权限“发送 VGM”',
    isBreaking: false,
  },
  { version: '1.2.0', day: '2026-11-30', words: '新增 GET /v2/openapi.json：接口说明（OpenAPI 3.1），不用密钥', isBreaking: false },
  { version: '1.1.0', day: '2026-11-30', words: '新增推送地址：事件按 Standard Webhooks 1.0 推到你们的程序', isBreaking: false },
  { version: '1.0.0', day: '2026-11-29', words: '新增 GET /v2/events：按 DCSA Track & Trace 2.2 读取事件', isBreaking: false },
] as const satisfies readonly InterfaceChange[];
