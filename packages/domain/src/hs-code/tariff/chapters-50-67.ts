/** Textiles, garments, shoes, hats, umbrellas; the rows are read by `parseTariffTable`. */
export const chapters50to67 = `
5001.|蚕茧|Silk-worm cocoons
5002.|生丝|Raw silk|生丝|raw silk
5003.|废丝|Silk waste
5004.|丝纱线|Silk yarn|丝纱线,蚕丝纱|silk yarn
5005.|绢纺纱线|Yarn spun from silk waste
5006.|零售用丝纱线|Silk yarn for retail sale
5007|丝织物|Woven fabrics of silk|真丝面料,丝绸面料,桑蚕丝面料|silk fabric
5101|未梳羊毛|Wool, not carded|羊毛,洗净毛,原毛|wool,greasy wool
5102|未梳动物毛|Animal hair, not carded|山羊绒,兔毛|cashmere,animal hair
5103|羊毛废料|Waste of wool
5104.|羊毛回收纤维|Garnetted stock of wool
5105|已梳羊毛、毛条|Wool carded or combed|羊毛条,毛条,无毛绒|wool top
5106|粗梳羊毛纱线|Yarn of carded wool|粗纺羊毛纱
5107|精梳羊毛纱线|Yarn of combed wool|羊毛纱,精纺羊毛纱|wool yarn,worsted yarn
5108|动物细毛纱线|Yarn of fine animal hair|羊绒纱|cashmere yarn
5109|零售用毛纱线|Wool yarn for retail sale|毛线羊毛
5110.|动物粗毛、马毛纱线|Yarn of coarse animal hair
5111|粗梳毛机织物|Woven fabrics of carded wool|粗纺呢绒,毛呢面料|woolen fabric
5112|精梳毛机织物|Woven fabrics of combed wool|精纺毛料,西服毛料|worsted fabric
5113.|动物粗毛机织物|Woven fabrics of coarse hair
5201.|未梳棉花|Cotton, not carded|棉花,皮棉,原棉|raw cotton,cotton lint
5202|废棉|Cotton waste|废棉,回丝|cotton waste
5203.|已梳棉花|Cotton, carded or combed
5204|棉缝纫线|Cotton sewing thread|棉缝纫线|cotton sewing thread
5205|含棉85%及以上棉纱线|Cotton yarn, 85 % or more cotton|棉纱,纯棉纱,精梳棉纱|cotton yarn
5206|含棉85%以下棉纱线|Cotton yarn, less than 85 % cotton|涤棉纱,混纺棉纱|blended cotton yarn
5207|零售用棉纱线|Cotton yarn for retail sale
5208|轻质棉机织物（200克及以下）|Woven cotton fabric up to 200 g/m²|棉布,纯棉面料|cotton fabric,cotton cloth,cotton printed fabric
*520851|印花平纹棉布（100克及以下）|Printed plain cotton weave|全棉印花布
520811|未漂白平纹棉布|Unbleached plain cotton weave|棉坯布|cotton grey fabric
5209|重质棉机织物（200克以上）|Woven cotton fabric over 200 g/m²|帆布,纯棉帆布,全棉斜纹布|cotton canvas fabric,cotton twill
*520942|牛仔布|Denim|牛仔布,牛仔面料|denim fabric
5210|轻质棉混纺机织物|Woven cotton mixed with man-made up to 200 g/m²|涤棉布,棉涤面料|poly cotton fabric
5211|重质棉混纺机织物|Woven cotton mixed over 200 g/m²|弹力牛仔布
5212|其他棉机织物|Other woven cotton fabrics
5301|亚麻|Flax|亚麻纤维,亚麻原料|flax fibre
5302|大麻纤维|True hemp
5303|黄麻纤维|Jute|黄麻纤维|jute fibre
5305.|椰壳、剑麻等纤维|Coconut, sisal and other fibres|剑麻,椰壳纤维,苎麻|sisal fibre,coir
5306|亚麻纱线|Flax yarn|亚麻纱|linen yarn
5307|黄麻纱线|Jute yarn|黄麻纱|jute yarn
5308|其他植物纤维纱线|Yarn of other vegetable fibres|纸纱线
5309|亚麻机织物|Woven fabrics of flax|亚麻布,亚麻面料|linen fabric
5310|黄麻机织物|Woven fabrics of jute|黄麻布,麻布|jute fabric,hessian cloth
5311.|其他植物纤维机织物|Woven fabrics of other vegetable fibres|苎麻布|ramie fabric
5401|化纤长丝缝纫线|Sewing thread of man-made filaments|涤纶缝纫线,缝纫线,长丝绣花线|polyester sewing thread,embroidery thread
5402|合成纤维长丝纱线|Synthetic filament yarn|锦纶长丝,尼龙丝,涤纶丝,poy,弹力丝,工业丝,涤纶长丝|polyester yarn,nylon yarn,poy,polyester filament yarn
540233|聚酯变形纱线|Textured yarn of polyesters|dty,涤纶低弹丝,涤纶弹力丝|dty yarn,polyester dty
540247|聚酯单纱|Other single yarn of polyesters|fdy|fdy
540244|弹性单纱|Elastomeric single yarn|氨纶丝,氨纶|spandex yarn
5403|人造纤维长丝纱线|Artificial filament yarn|粘胶长丝,人造丝|viscose filament yarn,rayon yarn
5404|合成纤维单丝、扁条|Synthetic monofilament, strip|渔线,尼龙单丝,人造草丝,钓鱼线单丝|nylon monofilament,fishing line monofilament
5405.|人造纤维单丝|Artificial monofilament
5406.|零售用化纤长丝纱线|Man-made filament yarn for retail sale
5407|合成纤维长丝机织物|Woven fabrics of synthetic filament yarn|牛津布,春亚纺,尼龙面料,涤纶布,化纤面料,雪纺面料,窗帘面料,塔丝隆,色丁布,防晒面料,沙发布|oxford fabric,nylon fabric,chiffon fabric,taffeta,satin fabric,curtain fabric,polyester woven fabric
*540752|染色聚酯变形长丝布|Dyed, 85 % or more textured polyester|涤纶面料,涤纶染色布|polyester dyed fabric,polyester fabric
540754|印花聚酯变形长丝布|Printed, textured polyester|涤纶印花布|polyester printed fabric
5408|人造纤维长丝机织物|Woven fabrics of artificial filament yarn|人造丝面料,人棉长丝布|viscose filament fabric
5501|合成纤维长丝丝束|Synthetic filament tow|丝束
5502|人造纤维长丝丝束|Artificial filament tow|醋酸丝束|acetate tow
5503|未梳合成纤维短纤|Synthetic staple fibres, not carded|化纤短纤,腈纶短纤,中空棉|psf,acrylic staple fibre
550320|聚酯短纤|Of polyesters|涤纶短纤,聚酯短纤|polyester staple fibre
5504|未梳人造纤维短纤|Artificial staple fibres, not carded|粘胶短纤,莱赛尔纤维|viscose staple fibre,lyocell fibre
5505|化纤废料|Waste of man-made fibres
5506|已梳合成纤维短纤|Synthetic staple fibres, carded
5507.|已梳人造纤维短纤|Artificial staple fibres, carded
5508|化纤短纤缝纫线|Sewing thread of man-made staple fibres|涤纶短纤缝纫线,缝纫线短纤|spun polyester sewing thread,sewing thread
5509|合成纤维短纤纱线|Yarn of synthetic staple fibres|涤纶纱,腈纶纱,涤纶短纤纱,混纺纱|spun polyester yarn,acrylic yarn
5510|人造纤维短纤纱线|Yarn of artificial staple fibres|人棉纱,粘胶纱|viscose yarn,rayon spun yarn
5511|零售用化纤短纤纱线|Yarn of man-made staple fibres for retail sale|毛线,手编毛线|hand knitting yarn,crochet yarn
5512|含85%及以上合成短纤机织物|Woven fabrics, 85 % or more synthetic staple|涤纶短纤布
5513|轻质合成短纤棉混纺布|Woven synthetic staple mixed with cotton up to 170 g/m²|涤棉坯布,口袋布|tc fabric,polyester cotton fabric
5514|重质合成短纤棉混纺布|Woven synthetic staple mixed with cotton over 170 g/m²|涤棉工装面料|tc twill fabric
5515|其他合成短纤机织物|Other woven fabrics of synthetic staple|涤粘面料|tr fabric
5516|人造短纤机织物|Woven fabrics of artificial staple|人棉布,粘胶面料,人棉面料|rayon fabric,viscose fabric
5601|絮胎、纤维屑|Wadding, textile flock|植绒粉,香烟滤嘴|wadding
560121|棉制絮胎及制品|Of cotton|化妆棉,棉签,棉球|cotton pad,cotton swab,cotton bud
560122|化纤絮胎及制品|Of man-made fibres|喷胶棉,填充棉|polyester wadding
5602|毡呢|Felt|毛毡,毡布,羊毛毡|felt,felt fabric,wool felt
5603|无纺织物|Nonwovens|熔喷布,无纺布卷|nonwoven fabric,meltblown fabric,spunbond fabric,non-woven fabric
560312|25至70克化纤长丝无纺布|Of man-made filaments, 25 to 70 g/m²|纺粘无纺布|spunbond nonwoven
*560392|25至70克其他无纺布|Other nonwovens, 25 to 70 g/m²|水刺无纺布,无纺布|spunlace nonwoven
560314|150克以上化纤长丝无纺布|Of man-made filaments, over 150 g/m²|土工布|geotextile
5604|橡胶线、涂塑纱线|Rubber thread covered, coated yarn|橡筋线|covered elastic thread
5605.|含金属纱线|Metallised yarn|金银线,金银丝|metallic yarn,lurex yarn
5606.|粗松螺旋花线、绳绒线|Gimped yarn, chenille yarn|雪尼尔纱,包芯纱|chenille yarn
5607|线、绳、索、缆|Twine, cordage, ropes|绳子,麻绳,棉绳|rope,jute twine,cotton rope,baler twine
*560750|其他合成纤维绳|Of other synthetic fibres|尼龙绳,涤纶绳,缆绳,编织绳|nylon rope,polyester rope,mooring rope
560749|聚乙烯、聚丙烯绳|Of polyethylene or polypropylene|聚丙烯绳,打包绳|polypropylene rope,pe rope
5608|网、渔网|Nets|渔网,防虫网,遮阳网绳结,安全网,鱼网,球网|fishing net,safety net,knotted net
5609.|线绳制品|Articles of yarn, rope|鞋带,吊绳,安全绳,手机挂绳|shoelace,shoe lace,lanyard,rope article
5701|结织地毯|Carpets, knotted|手工地毯,波斯地毯|hand knotted carpet
5702|机织地毯|Carpets, woven|机织地毯,威尔顿地毯,地垫机织,雪尼尔地毯|woven carpet,wilton carpet,rug woven
5703|簇绒地毯、人造草坪|Carpets, tufted; turf|地毯,地垫,汽车脚垫地毯|carpet,rug,bath mat,door mat,car mat carpet
*570331|其他化纤人造草坪|Turf of other man-made textiles|人造草坪,仿真草坪,人工草皮|artificial grass,artificial turf
570339|其他化纤簇绒地毯|Other man-made tufted carpets|簇绒地毯,浴室地垫|tufted carpet
5704|毡呢地毯|Carpets of felt|针刺地毯,展览地毯|needle punch carpet,exhibition carpet
5705.|其他地毯|Other carpets|植绒地垫,拼接地毯,法兰绒地垫|carpet tile,flannel floor mat
5801|起绒、绳绒机织物|Woven pile, chenille fabrics|丝绒面料,灯芯绒,雪尼尔面料,天鹅绒面料|velvet fabric,corduroy,chenille fabric
5802|毛巾织物、簇绒织物|Terry towelling fabrics|毛巾布|terry fabric
5803.|纱罗|Gauze|纱罗布|gauze fabric
5804|网眼薄纱、花边|Tulles, lace|花边,网纱,蕾丝面料|lace,tulle,mesh net fabric
*580421|化纤机制花边|Mechanically made lace of man-made fibres|蕾丝,蕾丝花边|lace trim,lace fabric
5805.|手织装饰毯|Hand-woven tapestries|挂毯手工|tapestry
5806|狭幅机织物（织带）|Narrow woven fabrics|魔术贴,包边带,安全带织带,尼龙搭扣带,罗纹带|velcro,hook and loop tape,polyester webbing
580620|含弹性纱5%及以上|With 5 % or more elastomeric yarn|松紧带,弹力带|elastic band,elastic webbing
*580632|化纤制其他狭幅织物|Other, of man-made fibres|织带,丝带,缎带,尼龙织带|webbing,ribbon,satin ribbon
5807|织造标签、徽章|Labels, badges of textile|织唛,洗水唛,布标,商标|woven label,care label,textile badge
5808|编带、装饰带、流苏|Braids, trimmings, tassels|流苏,编织带,装饰绳带,花边织带|tassel,braid,trimming,fringe
5809.|金属线机织物|Woven fabrics of metal thread
5810|刺绣品|Embroidery|绣花布,刺绣章,绣花片,刺绣面料|embroidery fabric,embroidery patch,embroidered lace
5811.|绗缝织物|Quilted textile products|绗缝面料,夹棉面料|quilted fabric
5901|涂胶布、油画布|Textile coated with gum; canvas for painting|油画布,画布|artist canvas,painting canvas
5902|帘子布|Tyre cord fabric|轮胎帘子布,帘子布|tire cord fabric
5903|塑料涂布、层压织物|Textile fabrics coated with plastics|涂层布,pu革面料,防水布料,pvc牛津布|coated fabric,synthetic leather,laminated fabric,artificial leather fabric,pu leather fabric
590310|聚氯乙烯涂布织物|With polyvinyl chloride|pvc人造革,pvc涂层布,刀刮布,pvc夹网布|pvc coated fabric,pvc tarpaulin fabric,pvc leather
*590320|聚氨酯涂布织物|With polyurethane|pu革,人造革,pu合成革,pu涂层布|pu synthetic leather,pu leather,pu coated fabric
590390|其他塑料涂布织物|With other plastics|粘合衬,tpu复合布|fusible interlining
5904|亚麻油地毡|Linoleum|亚麻地板|linoleum
5905.|纺织糊墙品|Textile wall coverings|墙布,无缝墙布|wall fabric,textile wall covering
5906|橡胶处理织物|Rubberised textile fabrics|橡胶布,绝缘布胶带,潜水料|rubberized fabric,neoprene fabric
5907.|其他涂布织物、画布布景|Other coated fabrics|油布,植绒布|flocked fabric
5908.|灯芯、纱罩|Textile wicks, gas mantles|灯芯,蜡烛芯|candle wick
5909.|纺织水龙软管|Textile hosepiping|消防水带,消防水管|fire hose
5910.|纺织传动带|Textile transmission belts|尼龙片基带
5911|技术用途纺织品|Textile products for technical uses|工业滤布,丝网印刷网布,造纸毛毯|filter cloth,screen printing mesh,press cloth
591190|其他技术用纺织品|Other technical textiles|过滤袋,滤布|filter bag
6001|针织起绒织物|Knitted pile fabrics|法兰绒面料,珊瑚绒面料,长毛绒面料,摇粒绒面料,毛绒布|fleece fabric,coral fleece fabric,plush fabric,faux fur fabric
6002|窄幅弹性针织物|Narrow knitted elastic fabrics
6003|其他窄幅针织物|Other narrow knitted fabrics
6004|宽幅弹性针织物|Wide knitted elastic fabrics|氨纶针织布,弹力针织面料,泳衣面料|spandex knitted fabric,swimwear fabric,stretch knitted fabric
6005|经编织物|Warp knit fabrics|经编布,网眼布,三明治网布,遮阳网,经编面料|warp knitted fabric,mesh fabric,air mesh fabric,shade net,sunshade net
6006|其他针织物|Other knitted fabrics|针织布,针织面料,纬编布,汗布,卫衣布|knitted fabric,jersey fabric,cotton knitted fabric
600632|染色合成纤维针织物|Dyed, of synthetic fibres|涤纶针织布
6101|针织男大衣、外套|Men's coats, jackets, knitted|针织男外套,大衣,外套,风衣,夹克,男外套,男夹克,男大衣,男风衣
6102|针织女大衣、外套|Women's coats, jackets, knitted|针织女外套,大衣,外套,风衣,夹克,女外套,女大衣,女风衣,女夹克
6103|针织男西服、上衣、裤子|Men's suits, jackets, trousers, knitted|针织男裤,男卫裤,针织男士短裤,针织长裤,针织裤,运动裤,卫裤,针织短裤|men's knitted trousers,men's sweatpants,knitted pants,sweatpants,joggers
*610343|合成纤维制针织男裤|Men's trousers of synthetic fibres, knitted|男士运动裤
610342|棉制针织男裤|Men's trousers of cotton, knitted|男士针织棉裤,男士棉质运动裤
6104|针织女套装、连衣裙、裤子|Women's suits, dresses, skirts, trousers, knitted|针织半身裙,打底裤外穿,针织女裤,针织长裤,针织裤,运动裤,卫裤,针织短裤,连衣裙,半身裙|women's knitted trousers,knitted pants,sweatpants,joggers
*610463|合成纤维制针织女裤|Women's trousers of synthetic fibres, knitted|瑜伽裤,女士运动裤|yoga pants,leggings
610462|棉制针织女裤|Women's trousers of cotton, knitted
610443|合成纤维制针织连衣裙|Dresses of synthetic fibres, knitted|针织连衣裙|knitted dress
6105|针织男衬衫|Men's shirts, knitted|针织男衬衫|men's polo shirt
*610510|棉制针织男衬衫|Of cotton|polo衫,男士polo衫|men's cotton polo shirt,polo shirt
6106|针织女衬衫|Women's blouses, knitted|针织女衬衫,女士polo衫|women's knitted blouse
6107|针织男内裤、睡衣、浴衣|Men's underpants, nightwear, knitted|男平角裤,针织男睡衣,内裤,睡衣,家居服|men's boxer,men's briefs,underwear,pajamas,briefs
*610711|棉制针织男内裤|Men's underpants of cotton|男士内裤,男内裤,男士棉内裤|men's underwear,men's cotton briefs
610712|化纤制针织男内裤|Men's underpants of man-made fibres
6108|针织女内裤、睡衣、衬裙|Women's panties, nightwear, knitted|针织睡衣,女睡裙,家居服,内裤,睡衣,家居服|panties,nightdress,sleepwear,underwear,pajamas,briefs
610821|棉制针织女内裤|Women's panties of cotton|女士内裤,女内裤,女士棉内裤|cotton panties,women's underwear
610822|化纤制针织女内裤|Women's panties of man-made fibres|无痕内裤|seamless panties
*610831|棉制针织女睡衣|Women's nightwear of cotton|女士睡衣,睡衣,棉睡衣|women's pajamas
6109|T恤衫、汗衫|T-shirts, singlets|背心,短袖,汗衫,吊带衫,短袖t恤|vest knitted,singlet,tank top
*610910|棉制T恤衫|Of cotton|纯棉t恤,棉t恤,全棉短袖,文化衫,t恤,t恤衫|cotton t-shirt,t-shirt
610990|其他材料T恤衫|Of other materials|化纤t恤,涤纶t恤,速干t恤|polyester t-shirt
6110|套头衫、毛衣、开襟衫、卫衣|Jerseys, pullovers, cardigans|套头衫,开衫,马甲针织,连帽卫衣|pullover,hoodie,cardigan,sweatshirt,jumper
611011|羊毛制|Of wool|羊毛衫,羊毛毛衣|wool sweater
611012|羊绒制|Of cashmere|羊绒衫|cashmere sweater
611020|棉制|Of cotton|棉毛衣,纯棉卫衣,棉卫衣|cotton sweater,cotton sweatshirt,cotton hoodie
*611030|化纤制|Of man-made fibres|毛衣,针织衫,卫衣,腈纶毛衣,抓绒衣|acrylic sweater,polyester hoodie,sweater
6111|针织婴儿服装|Babies' garments, knitted|宝宝衣服,婴儿帽子|baby garment,infant wear
*611120|棉制针织婴儿服装|Of cotton|婴儿连体衣,婴儿爬服,哈衣,婴儿服装|baby romper,baby bodysuit,baby clothes
6112|针织运动服、滑雪服、泳衣|Track suits, swimwear, knitted||swimsuit,swimming trunks
611212|合成纤维制运动服|Track suits of synthetic fibres|运动套装,针织运动服|track suit
611231|合成纤维制男泳衣|Men's swimwear of synthetic fibres|男士泳裤,泳裤|men's swimming trunks
*611241|合成纤维制女泳衣|Women's swimwear of synthetic fibres|泳衣,女士泳衣,比基尼,泳装|women's swimsuit,bikini,swimwear
6113.|涂层针织物服装|Garments of coated knitted fabrics|潜水服|wetsuit
6114|其他针织服装|Other garments, knitted|连体裤针织,针织瑜伽服,cos服|dance costume,knitted jumpsuit
611430|化纤制其他针织服装|Of man-made fibres|舞蹈服
6115|袜子、连裤袜|Hosiery, pantyhose, socks|压力袜|stockings,tights,sport socks
*611595|棉制袜子|Of cotton|棉袜,袜子,船袜,运动袜|cotton socks,socks
611596|合成纤维制袜子|Of synthetic fibres|涤纶袜,尼龙袜|polyester socks,nylon socks
611521|连裤袜（单丝67分特以下）|Pantyhose below 67 dtex|丝袜,连裤袜|pantyhose
6116|针织手套|Gloves, knitted|针织手套,魔术手套|knitted gloves,work gloves,safety gloves,latex coated gloves
*611610|用塑料或橡胶浸渍涂布的|Impregnated with plastics or rubber|浸胶手套,pu涂层手套,劳保手套,丁腈浸胶手套|nitrile coated gloves,pu coated gloves,latex coated work gloves
611692|棉制针织手套|Of cotton|棉纱手套,棉手套,线手套|cotton gloves
6117|针织围巾、领带等附件|Other knitted accessories|护膝针织,针织披肩,发带针织|neck warmer
*611710|披巾、围巾|Shawls, scarves|针织围巾,围脖,披肩|knitted scarf,knitted shawl
6201|非针织男大衣、夹克|Men's overcoats, jackets|男外套,男大衣,冲锋衣男,男士棉服,大衣,外套,夹克,风衣,棉服,冲锋衣,派克服|men's coat,coat,jacket,overcoat,parka
*620140|化纤制男大衣、防寒上衣|Of man-made fibres|男士羽绒服,男士夹克,男风衣,男棉服,男士冲锋衣|men's down jacket,men's jacket,men's padded jacket
6202|非针织女大衣、夹克|Women's overcoats, jackets|女大衣,冲锋衣,大衣,外套,夹克,风衣,棉服,冲锋衣,派克服|women's coat,down jacket,windbreaker,coat,jacket,overcoat,parka
*620240|化纤制女大衣、防寒上衣|Of man-made fibres|女士羽绒服,羽绒服,女风衣,女士棉服,女外套|women's down jacket,women's jacket,women's padded coat
6203|非针织男西服、上衣、裤子|Men's suits, jackets, trousers|男裤,西裤,工作服,西服套装,长裤,裤子,短裤,休闲裤,牛仔裤,西裤,西装|men's suit,men's trousers,work clothes,cargo pants,men's shorts,workwear,trousers,pants,shorts
620342|棉制男裤|Men's trousers of cotton|男士牛仔裤,牛仔裤,男休闲裤,男棉裤,工装裤|men's jeans,men's cotton trousers,jeans
*620343|合成纤维制男裤|Men's trousers of synthetic fibres|男西裤,男士短裤,沙滩裤|men's polyester trousers,beach shorts
620312|合成纤维制男西服套装|Men's suits of synthetic fibres
620333|合成纤维制男上衣|Men's jackets of synthetic fibres|男士西装,男西装上衣|men's blazer
6204|非针织女套装、连衣裙、裤子|Women's suits, dresses, skirts, trousers|女裙,女士西装,旗袍,女短裤,长裤,裤子,短裤,休闲裤,牛仔裤,西裤,西装|women's dress,women's trousers,women's shorts,trousers,pants,shorts
620442|棉制连衣裙|Dresses of cotton|棉连衣裙|cotton dress
*620443|合成纤维制连衣裙|Dresses of synthetic fibres|连衣裙,婚纱,礼服,雪纺连衣裙|dress,polyester dress,wedding dress,evening dress
620453|合成纤维制裙子|Skirts of synthetic fibres|半身裙|skirt
620462|棉制女裤|Women's trousers of cotton|女士牛仔裤,女棉裤|women's jeans,women's cotton trousers
620463|合成纤维制女裤|Women's trousers of synthetic fibres|女裤|women's polyester trousers
6205|非针织男衬衫|Men's shirts|衬衣,男衬衣,男式格子衬衫|shirt
*620520|棉制男衬衫|Of cotton|男士衬衫,衬衫,全棉衬衫|men's cotton shirt,men's shirt
620530|化纤制男衬衫|Of man-made fibres|涤纶男衬衫
6206|非针织女衬衫|Women's blouses, shirts|女上衣,上衣|women's shirt,ladies top
620630|棉制女衬衫|Of cotton|女士棉衬衫
*620640|化纤制女衬衫|Of man-made fibres|雪纺衫,女士衬衫,女衬衫|women's blouse,blouse,chiffon blouse
6207|非针织男内衣、睡衣、浴衣|Men's underwear, nightwear|男士浴袍,男士梭织睡衣|men's bathrobe
6208|非针织女内衣、睡衣、浴衣|Women's underwear, nightwear|女士浴袍,浴袍,真丝睡衣,女士睡袍|bathrobe,women's bathrobe,silk pajamas
6209|非针织婴儿服装|Babies' garments|梭织婴儿服装,婴儿围嘴,口水巾|baby bib,woven baby garment
6210|毡呢、无纺布、涂层织物制服装|Garments of felt, nonwovens or coated fabrics|雨衣涂层,无纺布工作服,实验服无纺布|coverall,rain suit
*621010|毡呢或无纺布服装|Of felt or nonwovens|防护服,隔离衣,手术衣,一次性防护服|protective clothing,isolation gown,surgical gown,disposable coverall
621040|其他男涂层织物服装|Other men's garments of coated fabrics|雨衣套装男,滑雪服男
6211|非针织运动服、泳衣、其他服装|Track suits, swimwear, other garments|工作服连体,滑雪服,运动服梭织,校服,和服,角色扮演服装,空手道服|ski suit,coverall workwear,costume,karate uniform
621133|化纤制其他男服装|Other men's garments of man-made fibres|连体工作服,反光背心|safety vest,reflective vest,coverall
*621143|化纤制其他女服装|Other women's garments of man-made fibres|围裙|apron
6212|胸罩、束腰带、吊袜带|Brassieres, girdles, corsets|内衣文胸,塑身衣,束腰带,胸衣|shapewear,corset,girdle,body shaper
*621210|胸罩|Brassieres|胸罩,文胸,运动文胸,乳贴|bra,brassiere,sports bra
6213|手帕|Handkerchiefs|手帕,手绢|handkerchief
6214|披巾、围巾、面纱|Shawls, scarves, veils||shawl,pashmina
621410|丝制|Of silk|丝巾,真丝围巾,真丝丝巾|silk scarf
*621430|合成纤维制|Of synthetic fibres|围巾,头巾,披肩|scarf,polyester scarf,hijab
6215|领带、领结|Ties, bow ties|领结|bow tie
*621520|化纤制领带|Of man-made fibres|领带|necktie,tie
6216.|非针织手套|Gloves, not knitted|手套,滑雪手套,骑行手套,布手套,帆布手套,摩托车手套|gloves,ski gloves,cycling gloves,canvas gloves
6217|其他服装附件、服装零件|Other clothing accessories|袖套,服装附件,肩垫,布腰带,发带布,衣领|clothing accessory,fabric belt,shoulder pad,sleeve cover
6301|毯子|Blankets and rugs|盖毯,婴儿毯,羊毛毯|throw blanket,baby blanket
630110|电暖毯|Electric blankets|电热毯|electric blanket
*630140|合成纤维制毯子|Of synthetic fibres|珊瑚绒毯,法兰绒毯,毛毯,拉舍尔毛毯,毯子|fleece blanket,flannel blanket,polyester blanket,blanket
630130|棉制毯子|Of cotton|棉毯,毛巾被|cotton blanket
6302|床上、餐桌、盥洗、厨房织物|Bed, table, toilet and kitchen linen|擦碗布,餐巾布,抹布,被罩,厨房毛巾|bed linen,kitchen towel cloth,quilt cover
630221|印花棉床上织物|Printed bed linen of cotton|全棉印花四件套
630222|印花化纤床上织物|Printed bed linen of man-made fibres|印花四件套
*630231|其他棉床上织物|Other bed linen of cotton|床单,被套,四件套,枕套,全棉床单,床上用品,床品套件|bed sheet,duvet cover,bedding set,pillowcase
630232|其他化纤床上织物|Other bed linen of man-made fibres|磨毛四件套,化纤床单|microfiber bed sheet,polyester bedding set
630260|棉毛巾织物盥洗、厨房织物|Toilet and kitchen linen of cotton terry|毛巾,浴巾,棉毛巾,沙滩巾,方巾|cotton towel,bath towel,towel,beach towel
630293|其他化纤盥洗、厨房织物|Other linen of man-made fibres|超细纤维毛巾,超细纤维抹布|microfiber towel,microfiber cloth
630253|化纤餐桌织物|Table linen of man-made fibres|桌布,涤纶桌布,餐布|tablecloth
6303|窗帘、帐幔、床帷|Curtains, interior blinds|纱帘,卷帘布,门帘,成品窗帘,百褶帘|roller blind,sheer curtain,roman blind
*630392|合成纤维制窗帘|Of synthetic fibres|窗帘,遮光窗帘,浴帘,涤纶窗帘|curtain,blackout curtain,shower curtain,polyester curtain
6304|其他装饰用织物制品|Other furnishing articles|床罩,床裙,座套家具|bedspread,pillow cover
630493|合成纤维制其他装饰品|Other, of synthetic fibres|沙发套,抱枕套,椅套,靠垫套|sofa cover,cushion cover,chair cover
630491|针织其他装饰品|Other, knitted|蚊帐,弹力沙发套|mosquito net,stretch sofa cover
6305|包装用袋|Sacks and bags for packing|麻袋,布袋,棉布袋,束口袋|jute bag,cotton drawstring bag
630532|化纤集装袋|Flexible intermediate bulk containers|吨袋,集装袋,太空袋|fibc,jumbo bag,ton bag,bulk bag
*630533|聚乙烯、聚丙烯扁条编织袋|Other, of polyethylene or polypropylene strip|编织袋,pp编织袋|pp woven bag,woven bag
6306|油苫布、帐篷、帆、充气褥垫|Tarpaulins, tents, sails, camping goods|充气床垫布,遮阳棚,遮阳帆,睡垫充气|sunshade,sail,canopy,gazebo tent
630612|合成纤维制油苫布、遮阳篷|Tarpaulins, awnings of synthetic fibres|篷布,防水布,遮阳篷,防雨布,天幕|tarpaulin,awning,pe tarpaulin,shade sail
*630622|合成纤维制帐篷|Tents of synthetic fibres|帐篷,户外帐篷,折叠帐篷,儿童帐篷|tent,camping tent,canopy tent
6307|其他纺织制成品|Other made up textile articles|拖把头布,无纺布袋替代,安全带,汽车遮阳挡,布艺制品,收纳袋布,宠物垫,国旗,无纺布收纳盒,衣服防尘罩|safety harness,ratchet tie down,duster cloth,wiping cloth,pet pad
630710|擦地布、抹布等清洁用布|Floor-cloths, dish-cloths, dusters|抹布,清洁布,拖把头,擦车布,洗碗布|cleaning cloth,floor cloth,duster,dish cloth
630720|救生衣、安全带|Life-jackets and life-belts|救生衣|life jacket,life vest
*630790|其他制成品|Other made up articles|口罩,一次性口罩,医用口罩,吊装带,车衣,鞋套,旗帜,护腰,捆绑带,n95口罩|face mask,medical mask,disposable mask,lifting sling,car cover,flag,shoe cover
6308.|成套绣花、编织材料包|Needlecraft sets|十字绣套件,刺绣材料包,十字绣|cross stitch kit,embroidery kit,needlework kit
6309.|旧衣物|Worn clothing|旧衣服,旧鞋,二手衣服|used clothes,worn clothing,second hand clothes,used shoes
6310|碎织物、废绳|Rags, scrap twine|擦机布,碎布,废布|rags,wiping rags,textile waste
6401|防水模压橡胶、塑料鞋|Waterproof moulded footwear|胶鞋雨靴,pvc雨靴|gumboots
*640192|过踝不过膝的防水鞋|Covering the ankle|雨靴,雨鞋|rain boots,rubber boots
6402|橡胶或塑料鞋面的鞋|Footwear with uppers of rubber or plastics|塑料拖鞋,pu鞋,pvc拖鞋,女鞋pu面,沙滩鞋,人造革皮鞋,高跟鞋|plastic shoes,pvc shoes,ladies shoes
640220|鞋面条带装配的鞋|With upper straps plugged to sole|人字拖,夹脚拖鞋|flip flops
*640299|其他橡塑面鞋|Other|拖鞋,凉鞋,洞洞鞋,eva拖鞋,塑料凉鞋,女鞋|slippers,eva slippers,sandals,clogs,pu shoes
6403|皮革鞋面的鞋|Footwear with leather uppers|牛皮鞋|work boots
640340|装金属防护鞋头的鞋|With protective metal toe-cap|安全鞋,劳保鞋,钢头鞋|safety shoes,steel toe shoes
*640399|其他皮面不过踝的鞋|Other, not covering the ankle|皮鞋,真皮鞋,男士皮鞋,真皮凉鞋|leather shoes,men's leather shoes
640391|其他皮面过踝的鞋|Other, covering the ankle|皮靴,马丁靴|leather boots
6404|纺织材料鞋面的鞋|Footwear with textile uppers|板鞋,飞织鞋,旅游鞋,童鞋|textile shoes,children shoes
*640411|橡塑底运动鞋|Sports footwear with rubber or plastic soles|运动鞋,跑鞋,篮球鞋,网球鞋|sports shoes,sneakers,running shoes,basketball shoes
640419|其他橡塑底布面鞋|Other with rubber or plastic soles|帆布鞋,布鞋,休闲鞋,棉拖鞋,布面拖鞋|canvas shoes,casual shoes,cotton slippers,fabric shoes
6405|其他鞋靴|Other footwear|毛毡鞋
*640520|纺织材料鞋面其他鞋|With uppers of textile materials|一次性拖鞋,酒店拖鞋|hotel slippers,disposable slippers
6406|鞋靴零件|Parts of footwear|鞋面,鞋跟,硅胶鞋垫|shoe upper,shoe parts,shoe heel
640620|橡胶或塑料鞋底、鞋跟|Outer soles and heels of rubber or plastics|鞋底,橡胶鞋底,eva鞋底|shoe sole,rubber sole
*640690|其他鞋零件|Other|鞋垫,鞋材|insole
6501.|毡呢帽坯|Hat-forms of felt|帽坯
6502.|编结帽坯|Hat-shapes, plaited|草帽坯
6504.|编结帽|Hats, plaited|草帽,编织帽|straw hat
6505.|针织、织物制帽类|Hats knitted or from fabric|帽子,棒球帽,毛线帽,针织帽,渔夫帽,布帽,遮阳帽,发网,圣诞帽,毡帽|hat,cap,baseball cap,knitted hat,beanie,bucket hat,sun hat,christmas hat
6506|其他帽类、头盔|Other headgear, helmets|泳帽|swimming cap
*650610|安全头盔|Safety headgear|头盔,安全帽,摩托车头盔,自行车头盔|helmet,safety helmet,motorcycle helmet,bicycle helmet,hard hat
650691|橡胶或塑料制帽类|Of rubber or plastics|硅胶泳帽,浴帽|silicone swim cap,shower cap
6507.|帽圈、帽衬、帽架|Head-bands, linings for headgear|帽檐
6601|雨伞、阳伞|Umbrellas, sun umbrellas|太阳伞,遮阳伞|sun umbrella
660110|庭园用伞|Garden umbrellas|庭院伞,沙滩伞,太阳伞户外|garden umbrella,beach umbrella,patio umbrella
660191|折叠伞|Telescopic umbrellas|折叠伞,三折伞,三折自动伞,晴雨伞折叠|folding umbrella
*660199|其他伞|Other umbrellas|雨伞,直杆伞,伞|umbrella,straight umbrella
6602.|手杖、鞭子|Walking-sticks, whips|手杖,登山杖,拐杖手杖,鞭子|walking stick,trekking pole,whip
6603|伞零件|Parts of umbrellas|伞骨,伞架配件|umbrella frame,umbrella parts
6701.|羽毛及制品|Feathers and articles|羽毛制品,羽毛工艺|feather article,feather boa
6702|人造花|Artificial flowers|人造花,假花|artificial flower,artificial tree,artificial leaves
*670210|塑料制人造花|Of plastics|塑料花,仿真植物,仿真绿植,仿真树|plastic flower,artificial plant
670290|其他材料人造花|Of other materials|绢花,仿真花,干花人造|silk flower
6703.|已整理的人发|Human hair, dressed|发条原料|human hair dressed
6704|假发|Wigs, false hair|假发,假发片,发套|wig,hair extension,synthetic hair,lace front wig
670411|合成纤维整头假发|Complete wigs of synthetic textile|化纤假发|synthetic wig
670419|合成纤维其他假发|Other, of synthetic textile|假睫毛,化纤发条|false eyelashes,eyelash,synthetic hair extension
*670420|人发制假发|Of human hair|人发假发,真人发假发,人发发条|human hair wig,human hair extension
`;
