/**
 * Countries and regions: ISO 3166-1 alpha-2, alpha-3, and the three digits that customs declarations had until 2018
 * (国别（地区）代码表, 旧), `-` where there were none. Their names are the
 * platform's own (Unicode CLDR) but where Chinese declarations name them otherwise.
 */
const table = `
AF AFG 101|BH BHR 102|BD BGD 103|BT BTN 104|BN BRN 105|MM MMR 106|KH KHM 107|CY CYP 108|KP PRK 109|HK HKG 110
IN IND 111|ID IDN 112|IR IRN 113|IQ IRQ 114|IL ISR 115|JP JPN 116|JO JOR 117|KW KWT 118|LA LAO 119|LB LBN 120
MO MAC 121|MY MYS 122|MV MDV 123|MN MNG 124|NP NPL 125|OM OMN 126|PK PAK 127|PS PSE 128|PH PHL 129|QA QAT 130
SA SAU 131|SG SGP 132|KR KOR 133|LK LKA 134|SY SYR 135|TH THA 136|TR TUR 137|AE ARE 138|YE YEM 139|VN VNM 141
CN CHN 142|TW TWN 143|TL TLS 144|KZ KAZ 145|KG KGZ 146|TJ TJK 147|TM TKM 148|UZ UZB 149
DZ DZA 201|AO AGO 202|BJ BEN 203|BW BWA 204|BI BDI 205|CM CMR 206|CV CPV 208|CF CAF 209|TD TCD 211|KM COM 212
CG COG 213|DJ DJI 214|EG EGY 215|GQ GNQ 216|ET ETH 217|GA GAB 218|GM GMB 219|GH GHA 220|GN GIN 221|GW GNB 222
CI CIV 223|KE KEN 224|LR LBR 225|LY LBY 226|MG MDG 227|MW MWI 228|ML MLI 229|MR MRT 230|MU MUS 231|MA MAR 232
MZ MOZ 233|NA NAM 234|NE NER 235|NG NGA 236|RE REU 237|RW RWA 238|ST STP 239|SN SEN 240|SC SYC 241|SL SLE 242
SO SOM 243|ZA ZAF 244|EH ESH 245|SD SDN 246|TZ TZA 247|TG TGO 248|TN TUN 249|UG UGA 250|BF BFA 251|CD COD 252
ZM ZMB 253|ZW ZWE 254|LS LSO 255|SZ SWZ 257|ER ERI 258|YT MYT 259|SS SSD 260
BE BEL 301|DK DNK 302|GB GBR 303|DE DEU 304|FR FRA 305|IE IRL 306|IT ITA 307|LU LUX 308|NL NLD 309|GR GRC 310
PT PRT 311|ES ESP 312|AL ALB 313|AD AND 314|AT AUT 315|BG BGR 316|FI FIN 318|GI GIB 320|HU HUN 321|IS ISL 322
LI LIE 323|MT MLT 324|MC MCO 325|NO NOR 326|PL POL 327|RO ROU 328|SM SMR 329|SE SWE 330|CH CHE 331|EE EST 334
LV LVA 335|LT LTU 336|GE GEO 337|AM ARM 338|AZ AZE 339|BY BLR 340|MD MDA 343|RU RUS 344|UA UKR 347|SI SVN 350
HR HRV 351|CZ CZE 352|SK SVK 353|MK MKD 354|BA BIH 355|VA VAT 356|FO FRO 357|RS SRB 358|ME MNE 359
AG ATG 401|AR ARG 402|AW ABW 403|BS BHS 404|BB BRB 405|BZ BLZ 406|BO BOL 408|BR BRA 410|KY CYM 411|CL CHL 412
CO COL 413|DM DMA 414|CR CRI 415|CU CUB 416|CW CUW 417|DO DOM 418|EC ECU 419|GF GUF 420|GD GRD 421|GP GLP 422
GT GTM 423|GY GUY 424|HT HTI 425|HN HND 426|JM JAM 427|MQ MTQ 428|MX MEX 429|MS MSR 430|NI NIC 431|PA PAN 432
PY PRY 433|PE PER 434|PR PRI 435|LC LCA 437|MF MAF 438|VC VCT 439|SV SLV 440|SR SUR 441|TT TTO 442|TC TCA 443
UY URY 444|VE VEN 445|VG VGB 446|KN KNA 447|PM SPM 448|BQ BES -
CA CAN 501|US USA 502|GL GRL 503|BM BMU 504
AU AUS 601|CK COK 602|FJ FJI 603|NR NRU 606|NC NCL 607|VU VUT 608|NZ NZL 609|NF NFK 610|PG PNG 611|SB SLB 613
TO TON 614|WS WSM 617|KI KIR 618|TV TUV 619|FM FSM 620|MH MHL 621|PW PLW 622|PF PYF 623|WF WLF 625
AI AIA -|AQ ATA -|AS ASM -|AX ALA -|BL BLM -|BV BVT -|CC CCK -|CX CXR -|FK FLK -|GG GGY -|GS SGS -|GU GUM -
HM HMD -|IM IMN -|IO IOT -|JE JEY -|MP MNP -|NU NIU -|PN PCN -|SH SHN -|SJ SJM -|SX SXM -|TF ATF -|TK TKL -
UM UMI -|VI VIR -`;

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** ISO 3166-1 alpha-3, which customs use since 2018. */
  readonly alpha3: string;
  /** Of declarations until 2018; null where there was none. */
  readonly oldDigits: string | null;
  readonly name: string;
}

/** How Chinese declarations name what the platform's own names leave open. */
const declaredNames: Readonly<Record<string, string>> = { HK: '中国香港', MO: '中国澳门', TW: '中国台湾', PS: '巴勒斯坦' };
const platformNames = new Intl.DisplayNames('zh-CN', { type: 'region' });

/** R-3.6-10: the one list of countries, of forms, checks, calls and files; by alpha-2. */
export const countries: readonly Country[] = table
  .trim()
  .split(/[|\n]/)
  .map((row) => row.split(' ') as [code: string, alpha3: string, oldDigits: string])
  .map(([code, alpha3, oldDigits]) => ({
    code,
    alpha3,
    oldDigits: oldDigits === '-' ? null : oldDigits,
    name: declaredNames[code] ?? platformNames.of(code) ?? code,
  }))
  .sort((a, b) => (a.code < b.code ? -1 : 1));
