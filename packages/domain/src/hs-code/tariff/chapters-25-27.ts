/** Mineral products; the rows are read by `parseTariffTable`. */
export const chapters25to27 = `
2501.|盐|Salt|食盐,工业盐,海盐|salt,industrial salt,sea salt
2502.|未焙烧黄铁矿|Iron pyrites
2503.|硫磺|Sulphur|硫磺|sulphur
2504|天然石墨|Natural graphite|石墨,鳞片石墨|graphite,flake graphite
2505|天然砂|Natural sands|石英砂,河沙,硅砂|quartz sand,silica sand
2506|石英、石英岩|Quartz, quartzite|石英石原料|quartz
2507.|高岭土|Kaolin|高岭土|kaolin,kaolin clay
2508|其他粘土|Other clays|耐火粘土,猫砂膨润土|clay
*250810|膨润土|Bentonite|膨润土|bentonite
2509.|白垩|Chalk
2510|天然磷酸钙|Natural calcium phosphates|磷矿石|phosphate rock
2511|天然硫酸钡|Natural barium sulphate|重晶石|barite
2512.|硅质化石粗粉|Siliceous earths|硅藻土|diatomite
2513|浮石、刚玉岩、石榴石|Pumice, emery, garnet|石榴石砂,浮石|garnet sand,pumice stone
2514.|板岩|Slate
2515|大理石、石灰华（粗加工）|Marble, travertine, roughly trimmed|大理石荒料|marble block
2516|花岗岩等（粗加工）|Granite, roughly trimmed|花岗岩荒料|granite block
2517|卵石、碎石|Pebbles, gravel|鹅卵石,碎石|pebble,gravel
2518|白云石|Dolomite|白云石|dolomite
2519|天然碳酸镁、氧化镁|Magnesite, magnesia|镁砂,电熔镁砂,氧化镁,重烧镁|magnesite,magnesia,fused magnesia,magnesium oxide
2520|石膏|Gypsum, plasters|石膏,石膏粉|gypsum,plaster
2521.|石灰石|Limestone flux|石灰石|limestone
2522|石灰|Lime|生石灰,熟石灰|quicklime,hydrated lime
2523|水泥|Cement|水泥,硅酸盐水泥,水泥熟料,白水泥|cement,portland cement,clinker
2524|石棉|Asbestos
2525|云母|Mica|云母,云母粉|mica
2526|滑石|Talc|滑石粉,滑石|talc,talc powder
2528.|天然硼酸盐|Natural borates
2529|长石、萤石|Feldspar, fluorspar|萤石,长石|fluorspar,feldspar
2530|其他矿产品|Other mineral substances|蛭石,珍珠岩|vermiculite,perlite
2601|铁矿砂|Iron ores|铁矿砂,铁矿石|iron ore
2602.|锰矿砂|Manganese ores|锰矿|manganese ore
2603.|铜矿砂|Copper ores|铜精矿|copper concentrate
2604.|镍矿砂|Nickel ores|镍矿|nickel ore
2605.|钴矿砂|Cobalt ores
2606.|铝矿砂|Aluminium ores|铝土矿,铝矾土|bauxite
2607.|铅矿砂|Lead ores|铅精矿|lead concentrate
2608.|锌矿砂|Zinc ores|锌精矿|zinc concentrate
2609.|锡矿砂|Tin ores
2610.|铬矿砂|Chromium ores|铬矿|chrome ore
2611.|钨矿砂|Tungsten ores
2612|铀、钍矿砂|Uranium, thorium ores
2613|钼矿砂|Molybdenum ores
2614.|钛矿砂|Titanium ores|钛精矿|ilmenite
2615|铌、钽、钒、锆矿砂|Niobium, tantalum, vanadium, zirconium ores|锆英砂|zircon sand
2616|贵金属矿砂|Precious metal ores|金精矿
2617|其他矿砂|Other ores
2618.|粒状熔渣|Granulated slag|矿渣微粉|slag
2619.|其他钢铁熔渣|Other slag from iron or steel
2620|含金属矿渣、矿灰|Ash and residues containing metals
2621|其他矿渣、矿灰|Other slag and ash|粉煤灰|fly ash
2701|煤|Coal|煤,无烟煤,煤炭,焦煤|coal,anthracite,coking coal
2702|褐煤|Lignite
2703.|泥煤|Peat|泥炭土,泥炭|peat,peat moss
2704.|焦炭|Coke|焦炭,冶金焦|coke,metallurgical coke
2705.|煤气|Coal gas
2706.|焦油|Tar|煤焦油|coal tar
2707|煤焦油蒸馏产品|Products of coal tar distillation|粗苯|solvent naphtha
2708|沥青、沥青焦|Pitch, pitch coke|煤沥青|coal tar pitch
2709.|原油|Crude petroleum oils|原油|crude oil
2710|石油成品油|Petroleum oils, not crude|航空煤油|diesel,jet fuel,fuel oil,white oil
*271019|其他石油及制品|Other petroleum oils|润滑油,柴油,机油,液压油,基础油,白油,齿轮油,燃料油|lubricating oil,diesel fuel,engine oil,hydraulic oil,base oil,motor oil
271012|轻油及制品|Light oils|汽油,石脑油|gasoline,naphtha
2711|石油气、天然气|Petroleum gases|液化石油气,液化天然气,丁烷气,丙烷,天然气|lpg,lng,butane,propane,natural gas,butane gas
2712|凡士林、石蜡|Petroleum jelly, paraffin wax|凡士林,微晶蜡|petroleum jelly,vaseline
*271220|含油量小于0.75%的石蜡|Paraffin wax with less than 0.75 % oil|石蜡,全精炼石蜡|fully refined paraffin wax,paraffin wax
2713|石油焦、石油沥青|Petroleum coke, bitumen|石油焦,沥青|petroleum coke,bitumen
2714|天然沥青|Natural bitumen
2715.|沥青混合物|Bituminous mixtures|乳化沥青|bituminous emulsion
2716.|电力|Electrical energy
`;
