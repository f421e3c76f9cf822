import type { Finding } from '../message';
import { findingTexts, type FindingCode } from './finding-texts';
import { wireLimits } from './limits';

/** Where a finding stands: byte offset, and the 1-based number of the segment, record, element or row. */
export interface WirePlace {
  readonly offset: number;
  readonly segment?: number;
}

/** A detail that has a word in each language; what the input itself says is a text. */
export interface DetailWords {
  readonly zh: string;
  readonly en: string;
}

type Detail = string | DetailWords | (() => string);

/** Collects what a reader has to say; a file of nothing but mistakes still costs bounded memory. */
export class FindingLog {
  findings: Finding[] = [];
  refusedCount = 0;
  /** Warnings in the list, the mark of its end not counted. */
  private listedWarnings = 0;
  /** Bytes in front of what the reader sees (a byte-order mark); added to every offset. */
  baseOffset = 0;

  /**
   * Notes one remark; `detail` fills the `{}` of its words and is shortened, since it comes from outside. One that costs
   * something to make is a function, which is not asked where nothing is listed any more.
   */
  note(code: FindingCode, place: WirePlace, detail: Detail = ''): void {
    const { findings } = this;
    if (findings.length < wireLimits.maxFindings) return this.add(code, place, detail);
    if (findings.length === wireLimits.maxFindings) this.add('too-many-findings', place, detail);
    if (this.listedWarnings === 0 || findingTexts[code][0] !== 'error') return;
    // Full. An error says why something was refused; the last warning makes room for it.
    findings.splice(
      findings.findLastIndex(({ severity }, index) => severity === 'warning' && index < wireLimits.maxFindings),
      1,
    );
    this.listedWarnings--;
    findings.splice(-1, 0, this.tell(code, place, detail));
  }

  private add(code: FindingCode, place: WirePlace, detail: Detail): void {
    const finding = this.tell(code, place, detail);
    if (finding.severity === 'warning' && this.findings.length < wireLimits.maxFindings) this.listedWarnings++;
    this.findings.push(finding);
  }

  private tell(code: FindingCode, place: WirePlace, detail: Detail): Finding {
    const [severity, zh, en] = findingTexts[code];
    const made = typeof detail === 'function' ? detail() : detail;
    const words = typeof made === 'string' ? { zh: shorten(made), en: shorten(made) } : made;
    return {
      severity,
      code,
      offset: this.baseOffset + place.offset,
      ...(place.segment === undefined ? {} : { segment: place.segment }),
      zh: zh.replace('{}', () => words.zh),
      en: en.replace('{}', () => words.en),
    };
  }

  /** Begins a new list; what was said so far belongs to whoever took it. */
  restart(): void {
    this.findings = [];
    this.listedWarnings = 0;
    this.refusedCount = 0;
  }

  /** Refuses one message as a whole. */
  refuse(code: FindingCode, place: WirePlace, detail = ''): void {
    this.note(code, place, detail);
    this.refusedCount++;
  }
}

function shorten(detail: string): string {
  return detail.length > 40 ? `${detail.slice(0, 40)}…` : detail;
}
