/** What a rule of classification makes of a name: headings it points to, how strongly, and its name for people. */
export interface RuleHit {
  readonly word: string;
  /** Codes of 2, 4 or 6 digits. */
  readonly codes: readonly string[];
  readonly strength: number;
}

const dose =
  /片剂|胶囊|注射液|注射用|颗粒剂?$|软膏|乳膏|口服液|滴眼|滴鼻|滴剂|栓剂?$|糖浆$|气雾剂|冻干粉针|粉针|丸$|贴膏|缓释|肠溶|\b(?:tablets?|capsules?|injections?|ointment|oral solution|suppositor|syrup|eye drops?)\b/;
const substance =
  /(?:西林|沙星|霉素|环素|他汀|洛尔|地平|普利|沙坦|唑|拉唑|替丁|昔康|洛芬|匹林|氨酚|米松|的松|龙$|那韦|替尼|列汀|格列|双胍|胰岛素|肝素|吗啡|卡因|西泮|维生素|vitamin|cillin|mycin|cycline|statin|floxacin|azole|sartan|pril\b|olol\b|profen|metformin|insulin|heparin|paracetamol|aspirin|ibuprofen)/;
const substanceEnd =
  /(?:西林|沙星|霉素|环素|他汀|洛尔|地平|普利|沙坦|[咪硝康]唑|拉唑|替丁|昔康|洛芬|匹林|氨酚|米松|的松|那韦|替尼|列汀|双胍)(?:钠|钙|盐酸盐|酸)?(?:$|片|胶囊|注射|颗粒|原料)/;
const tablet = /(?:片|胶囊|颗粒|丸)$/;
const biological = /单抗|单克隆抗体|疫苗|血清|免疫球蛋白|血浆|抗体|vaccine|antisera|immunoglobulin|monoclonal/;
const weapon =
  /(?:手枪|步枪|机枪|冲锋枪|猎枪|霰弹枪|枪支|枪械|(?<!喷|水|玩具)枪管|子弹|弹药|炮弹|手榴弹|导弹|地雷|鱼雷|大炮|坦克|\b(?:pistols?|revolvers?|rifles?|shotguns?|ammunition|cartridges? \d|missiles?|grenades?|torpedo|tanks? armou?red|machine guns?)\b)/;
const toy = /玩具|toy|水枪|喷|胶枪|射钉|nail gun|glue gun|spray/;
const dangerous = /un\s?(\d{4})|第?\s?9\s?类|class\s?9/;
/** A few UN numbers of batteries and what they are packed with. */
const byUnNumber: Readonly<Record<string, readonly string[]>> = {
  3480: ['850760'], 3481: ['850760'], 3090: ['850650'], 3091: ['850650'], 2794: ['850710'], 2800: ['850720'], 3171: ['8703', '8711'], 3536: ['850760'],
  1263: ['3208'], 1266: ['3303'], 1950: ['3303'], 1057: ['961310'], 1170: ['2207'], 1230: ['290511'], 1824: ['281512'], 1823: ['281511'], 2014: ['284700'], 1791: ['282890'],
}; // prettier-ignore

/** The rules that a normalised name meets, each with its name. */
export function applyRules(text: string): RuleHit[] {
  const hits: RuleHit[] = [];
  const isDrug = substance.test(text);
  if (biological.test(text)) hits.push({ word: '免疫制品', codes: ['3002'], strength: 1 });
  else if (dose.test(text) || (isDrug && tablet.test(text)))
    hits.push({ word: '制成剂型的药品', codes: ['3004'], strength: isDrug || /注射|injection/.test(text) ? 1 : 0.7 });
  else if (isDrug && substanceEnd.test(text)) hits.push({ word: '药物成分', codes: ['3004', ...rawChapter(text)], strength: 0.6 });
  if (weapon.test(text) && !toy.test(text)) hits.push({ word: '武器弹药', codes: ['93'], strength: 1 });
  const un = dangerous.exec(text)?.[1];
  if (un !== undefined && byUnNumber[un] !== undefined) hits.push({ word: `UN${un}`, codes: byUnNumber[un], strength: 0.8 });
  return hits;
}

/** Where the raw substance of a drug goes: antibiotics and the rest of chapter 29 by their ending. */
const rawChapter = (text: string): string[] => {
  if (/西林|霉素|环素|cillin|mycin|cycline/.test(text)) return ['2941'];
  if (/维生素|vitamin/.test(text)) return ['2936'];
  if (/胰岛素|米松|的松|insulin/.test(text)) return ['2937'];
  return ['2933'];
};
