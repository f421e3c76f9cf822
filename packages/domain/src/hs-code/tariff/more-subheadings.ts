/** Subheadings of headings that the other tables name as a whole, and siblings that differ in one attribute. */
export const moreSubheadings = `
010619|其他活哺乳动物|Other live mammals
*020130|鲜、冷去骨牛肉|Fresh boneless beef
020442|冻带骨绵羊肉|Frozen sheep cuts with bone in|羊排
*020649|其他冻猪杂碎|Other frozen swine offal|冻猪蹄,冻猪耳
*030111|淡水观赏鱼|Freshwater ornamental fish|观赏鱼,金鱼
030289|其他鲜、冷鱼|Other fresh fish
030389|其他冻鱼|Other frozen fish|冻鱼,冻带鱼
030499|其他冻鱼肉|Other frozen fish meat|鱼糜
030559|其他干鱼|Other dried fish|鱼干
030541|熏鲑鱼|Smoked salmon|熏三文鱼
*030819|其他制作保藏的海参|Sea cucumbers, other|干海参
*040120|脂肪1%至6%的乳|Milk, 1 to 6 % fat|牛奶,纯牛奶
*040320|酸乳|Yogurt|酸奶
*040410|乳清|Whey|乳清粉
*040510|黄油|Butter|黄油
*040690|其他乳酪|Other cheese
040610|鲜乳酪|Fresh cheese|马苏里拉
*040721|鲜鸡蛋|Fresh hens' eggs|鸡蛋
040790|其他禽蛋|Other birds' eggs|皮蛋,咸鸭蛋
*050510|填充用羽毛、羽绒|Feathers for stuffing; down|羽绒,鸭绒,鹅绒
*060290|其他活植物|Other live plants|苗木,盆景,绿植
060319|其他鲜切花|Other fresh cut flowers
060311|鲜玫瑰|Fresh roses|玫瑰花
*070190|其他鲜马铃薯|Other fresh potatoes
*070490|其他甘蓝、芥菜|Other cabbages|大白菜,卷心菜
070410|菜花、西兰花|Cauliflowers and broccoli|西兰花,花菜
*070610|胡萝卜及萝卜|Carrots and turnips|胡萝卜
*070999|其他鲜蔬菜|Other fresh vegetables|竹笋
070960|鲜辣椒、甜椒|Fruits of Capsicum|辣椒,甜椒
070954|鲜香菇|Fresh shiitake|鲜香菇
*071080|其他冻蔬菜|Other frozen vegetables|冻西兰花,冻菠菜,冻花菜|frozen broccoli,frozen cauliflower,frozen vegetable
071021|冻豌豆|Frozen peas|冻豌豆|frozen pea
071022|冻豇豆、菜豆|Frozen beans|冻毛豆,冻四季豆|frozen edamame,frozen green bean
071040|冻甜玉米|Frozen sweet corn|速冻玉米|frozen sweet corn
071090|冻什锦蔬菜|Frozen mixtures of vegetables|冻混合蔬菜|frozen mixed vegetables
*071159|盐水蘑菇|Mushrooms provisionally preserved|盐水蘑菇
071420|甘薯|Sweet potatoes|红薯
*080390|其他香蕉|Other bananas|香蕉
080450|番石榴、芒果、山竹|Guavas, mangoes|芒果,山竹
080430|菠萝|Pineapples|菠萝
080440|鳄梨|Avocados|牛油果
080929|其他樱桃|Other cherries|车厘子,樱桃
*081090|其他鲜果|Other fresh fruit|荔枝,火龙果,龙眼
081010|鲜草莓|Strawberries|草莓
081050|猕猴桃|Kiwifruit|猕猴桃
081060|榴莲|Durians|榴莲
*081110|冻草莓|Frozen strawberries|冻草莓,速冻草莓|frozen strawberry
081190|其他冻水果|Other frozen fruit|冻榴莲,冻芒果|frozen mango,frozen fruit
081120|冻木莓、黑莓等|Frozen raspberries, blackberries|冻树莓|frozen raspberry
*081340|其他干果|Other dried fruit|红枣,枸杞,龙眼干
090962|已磨八角、茴香、孜然|Anise, cumin, fennel, ground
*090961|未磨八角、茴香|Anise, fennel, juniper, not ground|八角,小茴香|star anise,fennel seed
090931|未磨孜然|Cumin, not ground|孜然|cumin seed
*090611|未磨肉桂|Cinnamon, not ground|肉桂,桂皮
*100199|其他小麦|Other wheat
*100590|其他玉米|Other maize|玉米
100850|昆诺阿藜（藜麦）|Quinoa|藜麦
*110290|其他谷物细粉|Other cereal flours|糯米粉,米粉
110220|玉米细粉|Maize flour|玉米粉
*110412|滚压燕麦|Rolled oats|燕麦片
*110710|未焙制麦芽|Malt, not roasted
*120190|其他大豆|Other soya beans|大豆,黄豆
*120991|蔬菜种子|Vegetable seeds|蔬菜种子
*121490|其他饲草|Other fodder|苜蓿草
*130190|其他树胶、树脂|Other gums and resins
*150420|鱼油|Fish oils|鱼油
*150790|其他豆油|Other soya-bean oil
*150920|特级初榨油橄榄油|Extra virgin olive oil|特级初榨橄榄油
*151190|其他棕榈油|Other palm oil
*151219|其他葵花油、红花油|Other sunflower oil|葵花籽油
*151319|其他椰子油|Other coconut oil
*151499|其他菜籽油|Other rape oil
*151790|其他混合食用油|Other edible mixtures|起酥油
*152190|蜂蜡及其他虫蜡|Beeswax|蜂蜡
*160232|鸡肉制品|Prepared chicken|熟鸡肉
160249|其他猪肉制品|Other prepared pork|午餐肉
160250|牛肉制品|Prepared beef|牛肉罐头
160420|其他制作的鱼|Other prepared fish|鱼丸
*160521|未密封容器装制作虾|Shrimps, prepared, not airtight|面包虾
160554|制作的墨鱼、鱿鱼|Cuttle fish and squid, prepared|鱿鱼丝
*170199|其他精制糖|Other refined sugar|白砂糖,冰糖
*180690|其他巧克力|Other chocolate|巧克力豆
180632|不夹心块状巧克力|Chocolate blocks, not filled|巧克力
180631|夹心块状巧克力|Chocolate blocks, filled|夹心巧克力
*190410|膨化谷物食品|Foods from swelling cereals|膨化食品,爆米花
*200190|其他醋制蔬菜|Other vegetables in vinegar|糖醋蒜
200110|醋制黄瓜|Cucumbers in vinegar|酸黄瓜
*200799|其他果酱|Other jams|果酱,草莓酱
*210210|活性酵母|Active yeasts|活性干酵母,酵母
210230|发酵粉|Baking powders|泡打粉
*210410|汤料|Soups|汤料
*220110|矿泉水、汽水|Mineral and aerated waters|矿泉水,苏打水
*250490|其他天然石墨|Other natural graphite
*250510|硅砂、石英砂|Silica sands|石英砂,硅砂
*251990|其他氧化镁|Other magnesia|镁砂,氧化镁
*252329|其他硅酸盐水泥|Other Portland cement|水泥,硅酸盐水泥
252310|水泥熟料|Clinkers|水泥熟料
252321|白水泥|White cement|白水泥
*252620|已磨滑石|Talc, crushed|滑石粉
*260111|未烧结铁矿砂|Iron ores, non-agglomerated|铁矿砂
*270119|其他煤|Other coal|煤炭
271112|液化丙烷|Propane, liquefied|丙烷
*271113|液化丁烷|Butanes, liquefied|丁烷气
271111|液化天然气|Natural gas, liquefied|液化天然气
*271320|石油沥青|Petroleum bitumen|沥青
271312|已煅烧石油焦|Petroleum coke, calcined|煅烧石油焦
281410|氨|Anhydrous ammonia|液氨
282520|氧化锂、氢氧化锂|Lithium oxide and hydroxide|氢氧化锂
*283210|钠的亚硫酸盐|Sodium sulphites|焦亚硫酸钠
*283919|其他硅酸钠|Other silicates of sodium|水玻璃
284690|其他稀土化合物|Other rare-earth compounds|氧化镧,氧化钕
290711|苯酚及其盐|Phenol and salts|苯酚
290723|双酚A|Bisphenol A|双酚a
*292310|胆碱及其盐|Choline and salts|氯化胆碱
292320|卵磷脂|Lecithins|大豆卵磷脂
292910|异氰酸酯|Isocyanates|tdi
294110|青霉素类|Penicillins
*310420|氯化钾|Potassium chloride|氯化钾
*320740|玻璃熔块、玻璃粉|Glass frit
*321290|其他颜料|Other pigments|铝银浆
321210|压印箔|Stamping foils|烫金纸,烫金箔
*321310|成套艺术颜料|Artists' colours in sets|水彩颜料套装
*340319|其他含油润滑剂|Other lubricants with oil|润滑脂
340399|其他不含油润滑剂|Other lubricants without oil|脱模剂
*340530|车身用光洁剂|Polishes for coachwork|汽车蜡
340510|鞋油|Polishes for footwear|鞋油
*350790|其他酶|Other enzymes
*370790|其他摄影用化学制剂|Other chemicals for photographic use|碳粉,显影液
*380610|松香|Rosin|松香
*380991|纺织工业用整理剂|Finishing agents for textiles|纺织助剂
*381090|助焊剂等|Fluxes|助焊剂
381121|含石油的润滑油添加剂|Lubricant additives with oil|机油添加剂
381239|其他抗氧剂、稳定剂|Other anti-oxidants, stabilisers|抗氧剂,pvc稳定剂
*390530|聚乙烯醇|Polyvinyl alcohol|聚乙烯醇
391110|石油树脂、香豆酮树脂|Petroleum resins|石油树脂
*391390|其他天然聚合物|Other natural polymers|黄原胶,透明质酸
*400219|其他丁苯橡胶|Other SBR|丁苯橡胶
*401390|其他内胎|Other inner tubes|摩托车内胎
401310|汽车内胎|Inner tubes for cars, buses, lorries|汽车内胎,卡车内胎
401320|自行车内胎|Inner tubes for bicycles|自行车内胎
401290|实心轮胎、胎面|Solid tyres, treads, flaps|实心轮胎
*410792|其他粒面剖层革|Other grain splits
*440711|松木锯材|Sawn pine|松木板材,松木方
*441012|定向刨花板|Oriented strand board|欧松板
441011|碎料板|Particle board|刨花板
441193|密度0.5至0.8的其他纤维板|Fibreboard 0.5 to 0.8 g/cm³
441112|厚度5毫米及以下中密度纤维板|MDF up to 5 mm
441113|厚度5至9毫米中密度纤维板|MDF over 5 up to 9 mm
441231|热带木面胶合板|Plywood with tropical outer ply
*441490|其他木框|Other wooden frames|木制相框
*450410|压制软木块、板|Agglomerated cork blocks, plates|软木板
*470321|漂白针叶木浆|Bleached coniferous pulp|漂白针叶浆
470329|漂白非针叶木浆|Bleached non-coniferous pulp|阔叶浆
*470710|回收牛皮纸、瓦楞纸|Recovered kraft, corrugated paper|废纸
*480411|未漂白牛皮挂面纸|Unbleached kraftliner|牛卡纸
*480640|玻璃纸、半透明纸|Glassine|格拉辛纸
*481092|其他多层涂布纸|Other multi-ply coated paper|白卡纸,白板纸
481019|其他铜版纸|Other paper coated for writing, printing|铜版纸
*481710|信封|Envelopes|信封
*500720|含丝85%及以上机织物|Fabrics with 85 % or more silk|真丝面料
*510710|含毛85%及以上精梳纱|Worsted yarn, 85 % or more wool
520523|含棉85%以上精梳纱（232至192分特）|Combed cotton yarn 232 to 192 dtex|精梳棉纱
*520512|含棉85%以上普梳纱|Uncombed cotton yarn|棉纱
520932|染色斜纹棉布|Dyed cotton twill|全棉斜纹布
520939|其他染色棉布|Other dyed cotton fabric
520911|未漂白重质平纹棉布|Unbleached heavy plain cotton|纯棉帆布
*530919|其他含亚麻85%以上布|Other linen fabric|亚麻布
*540110|合成纤维长丝缝纫线|Sewing thread of synthetic filaments|涤纶缝纫线
*540419|其他合成单丝|Other synthetic monofilament|尼龙单丝
540490|扁条等|Strip|人造草丝
*550810|合成短纤缝纫线|Sewing thread of synthetic staple
*550921|含聚酯短纤85%以上单纱|Single yarn of polyester staple|涤纶纱
550953|聚酯与棉混纺纱|Polyester yarn mixed with cotton|涤棉混纺纱
*551311|聚酯与棉混纺平纹坯布|Unbleached polyester-cotton plain|涤棉坯布
*551612|染色人造短纤布|Dyed artificial staple fabric|人棉布
*560210|针刺毡|Needleloom felt|毛毡
*560811|渔网|Fishing nets|渔网
560819|其他化纤网|Other nets of man-made textile|防虫网,安全网
*570242|化纤机织绒头地毯|Woven pile carpets, man-made|机织地毯
570490|其他毡呢地毯|Other felt carpets|针刺地毯
570329|尼龙簇绒地毯|Tufted carpets of nylon|尼龙地毯
570321|尼龙人造草坪|Turf of nylon
*580137|化纤经起绒织物|Warp pile fabrics, man-made|丝绒面料
*580710|机织标签|Woven labels|织唛,洗水唛
*580890|装饰带、流苏|Trimmings, tassels|流苏
*581092|化纤刺绣品|Embroidery of man-made fibres|绣花布
*590190|油画布等|Prepared painting canvas|油画布
*600192|化纤起绒针织物|Pile fabrics of man-made fibres|珊瑚绒面料,法兰绒面料,摇粒绒面料,毛绒布|coral fleece fabric,plush fabric
*600410|含弹性纱不含橡胶线|With elastomeric yarn|氨纶针织布,泳衣面料
*600537|染色合成纤维经编布|Dyed warp knit of synthetic fibres|经编布,网眼布
*610230|化纤针织女大衣|Of man-made fibres
*610130|化纤针织男大衣|Of man-made fibres
*610610|棉制针织女衬衫|Of cotton
610520|化纤针织男衬衫|Of man-made fibres|化纤polo衫
610442|棉制针织连衣裙|Dresses of cotton, knitted
610453|合成纤维针织裙|Skirts of synthetic fibres, knitted
610333|合成纤维针织男上衣|Men's jackets of synthetic fibres, knitted
610832|化纤针织女睡衣|Women's nightwear of man-made fibres|化纤睡衣
611130|合成纤维针织婴儿服装|Babies' garments of synthetic fibres
611420|棉制其他针织服装|Other garments of cotton
611693|合成纤维针织手套|Gloves of synthetic fibres|针织手套,魔术手套
620130|棉制男大衣|Men's coats of cotton
620120|羊毛制男大衣|Men's coats of wool
620220|羊毛制女大衣|Women's coats of wool|毛呢大衣,羊毛大衣
620230|棉制女大衣|Women's coats of cotton
620311|羊毛男西服套装|Men's suits of wool|羊毛西装
620444|人造纤维连衣裙|Dresses of artificial fibres|人棉连衣裙
620452|棉制裙子|Skirts of cotton
620690|其他材料女衬衫|Women's blouses of other materials
620610|丝制女衬衫|Women's blouses of silk|真丝衬衫
*620722|化纤男睡衣|Men's nightwear of man-made fibres
*620822|化纤女睡衣|Women's nightwear of man-made fibres
620892|化纤女浴衣|Women's bathrobes of man-made fibres|浴袍
*620920|棉制婴儿服装|Of cotton|梭织婴儿服装,婴儿围嘴
621050|其他女涂层织物服装|Other women's garments of coated fabrics
621132|棉制其他男服装|Other men's garments of cotton
621142|棉制其他女服装|Other women's garments of cotton
621420|羊毛制围巾|Shawls of wool|羊毛围巾,羊绒围巾
621510|丝制领带|Ties of silk|真丝领带
*621710|服装附件|Accessories|袖套,腰带布
630120|羊毛毯|Blankets of wool|羊毛毯
630251|棉餐桌织物|Table linen of cotton
630391|棉制窗帘|Curtains of cotton
630492|棉制其他装饰品|Furnishing articles of cotton, not knitted
*631090|其他碎织物|Other rags|擦机布
640351|皮革外底的过踝皮鞋|Leather soles, covering the ankle
640219|橡塑面其他运动鞋|Sports footwear of rubber or plastics|足球鞋
*660320|伞骨|Umbrella frames|伞骨
*680911|石膏板（纸贴面）|Plasterboard faced with paper|石膏板
*681182|其他纤维水泥板|Other fibre-cement sheets|纤维水泥板
*681511|碳纤维|Carbon fibres|碳纤维
681512|碳纤维织物|Fabrics of carbon fibres|碳纤维布
681513|其他碳纤维制品|Other articles of carbon fibres|碳纤维管,碳纤维制品
*690220|氧化铝、二氧化硅耐火砖|Bricks of alumina or silica|高铝砖,耐火砖
690210|镁、钙、铬耐火砖|Bricks of magnesium, calcium, chromium|镁碳砖
*690912|莫氏硬度9以上的技术陶瓷|Technical ceramics of hardness 9 or more|氧化铝陶瓷
690722|吸水率0.5%至10%的瓷砖|Water absorption 0.5 to 10 %
*700529|其他浮法玻璃|Other float glass
*701790|其他实验室玻璃器|Other laboratory glassware|载玻片,烧杯
*701810|玻璃珠、仿珍珠|Glass beads|玻璃珠,水钻
701820|玻璃微珠|Glass microspheres|反光玻璃微珠
701963|玻纤粗纱平纹布|Woven fabrics of rovings|玻璃纤维网格布,网格布,玻纤布
*710391|红蓝绿宝石|Rubies, sapphires, emeralds
*711620|宝石制品|Articles of precious stones|水晶手链,玉手镯
711610|珍珠制品|Articles of pearls|珍珠项链
*720838|热轧卷板（3至4.75毫米）|Hot-rolled in coils 3 to 4.75 mm|热轧卷板
720839|热轧卷板（3毫米以下）|Hot-rolled in coils below 3 mm
720851|10毫米以上热轧厚板|Hot-rolled plate over 10 mm|中厚板,厚钢板
*720917|冷轧卷板（0.5至1毫米）|Cold-rolled in coils 0.5 to 1 mm|冷轧卷板
720916|冷轧卷板（1至3毫米）|Cold-rolled in coils 1 to 3 mm
*721391|直径14毫米以下线材|Wire rod below 14 mm|线材
*721633|H型钢（80毫米以上）|H sections of 80 mm or more|h型钢
721621|L型材（80毫米以下）|L sections below 80 mm
721631|槽钢（80毫米以上）|U sections of 80 mm or more|槽钢
721632|工字钢（80毫米以上）|I sections of 80 mm or more|工字钢
*721934|冷轧不锈钢板（0.5至1毫米）|Cold-rolled stainless 0.5 to 1 mm|不锈钢薄板
721933|冷轧不锈钢板（1至3毫米）|Cold-rolled stainless 1 to 3 mm|不锈钢板,冷轧不锈钢板
*722020|冷轧不锈钢带|Cold-rolled stainless strip|不锈钢带
*722220|冷成形不锈钢棒|Cold-formed stainless bars|不锈钢棒
*722519|其他硅钢|Other silicon steel|硅钢片
722511|取向硅钢|Grain-oriented silicon steel|取向硅钢
*722830|热轧合金钢条杆|Hot-rolled alloy bars|合金圆钢
*730511|纵向埋弧焊管线管|Longitudinally submerged arc welded line pipe
*731940|安全别针、别针|Safety pins|别针
*740311|阴极铜|Copper cathodes|阴极铜,电解铜
*740721|黄铜条杆|Brass bars|黄铜棒
*740811|6毫米以上精炼铜丝|Refined copper wire over 6 mm
*741011|精炼铜箔，无衬背|Refined copper foil, not backed|铜箔
741021|精炼铜箔，有衬背|Refined copper foil, backed|覆铜板
*741110|精炼铜管|Refined copper tubes|紫铜管,铜管
*741220|铜合金管子附件|Fittings of copper alloys|黄铜接头,铜接头,铜管件|brass fitting,brass pipe fitting
741820|铜卫生器具|Sanitary ware of copper|铜制花洒,铜地漏
*741980|其他铜制品|Other articles of copper|铜工艺品,铜件
*760120|未锻轧铝合金|Unwrought aluminium alloys|铝合金锭
760110|未锻轧纯铝|Unwrought aluminium, not alloyed|铝锭
*760820|铝合金管|Aluminium alloy tubes|铝管
*761290|其他铝罐|Other aluminium cans|易拉罐,铝罐,气雾罐
*761410|钢芯铝绞线|With steel core|钢芯铝绞线
*790111|含锌99.99%以上的锌|Zinc of 99.99 % or more|锌锭
*810890|其他钛制品|Other titanium articles|钛板,钛棒,钛管
*820190|其他农用手工工具|Other hand tools
820110|锹、铲|Spades and shovels|铁锹,铁铲
820140|斧子|Axes|斧头
820150|修枝剪|Secateurs|修枝剪,园林剪刀
820130|锄、耙|Mattocks, hoes, rakes|锄头,耙子
*820890|其他机器用刀片|Other machine knives
*830590|回形针等|Paper clips|回形针,长尾夹
830520|成条订书钉|Staples in strips|订书钉
*830890|其他扣、钩|Other clasps, buckles|皮带扣,金属扣
830810|钩、环、眼|Hooks, eyes and eyelets|气眼
*840219|其他蒸汽锅炉|Other steam boilers|蒸汽锅炉
*840510|煤气、水煤气发生器|Producer gas generators|制氮机
*841780|其他工业炉|Other furnaces|工业窑炉
*842010|砑光机|Calendering machines|压延机
*844519|其他纺织准备机器|Other fibre preparing machines
*844630|无梭织机|Shuttleless looms|喷水织机,剑杆织机
*844859|针织机零件|Parts of knitting machines|织针
*845320|制鞋机器|Footwear machinery|制鞋机
*846029|其他磨床|Other grinding machines|磨床
846090|其他抛光机床|Other polishing machines|抛光机
*846150|锯床|Sawing machines|带锯床,锯床
*846226|数控折弯机|NC press brakes|数控折弯机
846229|其他弯曲、矫直机|Other bending machines|折弯机,弯管机,卷板机
846239|其他剪板机|Other shearing machines|剪板机
846261|液压压力机|Hydraulic presses|液压机
846262|机械压力机|Mechanical presses|冲床
*846310|拉丝机|Draw-benches|拉丝机
*846490|其他石料、玻璃机床|Other machine-tools for stone, glass|瓷砖切割机
846410|石料锯床|Sawing machines for stone|石材切割机
*848620|半导体器件制造设备|Machines for semiconductor devices
*851419|其他电阻炉|Other resistance furnaces|电阻炉
851420|感应炉|Induction furnaces|感应炉,中频炉
*853080|道路信号设备|Signalling equipment for roads|交通信号灯
*854720|塑料绝缘配件|Insulating fittings of plastics
*860719|其他轮、轴|Wheels and axles|火车轮对
*880730|其他飞机、无人机零件|Other parts of aircraft and drones|无人机配件
*890190|其他货船|Other cargo vessels|散货船
*900510|双筒望远镜|Binoculars|双筒望远镜
900580|其他望远镜|Other telescopes|天文望远镜
*900659|其他照相机|Other cameras
900640|一次成像照相机|Instant print cameras|拍立得
900661|闪光灯|Flashlight apparatus|闪光灯
*901060|银幕|Projection screens|投影幕
*901180|其他显微镜|Other microscopes|生物显微镜
*901510|测距仪|Rangefinders|激光测距仪
901530|水平仪|Levels|激光水平仪
901580|其他测量仪器|Other surveying instruments|全站仪
*902214|其他医用X射线设备|Other medical X-ray apparatus|x光机
902219|其他用途X射线设备|X-ray apparatus for other uses|安检机
*902410|金属材料试验机|Machines for testing metals|硬度计
902920|速度计、转速表|Speedometers|汽车仪表,里程表
*910610|考勤机|Time-registers|考勤机
910690|其他时间记录器|Other time recorders|厨房计时器,定时器
*911390|其他表带|Other watch straps|硅胶表带
911320|贱金属表带|Watch straps of base metal|金属表带
*920590|其他管乐器|Other wind instruments|萨克斯,口琴
*920710|键盘电子乐器|Keyboard electric instruments|电子琴,电钢琴
920790|其他电声乐器|Other electric instruments|电吉他
*920810|八音盒|Musical boxes|八音盒
*920999|乐器其他零件|Other parts of instruments
920930|琴弦|Musical instrument strings|琴弦,吉他弦
*950824|其他游乐骑乘设施|Other amusement rides
950829|其他游乐场娱乐设备|Other fairground amusements|充气城堡,淘气堡
*960621|塑料纽扣|Buttons of plastics|树脂纽扣
960622|贱金属纽扣|Buttons of base metal|金属纽扣
960610|按扣|Press-fasteners|按扣,四合扣
*961210|打字机色带、碳带|Ribbons|碳带,色带
*961620|粉扑|Powder-puffs|粉扑,美妆蛋
961610|香水喷雾器|Scent sprays|香水喷头
*970191|其他手绘画|Other paintings, drawings by hand|油画,国画
330790|其他（湿巾、脱毛剂）|Other, such as wipes, depilatories|湿巾,脱毛膏|wet wipes,wet tissue
`;
