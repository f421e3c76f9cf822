/** The numbered lists of ITU-R M.1371-5 annex 8 in words; a number without a word is null. */

/** Table 48, navigational status. 15 is "not defined", which is what null says. */
const statusWords = [
  'under way using engine',
  'at anchor',
  'not under command',
  'restricted manoeuvrability',
  'constrained by her draught',
  'moored',
  'aground',
  'engaged in fishing',
  'under way sailing',
  'reserved for high-speed craft',
  'reserved for wing in ground',
  'power-driven vessel towing astern',
  'power-driven vessel pushing ahead or towing alongside',
  'reserved',
  'AIS-SART, MOB or EPIRB',
] as const;

export function statusWord(status: number): string | null {
  return statusWords[status] ?? null;
}

/** Table 53: first digit of the ship types that carry a cargo category as their second. */
const shipClasses: Readonly<Record<number, string>> = {
  1: 'reserved',
  2: 'wing in ground',
  4: 'high-speed craft',
  6: 'passenger ship',
  7: 'cargo ship',
  8: 'tanker',
  9: 'other ship',
};

const cargoCategories = [
  '',
  ', hazardous category A',
  ', hazardous category B',
  ', hazardous category C',
  ', hazardous category D',
  ', reserved',
  ', reserved',
  ', reserved',
  ', reserved',
  ', no additional information',
] as const;

/** Ship types 30 to 39. */
const otherCraft = [
  'fishing',
  'towing',
  'towing long or wide',
  'dredging or underwater operations',
  'diving operations',
  'military operations',
  'sailing',
  'pleasure craft',
  'reserved',
  'reserved',
] as const;

/** Ship types 50 to 59. */
const specialCraft = [
  'pilot vessel',
  'search and rescue vessel',
  'tug',
  'port tender',
  'anti-pollution vessel',
  'law enforcement vessel',
  'local vessel',
  'local vessel',
  'medical transport',
  'ship of a state not party to an armed conflict',
] as const;

/** Ship and cargo type, 1 to 99. */
const shipTypeWords: readonly (string | null)[] = Array.from({ length: 100 }, (_, type) => {
  const [first, second] = [Math.floor(type / 10), type % 10];
  if (first === 3) return otherCraft[second] ?? null;
  if (first === 5) return specialCraft[second] ?? null;
  const shipClass = shipClasses[first];
  return shipClass === undefined ? null : `${shipClass}${cargoCategories[second]}`;
});

export function shipTypeWord(type: number): string | null {
  return shipTypeWords[type] ?? null;
}

/** How a position is fixed (EPFD), table 52; 0 is undefined, 9 to 14 are not used. */
const fixTypeWords: readonly (string | null)[] = [
  null,
  'GPS',
  'GLONASS',
  'GPS and GLONASS',
  'Loran-C',
  'Chayka',
  'integrated navigation system',
  'surveyed',
  'Galileo',
  null,
  null,
  null,
  null,
  null,
  null,
  'internal GNSS',
];

export function fixTypeWord(fixType: number): string | null {
  return fixTypeWords[fixType] ?? null;
}

/** Table 71, aids to navigation; 0 is "not specified". */
const aidTypeWords: readonly (string | null)[] = [
  null,
  'reference point',
  'RACON',
  'fixed structure off shore',
  'emergency wreck marking buoy',
  'light, without sectors',
  'light, with sectors',
  'leading light front',
  'leading light rear',
  'beacon, cardinal N',
  'beacon, cardinal E',
  'beacon, cardinal S',
  'beacon, cardinal W',
  'beacon, port hand',
  'beacon, starboard hand',
  'beacon, preferred channel port hand',
  'beacon, preferred channel starboard hand',
  'beacon, isolated danger',
  'beacon, safe water',
  'beacon, special mark',
  'cardinal mark N',
  'cardinal mark E',
  'cardinal mark S',
  'cardinal mark W',
  'port hand mark',
  'starboard hand mark',
  'preferred channel port hand',
  'preferred channel starboard hand',
  'isolated danger',
  'safe water',
  'special mark',
  'light vessel, LANBY or rig',
];

export function aidTypeWord(aidType: number): string | null {
  return aidTypeWords[aidType] ?? null;
}
