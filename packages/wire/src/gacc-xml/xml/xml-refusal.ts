import type { FindingCode } from '../../syntax/finding-texts';
import { Refusal } from '../../syntax/refusal';

/** Why a document is refused, and where. */
export class XmlRefusal extends Refusal {
  constructor(code: FindingCode, offset: number, detail = '') {
    super(code, offset, detail);
  }
}
