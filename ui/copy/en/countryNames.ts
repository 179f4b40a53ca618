import { onFirstUse } from '../onFirstUse';

/** By ISO code: the demonym, then common and former names, for the search. D-67, D-87 */
const written = `
AF Afghan | AL Albanian | DZ Algerian | AS American Samoan | AD Andorran | AO Angolan | AG Antiguan, Barbudan | AR Argentinian, Argentine | AM Armenian, USSR
AU Australian | AT Austrian | AZ Azerbaijani, USSR | BS Bahamian | BH Bahraini | BD Bangladeshi, East Pakistan | BB Barbadian | BY Belarusian, Byelorussia, USSR
BE Belgian | BZ Belizean, British Honduras | BJ Beninese, Dahomey | BM Bermudian | BT Bhutanese | BO Bolivian | BA Bosnian, Yugoslavia | BW Botswanan, Motswana
BR Brazilian | BN Bruneian | BG Bulgarian | BF Burkinabe, Upper Volta | BI Burundian | KH Cambodian, Khmer, Kampuchea | CM Cameroonian | CA Canadian | CV Cape Verdean, Cabo Verde
CF Central African | TD Chadian | CL Chilean | CN Chinese, Tibetan | CO Colombian | KM Comorian, Comoran | CG Congolese, Republic of the Congo | CD Congolese, DRC, Zaire, Democratic Republic of the Congo
CR Costa Rican | CI Ivorian, Ivory Coast | HR Croatian, Yugoslavia | CU Cuban | CY Cypriot | CZ Czech, Czech Republic, Czechoslovakia | DK Danish, Dane | DJ Djiboutian
DM Dominican | DO Dominican, Santo Domingo | EC Ecuadorian | EG Egyptian | SV Salvadoran | GQ Equatorial Guinean, Equatoguinean | ER Eritrean | EE Estonian, USSR | ET Ethiopian, Abyssinia
FJ Fijian | FI Finnish, Finn | FR French | GF French Guianese | PF French Polynesian, Tahiti | GA Gabonese | GM Gambian | GE Georgian, USSR | DE German, East Germany, West Germany
GH Ghanaian, Gold Coast | GR Greek, Hellenic | GD Grenadian | GP Guadeloupean | GT Guatemalan | GN Guinean | GW Bissau-Guinean | GY Guyanese, British Guiana | HT Haitian | VA Holy See
HN Honduran | HK Hongkonger | HU Hungarian | IS Icelandic, Icelander | IN Indian | ID Indonesian | IR Iranian, Persia, Kurdish | IQ Iraqi, Kurdish | IE Irish, Eire, Republic of Ireland
IL Israeli | IT Italian | JM Jamaican | JP Japanese | JO Jordanian | KZ Kazakh, Kazakhstani, USSR | KE Kenyan | KI Kiribati, I-Kiribati, Gilbert Islands | KP North Korean | KR South Korean, Korean
KW Kuwaiti | KG Kyrgyz, USSR | LA Laotian, Lao | LV Latvian, USSR | LB Lebanese | LS Basotho, Mosotho, Basutoland | LR Liberian | LY Libyan | LI Liechtensteiner | LT Lithuanian, USSR
LU Luxembourger, Luxembourgish | MO Macanese, Macau | MK Macedonian, Yugoslavia | MG Malagasy | MW Malawian, Nyasaland | MY Malaysian, Malaya | MV Maldivian | ML Malian | MT Maltese
MH Marshallese | MQ Martinican | MR Mauritanian | MU Mauritian | YT Mahoran | MX Mexican | FM Micronesian | MD Moldovan, Moldavia, USSR | MC Monegasque, Monacan | MN Mongolian
ME Montenegrin, Yugoslavia | MA Moroccan | MZ Mozambican | MM Burmese, Burma | NA Namibian, South West Africa | NR Nauruan | NP Nepalese, Nepali | NL Dutch, Holland | NC New Caledonian
NZ New Zealander, Kiwi | NI Nicaraguan | NE Nigerien | NG Nigerian | NO Norwegian | OM Omani | PK Pakistani | PW Palauan | PS Palestinian, Palestine, Gaza, West Bank | PA Panamanian
PG Papua New Guinean | PY Paraguayan | PE Peruvian | PH Filipino, Filipina | PL Polish, Pole | PT Portuguese, Madeira, Azores | PR Puerto Rican | QA Qatari | RE Reunionese | RO Romanian
RU Russian, Soviet Union, USSR, Russian Federation | RW Rwandan | KN Kittitian, Nevisian | LC Saint Lucian | VC Vincentian | WS Samoan, Western Samoa | SM Sammarinese | ST Sao Tomean
SA Saudi, Saudi Arabian | SN Senegalese | RS Serbian, Yugoslavia | SC Seychellois | SL Sierra Leonean | SG Singaporean | SK Slovak, Slovakian, Czechoslovakia | SI Slovenian, Slovene, Yugoslavia
SB Solomon Islander | SO Somali, Somalian, Somaliland | ZA South African | SS South Sudanese | ES Spanish, Spaniard, Catalan, Basque, Canary Islands | LK Sri Lankan, Ceylon | SD Sudanese
SR Surinamese, Dutch Guiana | SZ Swazi, Swaziland | SE Swedish, Swede | CH Swiss | SY Syrian, Kurdish | TW Taiwanese, Formosa | TJ Tajik, Tajikistani, USSR | TZ Tanzanian, Tanganyika, Zanzibar
TH Thai, Siam | TL Timorese, East Timor | TG Togolese | TO Tongan | TT Trinidadian, Tobagonian | TN Tunisian | TR Turkish, Turk, Turkey, Kurdish | TM Turkmen, USSR | TV Tuvaluan, Ellice Islands
UG Ugandan | UA Ukrainian, Crimea, USSR | AE Emirati, UAE, Dubai, Abu Dhabi | GB British, UK, Britain, Great Britain, English, England, Scottish, Scotland, Welsh, Wales, Northern Irish, Northern Ireland
US American, USA, America, United States of America, Hawaii | UY Uruguayan | UZ Uzbek, Uzbekistani, USSR | VU Vanuatuan, New Hebrides | VE Venezuelan | VN Vietnamese | EH Sahrawi
XK Kosovan, Kosovar, Yugoslavia | YE Yemeni | ZM Zambian, Northern Rhodesia | ZW Zimbabwean, Rhodesia
`;

const others = onFirstUse(
  () =>
    new Map(
      written
        .split(/[|\n]/)
        .map(entry => entry.trim())
        .map(entry => [entry.slice(0, 2), entry.slice(3).split(', ')] as const),
    ),
);
const names = onFirstUse(() => new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' }));

/** Machine-readable zones' code of a person without a nationality. D-87 */
const STATELESS = 'XXA';

/** The country's name, then its other names; undefined: only the bank names it. D-67, D-87, XTR-12 */
export const countryNames = (code: string): readonly [string, ...string[]] | undefined => {
  if (code === STATELESS)
    return [
      'Stateless',
      'refugee, or your nationality of origin',
      'no nationality',
      'subsidiary protection, or your nationality of origin',
    ];
  const name = /^[A-Z]{2}$/.test(code) ? names().of(code) : undefined;
  return name === undefined ? undefined : [name, ...(others().get(code) ?? [])];
};
