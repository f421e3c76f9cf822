/**
 * Terminals and yards of Ningbo and Zhoushan (R-9-37): the code that the
 * port's messages carry, and the short Chinese name that lists show.
 *
 * Codes are those of the port's own list. The same letters can mean another
 * terminal in the international list of facilities (BLCT2 does), so codes of
 * that list appear here only where the two do not contradict each other.
 */

export interface Wharf {
  readonly code: string;
  readonly name: string;
  /** Ships berth at a terminal; a yard only keeps boxes. */
  readonly kind: 'terminal' | 'yard';
}

export const wharfs: readonly Wharf[] = [
  { code: 'NBCT', name: '北仑一期/二期', kind: 'terminal' },
  { code: 'BLCT', name: '北仑三期', kind: 'terminal' },
  { code: 'BLCT2', name: '北二集司', kind: 'terminal' },
  { code: 'BLCT3', name: '北三集司', kind: 'terminal' },
  { code: 'BLCTYD', name: '远东', kind: 'terminal' },
  { code: 'BLCTZS', name: '甬舟', kind: 'terminal' },
  { code: 'BLCTMS', name: '梅山', kind: 'terminal' },
  { code: 'ZHCT', name: '镇海', kind: 'terminal' },
  { code: 'DXCTE', name: '大榭', kind: 'terminal' },
  { code: 'BLHH2', name: '北二司', kind: 'terminal' },
  { code: 'B2SCT', name: '北仑山', kind: 'terminal' },
  { code: 'YZCT', name: '甬舟', kind: 'terminal' },
  { code: 'ZHGC', name: '镇司', kind: 'terminal' },
  { code: 'WZCT', name: '温州', kind: 'terminal' },
  { code: 'WHMT', name: '万华', kind: 'terminal' },
  { code: 'ZIT', name: '乍浦', kind: 'terminal' },
  { code: 'DSNCT', name: '独山', kind: 'terminal' },
  { code: 'ZSDND', name: '舟山', kind: 'terminal' },
  { code: 'ZRCCJHC', name: '中石化镇海', kind: 'terminal' },
  { code: 'NBZR', name: '宁波中燃', kind: 'terminal' },
  { code: 'BDNLPG', name: '百地年', kind: 'terminal' },
  { code: 'SXZG', name: '三星重工', kind: 'terminal' },
  { code: 'BLCT1', name: '北仑一期/二期', kind: 'terminal' },
  { code: 'BLTCT', name: '北仑三期', kind: 'terminal' },
  { code: 'BLCT5', name: '大榭招商', kind: 'terminal' },
  { code: 'BLCT6', name: '梅山', kind: 'terminal' },
  { code: 'YZCT7', name: '甬舟', kind: 'terminal' },
  { code: 'CMICT', name: '大榭招商', kind: 'terminal' },
  { code: 'NBSCT', name: '北二集司', kind: 'terminal' },
  { code: 'ALTCNB', name: '安联储运', kind: 'yard' },
  { code: 'BLCTCFS', name: '通达', kind: 'yard' },
  { code: 'BLCTMSCFS', name: '四海物流', kind: 'yard' },
  { code: 'CSCFS', name: '长胜堆场', kind: 'yard' },
  { code: 'JIAYANG', name: '佳洋物流', kind: 'yard' },
  { code: 'LONGZHOU', name: '龙洲物流', kind: 'yard' },
  { code: 'NBAD', name: '安达堆场', kind: 'yard' },
  { code: 'NBDNL', name: '东南物流', kind: 'yard' },
  { code: 'NBNX', name: '宁翔储运', kind: 'yard' },
  { code: 'NBRY', name: '瑞源堆场', kind: 'yard' },
  { code: 'NDCC', name: '大港堆场', kind: 'yard' },
  { code: 'NHCC', name: '和欣货柜', kind: 'yard' },
  { code: 'NSSL', name: '新世洋物流', kind: 'yard' },
  { code: 'XUNDA', name: '迅达仓储', kind: 'yard' },
  { code: 'YGHAL', name: '永港海安', kind: 'yard' },
  { code: 'NBAGENT', name: '船代', kind: 'yard' },
];

const nameOf = new Map(wharfs.map((wharf) => [wharf.code, wharf.name]));

/** Short Chinese name of a terminal code; an unknown code shows itself (R-9-37). */
export function wharfName(code: string): string {
  return nameOf.get(code.toUpperCase()) ?? code;
}
