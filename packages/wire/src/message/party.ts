/** A way to reach somebody. */
export interface ContactChannel {
  /** 3155 as sent: TE telephone, EM e-mail, FX fax, AL cell phone … */
  readonly kind: string;
  readonly number: string;
}

/** A person or department of a party. */
export interface Contact {
  /** 3139 as sent: IC information, RP responsible person …; null when not told. */
  readonly role: string | null;
  readonly name: string | null;
  readonly channels: readonly ContactChannel[];
}

/** Somebody a message names, with the part he plays in it. */
export interface Party {
  /** 3035: CZ shipper, CN consignee, NI notify, SPC answers for a verified mass, CA carrier … */
  readonly role: string;
  /** As sent, without the list it comes from. */
  readonly code: string | null;
  readonly name: string | null;
  /** Address lines as sent, empty ones left out. */
  readonly address: readonly string[];
  readonly contacts: readonly Contact[];
}
