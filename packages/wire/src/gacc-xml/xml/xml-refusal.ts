import type { FindingCode } from '../../syntax/finding-texts';

/** Why a document is refused, and where. */
export class XmlRefusal extends Error {
  constructor(
    readonly code: FindingCode,
    readonly offset: number,
    readonly detail = '',
  ) {
    super(detail);
  }
}
