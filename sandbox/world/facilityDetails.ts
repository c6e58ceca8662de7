/** How authorities and carriers name a terminal or ramp, and where it is. Codes and streets are invented; null where not reported. */
export interface FacilityDetails {
  /** Of U.S. Customs, so of terminals in the United States only. */
  readonly firmsCode: string | null;
  /** Of the carriers' Ship Message Design Group. */
  readonly smdgCode: string | null;
  readonly street: string | null;
  readonly zip: string | null;
}

const none: FacilityDetails = { firmsCode: null, smdgCode: null, street: null, zip: null };

// LOCODE and nickname, then FIRMS, SMDG, street and zip; a dash where not reported.
const text = `
  USLAX Pier 300|Y301|PIR3|300 Reeves Avenue|90731
  USLAX West Basin|Y302|WBSN|2010 John Gibson Boulevard|90731
  USLAX Cerritos Channel|Y303|CERC|640 Channel Way|90744
  USLGB Pier G|W183|PIRG|1160 Pier G Avenue|90802
  USLGB Middle Harbor|W184|MIDH|900 Harbor Plaza|90802
  USLGB Pier C|W185|-|1521 Pier C Street|90813
  USOAK Outer Harbor|Z271|OUTH|2505 Maritime Street|94607
  USOAK Middle Harbor|Z272|MDHB|1195 Middle Harbor Road|94607
  USSEA T-5|B361|T5SE|3443 West Marginal Way|98106
  USSEA T-30|B362|-|2431 East Marginal Way|98134
  USTIW Blair|B411|BLRW|1815 Port of Tacoma Road|98421
  USNYC Port Newark|E511|PNCY|241 Calcutta Street|07114
  USNYC Elizabeth|E512|ELZC|1080 McLester Street|07201
  USNYC Howland Hook|E513|HHMT|300 Western Avenue|10303
  USORF Portsmouth|K611|PRTC|2000 Seaboard Avenue|23707
  USORF Hampton Roads|K612|HRIT|7737 Hampton Boulevard|23505
  USBAL Seagirt|H711|SGRT|2600 Broening Highway|21224
  USCHS Wando|N811|WNDO|400 Long Point Road|29464
  USCHS Cooper River|N812|CPRV|1000 Shipyard Creek Road|29405
  USSAV Garden City|L911|GRDC|2 Main Street|31408
  USJAX Blount Island|L931|BLNT|9620 Dave Rawls Boulevard|32226
  USMIA Dodge Island|M121|DDGI|1015 North America Way|33132
  USHOU Barbours Cut|S231|BRBC|1515 East Barbours Cut|77571
  USHOU Bayport|S232|BYPT|12619 Port Road|77586
  USMOB Choctaw Point|R341|-|901 Ezra Trice Boulevard|36603
  USMSY Napoleon Avenue|R451|NAPL|1 Napoleon Avenue|70115
  USBOS Conley|A561|-|700 Summer Street|02127
  USJOT BNSF-LPC|R301
  USJOT UP-G4|R302
  USCHI UP-G2|R303
  USCHI CN-HARVEY|R304
  USCHI CPKC-BENS|R305
  USCHI CSX-BEDF|R306
  USCHI NS-LANDERS|R307
  USFWT BNSF-ALLIANCE|R308
  USDAL UP-DIT|R309
  USMKC BNSF-LPKC|R310
  USMEM BNSF-MEM|R311
  USMEM CN-MEM|R312
  USMEM UP-MARION|R313
  USATL NS-AUSTELL|R314
  USATL CSX-FAIRBURN|R315
  USCMH NS-RICK|R316
  USTOL CSX-NWOHIO|R317
  USDET NS-DET|R318
  USSTP BNSF-STP|R319
  USMES CPKC-SHOR|R320
  USSLC UP-SLC|R321
  USDEN BNSF-DEN|R322
  USSTL UP-DUPO|R323
  CAVAN Deltaport|-|DLTP|2 Roberts Bank Way|V4M 4G5
  CAVAN Centerm|-|CNTM|777 Centennial Road|V6A 1A3
  CAPRR Fairview|-|FRVW|3251 Skeena Drive|V8J 4K6
  CAHAL South End|-|SEND|577 Marginal Road|B3H 4P6
  CAMTR Racine|-|RCNB|8500 Notre-Dame Street East|H1N 3L3
  CNSHA Yangshan|-|YSDW|-|201306
  CNNGB Beilun|-|BLCT|-|315800
  CNYTN Yantian|-|YTCT|-|518083
  CNTAO Qianwan|-|-|-|266500
  KRPUS New Port|-|BNPT|-|46767
  JPYOK Minami Honmoku|-|-|-|231-0816
  TWKHH Pier 5|-|-|-|805
  MYPKG Westport|-|-|-|42920
  LKCMB South Harbour|-|-|-|01500
  INNSA Nhava Sheva|-|-|-|400707
  SGSIN Pasir Panjang|-|PPCT|33 Harbour Drive|117606
  NLRTM Maasvlakte|-|MVCT|Europaweg 875|3199 LD
  DEBRV Wesermünde|-|-|-|27568
  FRLEH Port 2000|-|-|-|76600
  GRPIR Piraeus Pier II|-|-|-|18755
  ITGOA Voltri|-|-|-|16158
  ESVLC Muelle Este|-|-|-|46024
  MAPTM Tanger Med|-|-|-|90000
  BRSSZ Margem Direita|-|-|-|11013
  DEHAM Waltershof|-|WHCT|Am Ballinkai 1|21129
  BEANR Waasland|-|WLCT|Sint-Antoniusweg 10|9130
  GBFXT Trinity|-|TRQT|Dock Road|IP11 3SY`;

const details = new Map(
  text.split('\n').flatMap((line) => {
    const [terminal = '', ...facts] = line.trim().split('|');
    const [firmsCode = null, smdgCode = null, street = null, zip = null] = facts.map((fact) =>
      fact === '-' ? null : fact,
    );
    return terminal === '' ? [] : [[terminal, { firmsCode, smdgCode, street, zip }] as const];
  }),
);

export function facilityDetails(locode: string, nickname: string): FacilityDetails {
  return details.get(`${locode} ${nickname}`) ?? none;
}

/** States and provinces that have a terminal or a ramp, by their postal abbreviation. */
export const stateNames: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  BC: 'British Columbia',
  CA: 'California',
  FL: 'Florida',
  GA: 'Georgia',
  LA: 'Louisiana',
  MA: 'Massachusetts',
  MD: 'Maryland',
  NJ: 'New Jersey',
  NS: 'Nova Scotia',
  NY: 'New York',
  QC: 'Quebec',
  SC: 'South Carolina',
  TX: 'Texas',
  VA: 'Virginia',
  WA: 'Washington',
};
