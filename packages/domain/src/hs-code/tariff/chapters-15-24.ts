/** Fats, prepared food, drinks, tobacco; the rows are read by `parseTariffTable`. */
export const chapters15to24 = `
1501|猪油、家禽脂肪|Pig and poultry fat|猪油|lard
1502|牛、羊脂肪|Fats of cattle, sheep, goats|牛油|tallow
1503.|猪油硬脂、液体猪油|Lard stearin, lard oil
1504|鱼、海生哺乳动物油脂|Fish oils and fats|鱼油|fish oil
1505.|羊毛脂|Wool grease, lanolin|羊毛脂|lanolin
1506.|其他动物油脂|Other animal fats
1507|豆油|Soya-bean oil|大豆油,豆油|soybean oil
1508|花生油|Ground-nut oil|花生油|peanut oil
1509|初榨油橄榄油|Olive oil, virgin|橄榄油,特级初榨橄榄油|olive oil
1510|其他橄榄油|Other olive oils|橄榄果渣油|olive pomace oil
1511|棕榈油|Palm oil|棕榈油|palm oil
1512|葵花油、红花油、棉籽油|Sunflower, safflower, cotton-seed oil|葵花籽油,葵花油|sunflower oil
1513|椰子油、棕榈仁油|Coconut, palm kernel oil|椰子油|coconut oil
1514|菜籽油、芥子油|Rape, mustard oil|菜籽油|rapeseed oil,canola oil
1515|其他植物固定油脂|Other fixed vegetable oils|蓖麻油,玉米油,亚麻籽油,茶籽油|castor oil,corn oil,linseed oil
151550|芝麻油|Sesame oil|芝麻油,香油|sesame oil
1516|氢化、酯化油脂|Fats hydrogenated|氢化油|hydrogenated oil
1517|人造黄油、混合食用油|Margarine, edible mixtures|人造黄油,起酥油,调和油|margarine,shortening
1518.|化学改性油脂|Fats chemically modified|环氧大豆油|used cooking oil,epoxidized soybean oil
1520.|粗甘油|Glycerol, crude|粗甘油|crude glycerine
1521|植物蜡、蜂蜡|Vegetable waxes, beeswax|蜂蜡,棕榈蜡,大豆蜡|beeswax,carnauba wax
1522.|油鞣回收脂、油脂残渣|Degras, residues of fats
1601.|香肠|Sausages|香肠,火腿肠,腊肠|sausage
1602|其他肉制品|Other prepared meat|午餐肉,牛肉罐头,熟鸡肉,烤鸭,肉罐头,猫罐头肉|luncheon meat,canned beef,canned meat,prepared chicken
1603.|肉、鱼精及汁|Extracts of meat, fish
1604|制作的鱼、鱼子酱|Prepared fish, caviar|鱼罐头,烤鳗,鱼丸,鱼子酱|canned fish,roasted eel,caviar,fish ball,canned mackerel
160413|沙丁鱼罐头|Sardines, prepared|沙丁鱼罐头|canned sardine
160414|金枪鱼罐头|Tuna, prepared|金枪鱼罐头|canned tuna
1605|制作的虾蟹、软体动物|Prepared crustaceans, molluscs|虾制品,面包虾,即食海参,鱿鱼丝|breaded shrimp,prepared shrimp,dried seasoned squid
1701|甘蔗糖、甜菜糖|Cane or beet sugar|白糖,白砂糖,原糖,冰糖,红糖|sugar,white sugar,raw sugar,brown sugar
1702|其他糖、糖浆、焦糖|Other sugars, syrups, caramel|果糖,麦芽糖浆,乳糖,果葡糖浆,麦芽糊精,麦芽糖|dextrose,fructose,lactose,syrup,maltodextrin,maltose
170230|葡萄糖|Glucose|葡萄糖,一水葡萄糖|dextrose monohydrate,glucose
1703|糖蜜|Molasses|糖蜜|molasses
1704|不含可可的糖食|Sugar confectionery without cocoa|白巧克力|gummy
170410|口香糖|Chewing gum|口香糖,泡泡糖|chewing gum,bubble gum
*170490|其他糖食|Other sugar confectionery|糖果,棒棒糖,软糖,硬糖,棉花糖|candy,lollipop,gummy candy,hard candy,marshmallow
1801.|可可豆|Cocoa beans|可可豆|cocoa bean
1802.|可可荚壳|Cocoa shells
1803|可可膏|Cocoa paste|可可液块|cocoa mass
1804.|可可脂|Cocoa butter|可可脂|cocoa butter
1805.|未加糖可可粉|Cocoa powder, unsweetened|可可粉|cocoa powder
1806|巧克力及含可可食品|Chocolate and food with cocoa|巧克力,夹心巧克力,巧克力豆|chocolate,chocolate bar
1901|麦精、面粉制食品、婴儿食品|Malt extract, infant food, flour preparations|婴幼儿奶粉,婴儿配方奶粉,米粉婴儿,蛋糕粉,预拌粉|baby milk powder,cake mix,premix flour
*190110|婴幼儿食品|Preparations for infants|婴幼儿配方奶粉,婴儿奶粉,婴儿米粉|infant formula,baby formula,baby cereal
1902|面食|Pasta|面条|noodle,macaroni
190219|未包馅未烹煮的面食|Uncooked pasta, not stuffed|挂面,意大利面,通心粉|dried noodle,spaghetti,pasta
190220|包馅面食|Stuffed pasta|饺子,速冻水饺,包子,馄饨|dumpling,frozen dumpling
*190230|其他面食|Other pasta|方便面,粉丝,米粉,米线|instant noodle,vermicelli,rice noodle
1903.|珍珠粉、西米|Tapioca and substitutes|西米,珍珠粉圆|tapioca pearl
1904|膨化谷物食品|Foods from swelling or roasting cereals|膨化食品,麦片,爆米花,即食麦片,锅巴|corn flakes,breakfast cereal,popcorn,puffed food
1905|面包、糕饼、饼干|Bread, pastry, biscuits|薄脆|cracker
190531|甜饼干|Sweet biscuits|饼干,曲奇,夹心饼干|biscuit,cookie
190532|华夫饼干、威化|Waffles and wafers|威化饼干,华夫饼|wafer,waffle
*190590|其他面包糕饼|Other bakers' wares|蛋糕,面包,月饼,糕点,米饼|cake,bread,mooncake,rice cracker
2001|醋制蔬菜、水果|Vegetables, fruit in vinegar|酸黄瓜,糖醋蒜|pickled cucumber,pickles,gherkin
2002|非醋制番茄|Tomatoes prepared|去皮番茄罐头|canned tomato
*200290|其他制作的番茄|Other prepared tomatoes|番茄酱,番茄酱罐头|tomato paste
2003|非醋制蘑菇、块菌|Mushrooms prepared|香菇罐头
*200310|蘑菇罐头|Mushrooms of Agaricus, prepared|蘑菇罐头|canned mushroom
2004|冻的制作蔬菜|Prepared vegetables, frozen||french fries
200410|冻薯条等制作马铃薯|Potatoes prepared, frozen|薯条,冷冻薯条|frozen french fries
2005|未冻的制作蔬菜|Prepared vegetables, not frozen|玉米罐头,芦笋罐头,豆类罐头,海苔辣白菜,橄榄罐头|canned corn,canned asparagus,canned beans,canned vegetables
200520|制作的马铃薯|Potatoes prepared|薯片|potato chips
200580|甜玉米罐头|Sweet corn, prepared|甜玉米罐头|canned sweet corn
200591|竹笋罐头|Bamboo shoots, prepared|竹笋罐头|canned bamboo shoot
*200599|其他制作蔬菜|Other prepared vegetables|泡菜,榨菜,酸菜,辣白菜|kimchi,preserved vegetable
2006.|糖渍水果、蔬菜|Fruit, vegetables preserved by sugar|蜜饯,果脯,糖渍水果|candied fruit,preserved plum
2007|果酱、果冻|Jams, jellies|果酱,草莓酱,果泥|jam,marmalade,fruit puree
2008|其他制作的水果、坚果|Fruit, nuts otherwise prepared|水果罐头,香瓜子|canned fruit,canned pear
200811|制作的花生|Ground-nuts, prepared|花生酱,烤花生,炒花生,油炸花生|peanut butter,roasted peanut
200819|其他制作的坚果|Other nuts, prepared|炒瓜子,坚果零食,炒栗子,琥珀核桃|roasted nuts,roasted sunflower seed,roasted chestnut
200820|菠萝罐头|Pineapples, prepared|菠萝罐头|canned pineapple
200830|柑橘罐头|Citrus fruit, prepared|橘子罐头|canned mandarin orange
200870|桃罐头|Peaches, prepared|黄桃罐头|canned peach
*200899|其他制作水果|Other prepared fruit|荔枝罐头,烤紫菜,海苔|canned lychee,roasted seaweed
2009|果汁、蔬菜汁|Fruit and vegetable juices|苹果汁,橙汁,果汁,梨汁,椰子汁|apple juice,orange juice,fruit juice,coconut water
*200979|浓缩苹果汁|Apple juice concentrate|浓缩苹果汁|apple juice concentrate
2101|咖啡、茶的浓缩精汁及制品|Extracts of coffee, tea||milk tea powder
*210111|咖啡浓缩精汁|Extracts of coffee|速溶咖啡|instant coffee
210112|以咖啡为基本成分的制品|Preparations with a basis of coffee|三合一咖啡|3 in 1 coffee
210120|茶浓缩精汁及制品|Extracts of tea|速溶茶,奶茶粉|instant tea
2102|酵母、发酵粉|Yeasts, baking powders|酵母,干酵母,泡打粉,活性干酵母|yeast,dry yeast,baking powder
2103|调味汁、调味品、芥末|Sauces, condiments, mustard|味精调味,芥末酱,复合调味料|mustard,condiment,wasabi
210310|酱油|Soya sauce|酱油,生抽,老抽|soy sauce
210320|番茄沙司|Tomato ketchup|番茄沙司|tomato ketchup
*210390|其他调味品|Other sauces and seasonings|辣椒酱,调味料,火锅底料,蚝油,豆瓣酱,沙拉酱,鸡精,味精|chili sauce,seasoning,hot pot base,oyster sauce,mayonnaise,bean paste
2104|汤料、均化食品|Soups, homogenised food|汤料,速溶汤|soup,soup base
2105.|冰淇淋|Ice cream|冰淇淋,雪糕,冰棍|ice cream
2106|其他食品|Other food preparations|蛋白粉,食品添加剂,营养品,蛋白棒,软胶囊保健品,胶原蛋白饮,奶精,维生素软糖,大豆分离蛋白粉|protein powder,health food,meal replacement,nutritional supplement
210610|浓缩蛋白质、人造蛋白|Protein concentrates|大豆蛋白,组织蛋白|textured soy protein,protein concentrate
*210690|其他食品|Other food preparations|保健品,植脂末,果冻,代餐粉,膳食补充剂,固体饮料|food supplement,dietary supplement,non-dairy creamer,jelly
2201|水、冰|Waters, ice|矿泉水,纯净水,苏打水,饮用水|mineral water,drinking water
2202|加味水、无酒精饮料|Flavoured waters, soft drinks|饮料,植物蛋白饮料|soft drink,beverage
*220210|加糖或加味的水|Waters with sugar or flavour|汽水,可乐|cola,carbonated drink,soda
220299|其他无酒精饮料|Other non-alcoholic beverages|能量饮料,茶饮料,豆奶,凉茶|energy drink,soy milk,tea drink
2203.|啤酒|Beer|啤酒|beer
2204|葡萄酒|Wine
220410|起泡葡萄酒|Sparkling wine|香槟,起泡酒|champagne,sparkling wine
*220421|2升及以下容器装葡萄酒|Wine in containers up to 2 L|红酒,葡萄酒,干红葡萄酒|red wine,wine,white wine
2205|味美思酒|Vermouth|味美思|vermouth
2206.|其他发酵饮料|Other fermented beverages|黄酒,米酒,清酒,果酒|rice wine,sake,cider,fruit wine
2207|未改性乙醇、变性乙醇|Ethyl alcohol|变性酒精
*220710|浓度80%及以上未改性乙醇|Undenatured ethyl alcohol of 80 % or more|酒精,乙醇,食用酒精|ethanol,ethyl alcohol
2208|蒸馏酒|Spirits|伏特加,朗姆酒,利口酒,茅台酒,金酒|spirit,vodka,rum,liquor,liqueur,gin
220820|蒸馏葡萄酒|Spirits from grape wine|白兰地|brandy,cognac
220830|威士忌|Whiskies|威士忌|whisky,whiskey
*220890|其他蒸馏酒|Other spirits|白酒|baijiu,chinese liquor
2209.|醋|Vinegar|醋,米醋,陈醋,苹果醋|vinegar
2301|肉、鱼渣粉|Flours of meat, fish, unfit for food|鱼粉,肉骨粉|fish meal,meat bone meal
2302|糠、麸|Bran, sharps|麸皮,米糠|bran,wheat bran
2303|制淀粉、制糖、酿造残渣|Residues of starch, sugar, brewing|酒糟,玉米酒糟,甜菜粕,ddgs,玉米蛋白粉|ddgs,corn gluten meal,beet pulp
2304.|豆粕|Soya-bean oil-cake|豆粕|soybean meal
2305.|花生粕|Ground-nut oil-cake|花生粕|peanut meal
2306|其他油渣饼|Other oil-cake|菜籽粕,棉籽粕,棕榈粕|rapeseed meal,cottonseed meal
2307.|葡萄酒渣|Wine lees
2308.|饲料用植物原料|Vegetable waste for feed
2309|动物饲料|Animal feed|饲料|animal feed,dog chew
*230910|零售包装狗猫粮|Dog or cat food for retail sale|狗粮,猫粮,宠物食品,宠物零食,狗咬胶,猫罐头|dog food,cat food,pet food,pet treats
230990|其他饲料|Other animal feed|饲料添加剂,预混料,鱼饲料,氯化胆碱饲料|feed additive,premix,fish feed
2401|烟叶|Unmanufactured tobacco|烟叶|tobacco leaf
2402|雪茄、卷烟|Cigars, cigarettes|雪茄|cigar
*240220|烟草卷烟|Cigarettes of tobacco|香烟,卷烟|cigarette
2403|其他烟草制品|Other manufactured tobacco|烟丝,水烟|shisha tobacco,smoking tobacco
2404|吸入用非燃烧产品、尼古丁产品|Products for inhalation without combustion, nicotine products|电子烟油,一次性电子烟,尼古丁袋,雾化弹|disposable vape,nicotine pouch
240412|含尼古丁的吸入产品|Products containing nicotine for inhalation|烟油,烟弹|e-liquid,vape juice
`;
