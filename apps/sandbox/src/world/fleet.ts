/** The ships of the world. All are invented; codes follow the port's two schemes. */
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { wharfName } from '@mastlight/domain/vocabulary/wharf';

/** The port whose whole life can be steered from the desk. */
export const worldPort: PortCode = 'NB';

export interface Ship {
  readonly name: string;
  readonly chineseName: string;
  /** `UN` plus seven digits, or `FC` for the port's own numbering. */
  readonly code: string;
  /** Operator code as the port writes it. */
  readonly operator: string;
  /** Letter that ends its voyage numbers. */
  readonly course: 'E' | 'W' | 'S' | 'N';
}

export const fleet: readonly Ship[] = [
  { name: 'MSC.ANNA', chineseName: '地中海安娜', code: 'UN9900118', operator: 'MSC', course: 'W' },
  { name: 'HAI.MING', chineseName: '海铭', code: 'UN9900223', operator: 'COS', course: 'W' },
  { name: 'ORIENT.LANTERN', chineseName: '东方灯火', code: 'UN9900340', operator: 'OOL', course: 'W' },
  { name: 'EVER.MERIDIAN', chineseName: '长昼', code: 'UN9900455', operator: 'EMC', course: 'W' },
  { name: 'BALTIC.HERON', chineseName: '波罗的鹭', code: 'UN9900561', operator: 'HLC', course: 'W' },
  { name: 'NORD.AURORA', chineseName: '北极光', code: 'UN9900677', operator: 'ONE', course: 'E' },
  { name: 'YONG.STAR', chineseName: '甬星', code: 'FC0012442', operator: 'ZIM', course: 'S' },
  { name: 'YM.HARBOUR', chineseName: '明港', code: 'UN9900782', operator: 'YML', course: 'W' },
  { name: 'GERD.LANTERN', chineseName: '格尔德之灯', code: 'UN9900897', operator: 'MSK', course: 'N' },
  { name: 'CMA.CORAL', chineseName: '达飞珊瑚', code: 'UN9900902', operator: 'CMA', course: 'W' },
  { name: 'SITC.KINAN', chineseName: '海丰纪南', code: 'UN9901017', operator: 'SIT', course: 'S' },
  { name: 'KMTC.PIONEER', chineseName: '高丽先锋', code: 'FC0012511', operator: 'KMT', course: 'S' },
  { name: 'HAI.XING', chineseName: '海兴', code: 'UN9901122', operator: 'COS', course: 'E' },
  { name: 'WAN.HAI.TIDE', chineseName: '万海潮', code: 'UN9901238', operator: 'WHL', course: 'E' },
];

/** Where the ships go: UN/LOCODE and the name that manifests carry. */
export const dischargePorts: readonly { readonly code: string; readonly name: string }[] = [
  { code: 'NLRTM', name: 'ROTTERDAM' },
  { code: 'USLGB', name: 'LONG BEACH' },
  { code: 'SGSIN', name: 'SINGAPORE' },
  { code: 'USLAX', name: 'LOS ANGELES' },
  { code: 'AEJEA', name: 'JEBEL ALI' },
  { code: 'DEHAM', name: 'HAMBURG' },
  { code: 'KRPUS', name: 'BUSAN' },
  { code: 'GBFXT', name: 'FELIXSTOWE' },
  { code: 'BRSSZ', name: 'SANTOS' },
  { code: 'INNSA', name: 'NHAVA SHEVA' },
];

/** Ningbo terminals that load sea-going ships: code of the port's list, and the name that the platform shows for it. */
export const terminals: readonly { readonly code: string; readonly name: string }[] = [
  'BLCTMS',
  'BLCT3',
  'BLCT',
  'BLCTZS',
  'BLCT2',
  'BLCTYD',
  'YZCT',
].map((code) => ({ code, name: wharfName(worldPort, code) }));

/** Names of goods for clean manifests. */
export const cargoes: readonly string[] = [
  'LED LAMPS',
  'STEEL FASTENERS',
  'PLASTIC TOYS',
  'POLYESTER FABRIC',
  'AUTO PARTS',
  'KITCHENWARE',
  'GARDEN FURNITURE',
  'CERAMIC TILES',
  'WATER PUMPS',
  'BICYCLE PARTS',
  'STATIONERY',
  'CHRISTMAS DECORATIONS',
];
