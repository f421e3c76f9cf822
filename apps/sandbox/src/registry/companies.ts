/** A company as the sandbox's registry knows it; all are invented, and their credit codes say DEMO. */
export interface RegisteredCompany {
  readonly name: string;
  readonly creditCode: string;
  readonly legalPerson: string;
  readonly isStruckOff: boolean;
}

const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** The 18th character of a credit code as GB 32100-2015 counts it: powers of 3 modulo 31. */
function withCheck(first: string): string {
  let [sum, weight] = [0, 1];
  for (const character of first) {
    sum += weight * characters.indexOf(character);
    weight = (weight * 3) % 31;
  }
  return first + characters[(31 - (sum % 31)) % 31]!;
}

const names = ['北仑', '镇海', '洋山', '外高桥', '前湾', '东疆', '海沧', '盐田', '蛇口', '大窑湾', '象山', '舟山'] as const;

/** A dozen; the last one has been struck off. */
export const registeredCompanies: readonly RegisteredCompany[] = names.map((place, index) => ({
  name: `${place}演示国际货运代理有限公司`,
  legalPerson: `演示${'甲乙丙丁戊己庚辛壬癸子丑'[index]!}`,
  creditCode: withCheck(`91330201MADEM${String(index + 1).padStart(4, '0')}`),
  isStruckOff: index === names.length - 1,
}));
