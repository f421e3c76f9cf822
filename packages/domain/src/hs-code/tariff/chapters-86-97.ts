/** Vehicles, instruments, clocks, furniture, toys, sundries, art; the rows are read by `parseTariffTable`. */
export const chapters86to97 = `
8601|外部供电或蓄电池机车|Rail locomotives, electric|电力机车|electric locomotive
8602|其他铁道机车|Other rail locomotives|内燃机车|diesel locomotive
8603|机动客车、货车（铁道）|Self-propelled railway coaches|地铁车辆,动车组|metro train
8604.|铁道维修车辆|Railway maintenance vehicles
8605.|铁道客车|Railway passenger coaches
8606|铁道货车|Railway freight wagons|铁路货车|freight wagon
8607|铁道车辆零件|Parts of railway vehicles|火车轮对,火车车轮,转向架|railway wheel,bogie
8608.|铁道固定装置、信号机械|Railway track fixtures
8609.|集装箱|Containers|集装箱,冷藏集装箱,罐式集装箱,海运集装箱|shipping container,freight container,tank container,reefer container
8701|牵引车、拖拉机|Tractors
870121|半挂车用柴油公路牵引车|Road tractors for semi-trailers, diesel|牵引车,半挂牵引车|tractor truck,truck tractor
*870193|37至75千瓦拖拉机|Other tractors 37 to 75 kW|拖拉机,轮式拖拉机|farm tractor,tractor
870110|单轴拖拉机|Single axle tractors|手扶拖拉机|walking tractor
8702|客车（十座及以上）|Vehicles for ten or more persons|客车,大巴,公交车,旅游大巴,中巴车|bus,coach,minibus,city bus
870210|柴油客车|Diesel|柴油客车|diesel bus
870240|纯电动客车|Electric|电动大巴,纯电动客车|electric bus
8703|小客车（轿车、越野车）|Motor cars|汽车,小轿车,乘用车,沙滩车,房车|car,passenger car,atv,motorhome
*870323|1500至3000毫升汽油小客车|Petrol 1500 to 3000 cc|轿车,越野车,二手车|used car,suv,sedan
870322|1000至1500毫升汽油小客车|Petrol 1000 to 1500 cc
870310|雪地车、高尔夫球车|Snow vehicles, golf cars|高尔夫球车|golf cart
870360|汽油插电混动小客车|Petrol plug-in hybrid|插电混动汽车|plug-in hybrid car
870340|汽油混动小客车|Petrol hybrid|混动汽车|hybrid car
870380|纯电动小客车|Electric|电动汽车,纯电动汽车,新能源汽车,纯电动轿车|electric car,electric vehicle
8704|货车|Goods vehicles|货车,卡车,厢式货车,冷藏车|truck,lorry,van truck,refrigerated truck
870421|5吨及以下柴油货车|Diesel up to 5 t|轻型卡车,皮卡|light truck,pickup
*870423|20吨以上柴油货车|Diesel over 20 t|自卸车,重型卡车,自卸卡车|dump truck,heavy truck,tipper truck
870410|非公路自卸车|Off-highway dumpers|矿用自卸车|mining dump truck
870460|纯电动货车|Electric|电动货车
8705|特种用途车辆|Special purpose vehicles|消防车,洒水车,清障车,泵车,垃圾车,高空作业车,吸污车|fire truck,concrete pump truck,water truck,garbage truck,wrecker
870510|起重车|Crane lorries|汽车起重机|truck crane
870540|混凝土搅拌车|Concrete-mixers|混凝土搅拌车,搅拌车|concrete mixer truck
8706.|装有发动机的底盘|Chassis with engines|客车底盘,汽车底盘|truck chassis,bus chassis
8707|车身、驾驶室|Bodies and cabs|驾驶室总成,车身|truck cab,vehicle body
8708|机动车零件、附件|Parts and accessories of motor vehicles|安全带汽车,球头|tie rod
870810|保险杠|Bumpers|保险杠,汽车保险杠|bumper
870821|座椅安全带|Safety seat belts|汽车安全带|seat belt
870829|其他车身零件|Other parts of bodies|车门,翼子板,汽车尾翼,引擎盖,中网,汽车踏板|car door,fender,grille,spoiler,car hood,side step
870830|制动器及零件|Brakes and parts|刹车片,刹车盘,刹车蹄,制动鼓,刹车总泵,刹车卡钳|brake pad,brake disc,brake shoe,brake drum,brake caliper,brake rotor,brake master cylinder
870840|变速箱及零件|Gear boxes|汽车变速箱,变速器|car gearbox,automotive transmission
870850|驱动桥及零件|Drive-axles|驱动桥,车桥,半轴,差速器|axle,drive axle,axle shaft,differential
870870|车轮及零件|Road wheels|轮毂,铝合金轮毂,钢圈,汽车轮毂|wheel rim,alloy wheel,steel wheel,hub cap
870880|悬挂系统、减震器|Suspension systems|减震器,悬挂,控制臂,空气弹簧,汽车减震器|shock absorber,control arm,suspension,ball joint,air spring,stabilizer link
870891|散热器|Radiators|水箱散热器,汽车散热器,汽车水箱|car radiator,radiator for car
870892|消声器、排气管|Silencers, exhaust pipes|消声器,排气管|muffler,exhaust pipe
870893|离合器及零件|Clutches|离合器,离合器片,离合器压盘|clutch,clutch disc,clutch plate
870894|方向盘、转向柱、转向器|Steering wheels, columns, boxes|方向盘,转向机,转向器,横拉杆|steering wheel,steering rack,steering gear,tie rod end
870895|安全气囊|Safety airbags|安全气囊|airbag
*870899|其他零件、附件|Other|汽车配件,汽车零件,车架,底盘件,行李架,油箱,传动轴汽车|auto parts,car parts,car accessories,truck parts,drive shaft,roof rack,fuel tank
8709|厂区短距运输车|Works trucks|机场牵引车|baggage tractor
8710.|坦克、装甲车|Tanks, armoured vehicles|坦克,装甲车|armoured vehicle
8711|摩托车、电动自行车|Motorcycles, electric bicycles|助力车,踏板车|scooter motor,balance scooter
*871160|电动摩托车、电动自行车|Electric|电动自行车,电动滑板车,电动摩托车,电动车,平衡车,电瓶车|electric bicycle,e-bike,electric scooter,electric motorcycle,hoverboard
871120|50至250毫升摩托车|50 to 250 cc|摩托车,踏板摩托车|motorcycle
8712.|自行车|Bicycles|自行车,山地车,儿童自行车,公路车,折叠自行车|bicycle,mountain bike,children bicycle,folding bike,road bike
8713|残疾人用车|Carriages for disabled persons|老年代步车
871310|非机械驱动轮椅|Not mechanically propelled|轮椅,手动轮椅|wheelchair,manual wheelchair
*871390|其他（电动轮椅）|Other|电动轮椅,代步车|electric wheelchair,mobility scooter
8714|摩托车、自行车、轮椅零件|Parts of motorcycles, bicycles|脚踏,车圈,摩托车排气管,自行车刹车,飞轮自行车,辐条|bicycle pedal,bicycle brake,spoke,bicycle rim
*871410|摩托车零件|Of motorcycles|摩托车配件,摩托车零件,摩托车减震|motorcycle parts,motorcycle accessories
871491|自行车车架、前叉|Frames and forks|自行车车架,前叉|bicycle frame,bicycle fork
871495|自行车鞍座|Saddles|车座,自行车座|bicycle saddle
871499|其他自行车零件|Other|自行车配件,车把,车铃|bicycle parts,handlebar,bicycle bell
8715.|婴儿车|Baby carriages|婴儿车,婴儿推车,童车,伞车|baby stroller,baby carriage,pram
8716|挂车、手推车|Trailers, carts|拖车,骨架车,平板车,行李车|trailer,platform trolley
871639|其他货运挂车|Other trailers for goods|半挂车,挂车,平板半挂车|semi-trailer,cargo trailer,flatbed trailer
*871680|其他非机动车（手推车）|Other vehicles, not propelled|手推车,购物车,独轮车,平板手推车,折叠拖车|hand truck,trolley,shopping cart,wheelbarrow,wagon cart,hand cart
871690|零件|Parts|挂车配件,挂车车轴|trailer parts,trailer axle
8801.|气球、滑翔机|Balloons, gliders|热气球,滑翔伞|hot air balloon,paraglider
8802|飞机、直升机、航天器|Aeroplanes, helicopters, spacecraft|飞机,直升机|aircraft,helicopter,airplane
8804.|降落伞|Parachutes|降落伞|parachute
8805|航空器发射装置、飞行模拟器|Launching gear, flying trainers|飞行模拟器
8806|无人驾驶航空器|Unmanned aircraft|农业无人机,植保无人机|uav,quadcopter,agricultural drone
880622|250克至7千克遥控无人机|Remote-controlled, 250 g to 7 kg|航拍无人机,无人机|drone
8807|航空器零件|Parts of aircraft|无人机配件,飞机零件,螺旋桨无人机|drone parts,aircraft parts,drone propeller
8901|客船、货船|Passenger and cargo ships|货船,集装箱船,散货船,渡轮|cargo ship,vessel,ferry
8902.|渔船|Fishing vessels|渔船|fishing boat
8903|游艇、划艇、皮划艇|Yachts, rowing boats, canoes|游艇,皮划艇,桨板,独木舟,冲锋舟,帆船|yacht,kayak,canoe,rowing boat,speed boat
890312|未装发动机的充气艇|Inflatable, without motor|充气船,橡皮艇|inflatable boat,rubber boat
8904.|拖轮|Tugs|拖轮|tug boat
8905|挖泥船、浮船坞、钻井平台|Dredgers, floating docks, drilling platforms|挖泥船|dredger
8906|其他船舶|Other vessels|救生艇|lifeboat
8907|其他浮动结构|Other floating structures|浮筒,救生筏,浮标|life raft,buoy,pontoon
8908.|供拆卸的船舶|Vessels for breaking up
9001|光导纤维、光学元件（未装配）|Optical fibres, optical elements, unmounted|镜片眼镜,偏光片,棱镜,滤光片|polarizing film,optical lens,prism
900110|光纤、光纤束及光缆|Optical fibres, bundles and cables|光纤|optical fiber
900130|隐形眼镜片|Contact lenses|隐形眼镜,美瞳|contact lenses
*900150|其他材料眼镜片|Spectacle lenses of other materials|眼镜片,树脂镜片|spectacle lens,eyeglass lens
9002|已装配光学元件|Optical elements, mounted|监控镜头|lens,cctv lens
900211|照相机、投影仪用物镜|Objective lenses for cameras, projectors|镜头,相机镜头,手机镜头|camera lens
9003|眼镜架|Frames for spectacles|眼镜架,镜架,眼镜框|eyeglass frame,spectacle frame,optical frame
*900311|塑料眼镜架|Of plastics|塑料眼镜架,板材镜架|acetate frame
900319|其他材料眼镜架|Of other materials|金属眼镜架|metal eyeglass frame
9004|眼镜、护目镜|Spectacles, goggles|眼镜,3d眼镜|eyeglasses
*900410|太阳镜|Sunglasses|太阳镜,墨镜,偏光太阳镜|sunglasses
900490|其他眼镜|Other|老花镜,护目镜,泳镜,滑雪镜,防护眼镜|reading glasses,goggles,swimming goggles,safety glasses,ski goggles
9005|望远镜|Binoculars, telescopes|望远镜,双筒望远镜,天文望远镜|binoculars,telescope,monocular
9006|照相机（胶片）、闪光灯|Photographic cameras, flashlights|拍立得,一次性相机,闪光灯,摄影灯|instant camera,film camera,flash light camera
9007|电影摄影机、放映机|Cinematographic cameras, projectors|电影放映机
9008|影像投影仪|Image projectors|幻灯机|slide projector
9010|照相冲洗设备、投影银幕|Photographic laboratory apparatus, screens|投影幕,投影银幕|projection screen
9011|光学显微镜|Optical microscopes|显微镜,生物显微镜|microscope
9012|电子显微镜|Non-optical microscopes|电子显微镜|electron microscope
9013|激光器、其他光学器具|Lasers, other optical appliances|瞄准镜,门镜猫眼|laser,rifle scope,fiber laser source
*901380|其他光学器具|Other|放大镜,门镜|magnifying glass,magnifier,door viewer
901320|激光器|Lasers|激光器,激光笔|laser pointer,laser source
9014|导航仪器、罗盘|Navigational instruments, compasses|指南针,罗盘,导航仪器|compass,navigation instrument
9015|测量、水文、气象仪器|Surveying, hydrographic, meteorological instruments|全站仪,水准仪,测距仪,激光水平仪,激光测距仪,气象站|total station,laser level,level instrument,rangefinder,laser distance meter,weather station
9016.|感量5厘克或更精密的天平|Balances of 5 cg or better|分析天平,电子天平|analytical balance
9017|绘图、计算、手用测量器具|Drawing, calculating, measuring instruments for hand|圆规,量角器,水平尺绘图,三角尺|caliper,ruler,compass drawing,drawing set
*901780|其他手用测量器具|Other|卷尺,直尺,钢尺|tape measure,measuring tape,steel ruler
901730|千分尺、卡尺、量规|Micrometers, callipers, gauges|游标卡尺,千分尺,量规|vernier caliper,micrometer,digital caliper,gauge
9018|医疗、外科、牙科、兽医仪器|Medical, surgical, dental, veterinary instruments|采血管,心电图机,血糖仪,采样拭子,医用导管|medical device,needle medical,blood collection tube,ecg machine,dental chair,medical instrument
901812|超声波扫描装置|Ultrasonic scanning apparatus|超声诊断仪,b超,彩超|ultrasound scanner
901819|其他电气诊断装置|Other electro-diagnostic apparatus|监护仪,血氧仪|patient monitor,pulse oximeter
901831|注射器|Syringes|注射器,一次性注射器|syringe,disposable syringe
901832|管状金属针头、缝合针|Tubular metal needles|针头,注射针,采血针|injection needle,blood collection needle
901839|其他导管、插管|Other catheters, cannulae|导管,输液器,留置针,导尿管,输液管|catheter,infusion set,iv cannula,urinary catheter
901849|其他牙科用仪器|Other dental instruments|牙科设备,牙科手机,牙科工具|dental equipment,dental handpiece
*901890|其他医疗仪器|Other|血压计,听诊器,手术器械,内窥镜,医疗器械|blood pressure monitor,stethoscope,surgical instrument,endoscope
9019|机械治疗、按摩器具、呼吸器具|Mechano-therapy, massage, respiration apparatus|制氧机医用,颈椎按摩仪
*901910|按摩器具、机械治疗器具|Mechano-therapy, massage apparatus|按摩器,按摩椅,筋膜枪,按摩枕,眼部按摩仪|massager,massage chair,massage gun,foot massager
901920|臭氧、氧气、呼吸治疗器具|Ozone, oxygen, respiration apparatus|呼吸机,雾化器,制氧机,医用制氧机|ventilator,nebulizer,oxygen concentrator,cpap machine
9020.|其他呼吸器具、防毒面具|Other breathing appliances, gas masks|防毒面具,呼吸器,潜水呼吸器|gas mask,respirator mask
9021|矫形、助听、植入器具|Orthopaedic appliances, hearing aids, implants|人工关节,义齿,人工晶体,假肢|artificial joint,denture,intraocular lens,orthopedic implant
902140|助听器|Hearing aids|助听器|hearing aid
*902110|矫形或骨折用器具|Orthopaedic or fracture appliances|矫形器,接骨板,护具矫形|orthopedic brace,bone plate
9022|X射线设备|X-ray apparatus|x光机,ct机,安检机,x射线机|x-ray machine,ct scanner,baggage scanner
9023.|教学示范用仪器、模型|Instruments, models for demonstration|教学模型,人体模型,教具,教学仪器,医学模型|teaching model,anatomical model,educational model
9024|材料强度试验机|Machines for testing materials|拉力试验机,硬度计,万能试验机|tensile testing machine,hardness tester,universal testing machine
9025|温度计、湿度计、气压计|Thermometers, hygrometers, barometers|体温计,温湿度计|thermometer,hygrometer,clinical thermometer
*902519|其他温度计|Other thermometers|红外测温仪,电子体温计,额温枪,温度计|infrared thermometer,digital thermometer
902511|可直接读数的液体温度计|Liquid-filled thermometers|玻璃温度计|glass thermometer
9026|流量、液位、压力测量仪器|Instruments for flow, level, pressure||tire pressure gauge
902610|流量、液位测量仪器|For flow or level of liquids|流量计,液位计,液位传感器|flow meter,level gauge
*902620|压力测量仪器|For pressure|压力表,压力传感器,压力变送器,胎压计|pressure gauge,pressure sensor,pressure transmitter
9027|理化分析仪器|Instruments for physical or chemical analysis|光谱仪,色谱仪,ph计,水质检测仪,酒精测试仪,分光光度计,分析仪器|spectrometer,chromatograph,ph meter,spectrophotometer,analyzer,alcohol tester
902710|气体、烟雾分析仪|Gas or smoke analysis apparatus|气体检测仪|gas detector
9028|水、电、气计量表|Gas, liquid, electricity meters|燃气表|gas meter
*902830|电表|Electricity meters|电表,智能电表|electricity meter,energy meter
902820|液体表|Liquid meters|水表|water meter
9029|转数计、里程表、速度表|Revolution counters, speedometers|汽车仪表,里程表,码表,计数器,计步器|speedometer,odometer,counter,pedometer,instrument cluster
9030|示波器、电量测量仪器|Oscilloscopes, electrical measuring instruments|示波器,钳形表,电压表,测试仪电|oscilloscope,clamp meter,voltmeter
*903031|不带记录装置的万用表|Multimeters without recording|万用表,数字万用表|multimeter
9031|其他测量、检验仪器|Other measuring or checking instruments|检测设备,检测仪,轮胎平衡机,坐标测量机,位移传感器,动平衡机,光学检测设备|testing equipment,wheel balancer,displacement sensor,car diagnostic scanner
*903180|其他测量、检验仪器|Other|传感器,三坐标测量机,水平尺,汽车诊断仪|sensor,coordinate measuring machine,spirit level
9032|自动调节、控制仪器|Automatic regulating instruments|压力控制器,稳压器自动,压力开关,自动控制仪器|pressure switch,controller regulator
*903210|恒温器|Thermostats|温控器,恒温器,温控开关|thermostat
903289|其他自动调节仪器|Other|温度控制器|temperature controller
9033.|第九十章仪器的未列名零件|Parts of instruments of chapter 90 n.e.s.
9101|贵金属壳手表|Watches with case of precious metal|金表|gold watch
9102|手表|Wrist-watches|怀表,运动手表,腕表
*910211|机械指示石英手表|Electrically operated, mechanical display|石英手表,手表|quartz watch,watch,wrist watch
910212|光电显示手表|Electrically operated, opto-electronic display|电子表,运动电子手表|digital watch
910221|自动上弦手表|Automatic winding|机械表,自动机械表|automatic watch,mechanical watch
9103|表芯小钟|Clocks with watch movements
9104.|仪表板钟|Instrument panel clocks
9105|闹钟、挂钟、其他钟|Alarm clocks, wall clocks|时钟,座钟,电子钟,石英钟|clock,desk clock,digital clock
910511|电子闹钟|Alarm clocks, electrically operated|闹钟,电子闹钟|alarm clock,digital alarm clock
*910521|电子挂钟|Wall clocks, electrically operated|挂钟,石英挂钟|wall clock
9106|时间记录器、定时器|Time recording apparatus|考勤机,定时器记录,计时器,厨房计时器|time recorder,attendance machine,timer,kitchen timer
9107.|定时开关|Time switches|定时开关,定时插座|time switch
9108|完整表芯|Watch movements|手表机芯|watch movement
9109|完整钟芯|Clock movements|钟芯,石英钟机芯|clock movement
9110|未组装表芯|Unassembled movements
9111|表壳|Watch cases|表壳|watch case
9112|钟壳|Clock cases
9113|表带|Watch straps|表带,手表带,硅胶表带,皮表带|watch strap,watch band
9114|钟表其他零件|Other clock or watch parts|表盘,表针|watch dial
9201|钢琴|Pianos|钢琴|piano
9202|其他弦乐器|Other string instruments|小提琴,二胡|violin
*920290|其他弦乐器（吉他等）|Other|吉他,尤克里里,古筝|guitar,ukulele,acoustic guitar
9205|管乐器|Wind instruments|萨克斯,笛子,口琴,小号,手风琴|saxophone,flute,harmonica,trumpet,accordion
9206.|打击乐器|Percussion instruments|鼓,架子鼓,铃鼓,手碟,打击乐器,木琴|drum,drum set,cymbal,xylophone,handpan
9207|电声乐器|Electric musical instruments|电吉他,电子琴,电钢琴,电子鼓|electric guitar,electronic keyboard,digital piano,electronic organ
9208|八音盒、哨子|Musical boxes, whistles|八音盒,哨子|music box,whistle
9209|乐器零件、附件|Parts of musical instruments|琴弦,吉他配件,乐器架,节拍器,琴架|guitar string,guitar parts,music stand,metronome,guitar capo
9301|军用武器|Military weapons|步枪,机枪,火炮|machine gun,military rifle
9302.|手枪|Revolvers and pistols|手枪|pistol,revolver
9303|其他火器|Other firearms|猎枪,霰弹枪,信号枪|shotgun,hunting rifle
9304.|其他武器（气枪、警棍）|Other arms|气枪,警棍,电击棍,弓弩,防狼喷雾|air gun,baton,stun gun,airsoft gun
9305|武器零件|Parts of arms|枪托,枪管|gun parts
9306|炸弹、弹药、子弹|Bombs, ammunition|子弹,弹药,手榴弹,气枪铅弹|ammunition,bullet,cartridge,grenade,airgun pellet
9307.|剑、刀、刺刀|Swords, bayonets|剑,武士刀,宝剑|sword,katana
9401|坐具|Seats|椅子,凳子,摇椅,户外椅,秋千椅,座椅,长凳|chair,stool,recliner,outdoor chair,bench,rattan chair,sofa bed
940120|机动车座椅|Seats for motor vehicles|汽车座椅|car seat,auto seat
940139|可调高度转动椅（非木）|Swivel seats, not of wood|办公椅,电竞椅,电脑椅,转椅|office chair,gaming chair,swivel chair
940161|带软垫木框架坐具|Upholstered, wooden frames|沙发,布艺沙发,真皮沙发,实木餐椅软包,木架沙发|sofa,fabric sofa,leather sofa,wooden dining chair upholstered,armchair
940169|其他木框架坐具|Other, wooden frames|实木椅,木凳,木椅|wooden chair,wooden stool
940171|带软垫金属框架坐具|Upholstered, metal frames|铁架软包椅,餐椅,吧椅,功能沙发|upholstered metal chair,dining chair,bar stool,recliner sofa
*940179|其他金属框架坐具|Other, metal frames|折叠椅,铁椅,露营椅,沙滩椅,户外折叠椅|folding chair,metal chair,camping chair,beach chair
940180|其他坐具|Other seats|塑料椅,儿童安全座椅,塑料凳,懒人沙发|plastic chair,baby car seat,child car seat,plastic stool
940199|坐具零件|Parts of seats|椅子配件,气杆椅,座椅配件,沙发脚|chair parts,sofa leg
9402|医疗、理发用家具|Medical, barber furniture|美容床|massage bed,salon chair
*940290|医疗用家具|Other|病床,手术台,医疗床,护理床|hospital bed,operating table,medical bed
940210|牙科、理发用椅|Dentists', barbers' chairs|理发椅,牙科椅|barber chair
9403|其他家具|Other furniture|家具,桌子,柜子,床,床架,展示架家具,花架,折叠桌,儿童床,沙发边几,货架仓储|furniture,table,cabinet,bed,desk,shelf,bed frame,folding table,storage shelf,locker,side table,rattan furniture
940310|办公室用金属家具|Metal furniture for offices|文件柜,金属办公桌,更衣柜,铁皮柜|filing cabinet,metal office desk,steel locker
*940320|其他金属家具|Other metal furniture|货架,置物架,金属床,升降桌,铁艺家具,铁床,金属货架,折叠桌金属,鞋架金属|metal shelf,storage rack,metal bed,standing desk,metal furniture,display rack,folding table metal
940330|办公室用木家具|Wooden furniture for offices|木制办公桌,办公桌|wooden office desk,office desk
940340|厨房用木家具|Wooden furniture for kitchens|橱柜,木制橱柜|kitchen cabinet
940350|卧室用木家具|Wooden furniture for bedrooms|木床,衣柜,床头柜,梳妆台,实木床,五斗柜,婴儿床,卧室家具|wooden bed,wardrobe,nightstand,dresser,bed frame wood,baby crib,bedroom furniture
940360|其他木家具|Other wooden furniture|餐桌,茶几,电视柜,书架,鞋柜,木桌,书桌,浴室柜,实木家具,木柜|dining table,coffee table,tv stand,bookshelf,shoe cabinet,wooden table,wooden furniture,bathroom vanity,wooden cabinet
940370|塑料家具|Furniture of plastics|塑料桌,塑料收纳柜,塑料折叠桌,塑料鞋架|plastic table,plastic drawer cabinet,plastic folding table
940382|竹家具|Of bamboo|竹家具,竹制置物架,竹鞋架|bamboo furniture,bamboo shelf
940389|其他材料家具|Of other materials|大理石餐桌,玻璃桌,藤家具仿|glass table
940399|家具零件|Parts of furniture|家具配件,桌腿,柜门,家具脚|furniture parts,table leg,cabinet door
9404|弹簧床垫、寝具|Mattress supports, bedding articles|床褥,宠物窝垫|mattress topper
940421|海绵橡胶、泡沫塑料褥垫|Mattresses of cellular rubber or plastics|乳胶床垫,海绵床垫,记忆棉床垫|latex mattress,memory foam mattress,foam mattress
940429|其他材料褥垫|Mattresses of other materials|弹簧床垫,床垫,棕垫|spring mattress,mattress
940430|睡袋|Sleeping bags|睡袋|sleeping bag
940440|被子、床罩、羽绒被|Quilts, bedspreads, duvets|被子,羽绒被,蚕丝被,绗缝被,棉被|quilt,duvet,comforter,down duvet
*940490|其他寝具|Other|枕头,靠垫,抱枕,坐垫,记忆枕,枕芯|pillow,cushion,memory foam pillow,seat cushion,throw pillow
9405|灯具、照明装置、发光标志|Luminaires, illuminated signs|灯具,霓虹灯,庭院灯,装饰灯,镜前灯,灯箱|lamp,light,spotlight,garden light
*940511|led天花板、墙壁用灯具|LED ceiling or wall luminaires|吸顶灯,吊灯,筒灯,面板灯,壁灯,led吸顶灯,射灯,水晶灯|ceiling light,led ceiling lamp,downlight,panel light,wall lamp,pendant light,chandelier,led panel light,track light
940519|其他天花板、墙壁用灯具|Other ceiling or wall luminaires|枝形吊灯
940521|led台灯、落地灯|LED table or floor lamps|台灯,落地灯,床头灯,led台灯,夜灯,护眼灯|desk lamp,led desk lamp,floor lamp,table lamp,night light
940531|led圣诞灯串|LED lighting strings for Christmas trees|圣诞灯串,圣诞灯|christmas lights,christmas string lights
940541|光伏led灯具|Photovoltaic LED luminaires|太阳能灯,太阳能路灯,太阳能庭院灯,太阳能草坪灯|solar light,solar street light,solar garden light,solar lamp
940542|其他led灯具|Other LED luminaires|灯带,led灯带,led路灯,投光灯,工矿灯,led灯,灯串,led投光灯,舞台灯,植物生长灯,led泛光灯,路灯|led string light,fairy light,led strip light,led street light,flood light,high bay light,led light,led flood light,string light,stage light,grow light,led strip,street light,work light
940549|其他电气灯具|Other electric luminaires|卤素工作灯
940561|led发光标志|LED illuminated signs|led发光字,霓虹灯牌,发光字,灯箱广告|neon sign,led sign,led neon sign
940599|灯具零件|Parts|灯罩,灯具配件,灯架|lampshade,lamp parts,lamp shade
940591|玻璃灯具零件|Parts of glass|玻璃灯罩|glass lampshade
940592|塑料灯具零件|Parts of plastics|塑料灯罩|plastic lampshade
9406|活动房屋|Prefabricated buildings|温室,移动房屋,轻钢别墅,阳光房|greenhouse,prefab house,modular house,steel structure building,capsule house
*940690|其他活动房屋|Other|活动房,集装箱房,打包箱房,折叠房屋|prefabricated house,container house,foldable house
940610|木制活动房屋|Of wood|木屋|wooden house
9503.|玩具|Toys|玩具,塑料玩具,毛绒玩具,积木,遥控车,拼图,儿童滑板车,玩具车,娃娃,玩偶,儿童三轮车,益智玩具,木制玩具,玩具枪,泡泡机,公仔,遥控玩具,充气玩具,玩具飞机,水枪,儿童电动车,模型玩具,填充玩具,扭扭车,盲盒,魔方,解压玩具|toy,plastic toy,plush toy,building blocks,remote control car,puzzle,toy car,doll,educational toy,wooden toy,toy gun,stuffed toy,rc car,bubble machine toy,inflatable toy,kids scooter,tricycle,water gun,slime toy,action figure,ride on car,magic cube
9504|游戏机、桌面游戏、扑克牌|Video games, table games, playing cards|台球桌,棋盘游戏|billiard table,poker chips
950450|视频游戏控制器及设备|Video game consoles|游戏机,游戏手柄,掌上游戏机|video game console,game console,game controller,gamepad
950440|扑克牌|Playing cards|扑克牌,纸牌|playing cards
*950490|其他游戏用品|Other|麻将,桌游,象棋,飞镖,麻将机|mahjong,board game,chess,dart board
950430|投币游戏机|Coin-operated games|街机,娃娃机|arcade machine,claw machine
9505|节日用品、魔术道具|Festive, carnival articles|气球装饰,圣诞礼品,魔术道具,生日派对装饰|carnival mask,party hat
*950510|圣诞节用品|Christmas articles|圣诞装饰品,圣诞树,圣诞球,圣诞花环|christmas decoration,christmas tree,christmas ball,christmas ornament,artificial christmas tree
950590|其他节日用品|Other|万圣节装饰,派对用品,派对装饰,狂欢节面具,彩带|halloween decoration,party decoration,party supplies,halloween mask
9506|体育用品、健身器材|Sports equipment|滑雪板,泳圈,游泳圈,健身球,护膝运动,桨板冲浪|table tennis,ski
950662|可充气球类|Inflatable balls|足球,篮球,排球|football,basketball,volleyball,soccer ball
950691|健身及康复器械|Articles for general exercise, gymnastics|跑步机,健身器材,哑铃,瑜伽垫,跳绳,健身车,拉力带,蹦床,杠铃|treadmill,fitness equipment,dumbbell,yoga mat,exercise bike,jump rope,resistance band,trampoline,gym equipment,kettlebell
950659|羽毛球拍等球拍|Badminton or similar rackets|羽毛球拍|badminton racket
950651|网球拍|Lawn-tennis rackets|网球拍|tennis racket
950640|乒乓球用品|Table-tennis equipment|乒乓球,乒乓球桌,乒乓球拍|table tennis table,table tennis bat
950631|高尔夫球杆|Golf clubs|高尔夫球杆|golf club
950632|高尔夫球|Golf balls|高尔夫球|golf ball
950670|溜冰鞋、旱冰鞋|Ice skates and roller skates|溜冰鞋,轮滑鞋,旱冰鞋|ice skates,roller skates,inline skates
950629|其他水上运动用具|Other water-sport equipment|冲浪板,浮潜面镜,脚蹼,桨板|surfboard,snorkel,paddle board,swim fins,stand up paddle board
*950699|其他体育用品|Other|游泳池,滑板,羽毛球,运动护具,充气泳池|swimming pool,skateboard,inflatable pool,shuttlecock,sports protective gear
9507|钓鱼用品|Fishing tackle|鱼钩|fish hook
950710|钓鱼竿|Fishing rods|钓鱼竿,鱼竿|fishing rod
950730|渔线轮|Fishing reels|渔轮,渔线轮|fishing reel
*950790|其他钓鱼用品|Other|鱼饵,路亚饵,鱼漂,钓具|fishing lure,fishing float,fishing tackle
9508|游乐场设备、马戏|Fairground amusements|游乐设备,旋转木马,过山车,碰碰车,水上乐园设备,充气城堡,儿童游乐设备,淘气堡|amusement ride,carousel,roller coaster,bumper car,water slide park,playground equipment,inflatable castle,bouncy castle
9601|兽牙、骨、角雕刻品|Worked ivory, bone, horn|牛角梳,骨雕|bone carving
9602.|植物或矿物质雕刻料、空心胶囊|Worked vegetable or mineral carving material|空心胶囊,明胶空心胶囊|empty capsule,gelatin capsule,wax article
9603|扫把、刷子、拖把|Brooms, brushes, mops|刷子,毛刷,鸡毛掸,扫帚|brush
*960321|牙刷|Tooth brushes|牙刷|toothbrush
960329|其他个人用刷|Other toilet brushes for person|发刷,指甲刷,气垫梳|hair brush,shaving brush
960330|画笔、化妆刷|Artists' brushes, cosmetic brushes|化妆刷,画笔,毛笔|makeup brush,artist brush,cosmetic brush
960340|油漆刷、滚筒|Paint brushes, rollers|油漆刷,滚筒刷,漆刷|paint brush,paint roller
960350|机器用刷|Brushes as parts of machines|工业毛刷,毛刷辊|brush roller
960390|其他刷子、拖把|Other|拖把,扫把,马桶刷,清洁刷,刮水器|mop,broom,toilet brush,cleaning brush,squeegee
9604.|手工筛子|Hand sieves|筛子|hand sieve
9605.|旅行用具套装|Travel sets|旅行洗漱套装,酒店洗漱套装|travel set,hotel amenity kit
9606|纽扣|Buttons|纽扣,按扣,树脂纽扣,金属纽扣,四合扣|button,snap button,resin button,metal button,press stud
9607|拉链|Slide fasteners|拉链|zipper,slide fastener
*960719|其他拉链|Other|尼龙拉链,树脂拉链|nylon zipper,plastic zipper
960711|贱金属齿拉链|With metal scoops|金属拉链|metal zipper
960720|拉链零件|Parts|拉链头,拉头|zipper slider
9608|笔|Pens|钢笔,笔芯,自动铅笔|fountain pen,pen refill,mechanical pencil
*960810|圆珠笔|Ball point pens|圆珠笔,中性笔,签字笔|ballpoint pen,gel pen,pen
960820|毡尖笔、记号笔|Felt tipped pens and markers|记号笔,荧光笔,水彩笔,马克笔,白板笔|marker,highlighter,whiteboard marker,watercolor pen
9609|铅笔、蜡笔、粉笔|Pencils, crayons, chalks|粉笔,眉笔木杆|chalk
*960910|铅笔、蜡笔|Pencils and crayons|铅笔,彩色铅笔,蜡笔|pencil,color pencil,crayon
9610.|书写板、黑板、白板|Slates and boards for writing|白板,黑板,画板,磁性白板|whiteboard,blackboard,drawing board,magnetic whiteboard
9611.|手用日期戳、印章|Date, sealing stamps for hand|印章,日期章|rubber stamp,stamp seal,date stamp
9612|色带、印台|Typewriter ribbons, ink-pads|碳带,色带,印台,热转印碳带|thermal transfer ribbon,ribbon for printer,ink pad
9613|打火机|Lighters|电子点烟器|gas lighter,igniter
*961310|一次性气体打火机|Gas pocket lighters, non-refillable|一次性打火机|disposable lighter
961320|可充气袖珍打火机|Gas pocket lighters, refillable|充气打火机,打火机|refillable lighter,lighter
961380|其他打火器|Other lighters|点火枪,点火器|gas igniter,bbq lighter
9614.|烟斗、烟嘴|Smoking pipes|烟斗,水烟壶,烟嘴|smoking pipe,hookah,cigarette holder
9615|梳子、发夹|Combs, hair-slides, hairpins|发箍,头饰,卷发器塑料|hair band,hair accessories,headband
*961511|硬橡胶或塑料梳子、发夹|Of hard rubber or plastics|塑料梳子,发夹,梳子,塑料发箍|comb,plastic comb,hair clip
961590|其他（发针、卷发器）|Other|发卡,发圈|hair pin,hair curler,hair tie
9616|香水喷雾器、粉扑|Scent sprays, powder-puffs|粉扑,香水喷头,喷雾器香水,美妆蛋,泵头喷头,化妆海绵|powder puff,perfume sprayer,mist sprayer,makeup sponge
9617.|保温瓶|Vacuum flasks|保温杯,保温瓶,真空保温杯,焖烧杯,不锈钢保温杯,保温壶,暖水瓶|vacuum flask,thermos,insulated bottle,thermos cup,stainless steel vacuum flask,insulated tumbler,vacuum bottle
9618.|人体模型、橱窗模特|Tailors' dummies, mannequins|模特道具,橱窗模特,模特架|mannequin
9619.|卫生巾、尿布|Sanitary towels, diapers|卫生巾,纸尿裤,尿不湿,护理垫,成人纸尿裤,婴儿纸尿裤,护垫,卫生棉条,隔尿垫|sanitary napkin,diaper,baby diaper,adult diaper,sanitary pad,underpad,panty liner,tampon
9620.|独脚架、三脚架|Monopods, tripods|三脚架,自拍杆,相机支架,手机支架三脚|tripod,selfie stick,monopod
9701|油画、手绘画|Paintings, drawings by hand|油画,手绘画,国画,书画|oil painting,hand painting,painting
9702|雕版画原本|Original engravings
9703|雕塑品原件|Original sculptures|雕塑原作|original sculpture
9704.|使用过的邮票|Used postage stamps|集邮邮票
9705|收藏品|Collections and collectors' pieces|收藏品,化石标本,标本|collectible,specimen
9706|古物|Antiques over 100 years|古董|antique
`;
