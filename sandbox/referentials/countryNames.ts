/**
 * By ISO code: the demonym, then common and former names. Sources: the French list of country names (arrêté of 4 November 1993) and
 * general history. D-67, D-87
 */
const written = `
AF afghan | AL albanais | DZ algérien, Algérie française | AS samoan américain | AD andorran | AO angolais | AI anguillais | AG antiguais | AR argentin
AM arménien, URSS | AU australien | AT autrichien, Autriche-Hongrie | AZ azerbaïdjanais, azéri, URSS | BS bahamien | BH bahreïnien, bahreïni
BD bangladais, bangladeshi, Pakistan oriental | BB barbadien | BY biélorusse, bélarusse, Bélarus, URSS | BE belge | BZ bélizien, Honduras britannique
BJ béninois, Dahomey, AOF, Afrique occidentale française | BM bermudien | BT bhoutanais | BO bolivien | BA bosnien, bosniaque, Bosnie, Yougoslavie | BW botswanais, Bechuanaland
BR brésilien | BN brunéien, Brunéi | BG bulgare | BF burkinabè, burkinabé, Haute-Volta, AOF, Afrique occidentale française | BI burundais | KH cambodgien, khmer, Kampuchéa | CM camerounais
CA canadien, québécois, Québec | CV cap-verdien, Cabo Verde, capverdien | CF centrafricain, Centrafrique, RCA, Oubangui-Chari, AEF, Afrique équatoriale française | TD tchadien, AEF, Afrique équatoriale française | CL chilien
CN chinois, RPC, tibétain, Tibet, ouïghour, hongkongais | CO colombien | KM comorien | CG congolais, Congo-Brazzaville, Congo, AEF, Afrique équatoriale française | CD congolais, RDC, Congo-Kinshasa, Congo, Zaïre, zaïrois, Congo belge
CR costaricien, costaricain | CI ivoirien, AOF, Afrique occidentale française | HR croate, Yougoslavie | CU cubain | CY chypriote, cypriote
CZ tchèque, Tchéquie, Tchécoslovaquie, tchécoslovaque | DK danois | DJ djiboutien, Territoire français des Afars et des Issas, Côte française des Somalis
DM dominiquais | DO dominicain, Saint-Domingue, Rép. dominicaine | EC équatorien | EG égyptien, République arabe unie | SV salvadorien, Salvador | GQ équatoguinéen, équato-guinéen
ER érythréen | EE estonien, URSS | ET éthiopien, Abyssinie | FK malouin, Falkland | FJ fidjien | FI finlandais | FR français, Hexagone, mahorais, réunionnais, guadeloupéen, martiniquais, guyanais, corse, breton
GF guyanais, Guyane | PF polynésien, Tahiti, tahitien | GA gabonais, AEF, Afrique équatoriale française | GM gambien | GE géorgien, URSS | DE allemand, RFA, RDA, Allemagne de l’Est, Allemagne de l’Ouest, Sarre | GH ghanéen, Côte-de-l’Or
GR grec, grecque, hellénique | GD grenadien | GP guadeloupéen | GT guatémaltèque | GN guinéen, Guinée-Conakry, AOF, Afrique occidentale française | GW bissaoguinéen, guinéen de Bissau, bissau-guinéen
GY guyanien, Guyane britannique | HT haïtien | VA vatican, Cité du Vatican | HN hondurien | HK hongkongais | HU hongrois, magyar
IS islandais | IN indien | ID indonésien | IR iranien, Perse, kurde, Kurdistan | IQ irakien, iraquien, Iraq, kurde, Kurdistan | IE irlandais, Eire | IL israélien | IT italien
JM jamaïcain, jamaïquain | JP japonais, nippon | JO jordanien, Transjordanie | KZ kazakh, kazakhstanais, URSS | KE kényan, kenyan | KI kiribatien, Îles Gilbert
KP nord-coréen, coréen du Nord | KR sud-coréen, coréen du Sud, coréen, Corée | KW koweïtien | KG kirghize, URSS, Kirghizie | LA laotien
LV letton, lettone, URSS | LB libanais | LS lésothan, basotho, Basutoland | LR libérien | LY libyen | LI liechtensteinois | LT lituanien, URSS
LU luxembourgeois | MO macanais | MK macédonien, Macédoine, Yougoslavie, ARYM | MG malgache, République malgache | MW malawien, Nyassaland
MY malaisien, Malaya | MV maldivien | ML malien, Soudan français, AOF, Afrique occidentale française | MT maltais | MH marshallais | MQ martiniquais | MR mauritanien, AOF, Afrique occidentale française
MU mauricien, Île Maurice | YT mahorais | MX mexicain | FM micronésien | MD moldave, Moldova, URSS, Bessarabie, Transnistrie | MC monégasque | MN mongol
MA marocain, Protectorat français au Maroc, Sahara occidental | MZ mozambicain | MM birman, Birmanie | NA namibien, Sud-Ouest africain | NR nauruan | NP népalais
NL néerlandais, hollandais, Hollande, Pays-bas | NC néo-calédonien, calédonien, kanak | NZ néo-zélandais | NI nicaraguayen
NE nigérien, AOF, Afrique occidentale française | NG nigérian | NO norvégien | OM omanais | PK pakistanais | PW palaosien, palauan | PS palestinien, Gaza, Cisjordanie
PA panaméen | PG papouasien, papou | PY paraguayen | PE péruvien | PH philippin | PL polonais, Dantzig | PT portugais, Madère, Açores | PR portoricain
QA qatarien, qatari | RE réunionnais | RO roumain | RU russe, URSS, Union soviétique, soviétique, Fédération de Russie | RW rwandais
KN kittitien | LC saint-lucien | VC saint-vincentais | WS samoan, Samoa occidentales | SM saint-marinais, San Marino | ST santoméen
SA saoudien | SN sénégalais, AOF, Afrique occidentale française | SC seychellois | SL sierra-léonais | SG singapourien | SK slovaque, Tchécoslovaquie, tchécoslovaque | SI slovène, Yougoslavie
SB salomonais | SO somalien, Somaliland | ZA sud-africain, Transvaal | ES espagnol, catalan, basque, Canaries | LK srilankais, sri-lankais, Ceylan | SD soudanais | SR surinamais, surinamien, Guyane hollandaise
SZ swazi, Swaziland, Eswatini, swazie | SE suédois | CH suisse, suissesse, helvétique, Confédération suisse | SY syrien, kurde, Kurdistan | TW taïwanais, Formose | TJ tadjik, URSS
TZ tanzanien, Tanzanie, Tanganyika, Zanzibar | TH thaïlandais, Siam | TL est-timorais, timorais, Timor oriental | TG togolais | TO tongien, tongan
TT trinidadien, trinitéen, Trinidad, Trinidad et Tobago | TN tunisien | TR turc, turque, Empire ottoman, Türkiye, kurde, Kurdistan | TM turkmène, URSS | TV tuvaluan, Îles Ellice
UG ougandais | UA ukrainien, URSS, Crimée | AE émirien, émirati, Dubaï, Abou Dabi, EAU, UAE
GB britannique, anglais, Angleterre, écossais, Écosse, gallois, Pays de Galles, Irlande du Nord, Grande-Bretagne, UK, irlandais du Nord
US américain, USA, Amérique, États-Unis, étasunien, Hawaï | UY uruguayen | UZ ouzbek, ouzbèke, URSS | VU vanuatais, Nouvelles-Hébrides
VE vénézuélien | VN vietnamien, Viêt Nam, Indochine, Annam, Tonkin, Cochinchine | WF wallisien, Wallis, futunien | EH sahraoui
YE yéménite, Yémen du Nord, Yémen du Sud | ZM zambien, Rhodésie du Nord | ZW zimbabwéen, Rhodésie, Rhodésie du Sud
ME monténégrin, Yougoslavie, Serbie-et-Monténégro | RS serbe, Yougoslavie, Serbie-et-Monténégro | SS sud-soudanais, Soudan | XK kosovar, Yougoslavie
BL Saint-Barth
`;

const namesOf = (entry: string): readonly [string, readonly string[]] => {
  const [, code = '', names = ''] = /^(\S+) (.+)$/.exec(entry.trim()) ?? [];
  return [code, names.split(', ')];
};

export const countryNames: ReadonlyMap<string, readonly string[]> = new Map(
  written
    .split(/[|\n]/)
    .filter(entry => entry.trim() !== '')
    .map(namesOf),
);

/**
 * Territories without a nationality of their own. Source: ISO 3166-1, 'independent: no', except Palestine and Taiwan, whose documents
 * France recognises. D-87
 */
export const territories: ReadonlySet<string> = new Set(
  (
    'AI AX AQ AS AW BL BM BQ BV CC CK CW CX EH FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY MF MO MP MQ MS NC NF NU PF PM PN PR RE SH SJ SX ' +
    'TC TF TK UM VG VI WF YT'
  ).split(' '),
);

/** Stateless: the code of machine-readable zones (ICAO 9303, part 3). Most refugees keep a nationality. D-87 */
export const stateless = {
  code: 'XXA',
  label: 'Apatride',
  osceCode: '2999',
  also: [
    'réfugié, ou votre nationalité d’origine',
    'sans nationalité',
    'sans patrie',
    'protection subsidiaire, ou votre nationalité d’origine',
  ],
} as const;
