import { normalise } from './split-tokens';

/** Everyday words and the tariff's words for them; added to a name at 0.6, nothing is taken away. */
const pairs = `化纤=化学纤维制|涤纶=聚酯 合成纤维|锦纶=尼龙 聚酰胺|腈纶=聚丙烯腈 合成纤维|氨纶=弹性纱线|pvc=聚氯乙烯 塑料|pp=聚丙烯 塑料|pe=聚乙烯 塑料|abs=塑料|pet=聚酯 塑料|eva=塑料|tpu=塑料 聚氨酯|亚克力=塑料 聚甲基丙烯酸甲酯|塑胶=塑料|硅胶=聚硅氧烷 塑料|芯片=集成电路|马达=电动机|电机=电动机|led=发光二极管|雪糕=冰淇淋|土豆=马铃薯|番茄=西红柿|玉米=玉蜀黍|地瓜=甘薯|红薯=甘薯|花生=花生 落花生|轿车=小客车|卡车=货车|单车=自行车|无纺布=无纺织物|牛仔=棉布|毛绒=填充玩具|梭织=机织|人造革=塑料涂布织物|pu革=塑料涂布织物|真皮=皮革|马口铁=镀锡钢铁|白铁=镀锌钢铁|螺丝=螺钉 螺栓|轴承=滚动轴承|水龙头=龙头 阀门|插座=插头 插座|开关=开关|充电宝=锂离子蓄电池|充电器=静止式变流器|电源=静止式变流器|适配器=静止式变流器|路由器=数据通信设备|摄像头=摄像机|显示屏=监视器 显示板|面膜=护肤品|口红=唇用化妆品|洗衣液=洗涤剂|双氧水=过氧化氢|烧碱=氢氧化钠|纯碱=碳酸钠|小苏打=碳酸氢钠|酒精=乙醇|福尔马林=甲醛|滑石=滑石|钛白粉=二氧化钛 颜料|炭黑=碳|石蜡=石蜡|凡士林=矿脂|柴油=石油|汽油=石油|润滑油=石油|机油=润滑油|太阳能板=光伏电池|光伏=光电池|挖机=挖掘机|铲车=装载机|天车=起重机|冷气机=空气调节器|滑鼠=鼠标|随身碟=闪存盘|面纸=纸巾|原子笔=圆珠笔|计程车=小客车|马桶=坐便器|雷射=激光|萤幕=显示屏|鞋面革=皮革|纸尿裤=尿布|尿不湿=尿布|口罩=纺织制成品|窗帘布=机织物|坯布=未漂白机织物|色织=色织机织物`;

const rewrites = pairs.split('|').map((pair) => {
  const [everyday = '', tariff = ''] = pair.split('=');
  const isWord = /^[a-z]+$/.test(everyday);
  return { says: new RegExp(isWord ? `(?<![a-z])${everyday}(?![a-z])` : everyday), tariff };
});

/** The tariff's words for the everyday words of a text, or an empty text. */
export function rewriteWords(text: string): string {
  const plain = normalise(text);
  return rewrites
    .filter(({ says }) => says.test(plain))
    .map(({ tariff }) => tariff)
    .join(' ');
}

/** Signs of traditional script and the simplified ones, as pairs: names of goods from Taiwan and Hong Kong. */
const traditional =
  '電电機机車车燈灯線线鋼钢鐵铁鋁铝銅铜鋅锌錫锡鎳镍紙纸絲丝織织纖纤維维綿绵針针褲裤襯衬衫衫裙裙襪袜鞋鞋傘伞鏡镜錶表鐘钟筆笔書书報报畫画玩玩遊游戲戏網网絡络頻频視视聽听音音響响話话腦脑鍵键盤盘顯显螢萤幕幕池池燃燃熱热爐炉鍋锅廚厨風风扇扇濾滤淨净壓压縮缩氣气體体液液閥阀門门窗窗鎖锁釘钉絞绞鏈链條条軸轴齒齿輪轮輸输帶带膠胶塑塑橡橡樹树脂脂漿浆顏颜塗涂顏颜墨墨藥药劑剂酸酸鹼碱鹽盐鈉钠鉀钾鈣钙鎂镁矽硅矽硅雙双氧氧乙乙醇醇醛醛酮酮酯酯醚醚魚鱼蝦虾蟹蟹雞鸡鴨鸭鵝鹅豬猪豬猪羊羊奶奶蛋蛋穀谷麥麦麵面粉粉糧粮蘋苹葡葡萄萄橘橘檸柠檬檬龍龙蘆芦筍笋蔥葱蒜蒜薑姜馬马鈴铃薯薯乾干凍冻鮮鲜醬酱醋醋糖糖蜜蜜鹹咸罐罐頭头飲饮料料咖咖啡啡紅红綠绿烏乌龜龟單单雙双產产進进護护膚肤髮发潔洁滌涤嬰婴兒儿寵宠傢家櫃柜檯台牀床墊垫簾帘毯毯臺台磚砖瓷瓷玻玻璃璃寶宝銀银鑽钻飾饰鏟铲鋸锯鑿凿鉗钳錘锤螺螺絲丝擰拧噴喷槍枪彈弹飛飞艦舰船船飾饰設设備备儀仪錄录影影攝摄複复印印組组裝装備备類类製制造造無无與与縫缝紉纫劃划醫医療疗術术檢检測测試试驗验製制動动滅灭防防護护運运動动滑滑雪雪釣钓籠笼賽赛圍围';

const simplified = new Map<string, string>();
for (let at = 0; at + 1 < traditional.length; at += 2) simplified.set(traditional[at]!, traditional[at + 1]!);

/** The text with the traditional signs of goods in simplified script. */
export const simplify = (text: string): string => text.replace(/\p{Script=Han}/gu, (sign) => simplified.get(sign) ?? sign);
