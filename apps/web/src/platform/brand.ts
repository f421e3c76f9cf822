/** What the footer and the login screen print about the company; placeholders until the filing is done. */
export const siteFacts = {
  hotline: '0574-0000 0000',
  icpFiling: '浙ICP备00000000号',
  policeFiling: '浙公网安备 33000000000000号',
} as const;

export interface ServiceContact {
  readonly id: 'lin' | 'zhou' | 'chen' | 'shen';
  /** As printed; the numbers belong to nobody. */
  readonly phone: string;
}

/** R-1-26: four contacts of customer service. */
export const serviceContacts: readonly ServiceContact[] = [
  { id: 'lin', phone: '0574-0000 0001' },
  { id: 'zhou', phone: '0574-0000 0002' },
  { id: 'chen', phone: '0574-0000 0003' },
  { id: 'shen', phone: '0574-0000 0004' },
];
