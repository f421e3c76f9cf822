/** Words that say what goods are made of, not what they are; longest first inside a text. */
const words =
  '不锈钢制|不锈钢|镀锌钢|碳钢|合金钢|铸铁|铸钢|球墨铸铁|钢制|铁制|钢铁|铁艺|铝合金|压铸铝|铝制|锌合金|全铜|黄铜|紫铜|铜制|钛合金|' +
  '塑料制|塑料|塑胶|亚克力|树脂|硅胶|橡胶|乳胶|玻璃钢|玻璃|陶瓷|骨瓷|实木|木制|木质|竹制|竹木|藤制|纸质|皮革|真皮|牛皮|人造革|羊皮|' +
  '全棉|纯棉|棉质|棉制|涤纶|锦纶|尼龙|腈纶|氨纶|化纤|涤棉|聚酯纤维|羊毛|羊绒|毛呢|真丝|桑蚕丝|亚麻|粘胶|人棉|牛津布|无纺布|针织|梭织|珊瑚绒|加绒|雪纺|毛绒|碳纤维|碳素|网布|帆布';
const latin = 'pvc|upvc|pe|hdpe|ldpe|pp|ppr|abs|pc|pet|eva|tpu|tpe|pu|ps|frp|mdf|spc|wpc|ss304|ss316';
const english =
  'plastic|pvc|pe|hdpe|pp|abs|pet|eva|tpu|tpe|pu|silicone|rubber|latex|leather|cotton|polyester|nylon|acrylic|wool|silk|linen|microfiber|microfibre|canvas|steel|stainless|iron|aluminium|aluminum|brass|copper|zinc|wood|wooden|bamboo|rattan|paper|glass|ceramic|porcelain|resin|mesh|knitted|woven|carbon|fibre|fiber|mdf|galvanized|galvanised';
const materialInText = new RegExp(`${words}|(?<![a-z])(?:${latin})(?![a-z])`, 'g');
const onlyMaterial = new RegExp(`^(?:${words}|${latin}|[\\s/+])+$`);
const englishMaterial = new RegExp(`^(?:${english})$`);

/** The text without the words for its materials. */
export const withoutMaterials = (text: string): string => text.replace(materialInText, '').trim();

/** Whether a text is nothing but words for materials. */
export const isMaterial = (text: string): boolean => onlyMaterial.test(text.trim());

/** An English phrase with the materials that stand behind its noun before it: 'yoga mats pvc' is a mat. */
export function materialFirst(phrase: string): string {
  const said = phrase.split(' ');
  let end = said.length;
  while (end > 1 && englishMaterial.test(said[end - 1]!)) end--;
  return [...said.slice(end), ...said.slice(0, end)].join(' ');
}
