/** Container ports abroad that ships from China call at or tranship to: UN/LOCODE, Chinese name, English name. */
export const destinationPorts = `
AEAJM 阿治曼 Ajman|AEAUH 阿布扎比 Abu Dhabi|AEJEA 杰贝阿里 Jebel Ali|AEKLF 豪尔法坎 Khor Fakkan|AESHJ 沙迦 Sharjah
AOLAD 罗安达 Luanda|ARBUE 布宜诺斯艾利斯 Buenos Aires|AUADL 阿德莱德 Adelaide|AUBNE 布里斯班 Brisbane|AUFRE 弗里曼特尔 Fremantle
AUMEL 墨尔本 Melbourne|AUSYD 悉尼 Sydney|BDCGP 吉大港 Chattogram|BEANR 安特卫普 Antwerp|BEZEE 泽布吕赫 Zeebrugge
BGVAR 瓦尔纳 Varna|BHKBS 哈利法本萨勒曼 Khalifa Bin Salman|BJCOO 科托努 Cotonou|BRIOA 伊塔波阿 Itapoa|BRITJ 伊塔雅伊 Itajai
BRNVT 纳韦甘蒂斯 Navegantes|BRPNG 巴拉那瓜 Paranagua|BRRIG 里奥格兰德 Rio Grande|BRRIO 里约热内卢 Rio de Janeiro|BRSSA 萨尔瓦多 Salvador
BRSSZ 桑托斯 Santos|BRSUA 苏阿佩 Suape|BRVIX 维多利亚 Vitoria|CAHAL 哈利法克斯 Halifax|CAMTR 蒙特利尔 Montreal
CAPRR 鲁珀特王子港 Prince Rupert|CATOR 多伦多 Toronto|CAVAN 温哥华 Vancouver|CDMAT 马塔迪 Matadi|CGPNR 黑角 Pointe Noire
CIABJ 阿比让 Abidjan|CLIQQ 伊基克 Iquique|CLSAI 圣安东尼奥 San Antonio|CLVAP 瓦尔帕莱索 Valparaiso|CMDLA 杜阿拉 Douala
CMKBI 克里比 Kribi|COBUN 布埃纳文图拉 Buenaventura|COCTG 卡塔赫纳 Cartagena|CRCAL 卡尔德拉 Caldera|CRMOB 莫因 Moin
CUMAR 马里埃尔 Mariel|CYLMS 利马索尔 Limassol|DEBRV 不来梅港 Bremerhaven|DEHAM 汉堡 Hamburg|DEWVN 威廉港 Wilhelmshaven
DJJIB 吉布提 Djibouti|DKAAR 奥胡斯 Aarhus|DKCPH 哥本哈根 Copenhagen|DOCAU 考塞多 Caucedo|DOHAI 里奥海纳 Rio Haina
DZALG 阿尔及尔 Algiers|DZORN 奥兰 Oran|ECGYE 瓜亚基尔 Guayaquil|ECPSJ 波索尔哈 Posorja|EETLL 塔林 Tallinn
EGALY 亚历山大 Alexandria|EGDAM 达米埃塔 Damietta|EGPSE 塞得港东 Port Said East|EGSOK 艾因苏赫纳 Ain Sukhna|ESALG 阿尔赫西拉斯 Algeciras
ESBCN 巴塞罗那 Barcelona|ESBIO 毕尔巴鄂 Bilbao|ESVLC 瓦伦西亚 Valencia|FIHEL 赫尔辛基 Helsinki|FIKTK 科特卡 Kotka
FRFOS 福斯 Fos-sur-Mer|FRLEH 勒阿弗尔 Le Havre|FJSUV 苏瓦 Suva|GBFXT 费利克斯托 Felixstowe|GBLGP 伦敦门户 London Gateway
GBLIV 利物浦 Liverpool|GBSOU 南安普敦 Southampton|GEPTI 波季 Poti|GHTEM 特马 Tema|GNCKY 科纳克里 Conakry
GRPIR 比雷埃夫斯 Piraeus|GRSKG 塞萨洛尼基 Thessaloniki|GTPBR 巴里奥斯港 Puerto Barrios|GTPRQ 格查尔港 Puerto Quetzal|HKHKG 香港 Hong Kong
HNPCR 科尔特斯港 Puerto Cortes|HRRJK 里耶卡 Rijeka|IDBLW 勿拉湾 Belawan|IDJKT 雅加达 Jakarta|IDSRG 三宝垄 Semarang
IDSUB 泗水 Surabaya|IEDUB 都柏林 Dublin|ILASH 阿什杜德 Ashdod|ILHFA 海法 Haifa|INCCU 加尔各答 Kolkata
INCOK 科钦 Cochin|INENR 恩诺尔 Ennore|INHZA 哈齐拉 Hazira|INMAA 金奈 Chennai|INMUN 蒙德拉 Mundra
INNSA 那瓦舍瓦 Nhava Sheva|INPAV 皮帕瓦沃 Pipavav|INTUT 杜蒂戈林 Tuticorin|INVTZ 维沙卡帕特南 Visakhapatnam|IQUQR 乌姆盖斯尔 Umm Qasr
IRBND 阿巴斯港 Bandar Abbas|ITGIT 焦亚陶罗 Gioia Tauro|ITGOA 热那亚 Genoa|ITLIV 里窝那 Livorno|ITNAP 那不勒斯 Naples
ITSPE 拉斯佩齐亚 La Spezia|ITTRS 的里雅斯特 Trieste|ITVCE 威尼斯 Venice|JMKIN 金斯敦 Kingston|JOAQJ 亚喀巴 Aqaba
JPHKT 博多 Hakata|JPNGO 名古屋 Nagoya|JPOSA 大阪 Osaka|JPTYO 东京 Tokyo|JPUKB 神户 Kobe
JPYOK 横滨 Yokohama|KEMBA 蒙巴萨 Mombasa|KHKOS 西哈努克 Sihanoukville|KHPNH 金边 Phnom Penh|KRINC 仁川 Incheon
KRKAN 光阳 Gwangyang|KRPUS 釜山 Busan|KWSWK 舒韦赫 Shuwaikh|LBBEY 贝鲁特 Beirut|LKCMB 科伦坡 Colombo
LTKLJ 克莱佩达 Klaipeda|LVRIX 里加 Riga|LYMRA 米苏拉塔 Misurata|MACAS 卡萨布兰卡 Casablanca|MAPTM 丹吉尔地中海 Tanger Med
MGTMM 塔马塔夫 Toamasina|MMRGN 仰光 Yangon|MRNKC 努瓦克肖特 Nouakchott|MTMAR 马尔萨什洛克 Marsaxlokk|MUPLU 路易港 Port Louis
MVMLE 马累 Male|MXESE 恩塞纳达 Ensenada|MXLZC 拉萨罗卡德纳斯 Lazaro Cardenas|MXVER 韦拉克鲁斯 Veracruz|MXZLO 曼萨尼约 Manzanillo
MYBTU 民都鲁 Bintulu|MYKCH 古晋 Kuching|MYPEN 槟城 Penang|MYPGU 巴西古当 Pasir Gudang|MYPKG 巴生 Port Klang
MYTPP 丹戎帕拉帕斯 Tanjung Pelepas|MZBEW 贝拉 Beira|MZMPM 马普托 Maputo|NAWVB 沃尔维斯湾 Walvis Bay|NGAPP 阿帕帕 Apapa
NGLKK 莱基 Lekki|NGONN 翁内 Onne|NGTIN 廷坎岛 Tincan Island|NLRTM 鹿特丹 Rotterdam|NOOSL 奥斯陆 Oslo
NZAKL 奥克兰 Auckland|NZLYT 利特尔顿 Lyttelton|NZTRG 陶朗加 Tauranga|OMSLL 塞拉莱 Salalah|OMSOH 苏哈尔 Sohar
PABLB 巴尔博亚 Balboa|PACTB 克里斯托瓦尔 Cristobal|PAMIT 曼萨尼约（巴拿马） Manzanillo (Panama)|PECLL 卡亚俄 Callao|PECHY 钱凯 Chancay
PGLAE 莱城 Lae|PGPOM 莫尔兹比港 Port Moresby|PHCEB 宿务 Cebu|PHDVO 达沃 Davao|PHMNL 马尼拉 Manila
PHSFS 苏比克 Subic Bay|PKBQM 卡西姆 Port Qasim|PKKHI 卡拉奇 Karachi|PLGDN 格但斯克 Gdansk|PLGDY 格丁尼亚 Gdynia
PTLEI 莱索斯 Leixoes|PTLIS 里斯本 Lisbon|PTSIE 锡尼什 Sines|QAHMD 哈马德 Hamad|ROCND 康斯坦察 Constanta
RULED 圣彼得堡 Saint Petersburg|RUNVS 新罗西斯克 Novorossiysk|RUVVO 海参崴 Vladivostok|RUVYP 东方港 Vostochny|SADMM 达曼 Dammam
SAJED 吉达 Jeddah|SAJUB 朱拜勒 Jubail|SARUH 利雅得 Riyadh|SDPZU 苏丹港 Port Sudan|SEGOT 哥德堡 Gothenburg
SGSIN 新加坡 Singapore|SIKOP 科佩尔 Koper|SLFNA 弗里敦 Freetown|SNDKR 达喀尔 Dakar|SOMGQ 摩加迪沙 Mogadishu
SVAQJ 阿卡胡特拉 Acajutla|THBKK 曼谷 Bangkok|THLCH 林查班 Laem Chabang|TGLFW 洛美 Lome|TNRDS 拉代斯 Rades
TRGEM 盖姆利克 Gemlik|TRIST 伊斯坦布尔 Istanbul|TRIZM 伊兹密尔 Izmir|TRMER 梅尔辛 Mersin|TTPOS 西班牙港 Port of Spain
TWKEL 基隆 Keelung|TWKHH 高雄 Kaohsiung|TWTXG 台中 Taichung|TZDAR 达累斯萨拉姆 Dar es Salaam|UAODS 敖德萨 Odesa
USBAL 巴尔的摩 Baltimore|USBOS 波士顿 Boston|USCHI 芝加哥 Chicago|USCHS 查尔斯顿 Charleston|USHOU 休斯敦 Houston
USLAX 洛杉矶 Los Angeles|USLGB 长滩 Long Beach|USMIA 迈阿密 Miami|USMOB 莫比尔 Mobile|USMSY 新奥尔良 New Orleans
USNYC 纽约 New York|USOAK 奥克兰（美国） Oakland|USORF 诺福克 Norfolk|USPHL 费城 Philadelphia|USSAV 萨凡纳 Savannah
USSEA 西雅图 Seattle|USTIW 塔科马 Tacoma|UYMVD 蒙得维的亚 Montevideo|VELAG 拉瓜伊拉 La Guaira|VNDAD 岘港 Da Nang
VNHPH 海防 Haiphong|VNSGN 胡志明市 Ho Chi Minh City|VNVUT 头顿 Vung Tau|YEADE 亚丁 Aden|ZACPT 开普敦 Cape Town
ZADUR 德班 Durban|ZAPLZ 伊丽莎白港 Port Elizabeth`;
