import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { readFields, readText, type Fields } from '../read-fields';
import { registeredCompanies } from '../registry/companies';
import { printPage } from './print-invoice';

/** A question and what became of it. */
export interface TaxCase {
  readonly requestNo: string;
  /** The body of the question: another one under the same number is refused. */
  readonly wanted: string;
  /** When the answer is there, ms since epoch. */
  readonly readyAtMs: number;
  readonly answer: { readonly invoiceNo: string } | { readonly reason: string };
}

export interface TaxOfficeOptions {
  /** Kept between starts. */
  readonly cases: TaxCase[];
  readonly nowMs: () => number;
  /** Tells the platform, once, that an answer is there. */
  readonly notify: (requestNo: string) => Promise<void>;
  readonly onChange: () => void;
  /** How long it works on a question, ms. */
  readonly workMs: number;
}

const casesMax = 1_000;

/** The tax office: works on a question for a while, tells once that the answer is there, and says it to whoever asks again. */
export class TaxOffice {
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(private readonly options: TaxOfficeOptions) {}

  /** What is said to a question; null when its number was used for another one. */
  ask(path: 'invoice' | 'red-invoice', body: Buffer): object | null {
    const fields = readFields(body);
    const requestNo = readText(fields, 'requestNo') ?? '';
    const wanted = `${path} ${body.toString('utf8')}`;
    const found = this.options.cases.find((each) => each.requestNo === requestNo) ?? this.#open(requestNo, wanted, path, fields);
    if (found.wanted !== wanted) return null;
    if (found.readyAtMs > this.options.nowMs()) return { state: 'working' };
    if ('reason' in found.answer) return { state: 'refused', reason: found.answer.reason };
    const { invoiceNo } = found.answer;
    return { state: 'issued', invoiceNo, pdf: printPage(linesOf(path, invoiceNo, fields, found.readyAtMs)).toString('base64') };
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #open(requestNo: string, wanted: string, path: 'invoice' | 'red-invoice', fields: Fields): TaxCase {
    const { cases, nowMs, workMs, notify, onChange } = this.options;
    const readyAtMs = nowMs() + workMs;
    const opened: TaxCase = { requestNo, wanted, readyAtMs, answer: decide(path, fields, readyAtMs, cases.length) };
    cases.push(opened);
    cases.splice(0, cases.length - casesMax);
    onChange();
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      // Told once: whoever does not hear it asks.
      void notify(requestNo).catch(() => {});
    }, workMs);
    timer.unref();
    this.#timers.add(timer);
    return opened;
  }
}

/** A buyer that the registry has struck off gets none. */
function decide(path: string, fields: Fields, atMs: number, count: number): TaxCase['answer'] {
  const buyer = (fields['buyer'] ?? {}) as Fields;
  const isGone = registeredCompanies.some(({ creditCode, isStruckOff }) => isStruckOff && creditCode === buyer['taxIdNumber']);
  if (path === 'invoice' && isGone) return { reason: '购买方已注销，不能开具发票' };
  // Year, district, channel and a running number: 20 digits, as all-digital invoices have.
  return {
    invoiceNo: `${formatShanghai(atMs).slice(2, 4)}33${String(atMs % 1e12).padStart(12, '0')}${String(count % 1e4).padStart(4, '0')}`,
  };
}

function linesOf(path: string, invoiceNo: string, fields: Fields, atMs: number): string[] {
  const buyer = (fields['buyer'] ?? {}) as Fields;
  const say = (value: unknown): string => (typeof value === 'string' ? value : '');
  const head = ['沙盒演示，不是真实发票', `发票号码：${invoiceNo}`, `开票日期：${formatShanghai(atMs).slice(0, 10)}`];
  if (path === 'red-invoice') return [...head, `红字发票，冲销：${say(fields['invoiceNo'])}`, `原因：${say(fields['reason'])}`];
  const amountFen = Number(fields['amountFen']);
  return [
    ...head,
    fields['invoiceType'] === 'special' ? '电子发票（增值税专用发票）' : '电子发票（普通发票）',
    `购买方：${say(buyer['companyName'])}`,
    `纳税人识别号：${say(buyer['taxIdNumber'])}`,
    `价税合计：¥${Math.floor(amountFen / 100)}.${String(amountFen % 100).padStart(2, '0')}`,
  ];
}
