/** The letters of a tariff line: under which conditions goods pass (监管条件), and how they are inspected, in plain words. */
import { supervisionConditions } from '../reference/index';

export interface LetterMeaning {
  readonly letter: string;
  /** As customs calls it. */
  readonly name: string;
  /** What it asks of whoever declares; empty where its name says all. */
  readonly meaning: string;
}

/** Upper and lower case differ: `A` and `a` are two conditions. */
const meanings: Readonly<Record<string, string>> = {
  1: '进口前向商务部门申领许可证', 2: '进口的两用物项，先拿许可证', 3: '出口的两用物项，先拿许可证', 4: '出口前申领出口许可证，没有就报不了', 5: '纺织品出口的临时许可',
  6: '旧的机电产品不能进口，新的不受影响', 7: '进口前申领自动进口许可证，一般都能拿到', 8: '不能出口', 9: '不能进口',
  A: '进口时要报检，旧称通关单', B: '出口前要在产地报检，取得电子底账', D: '毛坯钻石进出境都要检验', E: '濒危动植物及制品，出口要证明', F: '濒危动植物及制品，进口要证明',
  G: '出口到特定对象的两用物项，先拿许可证', I: '麻醉、精神药品进出口都要批准', J: '黄金及制品进出口都要批准', L: '兴奋剂一类药品进出口要批准', M: '带加密功能的产品，进口先拿许可证',
  O: '机电产品进口前申领自动许可，新旧都要', P: '可作原料的固体废物，进口要许可', Q: '药品进口前到药监备案', R: '兽药进口前办通关单', S: '农药进出口都要登记放行单',
  U: '水产要证明合法捕捞', X: '有毒化学品要环保放行单', Y: '凭原产地证享受优惠', Z: '光盘加工后出境要备案', a: '保税货物先报核注清单', e: '配额外的棉花，凭证按优惠税率进口',
  k: '民用爆炸品要公安部门审批', q: '按国别配额进口', s: '用途合规才能用信息技术产品税率', t: '按关税配额进口', v: '加工贸易进口的自动许可', x: '加工贸易出口要许可证', y: '边境小额贸易出口要许可证', z: '古生物化石出境要批件',
}; // prettier-ignore

const conditions: ReadonlyMap<string, LetterMeaning> = new Map(
  supervisionConditions
    .trim()
    .split('\n')
    .map((line) => {
      const letter = line.slice(0, 1);
      return [letter, { letter, name: line.slice(2), meaning: meanings[letter] ?? '' }];
    }),
);

const inspections: ReadonlyMap<string, LetterMeaning> = new Map(
  (
    [
      ['L', '民用商品入境验证', '进口时核对有没有强制认证（3C）'],
      ['M', '进口商品检验', '进口时检验品质'],
      ['N', '出口商品检验', '出口前检验品质'],
      ['P', '进境动植物检疫', '进口时检疫'],
      ['Q', '出境动植物检疫', '出口前检疫'],
      ['R', '进口食品卫生监督检验', '进口食品检验'],
      ['S', '出口食品卫生监督检验', '出口食品检验'],
    ] as const
  ).map(([letter, name, meaning]) => [letter, { letter, name, meaning }]),
);

/** Conditions that bear no letter we know keep their letter and have no words. */
const explain = (letters: string, known: ReadonlyMap<string, LetterMeaning>): LetterMeaning[] =>
  Array.from(letters, (letter) => known.get(letter) ?? { letter, name: '', meaning: '' });

export const explainSupervision = (letters: string): LetterMeaning[] => explain(letters, conditions);
export const explainInspection = (letters: string): LetterMeaning[] => explain(letters, inspections);

/** The letters of a cell such as `A/B`, `AB` or `A,B`; those that are none are told. `无` is no condition. */
function readLetters(cell: string, known: ReadonlyMap<string, LetterMeaning>): { readonly letters: string; readonly unknown: string } {
  if (/^(?:无|-|—)$/.test(cell)) return { letters: '', unknown: '' };
  const letters = [...new Set(cell.replace(/[\s/,，、;；]/g, ''))];
  return { letters: letters.join(''), unknown: letters.filter((letter) => !known.has(letter)).join('') };
}

export const readSupervision = (cell: string) => readLetters(cell, conditions);
export const readInspection = (cell: string) => readLetters(cell, inspections);
