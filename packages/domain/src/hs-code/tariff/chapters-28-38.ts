/** Chemicals, drugs, cosmetics; the rows are read by `parseTariffTable`. */
export const chapters28to38 = `
2801|氟、氯、溴、碘|Fluorine, chlorine, bromine, iodine|碘,溴素,液氯|iodine,bromine
2802.|升华、沉淀硫磺|Sulphur, sublimed
2803.|碳（炭黑）|Carbon blacks|炭黑,白炭黑替代|carbon black
2804|氢、稀有气体、其他非金属|Hydrogen, rare gases, other non-metals|氩气,氮气,氧气,黄磷,氢气,硒|argon,nitrogen gas,oxygen gas,yellow phosphorus,helium
280461|含硅99.99%及以上的硅|Silicon of 99.99 % or more|多晶硅|polysilicon
*280469|其他硅|Other silicon|金属硅,工业硅|silicon metal
2805|碱金属、稀土金属、汞|Alkali metals, rare-earth metals, mercury|金属钙,稀土金属,金属钠,金属锂|calcium metal,rare earth metal
2806|盐酸|Hydrogen chloride
280610|盐酸|Hydrogen chloride (hydrochloric acid)|盐酸|hydrochloric acid
2807.|硫酸|Sulphuric acid|硫酸|sulphuric acid
2808.|硝酸|Nitric acid|硝酸|nitric acid
2809|五氧化二磷、磷酸|Phosphoric acid
280920|磷酸、偏磷酸|Phosphoric acid and polyphosphoric acids|磷酸|phosphoric acid
2810.|硼的氧化物、硼酸|Boric acids|硼酸|boric acid
2811|其他无机酸及非金属氧化物|Other inorganic acids, oxides of non-metals|氨基磺酸|dry ice
*281122|二氧化硅|Silicon dioxide|二氧化硅,白炭黑,气相二氧化硅,硅胶干燥剂|silicon dioxide,silica,fumed silica,silica gel
281121|二氧化碳|Carbon dioxide|二氧化碳,干冰|carbon dioxide
281111|氢氟酸|Hydrofluoric acid|氢氟酸|hydrofluoric acid
2812|非金属卤化物|Halides of non-metals|三氯化磷,氯化亚砜|thionyl chloride
2813|非金属硫化物|Sulphides of non-metals|二硫化碳|carbon disulphide
2814|氨|Ammonia|液氨,氨水|ammonia
2815|氢氧化钠、氢氧化钾|Sodium hydroxide, potassium hydroxide|火碱
*281511|固体氢氧化钠|Sodium hydroxide, solid|片碱,固体烧碱,烧碱,氢氧化钠|caustic soda flakes,caustic soda,sodium hydroxide
281512|氢氧化钠水溶液|Sodium hydroxide in solution|液碱|caustic soda solution
281520|氢氧化钾|Potassium hydroxide|氢氧化钾|potassium hydroxide
2816|氢氧化镁、锶钡氧化物|Hydroxide of magnesium; strontium, barium oxides|氢氧化镁|magnesium hydroxide
2817.|氧化锌|Zinc oxide|氧化锌|zinc oxide
2818|人造刚玉、氧化铝、氢氧化铝|Artificial corundum, aluminium oxide, hydroxide||aluminium oxide,white corundum
*281810|人造刚玉|Artificial corundum|刚玉,棕刚玉,白刚玉|brown fused alumina,white fused alumina
281820|氧化铝|Aluminium oxide|氧化铝|alumina
281830|氢氧化铝|Aluminium hydroxide|氢氧化铝|aluminium hydroxide
2819|铬的氧化物|Chromium oxides|氧化铬绿|chromium oxide
2820|锰的氧化物|Manganese oxides|二氧化锰|manganese dioxide
2821|铁的氧化物、土色料|Iron oxides, earth colours|氧化铁红|iron oxide red
282110|铁的氧化物及氢氧化物|Iron oxides and hydroxides|氧化铁,铁红|iron oxide
2822.|钴的氧化物|Cobalt oxides
2823.|钛的氧化物|Titanium oxides|二氧化钛|titanium oxide
2824|铅的氧化物|Lead oxides|红丹
2825|肼、其他无机碱、金属氧化物|Hydrazine, other metal oxides|水合肼,氢氧化锂,三氧化二锑,五氧化二钒,氧化钨|lithium hydroxide,antimony trioxide,hydrazine hydrate,vanadium pentoxide
2826|氟化物|Fluorides|氟化铝,冰晶石,六氟磷酸锂,氟化钠|aluminium fluoride,cryolite,lithium hexafluorophosphate
2827|氯化物、溴化物、碘化物|Chlorides, bromides, iodides|氯化镁,聚合氯化铝,氯化锌,三氯化铁|magnesium chloride,polyaluminium chloride,zinc chloride,ferric chloride
282720|氯化钙|Calcium chloride|氯化钙|calcium chloride
282710|氯化铵|Ammonium chloride|氯化铵|ammonium chloride
2828|次氯酸盐|Hypochlorites|次氯酸钠|sodium hypochlorite,bleaching powder
*282810|商品次氯酸钙|Commercial calcium hypochlorite|次氯酸钙,漂粉精,漂白粉|calcium hypochlorite
2829|氯酸盐、高氯酸盐|Chlorates, perchlorates|氯酸钠|sodium chlorate
2830|硫化物|Sulphides|硫化钠,硫化碱|sodium sulphide
2831|连二亚硫酸盐|Dithionites|保险粉|sodium hydrosulphite
2832|亚硫酸盐|Sulphites|焦亚硫酸钠,亚硫酸钠,硫代硫酸钠|sodium metabisulphite,sodium sulphite,sodium thiosulphate
2833|硫酸盐|Sulphates|硫酸亚铁,硫酸锌|ferrous sulphate,zinc sulphate
*283311|硫酸钠|Disodium sulphate|硫酸钠,元明粉,无水硫酸钠|sodium sulphate
283321|硫酸镁|Magnesium sulphate|硫酸镁|magnesium sulphate
283322|硫酸铝|Aluminium sulphate|硫酸铝|aluminium sulphate
283325|硫酸铜|Copper sulphate|硫酸铜|copper sulphate
2834|亚硝酸盐、硝酸盐|Nitrites, nitrates|亚硝酸钠,硝酸钾,硝酸钙|sodium nitrite,potassium nitrate
2835|磷酸盐|Phosphates|六偏磷酸钠,磷酸三钠|sodium hexametaphosphate,trisodium phosphate
283525|磷酸氢钙|Calcium hydrogenorthophosphate|磷酸氢钙|dicalcium phosphate
283531|三磷酸钠|Sodium triphosphate|三聚磷酸钠|sodium tripolyphosphate
2836|碳酸盐|Carbonates|碳酸钡|barium carbonate
*283620|碳酸钠|Disodium carbonate|纯碱,碳酸钠|soda ash,sodium carbonate
283630|碳酸氢钠|Sodium hydrogencarbonate|小苏打,碳酸氢钠|sodium bicarbonate,baking soda
283640|碳酸钾|Potassium carbonates|碳酸钾|potassium carbonate
283650|碳酸钙|Calcium carbonate|碳酸钙,轻质碳酸钙|calcium carbonate
283691|碳酸锂|Lithium carbonates|碳酸锂|lithium carbonate
2837|氰化物|Cyanides|氰化钠|sodium cyanide
2839|硅酸盐|Silicates|硅酸钠,水玻璃,泡花碱|sodium silicate
2840|硼酸盐|Borates|硼砂|borax
2841|金属酸盐|Salts of oxometallic acids|高锰酸钾,重铬酸钠,钼酸铵|potassium permanganate
2842|其他无机酸盐|Other salts of inorganic acids|沸石,磷酸铁锂,分子筛|zeolite,lithium iron phosphate
2843|胶态贵金属|Colloidal precious metals|硝酸银,氯化钯|silver nitrate
2844|放射性元素|Radioactive elements
2845|同位素|Isotopes|重水
2846|稀土化合物|Compounds of rare-earth metals|氧化镧,氧化铈,氧化钕,稀土氧化物|rare earth oxide,cerium oxide,lanthanum oxide
2847.|过氧化氢|Hydrogen peroxide|双氧水,过氧化氢|hydrogen peroxide
2849|碳化物|Carbides|碳化钨,碳化硼|tungsten carbide,boron carbide
*284920|碳化硅|Of silicon|碳化硅|silicon carbide
284910|碳化钙|Of calcium|电石,碳化钙|calcium carbide
2850.|氢化物、氮化物、叠氮化物|Hydrides, nitrides|氮化硼,氮化硅|boron nitride
2852|汞化合物|Compounds of mercury
2853|其他无机化合物|Other inorganic compounds|蒸馏水,液态空气|distilled water
2901|无环烃|Acyclic hydrocarbons|乙烯,丙烯,异戊烷,丁二烯|ethylene,propylene,butadiene
2902|环烃|Cyclic hydrocarbons|苯,二甲苯,对二甲苯,环己烷|benzene,xylene,paraxylene,cyclohexane
290230|甲苯|Toluene|甲苯|toluene
290250|苯乙烯|Styrene|苯乙烯|styrene
2903|烃的卤化衍生物|Halogenated derivatives of hydrocarbons|制冷剂r134a,氯仿,三氯乙烯,四氯乙烯,氯乙烯,氯化苯|chloroform,trichloroethylene,refrigerant r134a
290312|二氯甲烷|Dichloromethane|二氯甲烷|methylene chloride,dichloromethane
2904|烃的磺化、硝化衍生物|Sulphonated, nitrated derivatives|硝基苯|nitrobenzene
2905|无环醇|Acyclic alcohols|木糖醇,丁醇,辛醇,赤藓糖醇,季戊四醇|xylitol,erythritol,n-butanol,pentaerythritol
290511|甲醇|Methanol|甲醇|methanol
290512|丙醇、异丙醇|Propyl alcohols|异丙醇|isopropyl alcohol,isopropanol
*290531|乙二醇|Ethylene glycol|乙二醇|ethylene glycol
290532|丙二醇|Propylene glycol|丙二醇|propylene glycol
290544|山梨醇|Sorbitol|山梨醇|sorbitol
290545|丙三醇|Glycerol|甘油,丙三醇|glycerine,glycerol
2906|环醇|Cyclic alcohols|薄荷醇,薄荷脑,肌醇|menthol,inositol
2907|酚|Phenols|苯酚,双酚a,对苯二酚|phenol,bisphenol a,hydroquinone
2908|酚的卤化衍生物|Halogenated derivatives of phenols
2909|醚、醚醇、过氧化物|Ethers, peroxides|乙醚,二甘醇,二甲醚,过氧化物|diethylene glycol,dimethyl ether
2910|三环氧化物|Epoxides with three-membered ring|环氧乙烷,环氧丙烷,环氧氯丙烷|propylene oxide,epichlorohydrin
2911.|缩醛、半缩醛|Acetals
2912|醛|Aldehydes|甲醛,多聚甲醛,戊二醛,苯甲醛|formaldehyde,paraformaldehyde,glutaraldehyde
291241|香草醛|Vanillin|香兰素|vanillin
2913.|醛的卤化衍生物|Halogenated derivatives of aldehydes
2914|酮、醌|Ketones, quinones|丁酮,环己酮,樟脑|cyclohexanone,camphor,methyl ethyl ketone
291411|丙酮|Acetone|丙酮|acetone
2915|饱和无环一元羧酸|Saturated acyclic monocarboxylic acids|醋酸钠,丙酸钙,醋酸丁酯,醋酐,甲酸钠|sodium acetate,butyl acetate,vinyl acetate
291521|乙酸|Acetic acid|醋酸,乙酸,冰醋酸|acetic acid,glacial acetic acid
291511|甲酸|Formic acid|甲酸|formic acid
291531|乙酸乙酯|Ethyl acetate|乙酸乙酯,醋酸乙酯|ethyl acetate
291570|棕榈酸、硬脂酸及其盐酯|Palmitic, stearic acid, salts|硬脂酸,硬脂酸锌|stearic acid
2916|不饱和及环一元羧酸|Unsaturated and cyclic monocarboxylic acids|丙烯酸,丙烯酸丁酯,山梨酸钾,山梨酸|acrylic acid,potassium sorbate,butyl acrylate
291631|苯甲酸及其盐酯|Benzoic acid, salts and esters|苯甲酸,苯甲酸钠|benzoic acid,sodium benzoate
2917|多元羧酸|Polycarboxylic acids|邻苯二甲酸二辛酯,己二酸,草酸,顺丁烯二酸酐,增塑剂dop,富马酸|terephthalic acid,dop,adipic acid,oxalic acid,maleic anhydride,phthalic anhydride,dioctyl phthalate
291736|对苯二甲酸及其盐|Terephthalic acid|对苯二甲酸,pta|purified terephthalic acid,pta
2918|含附加氧基的羧酸|Carboxylic acids with additional oxygen|乳酸,酒石酸,葡萄糖酸钠,水杨酸,苹果酸|lactic acid,tartaric acid,sodium gluconate,salicylic acid,malic acid
*291814|柠檬酸|Citric acid|柠檬酸,无水柠檬酸,一水柠檬酸|citric acid
291815|柠檬酸盐及酯|Salts and esters of citric acid|柠檬酸钠|sodium citrate
2919|磷酸酯|Phosphoric esters|磷酸三苯酯|triphenyl phosphate
2920|其他无机酸酯|Esters of other inorganic acids|碳酸二甲酯|dimethyl carbonate
2921|氨基化合物|Amine-function compounds|苯胺,乙二胺,三乙胺|aniline,ethylenediamine,triethylamine
2922|含氧基氨基化合物、氨基酸|Oxygen-function amino-compounds, amino acids|味精原料谷氨酸钠,三乙醇胺,氨基酸,甘氨酸,谷氨酸,苏氨酸|triethanolamine,glycine,amino acid,threonine
292242|谷氨酸及其盐|Glutamic acid and salts|谷氨酸钠|monosodium glutamate,msg
292241|赖氨酸|Lysine|赖氨酸,盐酸赖氨酸|l-lysine hcl,lysine
2923|季铵盐、卵磷脂|Quaternary ammonium salts, lecithins|氯化胆碱,卵磷脂,大豆卵磷脂|choline chloride,lecithin,soy lecithin,betaine
2924|羧基酰胺、环酰胺|Carboxyamide compounds|对乙酰氨基酚原料,阿斯巴甜,dmf,二甲基甲酰胺,丙烯酰胺|dimethylformamide,dmf,aspartame,acrylamide
2925|羧基酰亚胺、亚胺|Carboxyimide, imine compounds|糖精,糖精钠|saccharin
2926|腈基化合物|Nitrile-function compounds|丙烯腈|acrylonitrile
2927.|重氮、偶氮化合物|Diazo, azo compounds|发泡剂ac|azodicarbonamide
2928.|肼的有机衍生物|Organic derivatives of hydrazine
2929|其他含氮基化合物|Other nitrogen-function compounds|tdi,mdi,甜蜜素,异氰酸酯|toluene diisocyanate,tdi,sodium cyclamate
2930|有机硫化合物|Organo-sulphur compounds|半胱氨酸|cysteine
293040|甲硫氨酸（蛋氨酸）|Methionine|蛋氨酸|methionine
2931|其他有机无机化合物|Other organo-inorganic compounds|草甘膦原药,草甘膦|glyphosate
2932|仅含氧杂原子的杂环化合物|Heterocyclic compounds with oxygen only|糠醛,三氯蔗糖,四氢呋喃,香豆素|furfural,sucralose,tetrahydrofuran
2933|仅含氮杂原子的杂环化合物|Heterocyclic compounds with nitrogen only|吡啶,三氯异氰尿酸,百草枯|pyridine,trichloroisocyanuric acid,tcca
293361|三聚氰胺|Melamine|三聚氰胺|melamine
293371|己内酰胺|Caprolactam|己内酰胺|caprolactam
2934|核酸、其他杂环化合物|Nucleic acids, other heterocyclic compounds|安赛蜜,核苷酸|acesulfame potassium
2935|磺胺|Sulphonamides|磺胺嘧啶|sulfonamide
2936|维生素原|Provitamins and vitamins|维生素b12,维生素原料,泛酸钙,叶酸,烟酰胺|vitamin b12,folic acid,niacinamide,vitamin a
*293627|维生素C及其衍生物|Vitamin C and derivatives|维生素c,抗坏血酸|vitamin c,ascorbic acid
293628|维生素E及其衍生物|Vitamin E and derivatives|维生素e|vitamin e,tocopherol
2937|激素|Hormones|地塞米松原料,激素|hormone
2938|苷|Glycosides|甜菊糖苷,芦丁|stevia,stevioside,rutin
2939|生物碱|Alkaloids|麻黄碱
293930|咖啡因及其盐|Caffeine and salts|咖啡因|caffeine
2940.|化学纯糖、糖醚|Sugars, chemically pure|木糖
2941|抗菌素|Antibiotics|青霉素原料,阿莫西林原料,四环素,抗生素,土霉素|amoxicillin trihydrate,oxytetracycline,penicillin,antibiotic
2942.|其他有机化合物|Other organic compounds
3001|器官疗法用腺体、肝素|Glands, heparin|肝素钠|heparin sodium
3002|血、疫苗、免疫制品、培养微生物|Blood, vaccines, immunological products, cultures|血清,诊断抗体,人血白蛋白,菌种,单克隆抗体|serum,human albumin,monoclonal antibody
*300241|人用疫苗|Vaccines for human medicine|疫苗,人用疫苗|vaccine
3003|未配定剂量的混合药品|Medicaments, mixed, not in doses|散装药品
3004|配定剂量的药品|Medicaments in doses or for retail sale|药品,片剂,胶囊药,注射液,膏药,西药,口服液|tablet,capsule,medicament,injection,chinese patent medicine
300410|含青霉素、链霉素的药品|Medicaments with penicillins|阿莫西林胶囊,青霉素注射液|amoxicillin capsule
300420|含其他抗菌素的药品|Medicaments with other antibiotics|阿奇霉素片,头孢克肟|azithromycin tablet,ceftriaxone injection
300450|含维生素的药品|Medicaments with vitamins|维生素片|vitamin tablet
*300490|其他药品|Other medicaments|中成药,药片,布洛芬,风油精,清凉油|ibuprofen,paracetamol tablet,medicine
3005|纱布、绷带、橡皮膏、医用敷料|Wadding, gauze, bandages, plasters|敷料,急救绷带|medical dressing
300510|胶粘敷料|Adhesive dressings|创可贴,医用胶带,退热贴|adhesive plaster,band-aid,medical tape
*300590|其他敷料、绷带|Other bandages, dressings|纱布,绷带,脱脂棉,医用棉球|gauze,bandage,absorbent cotton,gauze swab
3006|其他医药用品|Other pharmaceutical goods|缝合线,牙科水泥,避孕药|suture,dental cement
300650|急救药箱、药包|First-aid boxes and kits|急救包|first aid kit
300610|无菌外科缝合材料|Sterile surgical catgut, suture materials|手术缝合线|surgical suture
3101.|动植物肥料|Animal or vegetable fertilisers|有机肥,腐植酸|organic fertilizer
3102|氮肥|Nitrogenous fertilisers|硝酸铵,氮肥|ammonium nitrate
*310210|尿素|Urea|尿素|urea
310221|硫酸铵|Ammonium sulphate|硫酸铵|ammonium sulphate
3103|磷肥|Phosphatic fertilisers|过磷酸钙,重钙|superphosphate,tsp
3104|钾肥|Potassic fertilisers|氯化钾,硫酸钾|potassium chloride,potassium sulphate
3105|复合肥|Compound fertilisers|复合肥,npk|npk fertilizer,compound fertilizer
310530|磷酸氢二铵|Diammonium phosphate|磷酸二铵|diammonium phosphate,dap
310540|磷酸二氢铵|Monoammonium phosphate|磷酸一铵|monoammonium phosphate,map
3201|植物鞣料浸膏|Tanning extracts|栲胶|tannin extract
3202|合成鞣料|Synthetic tanning substances|鞣剂
3203.|动植物着色料|Colouring matter of vegetable or animal origin|天然色素,辣椒红,叶绿素|natural color,natural pigment,paprika oleoresin
3204|有机合成着色料|Synthetic organic colouring matter|染料,酸性染料|dye,dyestuff
320411|分散染料|Disperse dyes|分散染料|disperse dye
320416|活性染料|Reactive dyes|活性染料|reactive dye
*320417|有机颜料|Pigments|有机颜料,颜料红,酞菁蓝|organic pigment
320420|荧光增白剂|Fluorescent brightening agents|荧光增白剂|optical brightener
3205.|色淀|Colour lakes|色淀
3206|其他着色料、无机颜料|Other colouring matter|无机颜料,锌钡白,群青,珠光颜料|masterbatch,inorganic pigment,lithopone,ultramarine
*320611|含80%及以上二氧化钛的颜料|Pigments with 80 % or more titanium dioxide|钛白粉,二氧化钛颜料|titanium dioxide
320649|其他着色料|Other colouring matter|色母粒,色粉|color masterbatch,pigment powder
3207|搪瓷颜料、釉料|Glazes, enamels|釉料,陶瓷釉料,玻璃熔块|ceramic glaze,frit
3208|非水介质油漆|Paints in non-aqueous medium|油漆,油性漆,丙烯酸漆,清漆,汽车漆|paint,varnish,car paint,coating
*320890|其他油漆|Other paints, non-aqueous|聚氨酯漆,环氧漆,木器漆|polyurethane paint,epoxy paint
3209|水性油漆|Paints in aqueous medium|水性涂料,丙烯颜料涂料|emulsion paint,wall paint
320910|丙烯酸、乙烯聚合物水性漆|Acrylic or vinyl water paints|乳胶漆,水性漆|latex paint,water based paint
3210.|其他油漆、皮革用水性颜料|Other paints|粉末涂料其他
3211.|配制催干剂|Prepared driers|催干剂
3212|制漆用颜料、压印箔|Pigments for paint, stamping foils|烫金纸,烫金箔,电化铝,铝银浆|hot stamping foil,aluminium paste
3213|艺术家用颜料|Artists' colours|水彩颜料,丙烯颜料,油画颜料|acrylic paint set,watercolor,oil paint set,poster paint
3214|腻子、填料、嵌缝胶|Putty, fillers, mastics|原子灰,填缝剂,腻子粉|mastic,tile grout
321410|嵌缝胶、腻子|Mastics, putty|密封胶,玻璃胶,硅酮密封胶,腻子|silicone sealant,sealant,putty
3215|油墨、墨水|Printing ink, writing ink||ink
321511|黑色印刷油墨|Black printing ink
*321519|其他印刷油墨|Other printing ink|印刷油墨,油墨,丝印油墨|printing ink,screen printing ink
321590|其他墨水|Other ink|墨水,打印墨水,印油|writing ink,inkjet ink
3301|精油|Essential oils|精油,薄荷油|essential oil,peppermint oil
330129|其他非柑橘精油|Other essential oils|桉叶油,薰衣草精油,香茅油,茶树精油|eucalyptus oil,lavender oil,tea tree oil
3302|香料混合物|Mixtures of odoriferous substances||flavour,fragrance,perfume oil
*330290|其他香料混合物|Other mixtures|日化香精,香精|fragrance oil
330210|食品饮料用香精|For food or drink industries|食用香精|food flavour
3303.|香水、花露水|Perfumes and toilet waters|香水,古龙水,花露水|perfume,eau de toilette,cologne
3304|美容护肤品|Beauty and skin care preparations|粉底,彩妆,洗面奶护肤|foundation,lotion,makeup
330410|唇用化妆品|Lip make-up|口红,唇膏,唇彩,唇釉|lipstick,lip gloss,lip balm
330420|眼用化妆品|Eye make-up|眼影,睫毛膏,眼线笔,眉笔|eye shadow,mascara,eyeliner,eyebrow pencil
330430|指（趾）甲化妆品|Manicure preparations|指甲油,甲油胶|nail polish,gel polish
330491|香粉|Powders|粉饼,散粉,爽身粉|face powder,talcum powder,compact powder
*330499|其他美容护肤品|Other beauty preparations|面霜,面膜,防晒霜,护手霜,精华液,爽肤水,护肤品,粉底液,身体乳,化妆品|face cream,face mask,facial mask,sunscreen,hand cream,body lotion,serum,skin care,cosmetics
3305|护发品|Hair preparations|烫发剂
*330510|洗发剂|Shampoos|洗发水,洗发露|shampoo
330530|定型剂|Hair lacquers|发胶,定型喷雾|hair spray
330590|其他护发品|Other hair preparations|护发素,染发剂,染发膏,发膜,发蜡|hair conditioner,hair dye,hair colour,hair wax
3306|口腔清洁剂|Oral hygiene preparations
*330610|洁齿品|Dentifrices|牙膏,牙粉|toothpaste
330620|牙线|Dental floss|牙线,牙线棒|dental floss
330690|其他口腔清洁剂|Other oral hygiene|漱口水,假牙清洁片|mouthwash
3307|剃须、沐浴、除臭制剂|Shaving, bath, deodorant preparations|沐浴盐,剃须膏,除臭剂,脱毛膏,蚊香替代香,芳香剂|shaving cream,hair removal cream
330741|神香|Agarbatti, odoriferous by burning|线香,藏香,神香,佛香|incense stick,incense
*330749|其他室内除臭剂|Other preparations for perfuming rooms|空气清新剂,香薰,车载香薰,香薰液,无火香薰|air freshener,reed diffuser
330720|止汗剂|Personal deodorants|止汗剂,香体露|deodorant,antiperspirant
330730|浴盐|Bath salts|浴盐,泡澡球|bath salt,bath bomb
3401|肥皂、洗手液、湿巾皂|Soap, skin washing preparations|肥皂,皂粒|soap,liquid soap
*340111|盥洗用肥皂|Soap for toilet use|香皂,手工皂,湿巾肥皂,卸妆湿巾皂|toilet soap,handmade soap,bath soap
340119|其他用途肥皂|Soap for other use|洗衣皂|laundry soap
340130|洁肤用制品|Skin washing preparations|洗手液,沐浴露,洗面奶,洁面乳|hand wash,body wash,shower gel,facial cleanser,hand soap
3402|表面活性剂、洗涤剂|Surface-active agents, washing preparations|表面活性剂,去污剂,aes,玻璃水|detergent,surfactant,cleaner
340231|直链烷基苯磺酸及其盐|Linear alkylbenzene sulphonic acids|直链烷基苯磺酸|labsa
340239|其他阴离子表面活性剂|Other anionic agents|十二烷基硫酸钠,脂肪醇聚氧乙烯醚硫酸钠|sles,sodium lauryl sulphate
*340250|零售包装洗涤剂|Washing preparations for retail sale|洗衣粉,洗衣液,洗洁精,洗衣凝珠,洗碗块,清洁剂,洁厕灵,玻璃清洁剂|washing powder,laundry detergent,dishwashing liquid,laundry pods,detergent powder,toilet cleaner,glass cleaner
340290|其他洗涤剂|Other washing preparations|工业清洗剂|industrial cleaner
3403|润滑剂|Lubricating preparations|润滑脂,防锈油,切削液,脱模剂,黄油润滑脂,防锈剂|grease,lubricating grease,cutting fluid,mould release agent
3404|人造蜡|Artificial waxes|聚乙烯蜡,人造蜡|polyethylene wax,synthetic wax
3405|光洁剂、鞋油|Polishes and creams|鞋油,汽车蜡,抛光膏,地板蜡,家具蜡|shoe polish,car wax,car polish,polishing compound,furniture polish
3406.|蜡烛|Candles|蜡烛,香薰蜡烛,茶蜡,生日蜡烛|candle,scented candle,tealight,birthday candle
3407.|塑型用膏、牙科用蜡|Modelling pastes, dental wax|橡皮泥,彩泥,牙科石膏,超轻粘土|modeling clay,plasticine,play dough
3501|酪蛋白|Casein|干酪素|casein
3502|白蛋白|Albumins|蛋清粉,乳清蛋白|egg albumen
3503.|明胶|Gelatin|明胶,动物胶,骨胶,胶原蛋白肽|gelatin,bone glue
3504.|蛋白胨、其他蛋白质|Peptones, other proteins|大豆分离蛋白,胶原蛋白,水解蛋白,豌豆蛋白|soy protein isolate,collagen peptide,pea protein,collagen
3505|糊精、改性淀粉|Dextrins, modified starches|预糊化淀粉
*350510|糊精及改性淀粉|Dextrins and other modified starches|变性淀粉,糊精|modified starch,dextrin
3506|胶粘剂|Glues and adhesives|万能胶|epoxy adhesive,hot melt glue
*350610|零售包装胶水（1公斤及以下）|Glues for retail sale up to 1 kg|胶水,502胶,固体胶,强力胶,ab胶|super glue,glue stick,glue
350691|以聚合物或橡胶为基料的粘合剂|Adhesives based on polymers or rubber|热熔胶,热熔胶棒,白乳胶,胶粘剂|hot melt adhesive,adhesive
3507|酶|Enzymes|酶制剂,淀粉酶,蛋白酶,纤维素酶|enzyme,amylase,protease
3601.|发射药|Propellent powders|火药|gunpowder
3602.|炸药|Prepared explosives|炸药,工业炸药|explosive
3603|导火索、雷管|Fuses, detonators|雷管,导火索|detonator
3604|烟花爆竹|Fireworks|礼花弹
360410|烟花爆竹|Fireworks|烟花,鞭炮,爆竹|fireworks,firecracker
3605.|火柴|Matches|火柴|match,safety matches
3606|易燃材料、打火机燃料|Combustible materials, lighter fuel|固体酒精,打火机油,打火棒|lighter fuel,solid alcohol fuel
3701|感光硬片、平面软片|Photographic plates and flat film|x光片,医用胶片,ctp板感光|x-ray film,ctp plate
3702|成卷感光胶片|Photographic film in rolls|胶卷|photographic film
3703|感光纸|Photographic paper|相纸感光,彩色相纸|photographic paper
3704.|已曝光未冲洗感光材料|Exposed photographic material
3705.|已冲洗感光硬片|Developed photographic plates|菲林片
3706|电影胶片|Cinematographic film
3707|摄影用化学制剂|Chemicals for photographic use|碳粉,显影液,光刻胶,墨粉|toner powder,developer,photoresist
3801|人造石墨|Artificial graphite|人造石墨,石墨粉,负极材料|artificial graphite
3802|活性炭、活性矿产品|Activated carbon|活性炭,活性白土|activated carbon
3803.|妥尔油|Tall oil
3804.|木浆残余碱液|Residual lyes, lignin sulphonates|木质素磺酸钙|lignosulphonate
3805|松节油|Turpentine|松节油|turpentine
3806|松香|Rosin|松香,歧化松香|rosin,gum rosin
3807.|木焦油|Wood tar
3808|杀虫剂、除草剂、消毒剂|Insecticides, herbicides, disinfectants|农药|pesticide,mosquito repellent
*380891|杀虫剂|Insecticides|杀虫剂,蚊香,电蚊香液,蟑螂药,杀虫气雾剂|insecticide,mosquito coil,insecticide spray
380892|杀菌剂|Fungicides|杀菌剂|fungicide
380893|除草剂|Herbicides|除草剂,草甘膦制剂|herbicide
380894|消毒剂|Disinfectants|消毒液,免洗洗手液,酒精消毒液,消毒湿巾|disinfectant,hand sanitizer,disinfectant wipes
380899|其他类似产品|Other such products|灭鼠药|rodenticide
3809|纺织、造纸用整理剂|Finishing agents for textile, paper|柔软剂,纺织助剂,印染助剂,固色剂|textile auxiliary,softener,fixing agent
3810|金属表面处理剂、焊剂|Pickling preparations, fluxes|助焊剂,焊锡膏,焊剂|soldering flux,solder paste,welding flux
3811|抗震剂、油品添加剂|Additives for oils|机油添加剂,燃油宝|lubricant additive,fuel additive
3812|橡胶、塑料助剂|Rubber accelerators, plasticisers, stabilisers|橡胶促进剂,抗氧剂,增塑剂,热稳定剂,pvc稳定剂,橡胶防老剂|rubber accelerator,antioxidant,plasticizer,pvc stabilizer,heat stabilizer
3813.|灭火制剂|Fire extinguisher preparations|干粉灭火剂,泡沫灭火剂|fire extinguishing powder,fire fighting foam
3814.|有机复合溶剂、稀释剂|Composite solvents and thinners|稀释剂,天那水,脱漆剂|thinner,paint remover
3815|催化剂|Catalysts, reaction initiators|催化剂|catalyst
3816.|耐火水泥、耐火浇注料|Refractory cements, castables|耐火水泥,浇注料,耐火泥|refractory castable,refractory cement
3817.|混合烷基苯|Mixed alkylbenzenes|烷基苯|alkylbenzene
3818.|电子工业用掺杂硅片|Chemical elements doped for electronics|硅片,单晶硅片,晶圆,硅晶圆|silicon wafer,wafer
3819.|液压制动液|Hydraulic brake fluids|刹车油,制动液|brake fluid
3820.|防冻剂|Anti-freezing preparations|防冻液,冷却液|antifreeze,coolant
3821.|培养基|Culture media|培养基|culture medium
3822|诊断、实验用试剂|Diagnostic or laboratory reagents|检测试剂,核酸检测试剂,抗原检测试剂|diagnostic reagent,rapid test kit,antigen test kit,blood glucose test strip
*382219|其他诊断试剂|Other diagnostic reagents|检测试剂盒,诊断试剂,试纸,验孕棒,血糖试纸|test kit,test strip,pregnancy test
3823|工业脂肪酸、脂肪醇|Industrial fatty acids, alcohols|脂肪酸,脂肪醇|fatty acid,fatty alcohol
382311|工业硬脂酸|Industrial stearic acid|工业硬脂酸
3824|其他化学品|Other chemical products|铸造粘合剂,硅溶胶,建筑砂浆,石墨烯浆|electrolyte,flame retardant,water treatment chemical
382440|水泥、砂浆、混凝土添加剂|Additives for cements, mortars, concretes|混凝土外加剂,减水剂|concrete admixture,superplasticizer
382450|非耐火灰泥、混凝土|Non-refractory mortars and concretes|砂浆,瓷砖胶,干混砂浆|dry mortar,tile adhesive
*382499|其他化学品|Other chemical products|电解液,暖宝宝,干燥剂,导热硅脂,阻燃剂,水处理剂|desiccant,heat pack,hand warmer,thermal grease
3825|化工残渣、城市垃圾|Chemical residues, municipal waste|医疗垃圾|waste solvents
3826.|生物柴油|Biodiesel|生物柴油|biodiesel
3827|含卤化烃的混合制冷剂|Mixtures with halogenated methane, ethane|制冷剂,混合制冷剂r410a,r404a,r410a|refrigerant gas,refrigerant r410a
`;
