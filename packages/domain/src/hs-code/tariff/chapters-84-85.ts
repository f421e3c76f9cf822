/** Machines and electrical goods; the rows are read by `parseTariffTable`. */
export const chapters84to85 = `
8401|核反应堆、核燃料元件|Nuclear reactors, fuel elements
8402|蒸汽锅炉|Steam boilers|蒸汽锅炉,工业锅炉,生物质锅炉|steam boiler
8403|集中供暖锅炉|Central heating boilers|热水锅炉,采暖锅炉,壁挂炉|central heating boiler,hot water boiler
840310|集中供暖用热水锅炉|Central heating hot water boilers
8404|锅炉辅助设备、冷凝器|Auxiliary plant for boilers
8405|煤气发生器、乙炔发生器|Gas generators|制氧机,制氮机,氢气发生器|oxygen generator,nitrogen generator,hydrogen generator
8406|汽轮机|Steam turbines|汽轮机|steam turbine
8407|点燃式活塞发动机|Spark-ignition engines|汽油机,汽油发动机,舷外机,摩托车发动机|petrol engine,gasoline engine,outboard motor
840734|排量1000毫升以上的车用汽油发动机|Petrol engines for vehicles over 1000 cc|汽车发动机|car engine
8408|柴油发动机|Diesel engines|柴油机,柴油发动机|diesel engine
840820|车辆用柴油发动机|Diesel engines for vehicles
840890|其他柴油发动机|Other diesel engines
8409|内燃发动机零件|Parts of internal combustion engines|活塞,活塞环,缸套,气缸盖,缸盖,连杆,喷油嘴,化油器,气门,发动机配件,缸体|piston,piston ring,cylinder liner,cylinder head,connecting rod,fuel injector,carburetor,engine valve,engine parts
*840991|汽油发动机零件|Parts of spark-ignition engines|汽油机配件
840999|柴油发动机零件|Parts of diesel engines|柴油机配件
8410|水轮机、水轮|Hydraulic turbines|水轮机|hydraulic turbine
8411|涡轮喷气发动机、燃气轮机|Turbojets, gas turbines|燃气轮机,航空发动机|turbojet,gas turbine
8412|其他发动机及动力装置|Other engines and motors|液压缸,气动马达
*841221|液压缸等直线作用液压动力装置|Linear acting hydraulic motors (cylinders)|油缸,液压油缸|hydraulic cylinder
841229|其他液压动力装置|Other hydraulic motors|液压马达|hydraulic motor
841231|气缸等直线作用气动装置|Linear acting pneumatic motors (cylinders)|气缸,气动执行器|pneumatic cylinder,air cylinder
8413|液体泵|Pumps for liquids|油泵,泵,增压泵|pump
841311|加油站用加油机|Fuel dispensing pumps|加油机|fuel dispenser
841320|手动泵|Hand pumps|手压泵,乳液泵,泵头|hand pump,lotion pump
841330|内燃机用燃油泵、机油泵、冷却泵|Fuel, lubricating or cooling pumps for engines|汽车水泵,燃油泵,机油泵,喷油泵|fuel pump,oil pump for engine,car water pump
841350|往复式液体泵|Reciprocating pumps|柱塞泵,隔膜泵,计量泵|plunger pump,diaphragm pump,metering pump
841360|回转式液体泵|Rotary pumps|齿轮泵,叶片泵,螺杆泵,液压泵|gear pump,vane pump,screw pump,hydraulic pump
*841370|离心泵|Centrifugal pumps|潜水泵,离心泵,循环泵,污水泵,潜水电泵,水泵|centrifugal pump,submersible pump,water pump,circulation pump
841391|液体泵零件|Parts of pumps|泵配件,泵壳,叶轮|pump parts,impeller
8414|空气泵、压缩机、风扇、通风罩|Air pumps, compressors, fans, hoods||compressor,fan,air pump
841410|真空泵|Vacuum pumps|真空泵|vacuum pump
841420|手动或脚踏空气泵|Hand or foot air pumps|打气筒|bicycle pump,hand air pump
841430|制冷设备用压缩机|Compressors for refrigerating equipment|冰箱压缩机,空调压缩机,制冷压缩机|refrigeration compressor,refrigerator compressor
*841451|功率125瓦及以下的风扇|Fans up to 125 W|电风扇,落地扇,台扇,吊扇,风扇,usb风扇,换气扇|electric fan,ceiling fan,table fan,stand fan,mini fan
841459|其他风机、风扇|Other fans|风机,鼓风机,散热风扇,轴流风机,离心风机,工业风扇|blower,axial fan,centrifugal fan,cooling fan,industrial fan
841460|罩平面最长边120厘米及以下的通风罩|Hoods up to 120 cm|抽油烟机,吸油烟机|range hood,cooker hood
841480|其他空气泵、空气压缩机|Other air pumps and compressors|空压机,空气压缩机,螺杆空压机,充气泵,涡轮增压器,气泵|air compressor,screw compressor,turbocharger,tyre inflator
841490|泵、风扇、压缩机零件|Parts of air pumps, fans, compressors|风扇配件,风叶,压缩机配件|fan parts,fan blade
8415|空气调节器|Air conditioning machines|空调,空调机,移动空调,冷气机|air conditioner,portable air conditioner
*841510|窗式、壁式或分体式空调|Window, wall or split air conditioners|分体空调,挂机,壁挂空调,家用空调,窗式空调|split air conditioner,wall air conditioner
841520|机动车用空调|Air conditioners for motor vehicles|汽车空调,车载空调|car air conditioner
841581|带冷热循环换向阀的其他空调|Other air conditioners with reversible heat pump|中央空调|central air conditioner
841590|空调零件|Parts of air conditioners|空调配件,空调支架,空调蒸发器|air conditioner parts
8416|炉用燃烧器、机械加煤机|Furnace burners|燃烧器,燃烧机|furnace burner
8417|非电热工业炉|Industrial furnaces, non-electric|工业窑炉,焚烧炉,隧道窑,回转窑|industrial kiln,incinerator
8418|冰箱、冷冻设备、热泵|Refrigerators, freezers, heat pumps|冷柜,电冰箱,展示柜,酒柜|freezer,fridge,wine cooler
*841810|冷藏冷冻组合机|Combined refrigerator-freezers|双门冰箱,对开门冰箱,冰箱|refrigerator-freezer,refrigerator
841821|家用压缩式冷藏箱|Household compression refrigerators|小冰箱,迷你冰箱,车载冰箱|mini fridge
841830|容积800升及以下柜式冷冻箱|Chest freezers up to 800 L|冰柜,卧式冷柜|chest freezer
841840|容积900升及以下立式冷冻箱|Upright freezers up to 900 L|立式冷柜|upright freezer
841850|冷藏陈列柜、展示柜|Refrigerated display counters and cabinets|冷藏展示柜,饮料柜,保鲜柜|display cooler,showcase refrigerator
841861|热泵|Heat pumps|空气能热泵,热泵|heat pump
841869|其他制冷设备|Other refrigerating equipment|制冰机,冷水机,冷水机组,冷库设备,除湿冷干机|ice maker,ice machine,water chiller,chiller
841899|冰箱、制冷设备零件|Parts of refrigerators|冰箱配件,蒸发器,冷凝器|refrigerator parts
8419|加热、消毒、烘干等处理设备|Machinery for treatment by temperature change|热水器,烘干机,消毒柜,咖啡机,蒸馏塔|water heater,dryer,dehydrator
841911|燃气热水器|Gas instantaneous water heaters|燃气热水器|gas water heater
841912|太阳能热水器|Solar water heaters|太阳能热水器|solar water heater
841920|医用或实验室消毒器|Medical or laboratory sterilisers|灭菌器,高压灭菌锅|autoclave,sterilizer
841935|木材、纸等干燥器|Dryers for wood, paper|木材干燥机|wood dryer
841950|热交换装置|Heat exchange units|换热器,板式换热器,热交换器,中冷器|heat exchanger,plate heat exchanger
841981|加工热饮、烹调食品的机器|Machines for hot drinks or cooking food|商用咖啡机,蒸饭车,油炸炉,蒸柜|commercial coffee machine,commercial fryer
841989|其他温度处理设备|Other temperature treatment equipment|反应釜,恒温箱,冷却塔|reactor,cooling tower
8420|砑光机、滚压机|Calendering or rolling machines|压延机,覆膜机|calender,laminating machine
8421|离心机、过滤净化装置|Centrifuges, filtering or purifying machinery|过滤器,滤清器,饮水净化器|filter,air filter
842112|干衣机（离心）|Clothes dryers, centrifugal|脱水机|spin dryer
842119|其他离心机|Other centrifuges|离心机|centrifuge
*842121|水的过滤净化装置|Water filtering or purifying machinery|净水器,纯水机,反渗透设备,水处理设备,净水机|water purifier,reverse osmosis system,water treatment equipment,water filter
842123|内燃机机油、燃油滤清器|Oil or fuel filters for engines|机油滤清器,机滤,柴油滤清器,燃油滤清器|oil filter,fuel filter
842129|其他液体过滤装置|Other liquid filtering machinery|压滤机,液体过滤器,油水分离器|filter press
842131|内燃机进气过滤器|Intake air filters for engines|空气滤清器,空滤|air filter for car,engine air filter
842132|机动车尾气催化转化器|Catalytic converters, particulate filters for exhaust|三元催化器,尾气催化转化器|catalytic converter
842139|其他气体过滤净化装置|Other gas filtering machinery|空气净化器,除尘器,家用空气净化器,脱硫塔|air purifier,dust collector
842199|过滤净化装置零件|Parts of filtering machinery|滤芯,净水器滤芯,过滤器配件,滤袋|filter cartridge,filter element
8422|洗碗机、灌装机、包装机|Dishwashers, filling and packing machinery|缠绕机|packaging machine
842211|家用洗碗机|Household dishwashers|洗碗机,家用洗碗机|dishwasher
842230|灌装、封口、贴标机器|Filling, closing, labelling machinery|灌装机,封口机,贴标机,封罐机|filling machine,sealing machine,labeling machine,capping machine
*842240|其他包装机器|Other packing or wrapping machinery|包装机,打包机,真空包装机,缠绕膜机,热收缩包装机|packing machine,strapping machine,wrapping machine,vacuum packing machine
842290|洗碗机、包装机零件|Parts of dishwashers, packing machines
8423|衡器|Weighing machinery|电子秤,吊秤|scale,electronic scale,weighing scale
842310|体重秤、家用秤|Personal and household scales|体重秤,厨房秤,家用电子秤|bathroom scale,kitchen scale,body scale
*842381|最大称量30公斤及以下的衡器|Scales up to 30 kg|电子计价秤|price computing scale
842382|称量30至5000公斤的衡器|Scales over 30 kg up to 5000 kg|台秤,电子台秤|platform scale
842389|其他衡器|Other scales|地磅,汽车衡|truck scale,weighbridge
8424|喷射、喷雾器具、灭火器|Spraying appliances, fire extinguishers|喷雾器,喷头,喷壶,灌溉设备|sprayer,sprinkler,pressure washer
842410|灭火器|Fire extinguishers|灭火器|fire extinguisher
842420|喷枪|Spray guns|喷枪,喷漆枪|spray gun
842430|蒸汽、喷砂、高压清洗机|Steam, sand blasting, pressure cleaning machines|高压清洗机,喷砂机,洗车机,蒸汽清洁机|high pressure washer,sand blasting machine
842441|农用便携式喷雾器|Portable agricultural sprayers|背负式喷雾器,农用喷雾器|knapsack sprayer
842482|农业园艺喷洒器具|Agricultural sprayers|滴灌设备,喷灌设备,植保机|irrigation sprinkler,drip irrigation system
842489|其他喷射器具|Other spraying appliances|喷雾瓶,加湿喷雾
842490|喷射器具零件|Parts of spraying appliances|喷嘴,喷头配件,喷雾器配件|nozzle
8425|滑车、卷扬机、千斤顶|Pulley tackle, winches, jacks|葫芦,绞盘,举升机|jack,hoist,winch
842511|电动葫芦|Electric hoists|电动葫芦|electric hoist
842519|其他葫芦|Other hoists|手拉葫芦,手扳葫芦|chain hoist,lever hoist
842531|电动卷扬机、绞盘|Electric winches|电动绞盘,卷扬机|electric winch
842541|车库用举升机|Garage jacking systems|汽车举升机|car lift
*842542|液压千斤顶|Hydraulic jacks|千斤顶,液压千斤顶|hydraulic jack,bottle jack
842549|其他千斤顶|Other jacks|机械千斤顶|scissor jack
8426|起重机|Cranes|起重机,吊车,龙门吊|crane,gantry crane
842611|固定支架高架移动式起重机|Overhead travelling cranes|桥式起重机,行车|overhead crane,bridge crane
842620|塔式起重机|Tower cranes|塔吊,塔式起重机|tower crane
842641|轮胎自走式起重机|Self-propelled cranes on tyres|轮胎吊|mobile crane
8427|叉车|Fork-lift trucks|叉车,堆高车,搬运车,托盘搬运车|forklift,fork-lift truck,pallet truck,stacker
*842710|电动叉车|Electric fork-lift trucks|电动叉车,电动搬运车|electric forklift,electric pallet truck
842720|其他机动叉车|Other self-propelled fork-lifts|柴油叉车,内燃叉车|diesel forklift
842790|手动搬运车|Other fork-lift trucks|手动液压搬运车,手动叉车,地牛|hand pallet truck,manual pallet jack
8428|电梯、输送机等搬运机械|Lifts, conveyors and other handling machinery|传送带输送机,升降机|lift,scissor lift
842810|升降机、电梯|Lifts and skip hoists|电梯,乘客电梯,货梯|elevator,passenger lift
842833|带式输送机|Belt conveyors|皮带输送机,输送机|belt conveyor,conveyor
842840|自动扶梯|Escalators|自动扶梯,自动人行道|escalator
842870|工业机器人|Industrial robots|工业机器人,搬运机器人,机械臂|industrial robot,robot arm
842890|其他搬运机械|Other handling machinery|升降平台,立体停车设备,机械手|lifting platform,car parking system
8429|推土机、挖掘机、装载机、压路机|Bulldozers, excavators, loaders, road rollers
842911|履带式推土机|Track-laying bulldozers|推土机|bulldozer
842920|平地机|Graders|平地机|motor grader
842940|压路机、捣固机|Road rollers, tamping machines|压路机|road roller
842951|前铲装载机|Front-end shovel loaders|装载机,滑移装载机|wheel loader,front loader,skid steer loader
*842952|上部可360度旋转的挖掘机|Excavators with 360° revolving superstructure|挖掘机,小型挖掘机,微型挖掘机|excavator,mini excavator
842959|其他机械铲|Other mechanical shovels|挖掘装载机|backhoe loader
8430|其他土方、凿岩、钻探机械|Other earth-moving, boring machinery|钻机,打桩机,扫雪机,盾构机|pile driver,snow blower,tunnel boring machine
843041|自推进钻探机|Self-propelled boring machinery|旋挖钻机,水井钻机|drilling rig
8431|起重、土方机械零件|Parts of lifting or earth-moving machinery|破碎锤|track shoe,bucket teeth
843120|叉车零件|Parts of fork-lift trucks|叉车配件,货叉|forklift parts
843131|电梯、扶梯零件|Parts of lifts, escalators|电梯配件,电梯导轨|elevator parts,guide rail of elevator
843141|铲斗、抓斗|Buckets, shovels, grabs|铲斗,抓斗|bucket,grab
*843149|其他土方、起重机械零件|Other parts of earth-moving machinery or cranes|挖掘机配件,支重轮,履带板,斗齿,破碎锤配件|excavator parts,track roller,undercarriage parts
8432|农业整地、播种机械|Soil preparation, sowing machinery|犁,播种机,插秧机,耙,撒肥机|tiller,plow,seeder,harrow,transplanter
843229|其他耙、松土机、旋耕机|Other harrows, cultivators, weeders|旋耕机,微耕机|rotary tiller,power tiller,cultivator
8433|收割机、割草机|Harvesting machinery, mowers|打草机,割灌机,脱粒机,草坪机,打捆机|harvester,grass trimmer,thresher,baler
843311|旋转式机动草坪割草机|Powered lawn mowers with horizontal cutting|割草机,草坪割草机|lawn mower
843351|联合收割机|Combine harvesters|联合收割机,收割机|combine harvester
843390|收割机、割草机零件|Parts of harvesters, mowers|割草机配件|lawn mower parts
8434|挤奶机、乳品加工机器|Milking and dairy machines|挤奶机|milking machine
8435|榨汁、酿酒压榨机|Presses for wine, juice|果汁压榨机|juice press
8436|家禽饲养等农林机械|Other agricultural, poultry machinery|饲料机,颗粒机,养鸡设备,鸡笼设备|incubator,feed pellet mill,poultry equipment
843621|家禽孵卵器|Poultry incubators|孵化机,孵化器|egg incubator
843680|其他农林机械|Other agricultural machinery|饲料颗粒机,铡草机|feed mill,chaff cutter
8437|种子清选、谷物磨粉机|Grain cleaning, milling machines|磨面机,色选机,面粉机|color sorter
843780|谷物磨粉机|Grain milling machines|碾米机,磨粉机|rice mill,flour mill
8438|食品、饮料加工机器|Food and drink processing machinery|食品机械,烘焙设备,糖果机|food processing machine
843810|糕点、面食加工机器|Bakery and pasta machinery|面条机,和面机,面包机械,饺子机|noodle machine,dough mixer,bakery machine
843850|肉类加工机器|Meat processing machinery|绞肉机,切肉机,灌肠机|meat grinder,meat slicer,sausage filler
8439|制浆、造纸机器|Pulp and paper making machinery|造纸机|paper machine
8440|装订机器|Book-binding machinery|胶装机,装订机,骑马钉机|book binding machine
8441|切纸、纸品加工机器|Paper cutting and converting machinery|纸箱机,纸杯机,制袋机|paper cutter,paper cup machine,carton machine,slitting machine
844110|切纸机|Paper cutting machines|切纸机,分切机|paper cutting machine
844180|其他纸品加工机器|Other paper converting machinery
8442|制版机器、印版|Plate making machinery, printing plates|印版,ps版,ctp版|printing plate
8443|印刷机、打印机、复印机|Printing machinery, printers, copiers|复印机,印刷机,3d打印,丝印机,一体机|copier,printing machine,screen printing machine
844313|其他胶印机|Other offset printing machines|胶印机|offset press
844316|苯胺印刷机（柔印机）|Flexographic printing machines|柔版印刷机|flexo printing machine
844331|多功能一体机|Multifunction printers|多功能一体机,打印复印一体机|multifunction printer,all-in-one printer
*844332|可联网的打印机、复印机、传真机|Printers, copiers connectable to a computer|打印机,激光打印机,喷墨打印机,标签打印机,票据打印机,热敏打印机|printer,laser printer,inkjet printer,label printer,thermal printer,receipt printer
844339|其他打印机、复印机、数码印刷机|Other printers, digital printing machines|数码印花机,写真机,喷绘机|digital textile printer
844399|打印机、复印机零件|Parts and accessories of printers|墨盒,硒鼓,打印头,打印机配件|ink cartridge,toner cartridge,print head,printer parts
8444.|化纤挤压、纺丝机器|Machines for extruding man-made fibres|纺丝机|spinning machine for man-made fibre
8445|纺纱机器|Machines for making yarn|纺纱机,梳棉机,细纱机|spinning frame,carding machine
8446|织机|Weaving machines|织布机,喷水织机,喷气织机,剑杆织机|loom,weaving machine,water jet loom,rapier loom
8447|针织机、绣花机|Knitting, embroidery machines|针织机,横机,圆机,经编机,袜机|knitting machine,circular knitting machine,sock machine
844790|绣花机、花边机、簇绒机|Embroidery, lace, tufting machines|绣花机|embroidery machine
8448|纺织机械辅助设备及零件|Auxiliary machinery and parts for textile machines|针布,织针,钢筘,纺织机械配件,罗拉|textile machine parts,knitting needle for machine,heald
8449.|毡呢、无纺布制造机器|Machinery for felt or nonwovens|无纺布生产线,无纺布机
8450|洗衣机|Washing machines|波轮洗衣机|washer
*845011|全自动洗衣机|Fully-automatic washing machines|全自动洗衣机,滚筒洗衣机,洗衣机|fully automatic washing machine,washing machine
845012|带离心脱水的半自动洗衣机|Other machines with built-in spin drier|双桶洗衣机,双缸洗衣机|twin tub washing machine
845020|容量10公斤以上洗衣机|Machines over 10 kg|工业洗衣机|industrial washing machine
845090|洗衣机零件|Parts of washing machines|洗衣机配件|washing machine parts
8451|洗涤、熨烫、染整机器|Machines for washing, ironing, dyeing textiles|干洗机,烘干机,烫平机,定型机,挂烫机|dry cleaning machine
845121|干衣量10公斤及以下干燥机|Drying machines up to 10 kg|干衣机,家用烘干机|clothes dryer,tumble dryer
845130|熨烫机、挤压机|Ironing machines and presses|烫台,烫画机,热转印机|ironing machine,heat press machine
845140|洗涤、漂白、染色机器|Washing, bleaching or dyeing machines|染色机,染缸|dyeing machine
845150|卷绕、裁剪纺织物机器|Machines for reeling, cutting textiles|裁床,裁布机|fabric cutting machine
8452|缝纫机|Sewing machines|缝纫机|sewing machine
845210|家用缝纫机|Household sewing machines|家用缝纫机|household sewing machine
845221|自动缝纫机|Automatic sewing machine units|电脑平缝机,电脑缝纫机
*845229|其他工业缝纫机|Other industrial sewing machines|工业缝纫机,平缝机,包缝机|industrial sewing machine,overlock machine,lockstitch machine
845230|缝纫机针|Sewing machine needles|缝纫机针|sewing machine needle
845290|缝纫机零件、家具|Parts and furniture for sewing machines|缝纫机配件,旋梭|sewing machine parts
8453|皮革、鞋靴加工机器|Leather and footwear machinery|制鞋机,制鞋机械,皮革机械|shoe making machine,leather machine
8454|转炉、铸造机|Converters, casting machines|铸造机,连铸机|casting machine
845430|铸造机|Casting machines|压铸机|die casting machine
8455|金属轧机、轧辊|Metal-rolling mills and rolls|轧机,轧钢机,冷轧机|rolling mill
845530|轧机用轧辊|Rolls for rolling mills|轧辊|mill roll
8456|激光、等离子、电火花加工机床|Laser, plasma, electro-discharge machine tools|等离子切割机,线切割|laser engraving machine,plasma cutter,fiber laser cutting machine
*845611|激光加工机床|Machine tools operated by laser|激光切割机,激光打标机,激光雕刻机|laser cutting machine,laser engraver,laser marking machine
845630|放电加工机床|Electro-discharge machine tools|线切割机床,电火花机|wire edm
845640|等离子切割机床|Plasma arc machine tools|数控等离子切割机|plasma cutting machine
845650|水射流切割机|Water-jet cutting machines|水刀切割机,水刀|water jet cutting machine
8457|加工中心|Machining centres
845710|加工中心|Machining centres|加工中心,数控加工中心,cnc加工中心|machining center,cnc machining center
8458|车床|Lathes|车床,cnc车床|lathe,turning machine
*845811|卧式数控车床|Horizontal NC lathes|数控车床|cnc lathe
845819|其他卧式车床|Other horizontal lathes|普通车床,卧式车床|bench lathe
8459|钻、镗、铣、攻丝机床|Drilling, boring, milling machines|钻床,镗床,攻丝机|drilling machine,boring machine
845929|其他钻床|Other drilling machines|台钻,摇臂钻床|drill press,radial drilling machine
845969|其他铣床|Other milling machines|铣床|milling machine
8460|磨床、抛光机床|Grinding, polishing machines|磨床,平面磨床,砂轮机,抛光机|grinding machine,surface grinder,bench grinder
8461|刨、插、拉、锯床|Planing, broaching, sawing machines|锯床,带锯床,刨床,拉床,齿轮加工机床|sawing machine,band saw machine,planer,gear hobbing machine
8462|锻压、弯曲、剪切、冲压机床|Forging, bending, shearing, pressing machines|折弯机,剪板机,冲床,压力机,液压机,弯管机,卷板机,钢筋弯曲机,液压冲床|press brake,shearing machine,punching machine,press machine,hydraulic press,pipe bending machine,bending machine,power press
8463|其他金属加工机床|Other machine-tools for metal|拉丝机,滚丝机,制钉机,冷镦机|wire drawing machine,thread rolling machine,nail making machine
8464|石料、玻璃加工机床|Machine-tools for stone, glass|石材切割机,玻璃磨边机,瓷砖切割机,玻璃切割机|stone cutting machine,glass edging machine,tile cutting machine
8465|木材、塑料等加工机床|Machine-tools for wood, plastics|木工机械,雕刻机,木工雕刻机,木工锯床,开料机|woodworking machine,cnc router
846591|锯床（木工）|Sawing machines for wood|推台锯,木工锯|panel saw,wood saw machine
846594|弯曲、装配机器（木工）|Bending or assembling machines for wood|封边机|edge banding machine
8466|机床零件、附件、夹具|Parts, accessories for machine-tools|卡盘,夹具,机床附件,机床配件,分度头|chuck,machine tool accessory,work holder
846610|工具夹具、板牙头|Tool holders|刀柄,刀夹|tool holder
8467|手提式电动、气动工具|Hand tools with motor, pneumatic or hydraulic|电动工具,链锯,气动工具|power tool,chainsaw,pneumatic tool,rotary hammer
846711|旋转式气动工具|Rotary pneumatic tools|气动扳手,风炮,气动打磨机|air wrench,air sander
846719|其他气动工具|Other pneumatic tools|气动钉枪,气钉枪|air nailer,pneumatic nail gun
*846721|手提电钻|Electric drills|电钻,手电钻,冲击钻,锂电钻,电锤|electric drill,cordless drill,hammer drill,impact drill
846722|手提电锯|Electric saws|电锯,电圆锯,曲线锯,电链锯|electric saw,circular saw,jig saw
846729|其他手提电动工具|Other electric hand tools|角磨机,电动螺丝刀,电镐,电动扳手,砂光机,修枝剪|angle grinder,electric screwdriver,impact wrench,sander
846781|链锯|Chain saws|油锯,汽油链锯|chain saw,gasoline chainsaw
846789|其他手提动力工具|Other hand tools with motor|汽油割灌机,液压钳|brush cutter
846799|其他手提动力工具零件|Other parts of power tools|电动工具配件
8468|焊接器具（非电）|Welding machinery, non-electric|气焊枪,割炬|gas welding torch,gas cutting torch
8470|计算器、收银机|Calculators, cash registers|点钞机|pos terminal
847010|电子计算器|Electronic calculators|计算器|calculator
847050|现金出纳机|Cash registers|收银机,pos机|cash register,pos machine
8471|自动数据处理设备|Automatic data processing machines|电脑,计算机,台式机,固态硬盘,主机|computer,tablet,hard disk,desktop computer
*847130|10公斤及以下便携式电脑|Portable computers up to 10 kg|笔记本电脑,平板电脑,手提电脑|laptop,notebook computer,tablet computer,tablet pc
847141|同一机壳内有处理器和输入输出的电脑|Computers with CPU, input and output in one housing|一体电脑,一体机电脑|all-in-one computer
847149|以系统形式报验的电脑|Computers presented as systems|台式机套装
847150|处理部件（主机、服务器）|Processing units|服务器,电脑主机,工控机,迷你主机|server,mini pc,industrial computer
847160|输入输出部件|Input or output units|键盘,鼠标,扫描仪,触摸板,绘图板,手写板|keyboard,mouse,wireless mouse,computer mouse,scanner,graphics tablet
847170|存储部件|Storage units|硬盘,移动硬盘,机械硬盘,光驱|hard disk drive,hard drive,storage unit
847180|其他部件|Other units of computers|扩展坞,显卡,视频卡,声卡|graphics card,docking station
847190|其他数据读取、转录设备|Magnetic or optical readers and other machines|扫码枪,条码扫描器,读卡器|barcode scanner,card reader
8472|其他办公机器|Other office machines|自动柜员机|money counter,atm machine
847290|其他办公机器|Other office machines|碎纸机,点钞机,订书机,打孔机|paper shredder,bill counter,stapler,hole punch
8473|计算机、办公机器零件|Parts of computers, office machines|电脑配件,内存,计算机零件,电脑支架
*847330|计算机零件、附件|Parts of computers|电脑主板,主板,内存条,电脑机箱,散热器|motherboard,computer parts,memory module,ram,computer case
8474|矿石分选、破碎、搅拌机器|Sorting, crushing, mixing machinery for minerals|搅拌机|batching plant
847410|分类、筛选机器|Sorting, screening machines|振动筛,洗砂机|vibrating screen
847420|破碎、磨粉机器|Crushing or grinding machines|破碎机,球磨机,颚式破碎机|crusher,ball mill,jaw crusher
847431|混凝土搅拌机|Concrete mixers|混凝土搅拌机,搅拌站|concrete mixer,concrete batching plant
847480|制砖等成型机器|Other machines (brick, moulding)|制砖机,砖机|brick making machine,block machine
847490|破碎、搅拌机械零件|Parts of crushing machines|破碎机配件,锤头,衬板|crusher parts,liner
8475|灯泡、玻璃制品制造机器|Machines for lamps, glassware|制瓶机|glass bottle making machine
8476|自动售货机|Vending machines|自动售货机,贩卖机,售货机|vending machine
847621|带加热或制冷的饮料售货机|Beverage vending machines with heating or cooling|饮料售货机|drink vending machine
8477|橡胶、塑料加工机器|Machinery for rubber or plastics|塑料机械,硫化机|injection moulding machine,plastic machine,vulcanizing machine
*847710|注塑机|Injection-moulding machines|注塑机,注射成型机|injection molding machine
847720|挤出机|Extruders|挤出机,造粒机,吹膜机|extruder,film blowing machine
847730|吹塑机|Blow moulding machines|吹塑机,吹瓶机|blow molding machine
847740|真空、热成型机器|Vacuum and thermoforming machines|吸塑机,热成型机|thermoforming machine
847780|其他橡塑加工机器|Other rubber or plastic machinery|塑料破碎机,超声波焊接机|plastic crusher
847790|橡塑机械零件|Parts of rubber or plastic machinery|注塑机配件,螺杆料筒|extruder screw
8478|烟草加工机器|Tobacco machinery|卷烟机
8479|其他有独立功能的机器|Other machines with individual functions|扫地机器人,空气加湿器,振动器,除湿设备,绞线机,贴片机,扫地车,水冷风扇,液压站|cable making machine
847960|蒸发式冷风机|Evaporative air coolers|冷风机,空调扇,冷风扇|evaporative air cooler,air cooler
847982|混合、搅拌、研磨机器|Mixing, stirring, grinding machines|搅拌器,混合机,均质机,粉碎机|mixer,homogenizer,blender machine
847989|其他机器|Other machines and appliances|加湿器,香薰机,扫路车,点胶机,贴合机,振动棒|humidifier,aroma diffuser,dispensing machine
847990|其他机器零件|Parts of such machines
8480|型模、砂箱|Moulds, moulding boxes||mould,mold
848020|型模底板|Mould bases|模架|mold base
848041|金属用压铸模|Injection or compression moulds for metal|压铸模具|die casting mold
*848071|塑料、橡胶用注塑压塑模|Injection or compression moulds for rubber or plastics|塑料模具,注塑模具,模具,橡胶模具|injection mold,plastic mould
848079|其他塑料、橡胶型模|Other moulds for rubber or plastics|吹塑模具,硅胶模具|blow mold
8481|阀门、龙头|Taps, cocks, valves|电磁阀,阀,花洒龙头|valve,solenoid valve
848110|减压阀|Pressure-reducing valves|减压阀|pressure reducing valve,pressure regulator
848120|液压、气压传动阀|Valves for hydraulic or pneumatic transmissions|液压阀,电磁换向阀,气动阀,换向阀|hydraulic valve,pneumatic valve
848130|止回阀|Check valves|止回阀,单向阀|check valve,non-return valve
848140|安全阀|Safety valves|安全阀,泄压阀|safety valve,relief valve
*848180|其他阀门、龙头|Other taps, valves|水龙头,球阀,闸阀,蝶阀,龙头,角阀,截止阀,阀门|faucet,tap,ball valve,gate valve,butterfly valve,kitchen faucet,basin mixer,globe valve
848190|阀门零件|Parts of valves|阀芯,阀体,阀门配件,水龙头配件|valve body,valve core,faucet parts
8482|滚动轴承|Ball or roller bearings|钢球|roller bearing,wheel hub bearing,steel ball
*848210|滚珠轴承|Ball bearings|深沟球轴承,滚珠轴承,轴承,轮毂轴承|ball bearing,deep groove ball bearing,bearing
848220|圆锥滚子轴承|Tapered roller bearings|圆锥滚子轴承|tapered roller bearing
848230|球面滚子轴承|Spherical roller bearings|调心滚子轴承|spherical roller bearing
848240|滚针轴承|Needle roller bearings|滚针轴承|needle bearing
848250|其他圆柱滚子轴承|Other cylindrical roller bearings|圆柱滚子轴承|cylindrical roller bearing
848291|滚珠、滚针、滚柱|Balls, needles and rollers|轴承钢球,滚珠|bearing ball
848299|轴承其他零件|Other parts of bearings|轴承套圈,轴承保持架|bearing ring
8483|传动轴、齿轮、轴承座、联轴器|Transmission shafts, gears, bearing housings, couplings|丝杆|reducer,bearing housing,pillow block
848310|传动轴、曲轴|Transmission shafts, cranks|传动轴,曲轴,凸轮轴|transmission shaft,crankshaft,camshaft
848320|装有滚动轴承的轴承座|Bearing housings with ball or roller bearings|带座轴承|pillow block bearing
848330|轴承座、滑动轴承|Bearing housings, plain shaft bearings|滑动轴承,轴瓦,轴套,轴承座|plain bearing,bushing,engine bearing
*848340|齿轮、滚珠螺杆、变速箱|Gears, ball screws, gear boxes|齿轮,减速机,减速器,变速箱,滚珠丝杠|gear,gearbox,speed reducer,ball screw
848350|飞轮、滑轮|Flywheels and pulleys|皮带轮,滑轮,飞轮|pulley,flywheel
848360|离合器、联轴器|Clutches and shaft couplings|联轴器|shaft coupling,coupling
848390|齿轮、链轮及传动零件|Toothed wheels, chain sprockets, parts|链轮|sprocket
8484|密封垫、机械密封件|Gaskets, mechanical seals|密封垫,垫片,密封件|gasket
848410|金属复合密封垫|Gaskets of metal combined with other material|气缸垫,缸垫,金属缠绕垫片|cylinder head gasket,spiral wound gasket
848420|机械密封件|Mechanical seals|机械密封|mechanical seal
8485|增材制造设备（3D打印机）|Machines for additive manufacturing
*848520|塑料或橡胶材料3D打印机|Additive manufacturing by plastics or rubber|3d打印机,光固化打印机|3d printer
8486|半导体、平板显示制造设备|Machines for semiconductors, flat panel displays|半导体设备,光刻机,晶圆设备|semiconductor equipment,wafer machine
8487|未列名机器零件|Machinery parts not elsewhere specified|油封|oil seal,machine parts
848710|船用推进器及桨叶|Ships' propellers|螺旋桨,船用螺旋桨|ship propeller
848790|其他非电气机器零件|Other machinery parts|机械零件,油嘴|machinery parts,grease nipple
8501|电动机、发电机|Electric motors and generators|电机,电动机,马达,发电机,太阳能组件发电机|electric motor,motor,servo motor,ac motor,generator
850110|功率37.5瓦及以下的电动机|Motors up to 37.5 W|微型电机,步进电机,小马达,玩具马达|micro motor,stepper motor
850120|功率37.5瓦以上交直流两用电动机|Universal AC/DC motors over 37.5 W|串激电机
850131|750瓦及以下直流电动机|DC motors up to 750 W|直流电机,直流无刷电机,无刷电机|dc motor,brushless motor
850140|单相交流电动机|Single-phase AC motors|单相电机|single phase motor
850151|750瓦及以下多相交流电动机|Multi-phase AC motors up to 750 W|伺服电机
*850152|750瓦至75千瓦多相交流电动机|Multi-phase AC motors 750 W to 75 kW|三相异步电动机,三相电机,异步电动机|three phase motor,induction motor
850161|75千伏安及以下交流发电机|AC generators up to 75 kVA|交流发电机|alternator
850171|50瓦及以下光伏直流发电机|Photovoltaic DC generators up to 50 W
850172|50瓦以上光伏直流发电机|Photovoltaic DC generators over 50 W
8502|发电机组|Electric generating sets|发电机组,发电机|generator set,genset
*850211|75千伏安及以下柴油发电机组|Diesel generating sets up to 75 kVA|柴油发电机组,柴油发电机|diesel generator set,diesel generator
850212|75至375千伏安柴油发电机组|Diesel generating sets 75 to 375 kVA
850213|375千伏安以上柴油发电机组|Diesel generating sets over 375 kVA
850220|汽油发电机组|Petrol generating sets|汽油发电机,汽油发电机组|gasoline generator,petrol generator
850231|风力发电机组|Wind-powered generating sets|风力发电机组,风力发电机|wind turbine,wind generator
8503.|电机、发电机零件|Parts of motors and generators|电机配件,定子,转子,电机外壳,发电机配件,碳刷架,硅钢片铁芯|motor parts,stator,rotor,generator parts
8504|变压器、静止式变流器、电感器|Transformers, static converters, inductors|变压器,整流器,适配器,稳压器,车载充电器|transformer,adapter,voltage stabilizer,phone charger
850410|放电灯用镇流器|Ballasts for discharge lamps|镇流器|ballast
850421|650千伏安及以下液体介质变压器|Liquid dielectric transformers up to 650 kVA|油浸式变压器|oil immersed transformer
850423|10000千伏安以上液体介质变压器|Liquid dielectric transformers over 10000 kVA|电力变压器|power transformer
850431|1千伏安及以下其他变压器|Other transformers up to 1 kVA|互感器,电流互感器,小型变压器|current transformer
850434|500千伏安以上干式变压器|Other transformers over 500 kVA|干式变压器|dry type transformer
*850440|静止式变流器|Static converters|充电器,电源适配器,开关电源,逆变器,ups电源,不间断电源,变频器,手机充电器,led驱动电源,稳压电源,无线充电器,充电头,充电桩,交流充电桩,储能逆变器,光伏逆变器,稳压器|charger,power adapter,power supply,inverter,ups,frequency inverter,solar inverter,wireless charger,led driver,rectifier,ev charger,ev charging station,battery charger
850450|其他电感器|Other inductors|电感,电感器,线圈,电抗器|inductor,coil,reactor
850490|变压器、变流器零件|Parts of transformers, converters|变压器铁芯,充电器外壳|transformer core
8505|电磁铁、永磁体|Electro-magnets, permanent magnets|永磁铁,吸铁石|magnet,permanent magnet
*850511|金属永磁体|Permanent magnets of metal|钕铁硼磁铁,钕铁硼,强力磁铁,磁铁,磁钢|neodymium magnet,ndfeb magnet
850519|其他永磁体|Other permanent magnets|铁氧体磁体,橡胶磁,冰箱贴磁片|ferrite magnet,rubber magnet
850520|电磁联轴器、离合器、制动器|Electro-magnetic couplings, clutches, brakes|电磁离合器,电磁制动器|electromagnetic clutch
850590|电磁铁及其他|Electro-magnets and other|电磁铁,电磁吸盘|electromagnet
8506|原电池（一次电池）|Primary cells and batteries|锂原电池,锌锰电池,五号电池|dry battery,button cell,primary battery
*850610|二氧化锰原电池|Manganese dioxide primary cells|碱性电池,干电池,碳性电池|alkaline battery,zinc carbon battery
850650|锂原电池|Lithium primary cells|锂锰电池,纽扣锂电池,锂亚电池,纽扣电池|lithium primary battery,lithium button cell,lithium metal battery
8507|蓄电池|Electric accumulators|蓄电池,电池|battery,rechargeable battery,storage battery
850710|启动用铅酸蓄电池|Lead-acid accumulators for starting engines|汽车电瓶,汽车蓄电池,启动电池,启动蓄电池|car battery,starter battery
850720|其他铅酸蓄电池|Other lead-acid accumulators|铅酸蓄电池,免维护蓄电池,电动车电池,胶体电池|lead acid battery,vrla battery,gel battery,sealed lead acid battery
850750|镍氢蓄电池|Nickel-metal hydride accumulators|镍氢电池|nimh battery
*850760|锂离子蓄电池|Lithium-ion accumulators|锂电池,锂离子电池,充电宝,移动电源,磷酸铁锂电池,储能电池,手机电池,动力电池,聚合物锂电池,锂电池组|lithium ion battery,lithium battery,power bank,lifepo4 battery,lithium polymer battery,energy storage battery
850790|蓄电池零件|Parts of accumulators|电池外壳,电池隔板|battery case,battery separator
8508|真空吸尘器|Vacuum cleaners|手持吸尘器,扫地机|robot vacuum
*850811|功率1500瓦及以下吸尘器|Vacuum cleaners up to 1500 W|吸尘器,扫地机器人,车载吸尘器|vacuum cleaner,robot vacuum cleaner
850819|其他电动吸尘器|Other electric vacuum cleaners|工业吸尘器|industrial vacuum cleaner
850870|吸尘器零件|Parts of vacuum cleaners|吸尘器配件,吸尘器滤网|vacuum cleaner parts
8509|家用电动器具|Electro-mechanical domestic appliances|搅拌机,绞肉机,原汁机,咖啡磨豆机|egg beater,food mixer
*850940|食品研磨搅拌机、榨汁机|Food grinders, mixers, juice extractors|榨汁机,料理机,破壁机,豆浆机,家用绞肉机,打蛋器,家用搅拌机|juicer,blender,food processor,hand mixer,coffee grinder
850980|其他家用电动器具|Other domestic appliances|电动牙刷,家用加湿器,拖地机|electric toothbrush,domestic humidifier
850990|家用电动器具零件|Parts of domestic appliances|料理机配件
8510|电动剃须刀、理发推剪|Shavers, hair clippers
851010|电动剃须刀|Shavers|电动剃须刀,剃须刀|electric shaver
851020|毛发推剪|Hair clippers|理发器,电推剪,理发推剪,宠物推剪|hair clipper,hair trimmer
851030|脱毛器|Hair-removing appliances|脱毛器|epilator
8511|发动机电点火、启动装置|Electrical ignition or starting equipment||starter
851110|火花塞|Spark plugs|火花塞|spark plug
851130|分电器、点火线圈|Distributors, ignition coils|点火线圈|ignition coil
851140|启动电机|Starter motors|起动机,启动马达|starter motor
851150|其他发电机|Other generators for engines|汽车发电机,车用发电机|car alternator
8512|车辆照明、信号、雨刮装置|Lighting, signalling, wipers for vehicles|喇叭,汽车灯|headlight,wiper,horn,headlamp for car
851210|自行车用照明信号装置|Lighting or signalling for bicycles|自行车灯|bicycle light
*851220|其他车用照明信号装置|Other lighting equipment for vehicles|汽车大灯,车灯,尾灯,前照灯,雾灯,led车灯,转向灯|car headlight,tail lamp,fog lamp,auto lamp,car light
851230|车用音响信号装置|Sound signalling equipment|汽车喇叭,倒车雷达,防盗报警器|car horn,parking sensor,car alarm
851240|雨刮器、除霜器|Windscreen wipers, defrosters|雨刮器,雨刷,雨刮片|wiper blade,windshield wiper
851290|车用照明信号装置零件|Parts of such equipment|雨刮器配件,车灯配件
8513|手提式电灯|Portable electric lamps|矿灯,应急手提灯|torch,camping light,miner lamp
851310|手提式电灯|Portable electric lamps|手电筒,头灯,露营灯,强光手电|flashlight,led torch,headlamp,camping lantern
8514|工业电炉|Industrial electric furnaces|工业电炉,感应炉,中频炉,电阻炉,电炉|industrial furnace,induction furnace,electric furnace
8515|电焊机|Electric welding machines|焊机,热风枪|welding machine,welder,spot welder,tig welder
851511|电烙铁、钎焊枪|Soldering irons and guns|电烙铁|soldering iron
851521|全自动或半自动电阻焊机|Resistance welding machines, automatic|点焊机|spot welding machine
851531|全自动或半自动电弧焊机|Arc welding machines, automatic|气保焊机|mig welder
*851539|其他电弧焊机|Other arc welding machines|电焊机,逆变电焊机,氩弧焊机|inverter welding machine,arc welder
851580|其他焊接机器|Other welding machines|激光焊接机,超声波焊接机|laser welding machine
851590|焊接机零件|Parts of welding machines|焊枪,焊接配件|welding torch
8516|电热水器、家用电热器具|Electric water heaters, electro-thermic appliances|电热毯加热器,发热管|oven,heater
851610|电热水器|Electric water heaters|电热水器,即热式热水器,饮水机|electric water heater
851629|其他电暖器|Other electric space heaters|电暖器,取暖器,暖风机,电暖气,油汀|electric heater,fan heater,space heater
851631|电吹风机|Hair dryers|电吹风,吹风机|hair dryer
851632|其他电热理发器具|Other hair-dressing apparatus|卷发棒,直发器,直发梳|hair straightener,curling iron,hair curler
851640|电熨斗|Electric smoothing irons|电熨斗,挂烫机,蒸汽熨斗|electric iron,steam iron,garment steamer
851650|微波炉|Microwave ovens|微波炉|microwave oven
851660|电炉、烤箱、电磁炉、电饭锅|Other ovens, cookers, hot plates, grills|电磁炉,烤箱,电烤箱,电饭煲,电饭锅,电压力锅,空气炸锅,电陶炉,电火锅,电烤炉,电炖锅|electric oven,induction cooker,rice cooker,air fryer,electric pressure cooker,electric grill,hot plate
851671|电咖啡壶、电茶壶|Coffee or tea makers|咖啡机,家用咖啡机,煮茶器|coffee maker,coffee machine,espresso machine
851672|烤面包机|Toasters|烤面包机,多士炉,三明治机|toaster
*851679|其他家用电热器具|Other electro-thermic appliances|电水壶,电热水壶,养生壶,电热杯,煮蛋器,足浴盆,暖奶器|electric kettle,egg boiler,foot bath
851680|加热电阻器|Electric heating resistors|电热管,发热丝,加热管,发热片|heating element,heating wire,immersion heater
851690|电热器具零件|Parts of electro-thermic appliances|电饭煲内胆,电水壶配件
8517|电话机、手机、通信设备|Telephone sets, smartphones, communication apparatus|对讲机|telephone,bluetooth module
851711|无绳电话机|Cordless telephone sets|无绳电话|cordless phone
*851713|智能手机|Smartphones|手机,智能手机|smartphone,mobile phone,cell phone
851714|其他无线网络电话机|Other telephones for cellular networks|功能手机,老人机,老年手机|feature phone
851718|其他电话机|Other telephone sets|电话机,座机,可视门铃,对讲电话|telephone set,intercom phone
851761|基站|Base stations|基站,通信基站|base station
851762|声音、图像、数据的接收转换发送设备|Machines for reception and transmission of voice, images, data|路由器,交换机,光猫,光模块,蓝牙耳机,网关,智能手表,机顶盒网络,无线网卡,中继器,光收发器,wifi路由器,tws耳机,智能手环|router,wifi router,network switch,modem,gateway,optical transceiver,bluetooth earphone,smart watch,wireless earbuds,smart band,bluetooth headset
851769|其他通信设备|Other communication apparatus
851771|天线及其零件|Aerials and parts of them|手机天线,天线|antenna
851779|电话机、通信设备其他零件|Other parts of telephone sets|手机屏幕,手机配件,手机后盖,手机主板,手机中框|phone parts,phone screen,mobile phone spare parts
8518|麦克风、扬声器、耳机、功放|Microphones, loudspeakers, headphones, amplifiers|喇叭
851810|麦克风|Microphones|麦克风,话筒,无线麦克风|microphone
851821|单喇叭音箱|Single loudspeakers in enclosure|单喇叭音箱,小音箱
*851822|多喇叭音箱|Multiple loudspeakers in one enclosure|音箱,音响,蓝牙音箱,回音壁|bluetooth speaker,sound bar,speaker
851829|其他扬声器|Other loudspeakers|扬声器,喇叭单元,汽车喇叭扬声器|speaker unit,loudspeaker
851830|耳机|Headphones and earphones|耳机,头戴耳机,有线耳机,耳塞,入耳式耳机|headphone,earphone,earbuds,headset
851840|音频扩大器|Audio amplifiers|功放,功率放大器|amplifier
851850|成套扩音机|Sound amplifier sets|扩音器套装
851890|扬声器、耳机零件|Parts of loudspeakers, headphones|耳机配件,音箱配件
8519|声音录放设备|Sound recording or reproducing apparatus|唱片机,点读机,黑胶唱机,学习机|turntable,record player
851981|用磁性、光学或半导体媒体的录放设备|Sound apparatus using magnetic, optical or semiconductor media|录音笔,mp3播放器,点读笔,故事机|mp3 player,voice recorder
8521|视频录放设备|Video recording or reproducing apparatus|录像机,dvd播放机,播放器,行车记录仪录像|video recorder
*852190|其他视频录放设备|Other video apparatus|dvd机,硬盘录像机|dvd player,dvr,nvr
8522|录音、录像设备零件|Parts of recording apparatus|唱头,激光头
8523|光盘、磁带、固态存储、智能卡|Discs, tapes, solid-state storage, smart cards|内存卡|cd
852349|其他光学媒体|Other optical media|光盘,dvd光盘|dvd disc,cd disc
*852351|固态非易失性存储器|Solid-state non-volatile storage devices|u盘,存储卡,固态硬盘,tf卡,sd卡,闪存盘|usb flash drive,memory card,ssd,sd card,solid state drive
852352|智能卡|Smart cards|智能卡,ic卡,rfid标签,电子标签|smart card,rfid card,rfid tag
8524|平板显示模组|Flat panel display modules|液晶屏,液晶显示屏模组,oled屏,触摸屏模组,显示模组|display module,oled panel
*852411|不含驱动的液晶模组|Liquid crystal modules without drivers|液晶面板|lcd panel
852491|含驱动的液晶模组|Liquid crystal modules with drivers|液晶模组,液晶显示模组|lcd module,lcd display module
8525|摄像机、照相机、无线电发送设备|Cameras, transmission apparatus|照相机,监控摄像机,录像机镜头|camera,action camera,video camera
852550|发送设备|Transmission apparatus|发射机,发射器|transmitter
852560|装有接收装置的发送设备|Transmission apparatus with reception|对讲机,手持对讲机,车载电台|walkie talkie,two way radio
*852589|其他摄像机、数码相机|Other television cameras, digital cameras|摄像头,监控摄像头,数码相机,行车记录仪,运动相机,摄像机,网络摄像头|cctv camera,digital camera,webcam,dash cam,ip camera,security camera
8526|雷达、无线电导航、遥控设备|Radar, navigation, remote control apparatus|遥控器,定位器
852610|雷达设备|Radar apparatus|雷达,毫米波雷达|radar
852691|无线电导航设备|Radio navigational aid apparatus|导航仪,gps定位器,车载导航|gps tracker,gps navigator
852692|无线电遥控设备|Radio remote control apparatus|无线遥控器|radio remote control,remote controller
8527|收音机|Radio-broadcast receivers|车载收音机,汽车音响主机
852721|机动车用收录放音机|Car radios with sound recorder or player|车载mp3,车载音响,汽车音响|car stereo,car radio
852791|其他收录放音机|Other radios with recorder or player|组合音响
852799|其他收音机|Other radios|收音机|radio
8528|监视器、投影机、电视机|Monitors, projectors, televisions|监视器|tv
*852852|可接电脑的监视器|Monitors connectable to a computer|显示器,电脑显示器,液晶显示器|lcd monitor,computer monitor,monitor
852859|其他监视器|Other monitors|车载显示器,广告机,led显示屏,led大屏|led display screen,advertising display
852862|可接电脑的投影机|Projectors connectable to a computer|投影仪,投影机|projector
852871|不带屏幕的电视接收机|Television reception without screen|机顶盒,电视盒子|set top box,tv box
852872|彩色电视机|Colour televisions|电视机,液晶电视,智能电视,彩电|television,led tv,smart tv
8529|电视、收音、雷达等设备零件|Parts of televisions, radios, radars|电视配件,高频头|lnb
852910|天线及其反射器|Aerials and reflectors|电视天线,天线,卫星天线|antenna,satellite dish
*852990|其他零件|Other parts|摄像头模组,电视机零件,电视背光|camera module,tv parts
8530|铁路、道路电气信号设备|Electrical signalling for roads, railways|交通信号灯,红绿灯|traffic light
8531|电气音响或视觉信号装置|Electric sound or visual signalling apparatus|报警器,防盗器,指示面板|alarm
853110|防盗、防火报警器|Burglar or fire alarms|烟雾报警器,防盗报警器,火灾报警器,烟感|smoke alarm,smoke detector,burglar alarm,fire alarm
853120|液晶或发光二极管显示板|Indicator panels with LCD or LED|led显示板,led显示屏,显示板|led display panel
853180|其他信号装置|Other signalling apparatus|蜂鸣器,门铃,电子门铃|buzzer,doorbell,siren
8532|电容器|Electrical capacitors|电容,电容器|capacitor
853222|铝电解电容器|Aluminium electrolytic capacitors|铝电解电容|electrolytic capacitor
*853224|多层陶瓷电容器|Multilayer ceramic capacitors|贴片电容,陶瓷电容,mlcc|ceramic capacitor,mlcc
853225|纸或塑料介质电容器|Capacitors of paper or plastics|薄膜电容,启动电容,电机电容|film capacitor,motor capacitor
8533|电阻器|Electrical resistors|电阻器
*853321|功率20瓦及以下固定电阻器|Fixed resistors up to 20 W|贴片电阻,电阻|chip resistor,resistor
853340|可变电阻器、电位器|Variable resistors, potentiometers|电位器,热敏电阻|potentiometer,thermistor
8534.|印刷电路|Printed circuits|线路板,电路板,pcb,pcb板,印制电路板,柔性电路板,fpc|pcb,printed circuit board,circuit board,fpc
8535|1000伏以上电路开关保护装置|Switching apparatus over 1000 V|高压开关,断路器高压|high voltage switch,vacuum circuit breaker
853530|隔离开关、通断开关|Isolating switches, make-and-break switches|隔离开关,负荷开关|disconnect switch
853540|避雷器、限压器|Lightning arresters, surge suppressors|避雷器|lightning arrester
8536|1000伏及以下开关、连接器、插头插座|Switches, connectors, plugs, sockets up to 1000 V||terminal
853610|熔断器|Fuses|保险丝,熔断器|fuse
853620|自动断路器|Automatic circuit breakers|断路器,空气开关,漏电保护器,小型断路器|circuit breaker,mcb,rccb
853641|60伏及以下继电器|Relays up to 60 V|汽车继电器,继电器|relay
853649|其他继电器|Other relays|接触器,交流接触器,固态继电器|contactor,solid state relay
853650|其他开关|Other switches|开关,墙壁开关,按钮开关,轻触开关,微动开关,船型开关|switch,wall switch,push button switch,rocker switch,micro switch
853661|灯座|Lamp-holders|灯座,灯头|lamp holder
*853669|插头、插座|Plugs and sockets|插头,插座,排插,插线板,充电枪|plug,socket,power strip,extension socket
853670|光导纤维连接器|Connectors for optical fibres|光纤连接器|optical fiber connector
853690|其他连接装置|Other connecting apparatus|连接器,接线端子,端子,接线盒,端子台|connector,terminal block,wire terminal,junction box
8537|电力控制盘、配电板|Boards and panels for electric control|开关柜,控制器,数控系统|switchgear,distribution board
*853710|1000伏及以下控制盘、配电板|Boards up to 1000 V|配电箱,控制柜,低压开关柜,plc,可编程控制器,控制面板,配电柜|control panel,distribution box,plc,control cabinet
853720|1000伏以上控制盘|Boards over 1000 V|高压开关柜|high voltage switchgear
8538|开关、控制盘零件|Parts of switches and panels|配电箱外壳,开关面板,断路器配件|distribution box enclosure,switch parts
853810|未装装置的盘、板、箱体|Boards, cabinets not equipped|配电箱体
853890|其他零件|Other parts|开关配件,连接器外壳,触点|contact
8539|灯泡、灯管、发光二极管光源|Electric lamps, LED light sources|灯泡,灯管,荧光灯,卤素灯,氙气灯,汽车灯泡,led光源,灯珠模组|bulb,light bulb,halogen lamp,fluorescent tube,led lamp bulb,xenon lamp
853921|卤钨灯|Tungsten halogen lamps|卤素灯泡,卤钨灯|halogen bulb
853931|热阴极荧光灯|Fluorescent lamps, hot cathode|荧光灯管,节能灯|fluorescent lamp,energy saving lamp
853951|发光二极管模块|LED modules|led模组,led光源模块|led module
*853952|发光二极管灯泡、灯管|LED lamps|led灯泡,led灯管,led球泡灯,led射灯灯杯|led bulb,led tube,led lamp
8540|电子管、阴极射线管|Thermionic or photo-cathode valves and tubes|磁控管,显像管|magnetron,cathode ray tube
8541|半导体器件、光电池、发光二极管|Semiconductor devices, photovoltaic cells, LEDs|晶体管|photovoltaic module
854110|二极管|Diodes|二极管,整流二极管|diode
854121|耗散功率1瓦以下晶体管|Transistors under 1 W|三极管|transistor
854129|其他晶体管|Other transistors|mosfet,场效应管|mosfet,igbt
854141|发光二极管|Light-emitting diodes|发光二极管,led灯珠|light emitting diode,led chip,led diode
854142|未装成组件的光电池|Photovoltaic cells not assembled|太阳能电池片,电池片|solar cell
*854143|已装成组件的光电池|Photovoltaic cells in modules or panels|太阳能板,光伏组件,太阳能电池板,光伏板|solar panel,pv module,photovoltaic panel
854160|压电晶体|Piezo-electric crystals|晶振,石英晶体谐振器|crystal oscillator,quartz crystal
8542|集成电路|Electronic integrated circuits|ic|ic,chip
*854231|处理器及控制器|Processors and controllers|处理器,单片机,微处理器,cpu,芯片|processor,microcontroller,cpu
854232|存储器|Memories|存储芯片,闪存芯片,dram|memory chip,flash memory chip
854233|放大器|Amplifiers|运算放大器
854239|其他集成电路|Other integrated circuits|集成电路,芯片,电源管理芯片|integrated circuit,ic chip
8543|其他有独立功能的电气设备|Other electrical machines with individual functions|遥控器,臭氧发生器,超声波清洗机,led控制器|ozone generator,electroplating machine
854320|信号发生器|Signal generators|信号发生器|signal generator
854330|电镀、电解设备|Machines for electroplating, electrolysis|电镀设备,电解槽|electroplating equipment,electrolyser
854340|电子烟|Electronic cigarettes|电子烟|electronic cigarette,e-cigarette,vape pen,vape
*854370|其他电气设备|Other machines|驱蚊器,感应器,红外遥控器,美容仪,控制器|mosquito repeller,infrared remote control
8544|绝缘电线、电缆、光缆|Insulated wire, cable, optical fibre cables||cable,enameled wire
854411|铜制绕组电线（漆包线）|Winding wire of copper|漆包线,漆包铜线|enameled copper wire,magnet wire
854420|同轴电缆|Co-axial cable|同轴电缆,射频线|coaxial cable
854430|车辆点火布线组、线束|Wiring sets for vehicles|汽车线束,线束|car wire harness,wire harness
*854442|1000伏及以下有接头电线|Conductors up to 1000 V with connectors|数据线,usb线,电源线,充电线,网线,连接线,延长线,hdmi线|usb cable,data cable,power cord,charging cable,hdmi cable,network cable,extension cord
854449|1000伏及以下无接头电线|Conductors up to 1000 V without connectors|电线,电线电缆,电子线,护套线,电缆|electric wire,building wire,electrical cable
854460|1000伏以上电缆|Conductors over 1000 V|高压电缆,电力电缆|power cable,high voltage cable
854470|光缆|Optical fibre cables|光缆,光纤跳线,光纤电缆|optical fiber cable,fiber patch cord,fiber optic cable
8545|碳电极、碳刷|Carbon electrodes, brushes|碳棒
*854511|炉用碳电极|Carbon electrodes for furnaces|石墨电极|graphite electrode
854520|碳刷|Carbon brushes|碳刷|carbon brush
8546|绝缘子|Electrical insulators|绝缘子,玻璃绝缘子,陶瓷绝缘子|insulator
854610|玻璃绝缘子|Insulators of glass
854620|陶瓷绝缘子|Insulators of ceramics|瓷绝缘子
854690|其他绝缘子|Other insulators|复合绝缘子
8547|绝缘配件、绝缘导管|Insulating fittings, conduit|绝缘套管,穿线管
8548.|机器的未列名电气零件|Electrical parts of machinery n.e.s.
8549|电子电气废弃物|Electrical and electronic waste|废旧电池,电子废料|electronic waste
`;
