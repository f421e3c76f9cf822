/**
 * Goods names as bills of lading say them, and the subheading each belongs to, by hand; written apart from the tables'
 * names. Where a bill leaves two subheadings open, both stand with a slash.
 */
export const labelledNames = `
电动车充电桩 7KW 交流|850440
家用破壁料理机 1.75L|850940
太阳能庭院草坪灯 户外防水|940541
无线蓝牙降噪耳机（带充电仓）|851762
26寸铝合金山地自行车|871200
三人位布艺转角沙发|940161
电脑升降办公桌 铁架|940320/940310
儿童塑料滑梯玩具|950300/950699
男式全棉梭织长裤|620342
女式涤纶针织连衣裙|610443
婴儿纯棉针织连体爬服|611120
不锈钢真空保温杯500ML|961700
玻璃红酒杯 6只装|701328
陶瓷马克杯|691110
实木复合地板 15MM|441875
铝合金推拉窗|761010
冷轧不锈钢板 304 2B|721933/721934/721932
热轧卷板 Q235B|720838/720839/720837
镀锌钢管 DN50|730630
六角头螺栓 M12*50|731815
自攻螺钉 十字盘头|731814
PVC电线槽|392590/392690
PE缠绕膜 50cm|392010
瓦楞纸箱 五层|481910
铜版纸不干胶标签|482110
一次性丁腈检查手套 无粉|401512/401519
医用外科口罩|630790
全自动洗衣机 8kg|845011
三门对开冰箱 450L|841810
挂壁式分体空调 1.5匹|841510
电热水壶 1.8L|851679
多功能电饭煲|851660
手持式真空吸尘器|850811
55寸智能液晶电视机|852872
27英寸电脑显示器|852852
笔记本电脑 14寸|847130
无线光电鼠标|847160
移动硬盘 2TB|847170
USB闪存盘 64G|852351
车载充电器双USB|850440
TYPE-C数据线 1米|854442
YJV电力电缆 3*95|854449/854460
漆包铜圆线|854411
三相异步电机 5.5KW|850152
柴油发电机组 200KVA|850212
铅酸蓄电池 12V100AH|850720
磷酸铁锂电池组 48V|850760
碱性干电池 AA|850610
单晶硅太阳能电池组件 550W|854143
光伏并网逆变器 10KW|850440
光伏支架镀锌钢|730890
LED吸顶灯 36W|940511
LED球泡灯 E27 9W|853952
汽车LED前大灯总成|851220
汽车前减震器总成|870880
陶瓷刹车片|870830
汽车前保险杠|870810
铝合金汽车轮毂 18寸|870870
半钢子午线轮胎 205/55R16|401110
全钢载重子午线轮胎 12R22.5|401120
摩托车内胎|401390
摩托车发动机配件 缸体|840991
二轮电动车 60V|871160
踏板摩托车 125CC|871120
半挂车 三轴|871639
履带式液压挖掘机 20吨|842952
轮式装载机|842951
挖掘机支重轮|843149
3吨内燃平衡重叉车|842720
手动液压托盘搬运车|842790
电动葫芦 2吨|842511
液压分离式千斤顶|842542
数控车床 CK6140|845811
立式加工中心|845710
光纤激光切割机 3000W|845611
伺服注塑机 160T|847710
塑料吹瓶机|847730
混凝土搅拌机 JZC350|847431
颚式破碎机 PE400*600|847420
螺杆式空压机|841480
不锈钢离心泵|841370
铸钢闸阀 DN100|848180
全铜水龙头 面盆|848180
深沟球轴承 6205|848210
圆锥滚子轴承 32210|848220
蜗轮减速机|848340
塑料模具 外壳|848071
家用缝纫机|845210
高速平缝机 工业|845229
数码印刷标签打印机|844332
硒鼓 墨粉盒|844399
行车记录仪|852589
监控摄像头 400万|852589
POE网络交换机 24口|851762
对讲机 手持式|852560
集成电路芯片 STM32|854231/854239
贴片陶瓷电容|853224
双面PCB电路板|853400
USB连接器|853669/853690
塑壳断路器|853620
墙壁开关面板 86型|853650
低压配电柜|853710
石墨电极 UHP|854511
活性炭 椰壳|380210
片状氢氧化钠 99%|281511
无水硫酸钠|283311
轻质纯碱|283620
碳酸氢钠 食品级|283630
一水柠檬酸|291814
味精 谷氨酸钠|292242
维生素C 抗坏血酸|293627
钛白粉 金红石型|320611
活性染料|320416
颗粒尿素 46%|310210
磷酸一铵 11-44|310540
草甘膦异丙胺盐水剂 除草剂|380893
聚氯乙烯树脂 SG-5|390410
聚丙烯粒子 T30S|390210
PET瓶级切片|390761
环氧树脂 E-44|390730
羟丙基甲基纤维素醚|391239
丙烯酸乳胶漆 内墙|320910
硅酮玻璃胶|321410
洗衣粉 2kg袋装|340250
沐浴露 500ml|340130
洗发水|330510
补水面膜 25ml*10片|330499
口红 唇膏|330410
女士香水 50ml|330300
牙膏|330610
成人电动牙刷|850980
手动牙刷 软毛|960321
婴儿纸尿裤 L码|961900
卫生巾 日用|961900
卷筒卫生纸|481810
抽取式面巾纸|481820
湿巾 80抽|330790/340119/340130/330499
脱水大蒜片|071290
保鲜大蒜 5.0cm|070320
冷冻草莓 整粒|081110
速冻西兰花|071080
冻罗非鱼片 IQF|030461
冻南美白虾仁|030617/160521
鲜苹果 红富士|080810
干香菇|071234
去壳核桃仁|080232
花生米 28/32|120242
番茄酱 36/38 桶装|200290
黄桃罐头 糖水|200870
蘑菇罐头 整粒|200310
绿茶 眉茶 9371|090220/090210
速溶咖啡粉|210111
方便面 袋装|190230
夹心饼干|190531
水果硬糖|170490
巧克力威化饼干|190532
酱油 500ml|210310
辣椒酱|210390
宠物狗粮 鸡肉味|230910
干红葡萄酒 750ml|220421
白酒 52度|220890
冷冻牛腱肉 去骨|020230
冻鸡爪 A级|020714
浓缩苹果汁 70.5 BRIX|200979
葵花籽 363|120600
黑芝麻|120740
糯米粉|110290
玉米淀粉 食品级|110812
涤纶长丝 DTY 150D/48F|540233
纯棉精梳纱 32S|520523/520524/520512/520522
涤纶印花面料|540754
牛仔面料 10OZ|520942
全棉染色斜纹布|520932/520832/520833
珊瑚绒面料 针织|600192
PVC夹网布 篷布料|590310
水刺无纺布 50克|560392
土工布 200g|560314/560394
簇绒地毯|570339/570329
人造草坪 足球场用|570331/570321
男士羽绒服 短款|620140
女士毛呢大衣 羊毛|620220
男士休闲衬衫 全棉|620520
女士雪纺上衣 涤纶|620640
男式针织圆领T恤 全棉|610910
连帽卫衣 加绒 化纤|611030
羊绒衫 女款|611012
女士瑜伽裤 针织 涤纶|610463
女士文胸|621210
男士针织平角内裤 棉|610711
棉袜 男女通用|611595
浸胶劳保手套 针织|611610
涤纶围巾|621430
真丝领带|621510
珊瑚绒毛毯|630140
全棉浴巾|630260
纯棉四件套 床上用品|630231/630221
遮光窗帘 成品|630392
户外露营帐篷|630622
PP集装袋 吨袋|630532
运动鞋 网布面 橡胶底|640411
男士牛皮商务皮鞋|640359/640399/640351
EVA拖鞋|640299
劳保鞋 钢头 牛皮|640340
PVC雨靴|640192/640199
棒球帽|650500
摩托车头盔 全盔|650610
三折自动晴雨伞|660191
仿真绢花 玫瑰|670290
PU女士手提包|420222
ABS拉杆箱 三件套|420212
双肩背包 涤纶|420292
真皮钱包 男|420231
牛皮腰带|420330
花岗岩台面板|680293/680223
石英石人造板|681019/681099
抛光砖 600x600|690721
陶瓷连体坐便器|691010
钢化玻璃 10mm|700719
玻璃纤维网格布|701963/701966/701969/701990
化妆品玻璃瓶 30ml|701090
化妆镜 带灯|700992
925银项链|711311
合金耳环 饰品|711719
螺纹钢 HRB400|721420
彩涂钢卷 PPGI|721070
镀锌铁丝 18#|721720
无缝钢管 20#|730439
碳钢对焊弯头|730793
不锈钢法兰 DN80|730721
钢丝绳 6*19|731210
镀锌电焊网|731431/731420
滚子链条|731511
铁钉 2.5寸|731700
不锈钢汤锅 24cm|732393
铸铁珐琅锅|732392
不锈钢厨房水槽|732410
燃气灶 双眼|732111
木炭烧烤炉|732119
球墨铸铁井盖|732510/732599
铜管件 黄铜接头|741220
铝箔 8011|760711
铝型材 6063-T5|760421/760429
铝合金梯子|761699
压铸铝不粘锅|761510
电镐钻头|820719/820750
套筒扳手 46件套|820420/820600
羊角锤|820520
金刚石锯片 114mm|820239
厨房刀具五件套|821110/821192
不锈钢刀叉勺|821520/821599
指纹密码锁|830140
三节滚珠抽屉滑轨|830242
液压缓冲铰链|830210
E6013焊条|831110
轮椅 手动|871310
婴儿推车 可折叠|871500
儿童安全座椅|940180/940171/940179
航拍无人机|880622/880621
充气艇 2人|890312
树脂太阳镜|900410
老花镜|900490
一次性无菌注射器 5ml|901831
电子血压计|901890
颈部按摩仪|901910
红外额温枪|902519
压力表 0-1.6MPA|902620
智能电表 单相|902830
数字万用表|903031
石英男士手表|910211
木吉他 41寸|920290
实木餐桌 椅|940360
衣柜 板式卧室|940350
钢制货架 仓储|940320
弹簧床垫 1.8m|940429
羽绒被|940440
记忆棉枕头|940490
集装箱活动房|940690/940610
毛绒玩具熊|950300
塑料积木玩具|950300
遥控玩具汽车|950300
扑克牌|950440
圣诞树 PVC|950510
电动跑步机|950691
瑜伽垫 TPE|950691
充气足球 5号|950662
碳素钓鱼竿|950710
圆珠笔|960810
彩色铅笔 24色|960910
尼龙拉链|960719
一次性打火机|961310
烟花 礼花弹|360410
香薰蜡烛 玻璃杯装|340600
塑料保鲜盒|392410
塑料收纳箱 带盖|392490/392310
一次性塑料刀叉|392410
手机保护壳 TPU|392690
硅胶密封圈|392690/401693
封箱胶带|391910
亚克力板 透明|392051
SPC石塑地板|391810
UPVC排水管|391723
塑料瓶盖 28口|392350
HDPE塑料托盘|392390
橡胶输送带|401012
橡胶O型圈|401693
胶合板 18mm 杨木芯|441233/441231
中密度纤维板 MDF|441114/441113/441112
木制衣架|442110
竹砧板|441911
竹签 一次性|441919/442191
柳编篮子|460219
复印纸 A4 80G|480256
笔记本 硬抄 文具|482010
纸杯 7盎司|482369
儿童绘本 图书|490300
精装画册印刷|490199
LED bulb 12W B22|853952
Ceramic floor tiles 60x60|690721
Men's cotton T-shirts short sleeve|610910
Ladies knitted polyester leggings|610463/610469
Baby strollers foldable|871500
Stainless steel kitchen sink|732410
Plastic storage boxes with lid|392490/392310
Wooden dining chairs upholstered|940161
Office swivel chairs mesh|940139
Steel office filing cabinets|940310
Inflatable swimming pool|950699
Plush toys teddy bear|950300
Solar panels 450W mono|854143
Lithium-ion battery pack 48V|850760
Lead acid batteries 12V|850720/850710
Diesel generator set 50KVA|850211
Submersible water pumps|841370
Air compressor oil free|841480
Split type air conditioners 12000 BTU|841510
Chest freezer 300L|841830
Electric kettle 1.7L|851679
Microwave ovens|851650
Hair dryer professional|851631
Robot vacuum cleaner|850811
Washing machine front loading 7kg|845011
LED TV 43 inch|852872
Bluetooth speakers portable|851822/851821
Wireless earbuds|851762
Power bank 10000mAh|850760
USB-C charging cable|854442
Mobile phone case silicone|392690
Tempered glass screen protector for mobile phone|700719/700711
Smart watch|851762/910212
CCTV IP camera 4MP|852589
Network router wifi 6|851762
Laptop computer 15.6"|847130
Computer keyboard mechanical|847160
Laser printer|844332
Toner cartridges|844399
Printed circuit boards|853400
Circuit breaker MCB 2P|853620
Copper wire cable PVC insulated|854449
Car brake pads|870830
Shock absorbers for cars|870880
Auto spare parts oil filter|842123
Truck tyres 315/80R22.5|401120
Motorcycle tyres and tubes|401140/401390
Electric scooters adult|871160
Electric bicycle 250W|871160
Mountain bicycles 29 inch|871200
Excavator spare parts track rollers|843149
Used excavator Komatsu|842952
Forklift truck 3 ton diesel|842720
Hand pallet trucks|842790
CNC lathe machine|845811
Injection moulding machine|847710
Ball bearings 6203|848210
Brass ball valve 1/2"|848180
Carbon steel flanges|730791
Seamless steel pipes API 5L|730419/730439
Galvanized steel coils|721049
Prepainted galvanized steel coil PPGI|721070
Hex bolts and nuts galvanized|731815/731816
Drywall screws|731814
Common wire nails|731700
Wire mesh fence panels|731420/731431
Aluminium profiles for windows|760421/760429
Aluminum foil rolls household|760711
Tempered glass panels|700719
Marble slabs polished|680291
Plywood 18mm film faced|441233/441231
MDF boards|441114/441113
Laminate flooring AC4|441192/441113
SPC vinyl flooring|391810
PVC pipe fittings|391740
Stretch film pallet wrap|392010
BOPP adhesive tape|391910
Plastic garbage bags on roll|392321
PP woven bags 50kg|630533
Jumbo bags FIBC|630532
Nitrile gloves powder free|401512/401519
Disposable face masks 3 ply|630790
Disposable syringes 5ml|901831
Wheelchair manual|871310
Polyester fabric dyed|540752/540742/540761
Cotton bath towels|630260
Bed sheet sets microfiber|630232/630222
Blackout curtains|630392
Fleece blankets|630140
Camping tents|630622
Sports shoes mesh upper|640411
EVA slippers|640299
Safety shoes steel toe|640340
Rain boots PVC|640192/640199
School backpacks polyester|420292/420212
Trolley luggage set ABS|420212
Ladies PU handbags|420222
Leather belts men|420330
Baseball caps|650500
Umbrella 3 fold|660191
Artificial flowers plastic|670210
Human hair wigs|670420
Christmas tree artificial PVC|950510
Fireworks 1.4G|360410
Scented candles in glass|340600
Shampoo 400ml|330510
Toothbrush adult|960321
Baby diapers|961900
Toilet paper rolls|481810
Paper cups 8oz|482369
A4 copy paper 80gsm|480256
Corrugated carton boxes|481910
Ballpoint pens blue|960810
Nylon zippers long chain|960719
Disposable gas lighters|961310
Treadmill home use|950691
Yoga mats PVC|950691
Fishing rods carbon|950710
Fresh garlic normal white|070320
Frozen tilapia fillets|030461
Frozen broccoli florets|071080
Dried shiitake mushrooms|071234
Canned mushrooms pieces|200310
Tomato paste in drums|200290
Peanut kernels blanched|120242/200811
Walnut kernels light halves|080232
Black tea bags|090230
Instant noodles chicken flavour|190230
Soy sauce|210310
Sugar candy lollipops|170490
Dog food dry|230910
Citric acid monohydrate|291814
Caustic soda flakes 99%|281511
Soda ash dense|283620
Titanium dioxide rutile|320611
PVC resin SG5|390410
Urea 46% granular|310210
Monosodium glutamate 99%|292242
Silicone sealant 300ml|321410
Water based wall paint|320910
Welding electrodes E6013|831110
Diamond saw blades|820239
Screwdriver set|820540
Cordless drill 18V|846721
Angle grinder 115mm|846729
Padlocks brass|830110
Cabinet hinges soft close|830210
Stainless steel cookware set|732393
Non-stick aluminium frying pans|761510
Vacuum flask stainless steel|961700
Glass tumblers|701337
Porcelain dinner set|691110
LED street light 100W|940542
Solar street light|940541
Ceiling fan with light|841451
Acoustic guitar|920290
Sunglasses polarized|900410
Quartz wrist watches|910211
Digital multimeter|903031
Blood pressure monitor digital|901890
Prefabricated container house|940690
`;
