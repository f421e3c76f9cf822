/** A shipping agent (船代) that takes pre-sheets (R-3.2-02); the operator of the site enters it. */
export interface Agent {
  /** Its code, such as `PENAVICO`: it stands in the address of its page. */
  readonly agentCode: string;
  readonly shortName: string;
  /** Its registered company; empty: nobody has said yet. */
  readonly company: string;
}

/** An agent as the operator of the site enters it, with where it takes what is sent to it. */
export interface EnteredAgent extends Agent {
  readonly address: string;
}
