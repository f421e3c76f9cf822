/** Who does what for a box on its way to the ship, as sentences name them: who sends a word, and whom to call for it. */
export const tradeRoles = {
  forwarder: '货代',
  haulier: '车队',
  yard: '场站',
  customs: '海关',
  broker: '报关行',
  'e-port': '电子口岸',
  tally: '外理',
  msa: '海事',
  terminal: '码头',
} as const;
export type TradeRole = keyof typeof tradeRoles;
