import type { VerifiedMass } from '../../message';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readWireTime } from '../../vocabulary/wire-time';
import type { MessageContext } from '../envelope/message-reader';
import { isVerifiedMass, rankGrossWeight, readMeasuredKg } from './read-weight';
import { readText } from './read-text';
import { readTime } from './read-time';

type VerifiedMassDraft = { -readonly [Name in keyof VerifiedMass]: VerifiedMass[Name] };

/** The masses of one box: MEA, and what DTM, DOC and FTX say of how its verified mass was found. */
export class MassReader {
  grossWeightKg: number | null = null;
  tareKg: number | null = null;
  private grossRank = 0;
  /** Few boxes tell it. */
  private told: VerifiedMassDraft | null = null;

  constructor(private readonly context: MessageContext) {}

  /** Null when nothing of it is told. */
  get verifiedMass(): VerifiedMass | null {
    const { told } = this;
    if (told === null) return null;
    const { kg, method, weighed, by } = told;
    return kg === null && method === null && weighed === null && by === null ? null : told;
  }

  private get verified(): VerifiedMassDraft {
    return (this.told ??= { kg: null, method: null, weighed: null, by: null });
  }

  /** MEA: 6311 (WT, VGM, AAE) and 6313 (G, AET, T, VGM, EGW); false for measures of other kinds. */
  takeMeasure(cursor: SegmentCursor): boolean {
    if (cursor.is(2, 0, 'T') || cursor.is(1, 0, 'T')) {
      this.tareKg = readMeasuredKg(cursor, this.context) ?? this.tareKg;
      return true;
    }
    const isVerified = isVerifiedMass(cursor);
    const rank = rankGrossWeight(cursor);
    if (rank === 0) return false;
    if (rank <= this.grossRank && !isVerified) return true;
    const kg = readMeasuredKg(cursor, this.context);
    if (kg === null) return true;
    if (isVerified) this.verified.kg = kg;
    if (rank <= this.grossRank) return true;
    this.grossWeightKg = kg;
    this.grossRank = rank;
    return true;
  }

  /** DTM 798, and WAT of older guides, is the weighing. */
  takeWeighing(cursor: SegmentCursor): boolean {
    if (cursor.whole(1) !== 798 && !cursor.is(1, 0, 'WAT')) return false;
    this.verified.weighed = readTime(cursor, this.context.log) ?? this.verified.weighed;
    return true;
  }

  /** `DOC+SM1:VGM:306`; false for any other paper. */
  takeDocument(cursor: SegmentCursor): boolean {
    if (!isMethod(cursor.text(1))) return false;
    this.verified.method = cursor.text(1);
    return true;
  }

  /** `FTX+AAY++SM1+time::party` of stow plans; one COPARN puts the method under ABS. */
  takeCertificate(cursor: SegmentCursor): boolean {
    if (!cursor.is(1, 0, 'AAY') && !cursor.is(1, 0, 'ABS')) return false;
    const isCoded = isMethod(cursor.text(3));
    const method = isCoded ? cursor.text(3) : cursor.text(4);
    if (!isMethod(method)) return false;
    const { log } = this.context;
    this.verified.method = method;
    const time = isCoded ? readWireTime(cursor.text(4)) : null;
    if (time !== null) {
      if (time.instantMs === null) log.note('bad-time', cursor, time.raw);
      this.verified.weighed = time;
    }
    this.verified.by = readText(cursor, 4, 2, 'FTX+AAY', log) ?? readText(cursor, 4, 1, 'FTX+AAY', log);
    return true;
  }
}

function isMethod(text: string): boolean {
  return text === 'SM1' || text === 'SM2';
}
