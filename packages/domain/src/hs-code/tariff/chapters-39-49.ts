/** Plastics, rubber, leather, wood, paper; the rows are read by `parseTariffTable`. */
export const chapters39to49 = `
3901|初级形状的乙烯聚合物|Polymers of ethylene, primary forms|聚乙烯,聚乙烯粒子,pe粒子|polyethylene,polyethylene resin
390110|比重小于0.94的聚乙烯|Polyethylene, specific gravity below 0.94|低密度聚乙烯,ldpe|ldpe
*390120|比重0.94及以上的聚乙烯|Polyethylene, specific gravity 0.94 or more|高密度聚乙烯,hdpe|hdpe
390130|乙烯-乙酸乙烯酯共聚物|Ethylene-vinyl acetate copolymers|eva粒子,eva颗粒|eva resin,eva copolymer
390140|乙烯-α-烯烃共聚物|Ethylene-alpha-olefin copolymers|线性低密度聚乙烯,lldpe|lldpe
3902|初级形状的丙烯聚合物|Polymers of propylene, primary forms|聚丙烯粒子,石油树脂|pp resin,polypropylene granules
*390210|聚丙烯|Polypropylene|聚丙烯,pp粒子,聚丙烯树脂|polypropylene,polypropylene resin
390230|丙烯共聚物|Propylene copolymers|共聚聚丙烯
3903|初级形状的苯乙烯聚合物|Polymers of styrene, primary forms|聚苯乙烯,abs塑料粒子|polystyrene,hips
390311|可发性聚苯乙烯|Expansible polystyrene|eps,可发性聚苯乙烯|expandable polystyrene,eps
390330|丙烯腈-丁二烯-苯乙烯共聚物|ABS copolymers|abs粒子,abs树脂|abs resin
3904|初级形状的氯乙烯聚合物|Polymers of vinyl chloride, primary forms||polyvinyl chloride
*390410|未掺其他物质的聚氯乙烯|PVC, not mixed|聚氯乙烯,pvc树脂,pvc树脂粉|pvc resin
390422|已塑化的聚氯乙烯|PVC, plasticised|pvc粒子|pvc compound
390461|聚四氟乙烯|Polytetrafluoroethylene|聚四氟乙烯,铁氟龙粒子|ptfe
3905|乙酸乙烯酯聚合物、聚乙烯醇|Polymers of vinyl acetate, polyvinyl alcohol|聚乙烯醇,可再分散乳胶粉|polyvinyl alcohol,pva,redispersible polymer powder
3906|丙烯酸聚合物|Acrylic polymers|丙烯酸树脂|acrylic resin,sap
*390690|其他丙烯酸聚合物|Other acrylic polymers|高吸水性树脂,聚丙烯酰胺,丙烯酸乳液|superabsorbent polymer,polyacrylamide,acrylic emulsion
390610|聚甲基丙烯酸甲酯|Polymethyl methacrylate|聚甲基丙烯酸甲酯,pmma|pmma
3907|聚缩醛、环氧树脂、聚碳酸酯、聚酯|Polyacetals, epoxide resins, polycarbonates, polyesters|聚酯树脂,pom|polycarbonate,polyester resin,pom,pet chips
390730|环氧树脂|Epoxide resins|环氧树脂|epoxy resin
390740|聚碳酸酯|Polycarbonates|聚碳酸酯,pc粒子|polycarbonate resin
*390761|粘数78及以上的聚对苯二甲酸乙二酯|PET with viscosity number 78 or higher|pet瓶片,聚酯瓶片|pet resin,bottle grade pet chips
390769|其他聚对苯二甲酸乙二酯|Other PET|聚酯切片|polyester chips
390729|其他聚醚|Other polyethers|聚醚多元醇,聚乙二醇|polyether polyol,polyethylene glycol
390770|聚乳酸|Polylactic acid|聚乳酸,pla|polylactic acid,pla
390791|不饱和聚酯|Unsaturated polyesters|不饱和聚酯树脂,不饱和树脂|unsaturated polyester resin
3908|聚酰胺|Polyamides|尼龙粒子,聚酰胺|nylon resin,polyamide,nylon chips
390810|聚酰胺-6、-66等|Polyamide-6, -66 and such|尼龙切片,pa6,pa66|nylon 6,polyamide 66
3909|氨基树脂、酚醛树脂、聚氨酯|Amino-resins, phenolic resins, polyurethanes|酚醛树脂,脲醛树脂,mdi聚合,密胺粉|phenolic resin,urea formaldehyde resin,melamine powder,tpu
390931|聚合MDI|Poly(methylene phenyl isocyanate)|聚合mdi|polymeric mdi
390950|聚氨酯|Polyurethanes|聚氨酯,tpu粒子|polyurethane,tpu resin
3910.|聚硅氧烷|Silicones|硅油,硅橡胶,混炼胶,有机硅,液体硅胶|silicone oil,silicone rubber,silicone
3911|石油树脂、聚砜等|Petroleum resins, polysulphones|石油树脂,c5树脂,聚苯硫醚|petroleum resin,hydrocarbon resin
3912|纤维素及其衍生物|Cellulose and derivatives|硝化棉,微晶纤维素|microcrystalline cellulose,nitrocellulose
391231|羧甲基纤维素及其盐|Carboxymethylcellulose|羧甲基纤维素,cmc|carboxymethyl cellulose,cmc
391239|其他纤维素醚|Other cellulose ethers|羟丙基甲基纤维素,hpmc|hpmc
3913|天然聚合物|Natural polymers|黄原胶,透明质酸,硫酸软骨素,壳聚糖|xanthan gum,hyaluronic acid,chondroitin sulphate,chitosan
3914.|离子交换剂|Ion-exchangers|离子交换树脂|ion exchange resin
3915|塑料废碎料|Waste of plastics|废塑料,塑料废料|plastic scrap,plastic waste
3916|塑料单丝、条、杆、型材|Plastic monofilament, rods, profiles|塑料型材,塑料棒,塑料单丝|plastic profile,plastic rod
*391620|氯乙烯聚合物型材|Profiles of vinyl chloride polymers|pvc型材,塑钢型材|pvc profile,upvc profile
391690|其他塑料型材|Other plastic profiles|尼龙棒,割草绳|nylon rod,trimmer line
3917|塑料管及附件|Plastic tubes, pipes, hoses and fittings|塑料管,ppr管,波纹管塑料,管接头塑料|plastic pipe,ppr pipe,pipe fittings plastic
391721|乙烯聚合物硬管|Rigid tubes of ethylene polymers|pe管,hdpe管|hdpe pipe,pe pipe
391723|氯乙烯聚合物硬管|Rigid tubes of vinyl chloride polymers|pvc管,pvc排水管|pvc pipe
*391732|未加强未装附件的其他管|Other tubes, not reinforced, without fittings|软管,尼龙管,塑料软管,硅胶管|plastic hose,nylon tube,silicone tube
391739|其他塑料管|Other plastic tubes|pvc软管,花园水管,花园软管,增强软管|garden hose,pvc hose,reinforced hose
391740|塑料管子附件|Fittings of plastics|塑料管件,塑料接头,ppr管件,pvc管件,水管接头,管件塑料|plastic pipe fitting,ppr fitting,pvc fitting,pvc pipe fitting,pipe fitting pvc
3918|塑料铺地制品、墙纸|Plastic floor and wall coverings|墙纸pvc,pvc墙板,地胶|pvc wall panel,vinyl floor tile
*391810|氯乙烯聚合物铺地制品|Floor coverings of vinyl chloride polymers|pvc地板,spc地板,石塑地板,塑料地板|pvc flooring,spc flooring,vinyl flooring,lvt flooring
391890|其他塑料铺地制品|Other plastic floor coverings|eva地垫拼图,塑木地板|wpc decking
3919|自粘塑料板、膜、带|Self-adhesive plastic sheets, film, tape|不干胶,保护膜自粘,贴纸塑料,汽车贴膜,窗花贴膜,美纹纸替代|pvc electrical tape,self-adhesive film,masking film,sticker vinyl,screen protector film
*391910|宽度20厘米及以下成卷胶带|In rolls up to 20 cm wide|胶带,透明胶带,封箱胶带,电工胶带,双面胶,宽幅胶带|adhesive tape,packing tape,bopp tape,electrical tape,double sided tape
391990|其他自粘塑料|Other self-adhesive plastics|不干胶材料,车身贴膜,保护膜,手机贴膜,墙贴|self-adhesive vinyl,car wrap film,protective film,wall sticker
3920|其他非泡沫塑料板、片、膜|Other non-cellular plastic sheets, film|塑料薄膜,tpu膜,热收缩膜,太阳能eva膜|plastic film,shrink film
*392010|乙烯聚合物板、膜|Of ethylene polymers|pe膜,缠绕膜,农膜,地膜,保鲜膜,eva膜|pe film,stretch film,cling film,greenhouse film,eva film
392020|丙烯聚合物板、膜|Of propylene polymers|bopp薄膜,pp板,cpp膜,pp片材|bopp film,pp sheet,cpp film
392043|含增塑剂6%及以上的氯乙烯聚合物膜|Of vinyl chloride polymers with 6 % plasticisers|pvc膜,pvc薄膜,软玻璃|pvc film,soft pvc sheet
392049|其他氯乙烯聚合物板|Other, of vinyl chloride polymers|pvc硬片|rigid pvc sheet
392051|聚甲基丙烯酸甲酯板|Of polymethyl methacrylate|亚克力板,有机玻璃板|acrylic sheet
392061|聚碳酸酯板|Of polycarbonates|pc板,聚碳酸酯板,pc耐力板|polycarbonate sheet
392062|聚对苯二甲酸乙二酯板、膜|Of PET|pet膜,聚酯薄膜,pet片材|pet film,polyester film,pet sheet
3921|其他塑料板、片、膜（泡沫、复合）|Other plastic sheets, film (cellular, laminated)|人造革pu,xpe泡棉,塑料编织布,蜂窝板,阳光板|foam board,artificial leather,foam sheet
392111|苯乙烯聚合物泡沫板|Cellular, of polymers of styrene|挤塑板,泡沫板,保温泡沫板|xps board,eps foam board
392112|氯乙烯聚合物泡沫板|Cellular, of polymers of vinyl chloride|pvc发泡板,pvc人造革|pvc foam board,pvc leather
392113|聚氨酯泡沫板|Cellular, of polyurethanes|pu海绵,海绵,pu革,聚氨酯泡沫|pu foam,sponge,pu leather
392119|其他泡沫塑料板|Cellular, of other plastics|珍珠棉,eva片材,epe|eva foam sheet,epe foam
*392190|其他塑料板、膜|Other plastic sheets|复合膜,铝塑膜,铝箔复合膜,灯箱布|laminated film,plastic composite film
3922|塑料浴缸、马桶盖、洗脸盆|Plastic baths, sinks, lavatory seats|智能马桶盖,塑料洗脸盆|toilet lid
392210|塑料浴缸、淋浴盘、洗涤槽|Baths, shower-baths, sinks|亚克力浴缸,浴缸,淋浴底盘|bathtub,acrylic bathtub,shower tray
*392220|塑料马桶座圈及盖|Lavatory seats and covers|马桶盖,马桶座圈,坐便盖|toilet seat,toilet seat cover
3923|供运输或包装用的塑料制品|Plastic articles for packing or conveyance|编织袋,集装袋,吨袋,包装袋,塑料瓶坯,真空袋|woven bag,packaging bag,plastic box packing,shopping bag plastic,plastic container
392310|塑料盒、箱|Boxes, cases, crates|塑料箱,周转箱,塑料盒,吸塑盒,包装盒塑料|plastic crate,plastic box
*392321|乙烯聚合物袋|Sacks and bags of ethylene polymers|塑料袋,垃圾袋,pe袋,自封袋,快递袋,购物袋塑料|plastic bag,garbage bag,trash bag,pe bag,zipper bag,courier bag
392329|其他塑料袋|Sacks and bags of other plastics|opp袋,编织袋塑料,真空包装袋,复合袋,铝箔袋|opp bag,vacuum bag,laminated bag
392330|塑料瓶、坛|Carboys, bottles, flasks|塑料瓶,pet瓶,化妆品瓶,瓶坯,塑料桶|plastic bottle,pet bottle,cosmetic bottle,pet preform,plastic drum
392350|塑料塞、盖|Stoppers, lids, caps|瓶盖,塑料盖,塑料瓶盖|bottle cap,plastic cap,plastic lid
392390|其他塑料包装制品|Other plastic packing articles|塑料托盘,卡板,护角|plastic pallet,plastic tray
3924|塑料餐具、厨房用具、家庭用品|Plastic tableware, kitchenware, household articles|衣架,塑料收纳箱,沥水架,冰格,塑料勺,硅胶模具烘焙,浴室用品,桌垫,马桶刷架|ice tray,disposable cutlery
*392410|塑料餐具及厨房用具|Plastic tableware and kitchenware|塑料餐具,塑料杯,保鲜盒,塑料碗,密胺餐具,塑料水杯,饭盒,砧板,硅胶厨具,吸管,一次性塑料餐具,塑料刀叉,塑料勺,塑料餐盒|plastic tableware,plastic cup,lunch box,food container,melamine tableware,plastic cutlery,plastic plate,drinking straw,water bottle plastic,silicone kitchenware,cutting board,plastic fork,plastic spoon
392490|其他塑料家庭用品|Other plastic household articles|垃圾桶,收纳盒,塑料盆,塑料衣架,收纳箱,皂盒,浴帘,晾衣架,脸盆,牙刷架|trash can,storage box,plastic basin,plastic hanger,soap dish,shower curtain plastic,laundry basket,storage bin
3925|塑料建筑用具|Builders' ware of plastics|塑料门窗,塑料水箱,护墙板,塑料天花板|plastic water tank,shutter,plastic blinds
392520|塑料门、窗及框架|Doors, windows, frames|pvc门,塑钢门窗,塑料窗|pvc door,pvc window
392530|塑料百叶窗|Shutters, blinds|百叶窗,百叶帘|venetian blind,blinds
*392590|其他塑料建筑用具|Other builders' ware|塑料线槽,落水槽|rain gutter,cable trunking
3926|其他塑料制品|Other articles of plastics|塑料配件,塑料花盆替代,卡套,亚克力制品,圣诞塑料件,塑料扣,塑料标签,宠物碗,塑料笔袋,硅胶密封圈,塑料珠子,塑料展示架,汽车塑料卡扣|plastic statue,plastic buckle,acrylic display stand,plastic bead,plastic decoration,phone cover
392610|塑料办公、学校用品|Office or school supplies|文件夹,文件袋,塑料尺,活页夹,书套|file folder,pvc folder,plastic ruler
392620|塑料衣服及附件（手套等）|Articles of apparel, gloves|雨衣,pvc手套,一次性pe手套,塑料手套,雨披|raincoat,pvc gloves,plastic gloves,pe gloves,poncho
392640|塑料小雕像及装饰品|Statuettes and ornamental articles|树脂工艺品,塑料雕像,塑料装饰品,树脂摆件,塑料摆件|resin craft,resin figurine,plastic ornament
*392690|其他塑料制品|Other plastic articles|手机壳,扎带,尼龙扎带,塑料制品,塑料零件,硅胶制品,手机保护套,亚克力展示架,塑料钥匙扣|phone case,mobile phone case,cable tie,nylon cable tie,plastic parts,silicone product,plastic product
4001|天然橡胶|Natural rubber|天然橡胶,乳胶原料,烟片胶|natural rubber,natural latex
400122|技术分类天然橡胶|Technically specified natural rubber|标准胶
4002|合成橡胶|Synthetic rubber|丁苯橡胶,顺丁橡胶,丁腈橡胶,三元乙丙橡胶,合成橡胶,氯丁橡胶|synthetic rubber,sbr,nbr,epdm rubber,butyl rubber
4003.|再生橡胶|Reclaimed rubber|再生胶|reclaimed rubber
4004.|橡胶废碎料|Waste of rubber|橡胶颗粒,废轮胎胶粉|rubber granules,crumb rubber
4005|未硫化复合橡胶|Compounded rubber, unvulcanised|混炼胶复合|compound rubber
4006|其他形状未硫化橡胶|Other forms of unvulcanised rubber|胎面胶
4007.|硫化橡胶线、绳|Vulcanised rubber thread|橡胶线|rubber thread
4008|硫化橡胶板、片、杆|Plates, sheets of vulcanised rubber|橡胶片,橡胶密封条,橡塑保温板,橡胶地板卷材|rubber foam insulation,rubber sealing strip
400821|非海绵橡胶板、片|Plates of non-cellular rubber|橡胶板|rubber sheet
4009|硫化橡胶管|Tubes of vulcanised rubber|橡胶管,胶管,刹车油管|rubber hose,brake hose,rubber tube
*400921|金属加强橡胶管，无附件|Reinforced with metal, without fittings|液压胶管,高压油管|hydraulic hose
400931|纺织材料加强橡胶管，无附件|Reinforced with textiles, without fittings|橡胶软管,夹布胶管
4010|硫化橡胶传送带、传动带|Conveyor or transmission belts of rubber|传送带,皮带传动,同步带,汽车皮带,v带|timing belt,rubber belt
401012|纺织材料加强输送带|Conveyor belts reinforced with textiles|输送带,橡胶输送带|conveyor belt,rubber conveyor belt
*401039|其他传动带|Other transmission belts|传动带,三角带|transmission belt,v-belt
4011|新的充气橡胶轮胎|New pneumatic tyres|轮胎,子午线轮胎,车胎,外胎|tire,tyre,motorcycle tire,bicycle tire,radial tyre
*401110|小客车用新充气轮胎|New tyres for motor cars|汽车轮胎,轿车轮胎,乘用车轮胎,半钢子午线轮胎|car tyre,passenger car tire,pcr tyre
401120|客车或货车用新充气轮胎|New tyres for buses or lorries|卡车轮胎,全钢子午线轮胎,载重轮胎,货车轮胎|truck tyre,tbr tyre,truck and bus tyre
401140|摩托车用新充气轮胎|New tyres for motorcycles|摩托车轮胎|motorcycle tyre
401150|自行车用新充气轮胎|New tyres for bicycles|自行车轮胎,自行车外胎|bicycle tyre
401170|农林车辆用新充气轮胎|New tyres for agricultural vehicles|农用轮胎|agricultural tyre
401180|工程、搬运车辆用新充气轮胎|New tyres for construction, mining, handling|工程轮胎,叉车轮胎|otr tyre,forklift tyre
4012|旧轮胎、翻新轮胎、实心轮胎|Used, retreaded, solid tyres|实心轮胎,翻新轮胎,旧轮胎|solid tyre,retreaded tyre,used tyre
4013|橡胶内胎|Inner tubes|内胎,自行车内胎,丁基内胎|inner tube,butyl inner tube
4014|橡胶卫生及医疗用品|Hygienic articles of rubber|奶嘴橡胶,安抚奶嘴|rubber nipple,pacifier
*401410|避孕套|Sheath contraceptives|避孕套,安全套|condom
4015|橡胶手套及衣着|Gloves and apparel of rubber||rubber gloves,examination gloves
401512|医用橡胶手套|Medical rubber gloves|医用手套,医用丁腈手套,医用乳胶手套,丁腈检查手套|medical gloves,nitrile examination gloves,surgical gloves
*401519|其他橡胶手套|Other rubber gloves|家用橡胶手套,橡胶手套,劳保乳胶手套,乳胶手套,丁腈手套|household rubber gloves,latex gloves,nitrile gloves
4016|其他硫化橡胶制品|Other articles of vulcanised rubber|橡胶制品,汽车脚垫橡胶,气囊,充气橡胶艇护舷,橡胶护舷,瑜伽垫橡胶|rubber product,rubber fender
401610|海绵橡胶制品|Of cellular rubber
401691|橡胶地垫|Floor coverings and mats|橡胶地垫,橡胶垫,橡胶脚垫|rubber mat,rubber floor mat
401692|橡皮擦|Erasers|橡皮擦,橡皮|eraser,rubber eraser
*401693|橡胶密封件|Gaskets, washers and seals|橡胶密封圈,o型圈,密封圈,橡胶垫片|rubber seal,o-ring,rubber gasket
401699|其他橡胶制品|Other rubber articles|橡胶件,减震垫,橡皮筋,橡胶衬套|rubber parts,rubber band,rubber bushing,engine mount
4017.|硬质橡胶|Hard rubber
4101|生牛皮、马皮|Raw hides of bovine or equine animals|生牛皮,盐湿牛皮|wet salted cow hide
4102|生绵羊皮|Raw skins of sheep|生羊皮
4103|其他生皮|Other raw hides
4104|鞣制牛马皮|Tanned hides of bovine, equine|蓝湿牛皮,牛皮坯革|wet blue leather
4105|鞣制绵羊皮|Tanned skins of sheep
4106|其他鞣制皮|Tanned hides of other animals
4107|牛马皮革（经进一步加工）|Leather of bovine, equine|牛皮革,牛皮,头层牛皮,牛皮面革|cow leather,cowhide,bovine leather
4112.|绵羊皮革|Leather of sheep|绵羊皮革|sheep leather
4113|其他动物皮革|Leather of other animals|山羊皮革,猪皮革|goat leather,pig leather
4114|油鞣皮革、漆皮|Chamois, patent leather|漆皮|patent leather
4115|再生皮革、皮革边角料|Composition leather, waste|再生皮革|composition leather
4201.|鞍具、挽具、宠物牵引带|Saddlery, harness, pet leads|马鞍,宠物牵引绳,狗项圈,狗链,胸背带,宠物衣服|saddle,dog leash,pet collar,dog harness,pet clothes,dog collar
4202|箱、包、袋及类似容器|Trunks, suitcases, bags, cases|箱包,帆布包,相机包,购物袋无纺布环保,皮包,单肩包,礼品袋布|bag,glasses case,purse,tote bag,camera bag
420211|皮革面的衣箱、公文箱|Trunks, suitcases of leather|真皮行李箱|leather suitcase
*420212|塑料或纺织面的衣箱、提箱、书包|Suitcases, school satchels of plastics or textiles|拉杆箱,行李箱,书包,旅行箱,公文包,电脑包|luggage,suitcase,trolley case,school bag,briefcase,laptop bag
420219|其他材料衣箱|Suitcases of other materials|铝箱,铝合金工具箱|aluminium case
420221|皮革面手提包|Handbags of leather|真皮手袋,真皮女包,牛皮手提包|leather handbag,leather bag
420222|塑料或纺织面手提包|Handbags of plastics or textiles|手提包,女包,手袋,斜挎包,pu手提包,帆布手提包|handbag,pu handbag,ladies bag,shoulder bag,canvas tote bag
420231|皮革面钱包等随身物品|Wallets and pocket articles of leather|真皮钱包,皮夹,牛皮卡包|leather wallet,leather purse
420232|塑料或纺织面钱包等随身物品|Wallets and pocket articles of plastics or textiles|钱包,卡包,零钱包,眼镜盒,pu钱包|wallet,coin purse,card holder
420291|皮革面其他箱包|Other cases of leather|真皮背包
420292|塑料或纺织面其他箱包|Other cases of plastics or textiles|背包,双肩包,旅行包,化妆包,保温袋,冰包,腰包,运动包,登山包,购物袋,笔袋,工具包|backpack,travel bag,cosmetic bag,cooler bag,waist bag,sports bag,tool bag,pencil case,insulated bag
420299|其他材料箱包、盒|Other cases and boxes|首饰盒,珠宝盒,手表盒|jewelry box,watch box
4203|皮革衣服及附件|Apparel and accessories of leather||work gloves leather
420310|皮革衣服|Articles of apparel|皮衣,皮夹克|leather jacket,leather garment
420329|其他皮革手套|Other gloves|皮手套,焊工手套,劳保皮手套,皮革手套|leather gloves,welding gloves,leather work gloves
*420330|皮革腰带|Belts and bandoliers|皮带,真皮皮带,腰带|leather belt
4205.|其他皮革制品|Other articles of leather|皮革制品,皮革钥匙扣,皮垫|leather product,leather keychain
4206.|肠线、羊肠制品|Articles of gut
4301|生毛皮|Raw furskins|生貂皮
4302|鞣制毛皮|Tanned furskins|兔毛皮,羊毛皮,狐狸毛领|rabbit fur skin,sheepskin,fox fur
4303|毛皮衣服及制品|Apparel and articles of furskin|貂皮大衣,裘皮大衣,羊皮毛一体,皮草|fur coat,sheepskin rug,mink coat
4304.|人造毛皮|Artificial fur|人造毛皮,人造毛领|artificial fur,faux fur
4401|薪柴、木片、木屑颗粒|Fuel wood, chips, pellets|木片,木屑,锯末|wood chips,sawdust,firewood
440131|木屑棒、木颗粒|Wood pellets|木颗粒,生物质颗粒|wood pellet
4402|木炭、竹炭|Wood charcoal|竹炭,果壳炭|bamboo charcoal
*440290|其他木炭|Other wood charcoal|木炭,机制炭,烧烤炭|bbq charcoal,charcoal,sawdust charcoal
4403|原木|Wood in the rough|原木,松木原木,桉木原木,红木原木|log,pine log,timber log
4404|箍木、木桩|Hoopwood, stakes|木桩
4405.|木丝、木粉|Wood wool, wood flour|木粉|wood flour
4406|铁道枕木|Railway sleepers|枕木|railway sleeper
4407|锯材|Wood sawn|锯材,板材,木方,松木板材,橡木板材,方木|sawn timber,lumber,sawn lumber,sawn wood
4408|单板|Veneer sheets|木皮,单板,薄木|wood veneer,veneer
4409|连续成型木材、实木地板|Wood continuously shaped|木线条,木装饰线,画框线条,竹木地板|wood moulding,hardwood flooring,frame moulding
440921|竹制成型材|Of bamboo|竹地板|bamboo flooring
440929|其他阔叶木成型材|Other non-coniferous|实木地板|solid wood flooring
4410|刨花板、定向刨花板|Particle board, OSB|刨花板,欧松板,三聚氰胺刨花板|particle board,osb,chipboard
4411|纤维板|Fibreboard|复合木地板,mdf板|mdf,fibreboard,hdf
*441114|厚度9毫米以上中密度纤维板|MDF over 9 mm|密度板,中纤板|mdf board
441192|密度0.8以上的其他纤维板|Fibreboard over 0.8 g/cm³|高密度纤维板,强化地板|laminate flooring,hardboard
4412|胶合板、层压木|Plywood, laminated wood|细木工板,建筑模板,覆膜胶合板,多层实木地板,三合板|film faced plywood,blockboard,laminated veneer lumber,lvl
*441233|非针叶木面的胶合板|Plywood with outer ply of non-coniferous wood|胶合板,多层板,杨木胶合板|plywood,commercial plywood,poplar plywood
441239|针叶木面的其他胶合板|Plywood with both outer plies of coniferous wood|松木胶合板|pine plywood
441210|竹制胶合板|Of bamboo|竹胶板|bamboo plywood
4413.|强化木|Densified wood
4414|木画框、相框、镜框|Wooden frames|木制相框,木相框,画框|wooden photo frame,wood picture frame
4415|木箱、木托盘|Wooden cases, pallets|木箱,电缆盘,包装木箱|wooden box packing,wooden crate,cable drum
441520|木托盘、箱形托盘|Pallets|木托盘,木栈板|wooden pallet
4416.|木桶|Wooden casks|橡木桶,木桶|oak barrel,wooden barrel
4417.|木工具、木柄|Wooden tools, handles|木柄,工具木柄,鞋楦,扫把杆|wooden handle,broom stick
4418|木制建筑用木工制品|Builders' joinery of wood|木地板拼装,木窗,复合地板,工程木地板,木楼梯|wooden window,parquet,engineered flooring,wooden staircase
441829|其他木门|Other doors|木门,实木门,室内门|wooden door,interior door
441875|多层拼装地板|Multilayer flooring panels|实木复合地板,多层实木地板|engineered wood flooring
4419|木制餐具、厨房用具|Tableware and kitchenware of wood|一次性筷子,竹托盘|chopsticks
441911|竹制切面包板、砧板|Bamboo boards|竹砧板|bamboo cutting board
441912|竹筷子|Bamboo chopsticks|竹筷子,一次性竹筷|bamboo chopsticks
441919|其他竹制餐具|Other bamboo tableware|竹签,竹制餐具,竹勺|bamboo skewer,bamboo tableware
*441990|其他木制餐具|Other wooden tableware|木勺,木碗,木砧板,木制餐具,木托盘餐具|wooden spoon,wooden bowl,wooden cutting board,wooden tableware
4420|木制装饰品、盒子|Wood marquetry, ornaments, boxes|竹制工艺品,木首饰盒|wooden jewelry box
442019|其他木制小雕像及装饰品|Other statuettes and ornaments|木制工艺品,木雕,木制摆件,木制装饰品|wooden craft,wood carving,wooden ornament
*442090|其他镶嵌木、木盒|Other wooden boxes|木盒,木制首饰盒|wooden box
4421|其他木制品|Other articles of wood|竹棒,木百叶窗,木梯,压舌板,蜂箱,搅拌棒木|wood blinds,tongue depressor,beehive
442110|木衣架|Clothes hangers|木衣架|wooden hanger
442191|其他竹制品|Of bamboo|竹制品,竹牙签|bamboo product
*442199|其他木制品|Other wooden articles|牙签,雪糕棒,木夹子,木制品,木珠,木牌|toothpick,ice cream stick,wooden clothespin,wooden product
4501|天然软木|Natural cork
4502.|天然软木块、板|Natural cork blocks
4503|天然软木制品|Articles of natural cork|软木塞|cork stopper,wine cork
4504|压制软木及制品|Agglomerated cork|软木板,软木杯垫,软木卷材|cork board,cork sheet,cork coaster
4601|植物材料编结带、席|Plaits, mats of plaiting materials|草席,芦苇帘,凉席|straw mat,reed screen,bamboo fence
*460121|竹制席、帘|Mats and screens of bamboo|竹席,竹帘|bamboo mat,bamboo screen
4602|篮筐、编结品|Basketwork|编织篮,藤编收纳筐,玉米皮编织
460211|竹编制品|Of bamboo|竹篮,竹编|bamboo basket
460212|藤编制品|Of rattan|藤篮,藤编|rattan basket
*460219|其他植物编制品|Of other vegetable materials|柳编,草编篮,柳编篮|wicker basket,straw basket,willow basket,seagrass basket
4701.|机械木浆|Mechanical wood pulp
4702.|溶解级木浆|Dissolving wood pulp|溶解浆|dissolving pulp
4703|碱木浆、硫酸盐木浆|Chemical wood pulp, soda or sulphate|木浆,漂白针叶浆,阔叶浆,纸浆|wood pulp,bleached softwood kraft pulp,paper pulp
4704|亚硫酸盐木浆|Sulphite wood pulp
4705.|半化学木浆|Semi-chemical wood pulp
4706|其他纤维浆|Other fibre pulps|竹浆,棉浆
4707|废纸|Waste paper|废纸,旧报纸|waste paper,occ
4801.|新闻纸|Newsprint|新闻纸|newsprint
4802|书写、印刷用未涂布纸|Uncoated paper for writing, printing|双胶纸,书写纸,胶版纸|a4 paper,offset paper,woodfree paper
480256|办公用复印纸（40至150克）|Uncoated cut paper 40 to 150 g|复印纸,a4纸,打印纸|a4 copy paper,copy paper
4803.|卫生纸、面巾纸原纸|Toilet or facial tissue stock|卫生纸原纸,纸巾原纸,大轴纸|tissue paper jumbo roll,tissue parent roll
4804|未涂布牛皮纸|Uncoated kraft paper|牛皮纸,牛卡纸|kraft paper,kraft liner
4805|其他未涂布纸|Other uncoated paper|瓦楞原纸,箱板纸,滤纸,灰板纸|fluting paper,testliner,grey board
4806|植物羊皮纸、半透明纸|Vegetable parchment, glassine|硫酸纸,格拉辛纸,烘焙纸,防油纸|parchment paper,glassine paper,greaseproof paper
4807.|复合纸及纸板|Composite paper
4808|瓦楞纸、皱纹纸|Corrugated, creped paper|瓦楞纸板,皱纹纸,蜂窝纸|corrugated paper,crepe paper,honeycomb paper
4809|复写纸、无碳纸（大张）|Carbon, self-copy paper|无碳复写纸|carbonless paper
4810|涂布高岭土的纸|Paper coated with kaolin|铜版纸,白卡纸,白板纸,涂布纸,灰底白板纸|coated paper,art paper,ivory board,duplex board,coated board
4811|涂布、浸渍、覆面的纸|Paper coated, impregnated, covered|装饰纸,三聚氰胺浸渍纸,水转印纸,热敏标签纸,利乐包材|self adhesive paper,release paper,decorative paper,melamine paper
*481141|自粘纸|Self-adhesive paper|不干胶纸,美纹纸胶带,纸胶带|self-adhesive paper,masking tape
481159|其他塑料涂布纸|Other plastic coated paper|淋膜纸,离型纸|pe coated paper
481190|其他纸|Other paper|热敏纸,热升华转印纸|thermal paper,sublimation paper
4812.|纸浆滤块|Filter blocks of paper pulp
4813|卷烟纸|Cigarette paper|卷烟纸|cigarette paper,rolling paper
4814|壁纸|Wallpaper||wall paper
481420|塑料涂面壁纸|Wallpaper coated with plastics|pvc墙纸,pvc壁纸|vinyl wallpaper,pvc wallpaper
*481490|其他壁纸|Other wallpaper|墙纸,壁纸,无纺布墙纸|wallpaper
4816|复写纸（小张）|Carbon paper in sheets|复写纸|carbon paper
4817|信封、明信片|Envelopes, plain postcards|信封,纸信封|envelope
4818|卫生纸、纸巾、纸餐巾|Toilet paper, tissues, napkins||kitchen towel,toilet tissue
481810|卫生纸|Toilet paper|卫生纸,卷纸|toilet paper,toilet roll
*481820|手帕纸、面巾纸、擦手纸|Handkerchiefs, tissues, towels|纸巾,面巾纸,抽纸,手帕纸,擦手纸,厨房纸|facial tissue,tissue paper,paper towel,hand towel paper
481830|纸台布、餐巾|Tablecloths and serviettes|餐巾纸,纸餐巾|paper napkin
4819|纸箱、纸盒、纸袋|Cartons, boxes, bags of paper|纸质包装盒,水泥纸袋|carton,shopping paper bag,cardboard box
*481910|瓦楞纸箱|Cartons of corrugated paper|纸箱,瓦楞纸箱|carton box,corrugated box,corrugated carton
481920|非瓦楞纸盒|Folding cartons, non-corrugated|纸盒,彩盒,礼品盒,包装盒|paper box,gift box,color box,packaging box
481930|底宽40厘米及以上纸袋|Sacks with base 40 cm or more|水泥袋纸
481940|其他纸袋|Other sacks and bags|纸袋,礼品袋,手提纸袋,牛皮纸袋|paper bag,gift bag,kraft paper bag,paper shopping bag
4820|纸本册、文具|Registers, notebooks, stationery of paper|笔记本,文件夹纸,纸质文件夹|paper folder,sticky notes
*482010|登记本、笔记本、便笺本|Registers, note books, diaries|笔记本本子,记事本,便签本,日记本,便利贴,账本,笔记本文具,活页本|notebook paper,diary,notepad,memo pad,notebook
482020|练习本|Exercise books|练习本,作业本|exercise book
482050|相册|Albums|相册|photo album
4821|纸标签|Paper labels|标签,纸标签,贴纸标签,条码标签|label,paper label,sticker label,barcode label,self adhesive label
*482110|印制的标签|Printed labels|不干胶标签,吊牌,印刷标签|printed label,hang tag
482190|其他标签|Other labels|空白标签,热敏标签|blank label,thermal label
4822|纸制筒管|Bobbins, spools of paper|纸管,纸筒|paper tube,paper core
4823|其他纸制品|Other articles of paper|滤纸裁切,折纸,剪纸,纸垫,拉花纸|cake cup paper,coffee filter paper,paper lantern
482369|纸杯、纸盘|Paper cups, plates, trays|纸杯,纸盘,纸碗,一次性纸杯,纸餐盒,纸餐具|paper cup,paper plate,paper bowl,disposable paper cup,paper tableware
482370|模制纸浆制品|Moulded paper pulp articles|纸浆模塑,蛋托,甘蔗浆餐盒|moulded pulp tray,egg tray,bagasse tableware
*482390|其他纸制品|Other paper articles|纸吸管,纸质工艺品,纸扇,蛋糕纸托|paper straw,paper craft,paper fan
4901|书籍、小册子|Printed books, brochures|说明书,小册子,样本册,产品目录书|brochure,manual,leaflet
*490199|其他书籍|Other books|书籍,图书,教材,画册|book,printed book
4902|报纸、杂志|Newspapers, periodicals|报纸,杂志|newspaper,magazine
4903.|儿童图画书|Children's picture books|儿童图画书,儿童绘本,涂色书,绘本,布书|children book,colouring book,picture book
4904.|乐谱|Printed music|乐谱
4905|地图、地球仪|Maps, globes|地图,地球仪|map,globe
4906.|设计图纸|Plans and drawings|图纸|drawings
4907.|邮票、钞票、有价证券|Stamps, banknotes, stock certificates|邮票新,支票|stamp,banknote
4908|转印贴花纸|Transfers, decalcomanias|转印贴花,水贴,热转印膜|decal,heat transfer,transfer film
*490890|其他转印贴花纸|Other transfers|纹身贴,烫画,热转印贴|temporary tattoo,heat transfer sticker
4909.|印刷的明信片、贺卡|Printed postcards, greeting cards|贺卡,明信片,请柬|greeting card,postcard,invitation card
4910.|日历|Calendars|日历,台历,挂历|calendar
4911|其他印刷品|Other printed matter|卡片,印刷品|printed card,photograph,advertising material,printed matter
*491110|商业广告印刷品|Trade advertising material|宣传册,商品目录,广告印刷品,传单|catalogue,flyer,advertising brochure
491191|图片、照片|Pictures, photographs|海报,装饰画印刷,照片|poster,art print
`;
