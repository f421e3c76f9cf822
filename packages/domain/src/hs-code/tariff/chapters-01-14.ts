/** Animals and plants, live, fresh, dried or frozen; the rows are read by `parseTariffTable`. */
export const chapters01to14 = `
0101|活马、驴、骡|Live horses, asses, mules|马,驴,种马|horse,donkey
0102|活牛|Live bovine animals|种牛,活牛,奶牛|cattle,live cattle
0103|活猪|Live swine|种猪,生猪|pig,live pig
0104|活绵羊、山羊|Live sheep and goats|活羊|sheep,goat
0105|活家禽|Live poultry|鸡苗,活鸡,种鸡|live chicken,day old chick
0106|其他活动物|Other live animals|宠物犬,活兔,观赏龟,蜜蜂|live animals,pet dog
0201|鲜、冷牛肉|Beef, fresh or chilled|鲜牛肉,冰鲜牛肉|fresh beef,chilled beef
0202|冻牛肉|Beef, frozen|冻牛肉,冷冻牛肉,牛排|frozen beef
020220|冻带骨牛肉|Frozen beef with bone in|冻带骨牛肉,牛小排
*020230|冻去骨牛肉|Frozen boneless beef|冻去骨牛肉,冻牛腩|frozen boneless beef
0203|鲜、冷、冻猪肉|Pork, fresh, chilled or frozen|猪肉,猪排|pork
*020329|其他冻猪肉|Other frozen pork|冻猪肉|frozen pork
0204|羊肉|Sheep or goat meat|羊肉,冻羊肉,羊排|mutton,lamb,frozen lamb
0205.|马、驴、骡肉|Horse, ass, mule meat
0206|食用杂碎|Edible offal|猪蹄,猪脚,牛肚,猪耳,牛百叶|pig feet,beef tripe,offal
0207|禽肉及杂碎|Poultry meat and offal|鸡肉,鸡翅,鸡胸肉,鸭肉|chicken,frozen chicken,chicken paws,chicken wings,duck meat
*020714|冻鸡块、鸡杂碎|Frozen cuts and offal of chicken|冻鸡爪,冻鸡翅,冻鸡腿,冻鸡胸|frozen chicken paws,frozen chicken wings,frozen chicken breast,frozen chicken leg
0208|其他肉|Other meat|兔肉,鹿肉|rabbit meat
0209|肥猪肉、未炼脂肪|Pig fat, poultry fat|肥膘
0210|干、熏、盐制的肉|Meat salted, dried or smoked|腊肉,火腿,培根|ham,bacon,dried meat
0301|活鱼|Live fish|活鱼,观赏鱼,鱼苗,活鳗鱼|live fish,ornamental fish
0302|鲜、冷鱼|Fish, fresh or chilled|鲜鱼|fresh fish,salmon
*030214|鲜、冷大西洋鲑|Fresh or chilled Atlantic salmon|冰鲜三文鱼,三文鱼|fresh salmon
0303|冻鱼|Fish, frozen|冻鱼,冻鱿鱼鱼,冻带鱼,冻金枪鱼,冻秋刀鱼|frozen fish,frozen tuna
030323|冻罗非鱼|Frozen tilapias|冻罗非鱼|frozen tilapia
030354|冻鲭鱼|Frozen mackerel|冻鲭鱼,冻青花鱼|frozen mackerel
0304|鱼片、鱼肉|Fish fillets and other fish meat|鱼片,冻鱼片,鱼糜,巴沙鱼片|fish fillet,frozen fish fillet,surimi
030461|冻罗非鱼片|Frozen tilapia fillets|罗非鱼片|tilapia fillet
030471|冻鳕鱼片|Frozen cod fillets|鳕鱼片|cod fillet
0305|干、盐、熏鱼|Fish, dried, salted or smoked|鱼干,咸鱼,熏三文鱼,鱼翅,鱼胶|dried fish,smoked salmon,salted fish,fish maw
0306|甲壳动物|Crustaceans|虾,螃蟹,龙虾,小龙虾,虾米|shrimp,crab,lobster,prawn,crayfish
*030617|冻虾|Frozen shrimps and prawns|冻虾,冻虾仁,冻对虾,南美白虾,虾仁|frozen shrimp,frozen prawn,vannamei shrimp
030614|冻蟹|Frozen crabs|冻蟹|frozen crab
0307|软体动物|Molluscs|鱿鱼,章鱼,扇贝,蛤蜊,鲍鱼,牡蛎,墨鱼,生蚝|squid,octopus,scallop,clam,abalone,oyster,cuttlefish
*030743|冻墨鱼、鱿鱼|Frozen cuttle fish and squid|冻鱿鱼,冻墨鱼,鱿鱼圈|frozen squid,squid ring
030752|冻章鱼|Frozen octopus|冻章鱼|frozen octopus
0308|其他水生无脊椎动物|Other aquatic invertebrates|海参,海胆,海蜇|sea cucumber,sea urchin,jellyfish
0309|供人食用的水产细粉、团粒|Flours and meals of fish, edible
0401|未浓缩的乳及奶油|Milk and cream, not concentrated|鲜牛奶,牛奶,纯牛奶,稀奶油|milk,fresh milk,uht milk,cream
0402|浓缩、加糖的乳及奶油|Milk and cream, concentrated or sweetened|炼乳|milk powder,condensed milk
040210|脂肪1.5%及以下的奶粉|Milk powder with up to 1.5 % fat|脱脂奶粉|skimmed milk powder
*040221|未加糖全脂奶粉|Milk powder over 1.5 % fat, unsweetened|全脂奶粉,奶粉|whole milk powder
0403|酸乳、酪乳|Yogurt, buttermilk|酸奶|yogurt
0404|乳清|Whey|乳清粉,乳清蛋白粉|whey powder
0405|黄油及乳脂|Butter and dairy spreads|黄油,无水奶油|butter,ghee
0406|乳酪|Cheese and curd|奶酪,芝士,马苏里拉|cheese,mozzarella
0407|带壳禽蛋|Birds' eggs in shell|鸡蛋,鲜鸡蛋,鸭蛋,皮蛋,咸鸭蛋|egg,chicken egg,duck egg
0408|去壳蛋、蛋黄|Birds' eggs, not in shell|蛋黄粉,全蛋粉,蛋液|egg powder,egg yolk
0409.|天然蜂蜜|Natural honey|蜂蜜|honey
0410|其他食用动物产品|Other edible animal products|燕窝,蜂王浆|bird nest,royal jelly
0501.|人发|Human hair, unworked|人发|human hair
0502|猪鬃、制刷用毛|Pigs' bristles, brush hair|猪鬃|bristle
0504.|动物肠、膀胱、胃|Guts, bladders, stomachs of animals|肠衣,猪肠衣,毛肚|sausage casing,hog casing
0505|羽毛、羽绒|Feathers and down|羽绒,鸭绒,鹅绒,羽毛|down,duck down,goose down,feather
0506|骨及角柱|Bones and horn-cores|骨粒,骨粉|bone
0507|兽牙、龟壳、角、蹄|Ivory, tortoise-shell, horns|牛角,鹿茸角|horn
0508.|珊瑚、贝壳|Coral, shells|贝壳,珊瑚|sea shell,coral
0510.|药用动物材料|Ambergris, musk, glands for pharmacy|牛黄,麝香
0511|其他动物产品|Other animal products|牛精液,蚕蛹,卤虫卵,马尾毛|animal semen,brine shrimp egg,fish roe for breeding
0601|鳞茎、块茎、根|Bulbs, tubers, corms|郁金香种球,百合种球|flower bulb,tulip bulb
0602|其他活植物|Other live plants|苗木,盆景,盆栽,绿植,多肉植物,果树苗,蘑菇菌种,树苗|live plant,bonsai,potted plant,seedling,succulent,mushroom spawn
0603|鲜切花|Cut flowers|鲜切花,玫瑰花,康乃馨,永生花|cut flower,fresh rose,preserved flower
0604|装饰用枝叶、草、苔藓|Foliage and branches for ornament|干树枝,苔藓,圣诞树枝|foliage,moss
0701|鲜、冷马铃薯|Potatoes, fresh or chilled|土豆,马铃薯|potato
0702.|鲜、冷番茄|Tomatoes, fresh or chilled|番茄,西红柿,圣女果|tomato
0703|鲜、冷洋葱、大蒜、韭葱|Onions, garlic, leeks|鲜蒜,大葱|leek
070310|鲜、冷洋葱|Onions and shallots|洋葱,红洋葱|onion
*070320|鲜、冷大蒜|Garlic|大蒜,鲜大蒜,蒜头,保鲜大蒜|garlic,fresh garlic
0704|鲜、冷卷心菜、菜花|Cabbages, cauliflowers|大白菜,卷心菜,西兰花,花菜|cabbage,broccoli,cauliflower
0705|鲜、冷莴苣|Lettuce and chicory|生菜,莴笋|lettuce
0706|鲜、冷胡萝卜、萝卜|Carrots, turnips, radishes|胡萝卜,白萝卜|carrot,radish
0707.|鲜、冷黄瓜|Cucumbers|黄瓜|cucumber
0708|鲜、冷豆类蔬菜|Leguminous vegetables|荷兰豆,豌豆,四季豆|green bean,pea pod
0709|其他鲜、冷蔬菜|Other vegetables, fresh or chilled|香菇,鲜蘑菇,辣椒,芦笋,茄子,竹笋,金针菇,南瓜,鲜香菇,菠菜|mushroom,fresh pepper,asparagus,eggplant,chili,fresh shiitake,spinach,pumpkin
0710|冻蔬菜|Vegetables, frozen|速冻蔬菜,冻毛豆,冻西兰花,冻豌豆,冻菠菜,速冻玉米|frozen vegetable,frozen edamame,frozen broccoli,frozen pea,frozen sweet corn
0711|暂时保藏的蔬菜|Vegetables provisionally preserved|盐水蘑菇,盐渍蔬菜|mushroom in brine
0712|干蔬菜|Dried vegetables|脱水洋葱,木耳,洋葱粉|dried mushroom,dehydrated vegetable,dehydrated onion
071233|干银耳|Dried jelly fungi|银耳
071232|干木耳|Dried wood ears|黑木耳,干木耳|black fungus
071234|干香菇|Dried shiitake|干香菇,花菇|dried shiitake
*071290|其他干蔬菜|Other dried vegetables|蒜粉,蒜片,脱水大蒜,脱水蔬菜,辣根粉|garlic powder,garlic flakes,dehydrated garlic,dehydrated carrot
0713|脱荚干豆|Dried leguminous vegetables|蚕豆,鹰嘴豆|chickpea,lentil,broad bean
071310|干豌豆|Dried peas|干豌豆|dried pea
071331|绿豆|Mung beans|绿豆|mung bean
071332|红小豆|Small red beans|红豆,红小豆|red bean
071333|芸豆|Kidney beans|芸豆,白芸豆,花芸豆|kidney bean
0714|木薯、甘薯、芋头等|Manioc, sweet potatoes, taro|红薯,木薯干,芋头,荸荠,莲藕|sweet potato,tapioca chips,taro,cassava
0801|椰子、巴西果、腰果|Coconuts, Brazil nuts, cashews|椰子,椰蓉|cashew nut,coconut,desiccated coconut
*080132|去壳腰果|Cashew nuts, shelled|腰果仁,腰果|cashew kernel
0802|其他坚果|Other nuts|板栗,松子,榛子,夏威夷果|walnut,almond,chestnut,pine nut,hazelnut,macadamia
080212|去壳扁桃仁|Almonds, shelled|巴旦木仁,杏仁|almond kernel
080231|未去壳核桃|Walnuts in shell|核桃|walnut in shell
080232|去壳核桃|Walnuts, shelled|核桃仁|walnut kernel
080251|未去壳开心果|Pistachios in shell|开心果|pistachio
0803|香蕉|Bananas|香蕉,芭蕉|banana
0804|椰枣、无花果、菠萝、鳄梨、芒果|Dates, figs, pineapples, avocados, mangoes|芒果,菠萝,牛油果,椰枣,山竹|mango,pineapple,avocado,dates
0805|柑橘属水果|Citrus fruit
*080521|柑橘|Mandarins|柑橘,橘子,砂糖橘|mandarin,tangerine
080510|橙|Oranges|橙子,脐橙|orange
080540|葡萄柚及柚|Grapefruit and pomelos|柚子,蜜柚|pomelo,grapefruit
080550|柠檬及酸橙|Lemons and limes|柠檬|lemon
0806|葡萄|Grapes
*080610|鲜葡萄|Fresh grapes|葡萄,提子|fresh grape,grape
080620|葡萄干|Dried grapes|葡萄干|raisin
0807|甜瓜、木瓜|Melons, papayas|西瓜,哈密瓜,木瓜|watermelon,melon,papaya
0808|鲜苹果、梨|Apples, pears||fuji apple
*080810|鲜苹果|Apples|苹果,红富士|apple,fresh apple
080830|鲜梨|Pears|梨,雪梨,鸭梨|pear,fresh pear
0809|鲜杏、樱桃、桃、李|Apricots, cherries, peaches, plums|樱桃,车厘子,桃子,李子|cherry,peach,plum
0810|其他鲜果|Other fresh fruit|草莓,蓝莓,猕猴桃,荔枝,榴莲,火龙果,龙眼|strawberry,blueberry,kiwi,lychee,durian,dragon fruit
0811|冻水果|Frozen fruit and nuts|冻草莓,速冻草莓,冻蓝莓,冻榴莲|frozen strawberry,frozen blueberry,frozen fruit
0812|暂时保藏的水果|Fruit provisionally preserved
0813|干果|Dried fruit|杏干,梅干,红枣干,什锦干果,枸杞,龙眼干,红枣|dried apricot,prune,goji berry,wolfberry,dried longan,red dates
0814.|柑橘或瓜皮|Peel of citrus or melons|陈皮|orange peel
0901|咖啡|Coffee|咖啡豆|coffee bean,roasted coffee,green coffee
*090111|未焙炒咖啡|Coffee, not roasted|生咖啡豆|green coffee bean
090121|已焙炒咖啡|Coffee, roasted|烘焙咖啡豆,焙炒咖啡豆,咖啡粉|roasted coffee bean
0902|茶叶|Tea|茶叶,茉莉花茶,茶包|tea,puer tea,tea bag
090210|每件3公斤及以下绿茶|Green tea in packings up to 3 kg|小包装绿茶,龙井茶|green tea in bags
*090220|每件3公斤以上绿茶|Green tea in packings over 3 kg|绿茶,珠茶,眉茶|green tea,gunpowder tea
090230|每件3公斤及以下红茶、乌龙茶|Black tea in packings up to 3 kg|红茶,普洱茶,乌龙茶|black tea,oolong tea
090240|每件3公斤以上红茶、乌龙茶|Black tea in packings over 3 kg
0903.|马黛茶|Maté|马黛茶|mate tea
0904|胡椒、辣椒干|Pepper, dried chillies|胡椒,黑胡椒|pepper,paprika
090411|未磨胡椒|Pepper, not crushed|黑胡椒粒,白胡椒|black pepper
*090421|未磨干辣椒|Dried chillies, not crushed|干辣椒,辣椒干|dried chili
090422|已磨辣椒|Chillies, crushed or ground|辣椒粉,辣椒碎|chili powder,paprika powder
0905|香草豆|Vanilla|香草荚|vanilla bean
0906|肉桂|Cinnamon|肉桂,桂皮|cinnamon,cassia
0907|丁香|Cloves|丁香|clove
0908|肉豆蔻、豆蔻|Nutmeg, cardamoms|豆蔻,草果|nutmeg,cardamom
0909|八角茴香、孜然、茴香子|Anise, cumin, fennel seeds|八角,孜然,小茴香|star anise,cumin,fennel seed,aniseed
0910|姜、番红花、姜黄、其他香料|Ginger, saffron, turmeric, other spices|姜,咖喱粉,藏红花,五香粉|curry powder,saffron
*091011|未磨姜|Ginger, not crushed|生姜,保鲜姜,干姜片|fresh ginger,ginger,dry ginger
091012|已磨姜|Ginger, crushed or ground|姜粉|ginger powder
091030|姜黄|Turmeric|姜黄|turmeric
1001|小麦|Wheat|小麦|wheat
1002|黑麦|Rye
1003|大麦|Barley|大麦|barley
1004|燕麦|Oats|燕麦|oats
1005|玉米|Maize|玉米|maize,corn
1006|稻谷、大米|Rice|稻谷,籼米|rice,basmati rice
*100630|精米|Milled rice|大米,糯米,精米|milled rice,white rice
1007|高粱|Grain sorghum|高粱|sorghum
1008|荞麦、谷子、其他谷物|Buckwheat, millet, other cereals|荞麦,小米,藜麦|buckwheat,millet,quinoa
1101.|小麦粉|Wheat flour|面粉,小麦粉|wheat flour,flour
1102|其他谷物细粉|Other cereal flours|玉米粉,米粉原料,糯米粉|corn flour,rice flour
1103|谷物粗粒、团粒|Cereal groats and pellets|玉米渣
1104|其他加工谷物|Cereal grains otherwise worked|燕麦片,荞麦米|rolled oats,buckwheat kernel
1105|马铃薯粉、片|Flour, flakes of potatoes|马铃薯全粉|potato flakes
1106|干豆、果实粉|Flour of dried legumes, fruit|椰子粉,豌豆粉|pea flour
1107|麦芽|Malt|麦芽|malt
1108|淀粉、菊粉|Starches, inulin|马铃薯淀粉,淀粉,菊粉|potato starch,starch,inulin
110812|玉米淀粉|Maize starch|玉米淀粉|corn starch
110814|木薯淀粉|Manioc starch|木薯淀粉|tapioca starch
1109.|面筋|Wheat gluten|谷朊粉,小麦面筋|wheat gluten
1201|大豆|Soya beans|大豆,黄豆|soybean
1202|花生（未焙炒）|Ground-nuts, not roasted|花生|peanut,groundnut
120241|未去壳花生|Ground-nuts in shell|带壳花生|peanut in shell
*120242|去壳花生|Ground-nuts, shelled|花生米,花生仁|peanut kernel,groundnut kernel
1203.|椰子干肉|Copra
1204.|亚麻子|Linseed|亚麻籽|flaxseed,linseed
1205|油菜子|Rape seeds|油菜籽|rapeseed
1206.|葵花子|Sunflower seeds|葵花籽,瓜子原料,葵花子|sunflower seed
1207|其他含油子仁|Other oil seeds|棉籽|sesame
*120740|芝麻|Sesamum seeds|芝麻,白芝麻,黑芝麻|sesame seed
1208|含油子仁细粉|Flours of oil seeds|豆粉
1209|种植用种子|Seeds for sowing|蔬菜种子,草籽,种子,花卉种子|vegetable seed,grass seed,flower seed
1210|啤酒花|Hop cones|啤酒花|hops
1211|药用、香料用植物|Plants for pharmacy, perfumery|菊花茶,枸杞子药材,金银花|herb,herbal plant,chrysanthemum
*121190|其他药用植物|Other plants for pharmacy|中药材,甘草,当归,黄芪,党参,罗汉果|licorice root,chinese herb,dried herb
121120|人参|Ginseng roots|人参,西洋参|ginseng
1212|海藻、甜菜、食用果核果仁|Seaweeds, sugar beet, fruit kernels|南瓜子仁,南瓜籽,瓜子仁,西瓜子,海苔原料|laver,pumpkin seed
121221|供人食用海藻|Seaweeds fit for human consumption|海带,紫菜,裙带菜|seaweed,kelp,wakame
1213.|谷物秸秆、谷壳|Cereal straw and husks|稻壳,秸秆|rice husk,straw
1214|饲草、苜蓿|Fodder, lucerne|苜蓿草,干草|alfalfa hay,hay
1301|虫胶、树胶、树脂|Lac, gums, resins|阿拉伯胶,虫胶,天然树脂|gum arabic,shellac,natural resin
1302|植物液汁、浸膏、琼脂|Vegetable saps, extracts, agar|琼脂,果胶,瓜尔胶,甘草提取物,魔芋胶|agar agar,pectin,guar gum,ginkgo extract
*130219|其他植物液汁及浸膏|Other saps and extracts|植物提取物,绿茶提取物,银杏提取物,人参提取物|plant extract,herbal extract,green tea extract
130239|植物来源的其他胶液|Other mucilages and thickeners|卡拉胶|carrageenan
1401|编结用植物材料|Vegetable plaiting materials|芦苇|bamboo cane,reed
*140110|竹|Bamboos|竹竿,竹子|bamboo pole,bamboo stake
140120|藤|Rattans|藤条|rattan
1404|其他植物产品|Other vegetable products|棉短绒,椰棕丝|cotton linters
`;
