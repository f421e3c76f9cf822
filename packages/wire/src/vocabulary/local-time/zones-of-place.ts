/** Ports in countries of several zones, which the code of the country does not tell apart. */
const zonesByPort: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'America/Los_Angeles': 'USLAX USLGB USOAK USSFO USSEA USTIW USPDX USSAN USNTD CAVAN CAPRR',
    'America/Chicago': 'USHOU USMSY USMOB USGLS USCHI USDAL USMEM USFPO',
    'America/New_York': 'USNYC USEWR USBAL USORF USPHF USSAV USCHS USJAX USMIA USPEF USBOS USPHL USILM USTPA USATL USILG USPVL USDET',
    'America/Anchorage': 'USANC USDUT',
    'Pacific/Honolulu': 'USHNL',
    'America/Toronto': 'CAMTR CATOR CAQUE',
    'America/Halifax': 'CAHAL CASJB',
    'America/Mexico_City': 'MXVER MXATM MXZLO MXLZC MXVEZ',
    'America/Tijuana': 'MXESE',
    'America/Sao_Paulo': 'BRSSZ BRRIO BRRIG BRPNG BRITJ BRNVT BRIBB BRITO BRVIX BRIOA BRSFS BRSSA BRREC BRSUA BRPEC BRFOR',
    'America/Manaus': 'BRMAO',
    'America/Santiago': 'CLVAP CLSAI CLIQQ CLANF CLARI CLCNL CLSVE CLLQN',
    'America/Guayaquil': 'ECGYE ECPSJ ECESM ECMEC',
    'Europe/Moscow': 'RULED RUNVS RUMOW RUULU RUBLT',
    'Asia/Vladivostok': 'RUVVO RUVYP RUNJK',
    'Europe/Kaliningrad': 'RUKGD',
    'Australia/Sydney': 'AUSYD AUBTB AUNTL AUMEL AUGEX',
    'Australia/Brisbane': 'AUBNE AUTSV AUGLT',
    'Australia/Adelaide': 'AUADL',
    'Australia/Perth': 'AUFRE AUPER AUPHE',
    'Australia/Darwin': 'AUDRW',
    'Australia/Hobart': 'AUBEL AUHBA',
    'Pacific/Auckland': 'NZAKL NZTRG NZLYT NZNPE NZPOE NZWLG NZNSN NZTIU',
    'Asia/Jakarta': 'IDJKT IDTPP IDSUB IDSRG IDBLW IDPLM IDPNJ',
    'Asia/Makassar': 'IDMAK IDUPG IDBPN',
    'Europe/Madrid': 'ESALG ESBCN ESVLC ESBIO ESCAD ESTAR ESVGO ESMAD ESSVQ ESMLG ESGIJ ESCAR',
    'Atlantic/Canary': 'ESLPA ESSCT',
    'Europe/Lisbon': 'PTLIS PTLEI PTSIE PTSET',
    'Asia/Kuala_Lumpur': 'MYPKG MYTPP MYPGU MYPEN MYPKL MYBTU MYKCH',
    'Africa/Kinshasa': 'CDMAT CDBOM CDBNW',
    'America/Argentina/Buenos_Aires': 'ARBUE ARROS ARZAE ARUSH',
  }).flatMap(([zone, ports]) => ports.split(' ').map((port) => [port, zone])),
);

/** Countries one zone of which is that of their ports; the others lie inland or on islands. */
const portZones: Readonly<Record<string, string>> = {
  CN: 'Asia/Shanghai',
  DE: 'Europe/Berlin',
  NZ: 'Pacific/Auckland',
  UA: 'Europe/Kyiv',
  VN: 'Asia/Ho_Chi_Minh',
  MY: 'Asia/Kuala_Lumpur',
  TH: 'Asia/Bangkok',
  EC: 'America/Guayaquil',
  CY: 'Asia/Nicosia',
  CL: 'America/Santiago',
  PS: 'Asia/Gaza',
};

type RegionalLocale = Intl.Locale & { readonly timeZones?: readonly string[]; getTimeZones?(): readonly string[] | undefined };

const known = new Map<string, readonly string[]>();

/**
 * The zones (IANA names) that clocks at a place may show: one, or all of its
 * country where the place is not known better.
 *
 * @param code a UN/LOCODE, or a country of two letters
 * @returns none where the code is neither
 */
export function zonesOfPlace(code: string): readonly string[] {
  const place = code.toUpperCase();
  if (!/^[A-Z]{2}(?:[A-Z0-9]{3})?$/.test(place)) return [];
  const port = Object.hasOwn(zonesByPort, place) ? zonesByPort[place] : undefined;
  if (port !== undefined) return [port];
  const country = place.slice(0, 2);
  const found = known.get(country) ?? zonesOfCountry(country);
  known.set(country, found);
  return found;
}

function zonesOfCountry(country: string): readonly string[] {
  const ports = Object.hasOwn(portZones, country) ? portZones[country] : undefined;
  if (ports !== undefined) return [ports];
  // Node 20 has the property, later ones the method.
  const locale: RegionalLocale = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
