import { normalise } from './split-tokens';

/** What a name or a title says of one attribute: its values, as the question shows them, and the words they are told by. */
interface Attribute {
  readonly id: string;
  readonly values: readonly { readonly value: string; readonly says: RegExp }[];
}

/** Attributes that part subheadings. An order of values: what stands first is found first, as in 不锈钢 before 钢铁. */
export const attributes: readonly Attribute[] = [
  {
    id: 'material',
    values: [
      {
        value: '塑料',
        says: /塑|塑胶|亚克力|聚乙烯|聚丙烯|聚氯乙烯|聚酯薄膜|有机玻璃|pvc|\bpp\b|\bpe\b|\babs\b|\beva\b|\bpet\b|树脂制|硅胶|plastic|acrylic|silicone|polypropylene|polyethylene/,
      },
      { value: '橡胶', says: /橡胶|胶乳|乳胶|rubber|latex/ },
      {
        value: '化纤',
        says: /化纤|化学纤维|合成纤维|涤纶|锦纶|尼龙|腈纶|聚酯纤维|人造纤维|粘胶|氨纶|polyester|nylon|acrylic fib|man-made|synthetic fib|chemical fib|spandex|viscose/,
      },
      { value: '棉', says: /(?<!岩|脱脂|石|矿|玻璃|化)棉(?!花糖|签|棒)|cotton/ },
      { value: '丝', says: /蚕丝|真丝|桑蚕|绢丝|丝绸|silk/ },
      { value: '毛', says: /羊毛|羊绒|毛料|动物细毛|兔毛|驼毛|wool|cashmere/ },
      { value: '麻', says: /亚麻|苎麻|黄麻|大麻|麻制|linen|flax|jute|ramie|hemp/ },
      { value: '皮革', says: /皮革|真皮|牛皮(?!纸)|羊皮|猪皮|皮制|leather/ },
      { value: '毛皮', says: /毛皮|皮草|裘皮|fur\b/ },
      { value: '不锈钢', says: /不锈钢|stainless/ },
      { value: '铸铁', says: /铸铁|cast iron/ },
      { value: '钢铁', says: /钢|铁|碳钢|马口铁|steel|iron\b/ },
      { value: '铝', says: /铝|alumin/ },
      { value: '铜', says: /铜|copper|brass|bronze/ },
      { value: '锌', says: /锌|zinc/ },
      { value: '镍', says: /镍|nickel/ },
      { value: '钛', says: /钛|titanium/ },
      { value: '玻璃', says: /玻璃|glass(?!es)/ },
      { value: '瓷', says: /瓷(?!砖)|骨瓷|porcelain|china ware/ },
      { value: '陶', says: /陶(?!瓷)|ceramic|stoneware|earthenware/ },
      { value: '石', says: /大理石|花岗|石材|石制|marble|granite|slate/ },
      { value: '竹', says: /竹|bamboo/ },
      { value: '藤', says: /藤|rattan|wicker/ },
      { value: '木', says: /木|wood|timber|mdf/ },
      { value: '纸', says: /纸|paper|cardboard/ },
      { value: '银', says: /银(?!行)|silver/ },
      { value: '金', says: /黄金|金制|gold/ },
    ],
  },
  {
    id: 'state',
    values: [
      { value: '冻', says: /冻|frozen/ },
      { value: '干', says: /干(?!燥|电|粉)|脱水|dried|dehydrated/ },
      { value: '熏', says: /熏|烟熏|smoked/ },
      { value: '盐腌', says: /盐渍|盐腌|腌|salted|in brine/ },
      { value: '鲜或冷', says: /鲜|冷藏|冰鲜|fresh|chilled/ },
      { value: '活', says: /活(?!性|塞|动|扳|页)|\blive\b/ },
      { value: '罐头或其他制作', says: /罐头|罐装|糖水|腌制|调味|canned|preserved|tinned/ },
    ],
  },
  {
    id: 'make',
    values: [
      { value: '针织', says: /针织|钩编|毛衣|t恤|knit|crochet|jersey/ },
      { value: '梭织', says: /梭织|机织|非针织|牛仔|woven|denim/ },
      { value: '无纺', says: /无纺|非织造|nonwoven|non-woven/ },
    ],
  },
  {
    id: 'wearer',
    values: [
      { value: '婴儿', says: /婴儿|婴幼儿|宝宝|baby|babies|infant/ },
      { value: '女式', says: /女|妇|women|ladies|lady|girl|female/ },
      { value: '男式', says: /男|\bmen|\bman\b|gents|\bboy|\bmale/ },
    ],
  },
  {
    id: 'power',
    values: [
      { value: '锂离子', says: /锂离子|锂电|磷酸铁锂|lithium.?ion|lifepo|li-ion/ },
      { value: '铅酸', says: /铅酸|lead.?acid/ },
      { value: '镍氢', says: /镍氢|镍镉|ni-?mh/ },
      { value: '柴油', says: /柴油|diesel/ },
      { value: '汽油', says: /汽油|gasoline|petrol/ },
      { value: '插电混动', says: /插电|plug-?in/ },
      { value: '混动', says: /混合动力|混动|油电|hybrid/ },
      { value: '电动', says: /电动|纯电|electric/ },
      { value: '液压', says: /液压|hydraulic/ },
      { value: '气动', says: /气动|pneumatic/ },
      { value: '手动', says: /手动|手工|manual|hand\b/ },
    ],
  },
  {
    id: 'part',
    values: [{ value: '零件', says: /零件|配件|部件|附件|零附件|parts?\b|accessor|spare/ }],
  },
  {
    id: 'form',
    values: [
      { value: '片板', says: /板|片(?!剂)|薄膜|sheets?\b|plates?\b|film/ },
      { value: '管', says: /管|pipes?\b|tubes?\b|hoses?\b/ },
      { value: '条杆', says: /棒(?!球|棒)|条|杆|\bbars?\b|\brods?\b/ },
      { value: '丝线', says: /线|wire|yarn|thread/ },
      { value: '粉', says: /粉(?!丝|条)|powder/ },
      { value: '箔', says: /箔|foil/ },
      { value: '液体', says: /液体|溶液|(?<![柴汽石])油(?![漆墨画缸脂罐泵管])|liquid|oil\b|solution/ },
    ],
  },
];

/** What a text says: the first value of each attribute that its words tell. */
export function readAttributes(text: string): ReadonlyMap<string, string> {
  const plain = normalise(text);
  const said = new Map<string, string>();
  for (const { id, values } of attributes) {
    const found = values.find(({ says }) => says.test(plain));
    if (found !== undefined) said.set(id, found.value);
  }
  return said;
}

const subsumed: Readonly<Record<string, readonly string[]>> = {
  不锈钢: ['钢铁'], 铸铁: ['钢铁'], 插电混动: ['电动', '混动'], 锂离子: ['电动'], 铅酸: ['电动'], 钢铁: ['不锈钢', '铸铁'], 瓷: ['陶'], 陶: ['瓷'],
}; // prettier-ignore

/** Whether two values of one attribute go together, as 不锈钢 and 钢铁 do. */
export const agree = (said: string, titled: string): boolean => said === titled || (subsumed[said]?.includes(titled) ?? false);
