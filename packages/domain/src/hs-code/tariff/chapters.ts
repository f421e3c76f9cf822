/** The chapters in use, in our own words. */
export const chapters = `
01|活动物|Live animals
02|肉及食用杂碎|Meat and edible offal
03|鱼、虾蟹、贝类等水产|Fish, crustaceans, molluscs
04|奶、蛋、蜂蜜及其他动物食品|Dairy, eggs, honey and other edible animal products
05|其他动物产品|Other animal products
06|活植物、花卉|Live plants and cut flowers
07|食用蔬菜|Edible vegetables
08|食用水果及坚果|Edible fruit and nuts
09|咖啡、茶、香料|Coffee, tea, spices
10|谷物|Cereals
11|制粉工业产品、淀粉、麦芽|Milling products, malt, starches
12|油籽、种子、药用植物、饲草|Oil seeds, sowing seeds, medicinal plants, fodder
13|虫胶、树胶、植物液汁|Lac, gums, plant saps and extracts
14|编结用植物材料|Vegetable plaiting materials
15|动植物油脂及蜡|Animal, vegetable or microbial fats, oils and waxes
16|肉、鱼、虾等制品|Preparations of meat or fish
17|糖及糖食|Sugar and sugar confectionery
18|可可及巧克力|Cocoa and chocolate
19|粮食制品、糕饼|Cereal preparations, bakery goods
20|蔬菜、水果制品|Preparations of vegetables, fruit, nuts
21|杂项食品|Miscellaneous food preparations
22|饮料、酒、醋|Beverages, spirits, vinegar
23|食品工业残渣、饲料|Food industry residues, animal feed
24|烟草及含尼古丁产品|Tobacco and nicotine products
25|盐、硫磺、土石、石灰、水泥|Salt, sulphur, earths, stone, lime, cement
26|矿砂、矿渣|Ores, slag, ash
27|矿物燃料、石油产品|Mineral fuels and oils
28|无机化学品|Inorganic chemicals
29|有机化学品|Organic chemicals
30|药品|Pharmaceutical products
31|肥料|Fertilisers
32|染料、颜料、油漆、油墨|Dyes, pigments, paints, inks
33|香精油、化妆品|Essential oils, perfumery, cosmetics
34|肥皂、洗涤剂、蜡、蜡烛|Soap, detergents, waxes, candles
35|蛋白类物质、胶、酶|Albuminoids, glues, enzymes
36|炸药、烟火、火柴|Explosives, fireworks, matches
37|照相及电影用品|Photographic or cinematographic goods
38|杂项化学产品|Miscellaneous chemical products
39|塑料及其制品|Plastics and articles thereof
40|橡胶及其制品|Rubber and articles thereof
41|生皮及皮革|Raw hides and leather
42|皮革制品、箱包|Leather articles, travel goods, bags
43|毛皮、人造毛皮|Furskins and artificial fur
44|木及木制品、木炭|Wood, articles of wood, charcoal
45|软木|Cork
46|草、藤、竹编制品|Basketware and plaited goods
47|纸浆、废纸|Pulp, waste paper
48|纸及纸制品|Paper and paperboard articles
49|书籍、印刷品|Printed books and other printed matter
50|蚕丝|Silk
51|羊毛、动物毛|Wool and animal hair
52|棉花|Cotton
53|麻等植物纤维|Flax, jute and other vegetable fibres
54|化学纤维长丝|Man-made filaments
55|化学纤维短纤|Man-made staple fibres
56|絮胎、毡呢、无纺布、绳|Wadding, felt, nonwovens, ropes
57|地毯|Carpets
58|特种机织物、花边、绣品|Special woven fabrics, lace, embroidery
59|涂布、层压纺织物|Coated or laminated textile fabrics
60|针织物|Knitted or crocheted fabrics
61|针织服装|Knitted apparel
62|非针织服装|Apparel, not knitted
63|其他纺织制成品、旧衣|Other made up textile articles, worn clothing
64|鞋靴|Footwear
65|帽类|Headgear
66|伞、手杖、鞭|Umbrellas, walking-sticks, whips
67|羽毛制品、人造花、假发|Feathers, artificial flowers, wigs
68|石料、水泥、石棉制品|Articles of stone, cement, asbestos
69|陶瓷产品|Ceramic products
70|玻璃及其制品|Glass and glassware
71|珠宝、贵金属、仿首饰|Pearls, precious metals, jewellery
72|钢铁|Iron and steel
73|钢铁制品|Articles of iron or steel
74|铜及其制品|Copper and articles thereof
75|镍及其制品|Nickel and articles thereof
76|铝及其制品|Aluminium and articles thereof
78|铅及其制品|Lead and articles thereof
79|锌及其制品|Zinc and articles thereof
80|锡及其制品|Tin and articles thereof
81|其他贱金属|Other base metals
82|工具、刀具、餐具|Tools, cutlery
83|贱金属杂项制品|Miscellaneous articles of base metal
84|机器、机械器具|Machinery and mechanical appliances
85|电机、电气设备|Electrical machinery and equipment
86|铁道机车、集装箱|Railway equipment, containers
87|车辆及零件|Vehicles and parts
88|航空器、无人机|Aircraft, drones
89|船舶|Ships and boats
90|光学、测量、医疗仪器|Optical, measuring, medical instruments
91|钟表|Clocks and watches
92|乐器|Musical instruments
93|武器、弹药|Arms and ammunition
94|家具、寝具、灯具、活动房|Furniture, bedding, lamps, prefabricated buildings
95|玩具、游戏品、运动用品|Toys, games, sports requisites
96|杂项制品|Miscellaneous manufactured articles
97|艺术品、收藏品、古物|Works of art, collectors' pieces, antiques
`;
