/** The envelope of every JSON answer (R-0-03, R-0-04) and its business codes (R-8-32). */

export interface Envelope<T = unknown> {
  readonly code: number;
  readonly status: boolean;
  readonly msg: string;
  readonly message?: string;
  readonly data: T | null;
  readonly requestId?: string;
  /** For code 400: wire name of each refused field with its reason. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Name of a refusal of the contract; `msg` is its sentence. */
  readonly refusal?: string;
  /** What the sentence is made of. */
  readonly params?: object;
}

/** Default text of each business code (R-8-32). */
export const codeTexts: Readonly<Record<number, string>> = {
  201: 'success',
  400: '参数错误',
  401: '登录已失效，请重新登录',
  402: '余额不足',
  403: '没有权限',
  404: '记录不存在',
  409: '重复提交',
  410: '已过期',
  413: '文件过大',
  429: '操作过于频繁，请稍后再试',
  500: '服务器异常，请稍后再试',
  503: '数据源维护中',
};

/**
 * A refusal that the caller is told about. Domain rules and operations throw
 * it; the HTTP layer turns it into an envelope.
 */
export class BusinessError extends Error {
  readonly code: number;
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds after which a new try makes sense; becomes `Retry-After`. */
  readonly retryAfterSeconds?: number;

  constructor(
    code: number,
    message: string = codeTexts[code] ?? codeTexts[500]!,
    options: { fields?: Record<string, string>; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = 'BusinessError';
    this.code = code;
    if (options.fields) this.fields = options.fields;
    if (options.retryAfterSeconds !== undefined) this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
