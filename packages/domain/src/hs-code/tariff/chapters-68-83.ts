/** Stone, ceramics, glass, jewellery, metals and articles of metal; the rows are read by `parseTariffTable`. */
export const chapters68to83 = `
6801.|铺路石、路缘石|Setts, curbstones|路沿石,铺路石|paving stone,kerbstone
6802|加工的石料、石制品|Worked stone and articles|石雕,马赛克石材,石材,文化石,石材工艺品|stone carving,stone mosaic
*680291|其他大理石|Other marble|大理石板,大理石台面,大理石工艺品|marble slab,marble tile
680293|其他花岗岩|Other granite|花岗岩板,花岗岩台面,墓碑|granite slab,granite countertop,tombstone
680223|简单切割的花岗岩|Granite, simply cut|花岗岩毛板|granite tile
6803.|加工的板岩|Worked slate|板岩,石板瓦|slate tile
6804|石磨、砂轮|Millstones, grinding wheels|磨盘,油石,千叶轮,磨头,抛光轮|abrasive wheel,flap disc,whetstone,sharpening stone
*680422|其他粘聚磨料砂轮|Of other agglomerated abrasives|砂轮,切割片,砂轮片|grinding wheel,cutting disc,cutting wheel
680421|粘聚金刚石砂轮|Of agglomerated diamond|金刚石砂轮|diamond grinding wheel
6805|砂布、砂纸|Abrasive cloth and paper|砂布,砂带,百洁布,抛光片|sanding belt,sanding disc,scouring pad abrasive
680520|砂纸|Abrasive paper|砂纸|sandpaper,abrasive paper
6806|矿渣棉、岩棉、膨胀矿物|Slag wool, rock wool, expanded minerals|膨胀珍珠岩,陶瓷纤维棉,硅酸铝纤维,膨胀蛭石|ceramic fiber blanket,expanded perlite
680610|矿渣棉、岩石棉|Slag wool, rock wool|岩棉,岩棉板,陶瓷纤维毯|rock wool,mineral wool,ceramic fibre blanket
6807|沥青制品|Articles of asphalt|沥青瓦,改性沥青防水卷材|asphalt shingle
680710|成卷沥青制品|In rolls|防水卷材,sbs防水卷材|bitumen membrane,waterproof membrane
6808.|植物纤维水泥板|Panels of vegetable fibre with cement|水泥木丝板
6809|石膏制品|Articles of plaster|石膏板,石膏线条|gypsum board,plasterboard
6810|水泥、混凝土、人造石制品|Articles of cement, concrete, artificial stone|人造石,人造石台面|concrete product,engineered stone,solid surface
*681099|其他水泥、人造石制品|Other articles|水泥花盆,水泥制品|concrete planter
681019|砖瓦、板等|Tiles, flagstones, bricks|石英石板,人造石板,水泥砖,石英石台面,水磨石|quartz slab,quartz countertop,artificial stone,cement tile
6811|石棉水泥、纤维水泥制品|Articles of fibre-cement|纤维水泥板,硅酸钙板,水泥压力板|fiber cement board,calcium silicate board
6812|石棉制品|Articles of asbestos|石棉垫|asbestos gasket
6813|摩擦材料|Friction material|摩擦片,离合器面片,刹车片材料|friction lining,friction plate
681381|闸衬、闸垫|Brake linings and pads|刹车衬片|brake lining
6814|加工云母|Worked mica|云母片,云母板|mica sheet,mica plate
6815|其他石、矿物、碳制品|Other articles of stone, carbon|碳纤维布,碳纤维制品,石墨制品,碳纤维,石墨坩埚,石墨纸|carbon fiber,carbon fiber fabric,graphite product,carbon fiber tube,graphite crucible
6901.|硅质土陶瓷|Ceramic of siliceous earths
6902|耐火砖|Refractory bricks|耐火砖,镁碳砖,高铝砖|refractory brick,fire brick,magnesia carbon brick,high alumina brick
6903|其他耐火陶瓷制品|Other refractory ceramic goods|坩埚,耐火坩埚,匣钵|crucible,refractory crucible
6904|建筑用砖|Building bricks of ceramic|红砖,陶土砖|clay brick,building brick
6905|陶瓷屋顶瓦|Ceramic roofing tiles|陶瓷瓦,琉璃瓦,屋面瓦|roof tile,clay roof tile
6906.|陶瓷管|Ceramic pipes
6907|陶瓷砖、马赛克|Ceramic tiles, mosaic|釉面砖,陶瓷砖|ceramic tile,glazed tile
*690721|吸水率0.5%及以下的瓷砖|Water absorption up to 0.5 %|瓷砖,地砖,抛光砖,玻化砖,仿古砖|porcelain tile,floor tile,polished tile
690723|吸水率超过10%的瓷砖|Water absorption over 10 %|墙砖,釉面墙砖,内墙砖|wall tile,glazed wall tile
690730|马赛克砖|Mosaic cubes|陶瓷马赛克,马赛克|ceramic mosaic,mosaic
6909|实验室、技术用陶瓷|Ceramics for technical uses|氧化铝陶瓷,工业陶瓷,陶瓷填料,蜂窝陶瓷,陶瓷环,研磨球|alumina ceramic,industrial ceramic,ceramic ball,honeycomb ceramic
6910|陶瓷卫生洁具|Ceramic sanitary ware|陶瓷洁具,陶瓷洗脸盆,卫浴陶瓷|urinal,ceramic basin,squat pan,water closet
*691010|瓷制卫生洁具|Of porcelain or china|马桶,坐便器,洗手盆,陶瓷面盆,小便斗,蹲便器|toilet,ceramic toilet,wash basin,sanitary ware
6911|瓷餐具、厨房用具|Tableware of porcelain|瓷器餐具,咖啡杯|ceramic tableware,bone china,ceramic cup,ceramic bowl,dinner set
*691110|瓷制餐具及厨房用具|Tableware and kitchenware|陶瓷餐具,瓷碗,瓷盘,骨瓷餐具,马克杯,陶瓷杯,茶具|porcelain tableware,ceramic mug,mug,porcelain plate,bone china dinner set,tea set
6912.|陶餐具、厨房用具|Tableware of other ceramic|陶器餐具,炻瓷餐具,陶碗,陶瓷砂锅,砂锅,色釉餐具|stoneware tableware,earthenware,stoneware dinner set,clay pot
6913|陶瓷塑像、装饰品|Ceramic statuettes, ornaments|花瓶,陶瓷装饰品,陶瓷香薰炉|ceramic ornament,porcelain figurine,ceramic craft,vase
*691310|瓷制装饰品|Of porcelain|陶瓷花瓶,陶瓷摆件,陶瓷工艺品|porcelain vase,ceramic figurine,ceramic vase
6914|其他陶瓷制品|Other ceramic articles|花盆,陶粒滤材,宠物陶瓷碗|flower pot,ceramic planter
*691490|其他陶瓷制品|Other|陶瓷花盆|ceramic flower pot
7001.|碎玻璃|Cullet of glass|碎玻璃|glass cullet
7002|玻璃球、棒、管|Glass balls, rods, tubes|玻璃管,玻璃珠原料,玻璃球,石英玻璃管,高硼硅玻璃管|glass tube,glass rod,borosilicate glass tube,quartz tube
7003|铸制、轧制玻璃|Cast and rolled glass|压花玻璃,光伏玻璃原片,u型玻璃|patterned glass,wired glass
7004|拉制、吹制玻璃|Drawn and blown glass
7005|浮法玻璃|Float glass|浮法玻璃,平板玻璃,low-e玻璃|float glass,sheet glass
7006.|弯曲、磨边玻璃|Glass bent, edge-worked|磨边玻璃,丝印玻璃|bent glass
7007|安全玻璃（钢化、夹层）|Safety glass|汽车玻璃,钢化膜玻璃|car glass
700719|其他钢化玻璃|Other toughened glass|钢化玻璃,光伏玻璃,淋浴房玻璃|tempered glass,toughened glass
700711|车辆用钢化玻璃|Toughened glass for vehicles|汽车钢化玻璃|car tempered glass
*700721|车辆用夹层玻璃|Laminated glass for vehicles|汽车挡风玻璃,挡风玻璃,前挡玻璃|windshield,windscreen
700729|其他夹层玻璃|Other laminated glass|夹层玻璃,夹胶玻璃|laminated glass
7008.|中空玻璃|Multiple-walled insulating glass|中空玻璃|insulating glass,insulated glass
7009|玻璃镜|Glass mirrors|镜片镜子,led镜|wall mirror,led mirror
700910|车辆后视镜|Rear-view mirrors|后视镜,汽车后视镜,倒车镜|rear view mirror,side mirror
700991|未镶框玻璃镜|Unframed|镜片,无框镜|unframed mirror
*700992|已镶框玻璃镜|Framed|化妆镜,浴室镜,镜子,全身镜,led浴室镜|framed mirror,makeup mirror,bathroom mirror,mirror
7010|玻璃瓶、罐|Glass bottles, jars|玻璃储物罐,安瓿,玻璃药瓶,精油瓶,密封罐|wine bottle,ampoule,glass vial,mason jar
*701090|其他玻璃瓶罐|Other|玻璃瓶,玻璃罐,酒瓶,香水瓶|glass bottle,glass jar,perfume bottle
7011|灯泡玻壳|Glass envelopes for lamps|玻壳
7013|玻璃餐具、室内装饰玻璃品|Glassware for table, kitchen, decoration|水晶工艺品,水晶摆件|glassware,crystal craft
701328|其他高脚杯|Other stemware|高脚杯,红酒杯|wine glass,stemware
*701337|其他玻璃杯|Other drinking glasses|玻璃杯,玻璃水杯,酒杯|glass cup,drinking glass,glass tumbler,beer glass
701349|其他玻璃餐桌、厨房用器皿|Other table or kitchen glassware|玻璃碗,玻璃盘,玻璃茶壶,玻璃保鲜盒,玻璃餐具|glass bowl,glass plate,glass teapot,glass food container
701399|其他玻璃器|Other glassware|玻璃花瓶,玻璃烛台,玻璃工艺品,玻璃摆件|glass vase,glass candle holder,glass craft
7014.|信号玻璃、光学玻璃元件|Signalling glassware|车灯玻璃
7015|钟表玻璃、眼镜玻璃|Clock glasses|表蒙,表玻璃|watch glass
7016|建筑用玻璃砖、马赛克|Glass bricks, mosaics|玻璃马赛克,玻璃砖|glass mosaic,glass block
7017|实验室、医疗用玻璃器|Laboratory glassware|玻璃试管,烧杯,实验室玻璃器皿,载玻片,培养皿|laboratory glassware,test tube,beaker,microscope slide
7018|玻璃珠、仿珍珠|Glass beads, imitation pearls|玻璃珠,水钻,反光玻璃微珠,玻璃珠饰,烫钻|glass bead,rhinestone,glass microsphere,imitation pearl
7019|玻璃纤维及制品|Glass fibres and articles|玻璃纤维,玻纤布,玻璃纤维网格布,玻纤毡,无碱玻纤纱,电子布,短切丝,网格布|fiberglass,glass fiber,fiberglass mesh,fiberglass cloth,chopped strand mat,fiberglass fabric
701912|玻璃纤维粗纱|Rovings|玻璃纤维粗纱,无捻粗纱|fiberglass roving
*701990|其他玻璃纤维制品|Other|玻璃钢制品|frp product
701980|玻璃棉及制品|Glass wool|玻璃棉|glass wool
7020.|其他玻璃制品|Other articles of glass|玻璃制品,保温瓶胆,玻璃鱼缸,鱼缸,石英坩埚,玻璃盖锅|glass product,fish tank,aquarium,glass lid,glass article
7101|珍珠|Pearls|珍珠,养殖珍珠|pearl,cultured pearl
7102|钻石|Diamonds|钻石,裸钻|diamond
7103|宝石|Precious stones|翡翠,玉石,宝石,水晶原石,玛瑙|gemstone,jade,agate
7104|合成宝石|Synthetic stones|锆石,培育钻石,莫桑石|cubic zirconia,moissanite,lab grown diamond
7105|宝石粉末|Dust of precious stones|金刚石微粉|diamond powder
7106|银|Silver|银锭,银粉|silver ingot,silver powder
7107.|包银材料|Base metals clad with silver
7108|金|Gold|黄金,金条|gold bar
7109.|包金材料|Base metals clad with gold
7110|铂|Platinum|铂金,钯|platinum
7111.|包铂材料|Base metals clad with platinum
7112|贵金属废碎料|Waste of precious metal
7113|贵金属首饰|Jewellery of precious metal
*711311|银首饰|Of silver|银首饰,925银项链,银戒指,银饰|silver jewelry,sterling silver necklace,silver ring
711319|其他贵金属首饰|Of other precious metal|黄金首饰,金项链|gold jewelry,gold necklace
7114|金银器|Goldsmiths' wares
7115|其他贵金属制品|Other articles of precious metal|铂坩埚
7116|珍珠、宝石制品|Articles of pearls or stones|珍珠项链,水晶手链,玉手镯,玛瑙手串,珍珠手链|pearl necklace,crystal bracelet,jade bangle,gemstone bracelet
7117|仿首饰|Imitation jewellery|手链,饰品,发饰合金,耳钉,钥匙扣饰品,手镯|imitation jewelry,ring,costume jewelry,bangle
711711|贱金属袖扣|Cuff-links of base metal|袖扣|cufflinks
*711719|其他贱金属仿首饰|Other, of base metal|仿首饰,耳环,项链,合金饰品,戒指,胸针|fashion jewelry,earrings,necklace,bracelet,brooch
711790|其他仿首饰|Other|塑料饰品,串珠手链|beaded bracelet
7118|硬币|Coin|硬币,纪念币|coin
7201|生铁|Pig iron|生铁|pig iron
7202|铁合金|Ferro-alloys|锰铁,铬铁,硅锰合金,镍铁,铁合金|ferro manganese,ferro chrome,silico manganese,ferronickel
*720221|硅铁（含硅55%以上）|Ferro-silicon over 55 % silicon|硅铁|ferro silicon
7203|直接还原铁|Ferrous products from direct reduction|海绵铁
7204|废钢铁|Ferrous waste and scrap|废钢,废铁|steel scrap,iron scrap
7205|生铁、镜铁、钢铁颗粒粉末|Granules and powders of iron|铁粉,钢丸,钢砂|iron powder,steel shot,steel grit
7206|铁锭、非合金钢锭|Iron in ingots
7207|非合金钢半制品|Semi-finished products of non-alloy steel|钢坯,方坯,板坯|steel billet,steel slab
7208|热轧非合金钢宽平板|Hot-rolled flat products, 600 mm or more|热轧卷板,热轧钢板,热轧板,中厚板,热轧钢卷|hot rolled coil,hot rolled steel sheet,steel plate,hrc
7209|冷轧非合金钢宽平板|Cold-rolled flat products, 600 mm or more|冷轧卷板,冷轧钢板,冷轧板,冷轧钢卷|cold rolled coil,cold rolled steel sheet,crc
7210|镀涂非合金钢宽平板|Plated or coated flat products, 600 mm or more|马口铁板,瓦楞彩钢板|color coated steel,roofing sheet,galvanized steel
721012|镀锡（厚0.5毫米以下）|Tin-plated below 0.5 mm|马口铁,镀锡板|tinplate
*721049|其他镀锌|Otherwise zinc-coated|镀锌板,镀锌卷,镀锌钢卷|galvanized steel coil,galvanized sheet
721061|镀铝锌合金|Coated with aluminium-zinc alloys|镀铝锌板|galvalume
721070|涂漆、涂塑|Painted, varnished, plastic coated|彩涂板,彩涂卷,彩钢板|ppgi,color coated steel coil,prepainted steel
7211|未镀涂窄平板|Flat products below 600 mm, not coated|窄带钢,带钢|steel strip
7212|镀涂窄平板|Flat products below 600 mm, coated|镀锌带钢|galvanized steel strip
7213|热轧不规则盘卷条杆（线材）|Bars in irregular coils|线材,盘条,钢筋盘条|wire rod,steel wire rod
7214|其他热轧条杆（螺纹钢）|Other hot-rolled bars|圆钢|deformed steel bar,steel round bar,reinforcing bar
*721420|带螺纹、变形的条杆|With deformations (rebar)|螺纹钢,钢筋,螺纹钢筋|rebar,deformed bar
7215|其他条杆|Other bars|冷拔圆钢
7216|角材、型材|Angles, shapes, sections|角钢,槽钢,工字钢,h型钢,c型钢,型钢|angle steel,channel steel,i beam,h beam,steel profile,angle bar
7217|非合金钢丝|Wire of non-alloy steel|钢丝,铁丝|steel wire,iron wire,binding wire
*721720|镀锌钢丝|Plated with zinc|镀锌铁丝,镀锌钢丝|galvanized wire,gi wire
721710|未镀涂钢丝|Not plated|黑铁丝|black annealed wire
7218|不锈钢锭、半制品|Stainless steel in ingots|不锈钢坯
7219|不锈钢宽平板|Stainless flat products, 600 mm or more|不锈钢板,不锈钢卷,不锈钢薄板|stainless steel sheet,stainless steel coil,stainless steel plate
7220|不锈钢窄平板|Stainless flat products below 600 mm|不锈钢带,不锈钢窄带|stainless steel strip
7221.|不锈钢盘条|Stainless wire rod|不锈钢盘条|stainless steel wire rod
7222|不锈钢条杆、型材|Stainless bars, angles|不锈钢棒,不锈钢圆钢,不锈钢角钢|stainless steel bar,stainless steel rod,stainless steel angle
7223.|不锈钢丝|Stainless wire|不锈钢丝|stainless steel wire
7224|其他合金钢锭|Other alloy steel ingots
7225|其他合金钢宽平板|Other alloy flat products, 600 mm or more|硅钢,电工钢,合金钢板,耐磨钢板,硅钢片|silicon steel,electrical steel,alloy steel plate,wear resistant steel plate
7226|其他合金钢窄平板|Other alloy flat products below 600 mm|高速钢板,窄硅钢带
7227|其他合金钢盘条|Other alloy wire rod|合金钢盘条
7228|其他合金钢条杆、型材、空心钻钢|Other alloy steel bars|合金圆钢,模具钢,轴承钢,合金结构钢,合金钢棒|alloy steel bar,tool steel,mould steel,bearing steel
7229|其他合金钢丝|Other alloy steel wire|焊丝合金钢,弹簧钢丝合金|alloy steel wire
7301|钢板桩、焊接型材|Sheet piling, welded sections|钢板桩|steel sheet pile
7302|铁道轨道材料|Railway track material|钢轨,铁轨,铁路道钉,鱼尾板|steel rail,rail,railway fishplate
7303.|铸铁管|Cast iron tubes|铸铁管,球墨铸铁管|cast iron pipe,ductile iron pipe
7304|无缝钢管|Seamless tubes of iron or steel|无缝管,油井管|seamless tube
*730439|其他非合金钢圆形无缝管|Other seamless, of non-alloy steel|无缝钢管,热轧无缝管|seamless steel pipe
730441|冷轧不锈钢无缝管|Seamless of stainless steel, cold-drawn|不锈钢无缝管|stainless steel seamless pipe
730429|石油天然气套管、油管|Casing and tubing for oil or gas|石油套管,油管|casing pipe,octg
7305|粗钢管（直径406.4毫米以上）|Other tubes over 406.4 mm|螺旋钢管,大口径钢管,直缝埋弧焊管|spiral steel pipe,lsaw pipe
7306|其他钢铁管（焊管）|Other tubes, welded|镀锌钢管|steel tube,steel pipe
*730630|其他非合金钢圆形焊管|Other, welded, circular, non-alloy|焊管,镀锌管,焊接钢管|welded steel pipe,galvanized pipe,erw pipe
730640|不锈钢圆形焊管|Other, welded, circular, stainless|不锈钢焊管,不锈钢管|stainless steel welded pipe,stainless steel pipe
730661|方形、矩形焊管|Square or rectangular|方管,矩形管|square tube,rectangular tube
7307|钢铁管子附件|Tube or pipe fittings of iron or steel|管件,三通,管接头,大小头,铸铁管件|pipe fitting,tee pipe fitting,reducer pipe,steel flange
730719|可锻铸铁管附件|Cast fittings, other|玛钢管件,可锻铸铁管件|malleable iron fitting
730721|不锈钢法兰|Flanges of stainless steel|不锈钢法兰|stainless steel flange
*730791|其他法兰|Other flanges|法兰,碳钢法兰|flange,carbon steel flange
730793|对焊件|Butt welding fittings|弯头,碳钢弯头,对焊管件|elbow,butt weld fitting
730729|其他不锈钢管附件|Other of stainless steel|不锈钢管件,不锈钢接头|stainless steel pipe fitting
7308|钢结构体及部件|Structures of iron or steel|钢门窗,钢结构厂房构件,镀锌立柱,卷闸门|solar mounting structure
730820|塔楼及格构杆|Towers and lattice masts|铁塔,输电铁塔,灯杆|steel tower,transmission tower,light pole
730830|门窗及框架|Doors, windows and frames|防火门,防盗门,钢门,钢质门|steel door,fire door,security door
730840|脚手架、模板支撑|Scaffolding, shuttering|脚手架,钢支撑,钢模板|scaffolding,steel prop,formwork
*730890|其他钢结构|Other|钢结构,光伏支架,钢格板,护栏,钢结构件|steel structure,solar mounting bracket,guardrail,steel grating
7309.|大型钢铁容器（300升以上）|Reservoirs, tanks over 300 L|储罐,储油罐,水箱钢制,不锈钢储罐|storage tank,steel tank,stainless steel tank
7310|钢铁桶、罐、盒（300升及以下）|Tanks, drums, cans up to 300 L|马口铁罐,易拉罐铁|metal box,tin container
*731029|其他50升以下罐、盒|Other, below 50 L|铁盒,马口铁盒,铁罐,铁皮盒|tin box,tin can,metal tin
731010|50升及以上钢桶|Of 50 L or more|钢桶,铁桶|steel drum
7311.|压缩气体用钢铁容器|Containers for compressed gas|气瓶,钢瓶,液化气钢瓶,氧气瓶,高压气瓶|gas cylinder,lpg cylinder,oxygen cylinder
7312|钢铁绞股线、绳、缆|Stranded wire, ropes of iron or steel|吊索钢丝绳,预应力钢绞线|steel strand,wire rope sling
*731210|钢绞线、钢丝绳|Stranded wire, ropes|钢丝绳,钢绞线|steel wire rope,wire rope,pc strand
7313.|刺铁丝、围篱用铁丝|Barbed wire|刺绳,刀片刺绳,铁丝网刺|barbed wire,razor wire
7314|钢铁丝布、网、格栅|Cloth, grill, netting of iron or steel wire|铁丝网,石笼网,勾花网,六角网,轧花网,纱窗金属|wire mesh,stainless steel mesh,chain link fence,gabion box,hexagonal wire netting,fence mesh
731414|不锈钢丝机织布|Woven cloth of stainless steel|不锈钢丝网|stainless steel wire mesh
*731420|交点焊接的粗丝网|Welded grill of thick wire|焊接网,护栏网,电焊网|welded wire mesh,fence panel
731450|网眼钢铁板|Expanded metal|钢板网|expanded metal
731431|其他镀锌焊接网|Other welded, zinc plated|镀锌电焊网|galvanized welded mesh
7315|钢铁链|Chain of iron or steel|链条,防滑链|chain,steel chain,snow chain,link chain
*731511|滚子链|Roller chain|滚子链,传动链,摩托车链条,自行车链条|roller chain,motorcycle chain,bicycle chain
731582|焊接链|Welded link|铁链,起重链条|lifting chain,welded chain
7316.|钢铁锚|Anchors|船锚,锚|anchor
7317.|钢铁钉、图钉|Nails, tacks|铁钉,钉子,钢钉,图钉,气排钉,码钉,卷钉,射钉|nail,iron nail,steel nail,common nail,coil nail,thumb tack,staple,concrete nail
7318|螺钉、螺栓、螺母、垫圈|Screws, bolts, nuts, washers|紧固件|fastener,expansion bolt
731812|其他木螺钉|Other wood screws|木螺钉|wood screw
731814|自攻螺钉|Self-tapping screws|自攻螺丝,自攻螺钉,干壁钉|self-tapping screw,drywall screw
*731815|其他螺钉、螺栓|Other screws and bolts|螺丝,螺栓,螺钉,膨胀螺栓,地脚螺栓,高强度螺栓,牙条|screw,bolt,hex bolt,anchor bolt,threaded rod
731816|螺母|Nuts|螺母,六角螺母|nut,hex nut
731821|弹簧垫圈|Spring washers|弹簧垫圈|spring washer
731822|其他垫圈|Other washers|垫圈,平垫|flat washer,washer
731823|铆钉|Rivets|铆钉|rivet
731824|销、开尾销|Cotters and cotter-pins|开口销,销钉|cotter pin
7319|缝针、织针、别针|Sewing needles, pins|缝衣针,别针,毛衣针,安全别针,大头针|sewing needle,safety pin,knitting needle,pin
7320|钢铁弹簧|Springs of iron or steel|减震弹簧
732010|片簧|Leaf-springs|板簧,钢板弹簧|leaf spring
*732020|螺旋弹簧|Helical springs|弹簧,压缩弹簧,拉簧|coil spring,compression spring,spring
7321|非电热炉灶、烧烤架|Stoves, cookers, barbecues, non-electric|取暖炉,露营炉,壁炉,木柴炉|wood stove,fireplace,fire pit
*732111|气体燃料炊事器具|For gas fuel|燃气灶,煤气灶,卡式炉,燃气烧烤炉|gas stove,gas cooker,gas grill,camping stove
732119|其他炊事器具（固体燃料）|Other, including for solid fuel|烧烤炉,木炭烧烤炉,烧烤架|charcoal grill,bbq grill,barbecue grill
732190|炉灶零件|Parts|燃气灶配件|gas stove parts
7322|非电热集中供暖散热器|Radiators for central heating|暖气片,散热片暖气|radiator for heating,heating radiator
7323|钢铁餐具、厨房用具|Table, kitchen articles of iron or steel|保温饭盒不锈钢,烧水壶,铁架置物,平底锅,衣架铁|stock pot,cooking pot
732391|铸铁制，未搪瓷|Of cast iron, not enamelled|铸铁锅,铸铁煎锅|cast iron cookware,cast iron skillet
732392|铸铁制，已搪瓷|Of cast iron, enamelled|珐琅锅,搪瓷铸铁锅|enamel cast iron pot
*732393|不锈钢制|Of stainless steel|不锈钢餐具,不锈钢锅,不锈钢盆,不锈钢杯,不锈钢碗,不锈钢水壶,汤锅,不锈钢厨具|stainless steel cookware,stainless steel pot,stainless steel bowl,stainless steel cup,stainless steel kettle,stainless steel tableware
732394|其他钢铁制，已搪瓷|Of other steel, enamelled|搪瓷杯,搪瓷锅,搪瓷盆|enamel mug,enamel pot
732399|其他钢铁制|Other|炒锅,厨房置物架,烤盘,铁锅,铁艺置物架|wok,frying pan,baking pan,kitchen rack,dish rack
732310|钢铁丝绒、擦锅器|Steel wool, pot scourers|钢丝球,钢丝绒|steel wool,steel scourer
7324|钢铁卫生器具|Sanitary ware of iron or steel|不锈钢洗菜盆,钢浴缸,不锈钢马桶,浴室五金,铸铁浴缸|steel bathtub
*732410|不锈钢洗涤槽、脸盆|Sinks and wash basins of stainless steel|不锈钢水槽,厨房水槽,洗菜盆|stainless steel sink,kitchen sink
732490|其他卫生器具|Other|毛巾架,地漏,不锈钢地漏|towel rack,floor drain,bathroom accessories
7325|其他铸造钢铁制品|Other cast articles of iron or steel|球墨铸铁井盖,铸件,磨球|casting,iron casting,ductile iron manhole cover,grinding ball
732510|无可锻性铸铁制品|Of non-malleable cast iron|井盖,铸铁井盖,铸铁件|manhole cover,cast iron part
732599|其他铸造制品|Other|铸钢件|steel casting
7326|其他钢铁制品|Other articles of iron or steel|钢铁制品,工具箱铁,五金件,钢制品,吊环,铁艺装饰品,铁架,金属挂钩,不锈钢卡箍,铁花架,金属牌|steel product,metal craft,stainless steel product,steel part,eye bolt,rigging hardware
732619|其他锻造制品|Other, forged or stamped|锻件,钢锻件,卸扣|forging,steel forging,shackle
732620|钢铁丝制品|Articles of iron or steel wire|铁丝制品,铁线制品,铁丝衣架|wire product,wire basket,wire hanger
*732690|其他钢铁制品|Other|铁制品,铁艺工艺品,卡箍,喉箍,金属支架,挂钩,冲压件,不锈钢制品|hose clamp,iron product,metal bracket,metal hook,stamping parts,iron art craft,tool box
7401.|铜锍、沉积铜|Copper mattes
7402.|未精炼铜、铜阳极|Unrefined copper|粗铜|blister copper
7403|精炼铜、铜合金|Refined copper|电解铜,阴极铜,铜锭|copper cathode,electrolytic copper
7404.|铜废碎料|Copper waste|废铜|copper scrap
7405.|铜母合金|Master alloys of copper
7406|铜粉|Copper powders|铜粉|copper powder
7407|铜条杆、型材|Copper bars|铜棒,黄铜棒,铜排|copper bar,brass rod,copper busbar
7408|铜丝|Copper wire|铜丝,铜线,裸铜线|copper wire,bare copper wire
7409|铜板、带|Copper plates, strip|铜板,铜带,黄铜带|copper sheet,copper strip,brass strip
7410|铜箔|Copper foil|铜箔,覆铜板|copper foil,copper clad laminate,ccl
7411|铜管|Copper tubes|铜管,紫铜管,空调铜管|copper tube,copper pipe
7412|铜管子附件|Copper tube fittings|铜管件,黄铜接头,铜接头,铜弯头|brass fitting,copper fitting,brass pipe fitting
7413.|铜绞股线、缆|Stranded copper wire|铜绞线|stranded copper wire
7415|铜钉、铜螺钉|Copper nails, screws|铜螺丝,铜螺母,铜垫片|brass screw,brass nut
7418|铜制餐桌、厨房、卫生器具|Copper household, sanitary articles|铜制花洒,铜地漏,铜锅|brass shower,brass floor drain,copper pot
7419|其他铜制品|Other articles of copper|铜制品,铜工艺品,铜件,铜配件|copper product,brass craft,brass parts,bronze statue
7501|镍锍|Nickel mattes
7502|未锻轧镍|Unwrought nickel|镍板电解,电解镍|nickel cathode
7503.|镍废碎料|Nickel waste
7504.|镍粉|Nickel powders
7505|镍条杆、丝|Nickel bars, wire|镍丝,镍铬丝|nickel wire,nichrome wire
7506|镍板、带、箔|Nickel plates, strip|镍带,镍片|nickel strip,nickel sheet
7507|镍管及附件|Nickel tubes
7508|其他镍制品|Other articles of nickel|镍网|nickel mesh
7601|未锻轧铝|Unwrought aluminium|铝锭,铝合金锭|aluminium ingot,aluminum alloy ingot
7602.|铝废碎料|Aluminium waste|废铝|aluminium scrap
7603|铝粉|Aluminium powders|铝粉|aluminium powder
7604|铝条杆、型材|Aluminium bars, profiles|工业铝型材,铝材|aluminum bar,led aluminium profile
*760421|铝合金空心型材|Hollow profiles of alloys|铝型材,铝合金型材|aluminium profile,aluminum extrusion
760429|铝合金其他条杆型材|Other, of alloys|铝棒,铝条|aluminium rod,aluminium bar
7605|铝丝|Aluminium wire|铝线,铝丝,铝杆|aluminium wire
7606|铝板、带|Aluminium plates, strip|铝带,铝单板,铝塑板,彩涂铝卷|aluminum composite panel,aluminium strip,acp
*760612|铝合金矩形板|Rectangular, of alloys|铝板,铝卷,铝合金板|aluminium sheet,aluminum coil,aluminium plate
7607|铝箔|Aluminium foil|铝箔纸,铝箔卷|aluminum foil paper
760711|未衬背轧制铝箔|Not backed, rolled|铝箔,家用铝箔,锡纸|aluminium foil,household foil
760720|有衬背铝箔|Backed|铝箔胶带,铝箔复合纸|aluminium foil tape
7608|铝管|Aluminium tubes|铝管,铝合金管|aluminium tube,aluminum pipe
7609.|铝管子附件|Aluminium tube fittings|铝管接头|aluminium pipe fitting
7610|铝结构体、门窗|Aluminium structures, doors, windows|铝脚手架,阳光房铝|aluminium scaffold
*761010|铝门窗及框架|Doors, windows and frames|铝合金门窗,铝合金窗,铝合金门,断桥铝门窗|aluminium window,aluminum door
761090|其他铝结构|Other|铝幕墙,铝模板,铝天花板,铝合金护栏,铝光伏支架|curtain wall,aluminium formwork,aluminum ceiling,aluminium pergola
7611.|大型铝容器|Aluminium reservoirs over 300 L
7612|铝桶、罐、软管|Aluminium casks, cans, tubes|易拉罐,铝罐,铝瓶,气雾罐,铝软管|aluminium can,beverage can,aerosol can,aluminum bottle
7613.|压缩气体用铝容器|Aluminium gas containers|铝合金气瓶|aluminium gas cylinder
7614|铝绞股线、缆|Stranded aluminium wire|钢芯铝绞线,铝绞线|acsr conductor,aluminium stranded conductor
7615|铝制餐具、厨房、卫生器具|Aluminium table, kitchen, sanitary articles|压铸铝锅,煎锅铝,铝制饭盒,铝烤盘,高压锅铝,花洒架|nonstick frying pan,aluminum pot,pressure cooker aluminium
*761510|餐桌、厨房用具|Table, kitchen articles|铝锅,不粘锅,铝箔餐盒,铝制不粘锅|aluminium cookware,non-stick pan,aluminium foil container
7616|其他铝制品|Other articles of aluminium|铝铸件,铝合金件,铝支架,人字梯铝,铝加工件,铝散热片|die casting aluminum parts,aluminium parts,aluminum heat sink,aluminium bracket
*761699|其他铝制品|Other|铝梯,铝压铸件,铝制品,铝合金梯子|aluminum ladder,aluminium ladder,aluminium product,aluminum casting
7801|未锻轧铅|Unwrought lead|铅锭|lead ingot
7802.|铅废碎料|Lead waste
7804|铅板、带、粉|Lead plates, powders|铅板|lead sheet
7806.|其他铅制品|Other articles of lead|铅坠,铅块|lead weight,fishing sinker lead
7901|未锻轧锌|Unwrought zinc|锌锭,锌合金锭|zinc ingot
7902.|锌废碎料|Zinc waste
7903|锌粉|Zinc powders|锌粉|zinc powder
7904.|锌条杆、丝|Zinc bars, wire|锌丝
7905.|锌板、带|Zinc plates|锌板
7907.|其他锌制品|Other articles of zinc|锌合金压铸件,锌合金件|zinc alloy die casting,zinc anode
8001|未锻轧锡|Unwrought tin|锡锭|tin ingot
8002.|锡废碎料|Tin waste
8003.|锡条杆、丝|Tin bars, wire|焊锡丝,锡线,锡条|solder wire,tin wire,solder bar
8007.|其他锡制品|Other articles of tin|锡制品,锡箔|tin product,pewter
8101|钨及制品|Tungsten|钨丝,钨棒,钨粉|tungsten,tungsten wire,tungsten powder
8102|钼及制品|Molybdenum|钼丝,钼棒|molybdenum,molybdenum wire
8103|钽及制品|Tantalum|钽粉|tantalum
8104|镁及制品|Magnesium|镁锭,镁粉|magnesium ingot
8105|钴及制品|Cobalt|钴|cobalt
8106|铋及制品|Bismuth|铋锭|bismuth
8108|钛及制品|Titanium|钛板,钛棒,海绵钛,钛管|titanium,titanium plate,titanium bar,titanium sponge
8109|锆及制品|Zirconium|锆|zirconium
8110|锑及制品|Antimony|锑锭|antimony ingot
8111.|锰及制品|Manganese|电解锰,金属锰|manganese metal
8112|铍、铬、锗、钒、镓等|Beryllium, chromium, germanium, vanadium, gallium|金属铬,锗,镓,铟|chromium metal,gallium,indium
8113.|金属陶瓷|Cermets|金属陶瓷
8201|农林园艺手工工具|Hand tools for agriculture, gardening|铁锹,锄头,园艺工具,修枝剪,镰刀,斧头,耙子,园林剪刀,铁铲,花园工具|shovel,hoe,garden tool,pruning shears,sickle,axe,rake,spade,garden tool set,hedge shears
8202|手工锯、锯片|Hand saws, saw blades|锯片,带锯条,曲线锯条,钢锯条,锯条|saw blade,band saw blade,hacksaw blade,jigsaw blade
820239|其他圆锯片|Other circular saw blades|金刚石锯片,圆锯片,合金锯片|diamond saw blade,circular saw blade
820210|手工锯|Hand saws|手锯|hand saw
8203|锉、钳、镊子、剪切工具|Files, pliers, tweezers, metal cutting shears|锉刀,剥线钳,断线钳,斜口钳|file,wire stripper,bolt cutter,long nose pliers
820320|钳子、镊子|Pliers, pincers, tweezers|钳子,尖嘴钳,镊子,老虎钳|pliers,tweezers
8204|扳手、套筒|Spanners, sockets|套筒扳手|ratchet wrench,torque wrench
820411|固定扳手|Non-adjustable|扳手,六角扳手,梅花扳手,棘轮扳手|wrench,spanner,hex key
820412|可调扳手|Adjustable|活动扳手,扭力扳手|adjustable wrench
820420|套筒|Interchangeable spanner sockets|套筒,套筒扳手组|socket set
8205|其他手工工具、喷灯、虎钳|Other hand tools, blow lamps, vices|手动工具,玻璃刀,凿子,喷枪喷灯,美工工具,手工具,锤,铆钉枪,打气喷火枪|hand tool,chisel,rivet gun,gas torch
820520|锤子|Hammers|锤子,铁锤,羊角锤|hammer
*820540|螺丝刀|Screwdrivers|螺丝刀,螺丝批,螺丝刀套装|screwdriver,screwdriver set
820551|家用手工工具|Household tools|开瓶器,开罐器,家用工具,削皮器具|corkscrew,bottle opener,can opener
820559|其他手工工具|Other hand tools|硅胶枪,黄油枪,泥抹子,油灰刀,拉马|caulking gun,grease gun,trowel,putty knife
820570|虎钳、夹钳|Vices, clamps|台虎钳,夹钳,g字夹|vise,clamp
8206.|成套手工工具|Tools of two or more headings, in sets|工具套装,组合工具,五金工具套装|tool set,tool kit,hand tool set
8207|可互换工具（钻头、刀头、模具）|Interchangeable tools|铰刀,刀头,数控刀具|tap tool,cutting tool,core drill bit,reamer
*820750|钻孔工具|Tools for drilling|钻头,麻花钻,冲击钻头,开孔器|drill bit,twist drill,hole saw
820770|铣削工具|Tools for milling|铣刀|end mill,milling cutter
820740|攻丝工具|Tools for tapping or threading|丝锥,板牙|threading tap
820719|凿岩、钻探工具|Rock drilling or earth boring tools|金刚石钻头,牙轮钻头,钎头|rock drill bit,pdc bit
820730|冲压、冲孔工具|Tools for pressing, stamping|冲压模具,冲模,五金模具|stamping die,press die,punch tool
820790|其他可互换工具|Other|批头,螺丝批头|screwdriver bit
8208|机器用刀及刀片|Knives and blades for machines|机用刀片,切纸刀片,割草机刀片,绞肉机刀片,粉碎机刀片|machine knife,machine blade,lawn mower blade
8209.|未装配的工具用金属陶瓷板、杆|Plates, tips for tools, unmounted|硬质合金刀片,硬质合金刀粒,钨钢刀片,硬质合金棒|carbide insert,carbide tip,tungsten carbide insert,cemented carbide rod
8210.|手动食品加工机械器具|Hand-operated food appliances|手摇绞肉机,手动咖啡磨,手动面条机,手动切菜器|manual coffee grinder,manual meat grinder,vegetable slicer manual
8211|刀|Knives|刀具,刀具套装,猎刀|knife,knife set,hunting knife
821192|其他固定刃刀|Other with fixed blades|菜刀,厨房刀,水果刀|kitchen knife,chef knife,fruit knife
821193|非固定刃刀|With other than fixed blades|折叠刀,美工刀|pocket knife,utility knife,folding knife
821191|餐刀|Table knives|餐刀|table knife
8212|剃刀、刀片|Razors, razor blades|剃须刀手动,剃须刀片|razor blade,shaving razor
821210|剃刀|Razors|一次性剃须刀,手动剃须刀,刮胡刀|disposable razor,razor
8213.|剪刀|Scissors|剪刀,裁缝剪,理发剪,厨房剪|scissors,tailor scissors,kitchen scissors
8214|其他利口器、修指甲具|Other cutlery, manicure sets|卷笔刀,美甲工具,指甲锉|pencil sharpener,nail file
821420|修指甲、修脚用具|Manicure or pedicure sets|指甲刀,指甲钳,修甲套装|nail clipper,manicure set
8215|餐匙、餐叉、餐具|Spoons, forks, tableware|刀叉,不锈钢刀叉,汤勺,漏勺,餐具套装不锈钢|cutlery,stainless steel cutlery,flatware,tableware set
*821599|其他餐匙、餐叉|Other|不锈钢勺子,餐叉,勺子,锅铲|spoon,fork,spatula,ladle
821520|其他成套餐具|Other sets of assorted articles|刀叉勺套装,西餐具套装|cutlery set,flatware set
8301|锁、钥匙|Locks, keys|锁,汽车锁,钥匙,家具锁|lock,key,combination lock
830110|挂锁|Padlocks|挂锁|padlock
*830140|其他锁|Other locks|门锁,智能锁,密码锁,指纹锁|door lock,smart lock,fingerprint lock
830160|锁零件|Parts|锁芯,锁体|lock cylinder,lock body
8302|家具、门窗、车身用五金件|Base metal mountings for furniture, doors, windows|五金配件,铝合金拉手,家具配件五金|handle,hardware fittings
830210|铰链|Hinges|合页,铰链|hinge,door hinge,cabinet hinge
830220|小脚轮|Castors|脚轮,万向轮|caster,castor wheel
830241|建筑用配件|For buildings|门把手,门吸,窗帘杆,窗帘轨道,门窗配件|door handle,curtain rod,door stopper,curtain track
*830242|家具用配件|For furniture|抽屉滑轨,拉手,家具五金,滑轨|drawer slide,furniture hardware,cabinet handle
830250|帽架、帽钩|Hat-racks, hat-pegs, brackets|衣帽钩,托架|coat hook,bracket
830260|自动闭门器|Automatic door closers|闭门器|door closer
8303.|保险箱|Safes|保险箱,保险柜,钱箱|safe,safe box,cash box
8304.|金属文件柜、文具架（桌面）|Filing trays, desk office equipment|文件架,桌面文件盘|file tray,desk organizer metal
8305|活页夹、回形针、订书钉|Loose-leaf fittings, clips, staples|回形针,订书钉,长尾夹,文件夹金属件|paper clip,staples,binder clip
8306|铃、雕像、装饰品、相框|Bells, statuettes, ornaments, frames|铁艺摆件,风铃,铜雕像,金属雕塑,奖牌,树脂金属摆件|wind chime,metal crafts,bell,medal
*830629|其他雕像及装饰品|Other statuettes and ornaments|金属工艺品,金属摆件,金属奖杯,金属装饰品|metal ornament,metal craft,trophy,metal statue
830630|相框、镜子|Photograph frames|金属相框|metal photo frame
8307|金属软管|Flexible tubing of base metal|波纹软管,淋浴软管|corrugated hose,shower hose
830710|钢铁制软管|Of iron or steel|不锈钢软管,金属软管|stainless steel hose,flexible metal hose
8308|扣、钩、环、铆钉（服饰用）|Clasps, buckles, eyelets|皮带扣,扣环,气眼,金属扣,亮片,d字扣,箱包五金,管形铆钉|buckle,belt buckle,eyelet,metal buckle,sequin,snap hook,d ring
8309|金属塞、盖|Stoppers, caps, lids|瓶盖金属,皇冠盖,封条|crown cap,metal cap
*830990|其他塞、盖|Other|易拉盖,铝盖,铅封,马口铁盖|easy open end,aluminium cap,container seal,tin lid
8310.|金属标志牌|Sign-plates, name-plates|金属标牌,铭牌,标志牌,车牌|name plate,metal sign,license plate
8311|焊条、焊丝|Welding electrodes, wire|焊丝,气保焊丝|welding wire
*831110|涂层电焊条|Coated electrodes|焊条,电焊条|welding electrode,welding rod
831120|药芯焊丝|Cored wire|药芯焊丝|flux cored wire
`;
