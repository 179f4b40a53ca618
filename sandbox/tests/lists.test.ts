import { withoutGender } from '@domain/field/gender';
import { namedApart, otherOf } from '@domain/referentials/professions';
import { optionsOf } from '@ui/form/options';
import { matching, type Option } from '@ui/kit/matching';
import { countyOptions, townOptions } from '@ui/screens/birthplace/townChoices';
import { allCountries, nationalities } from '@sandbox/referentials/countries';
import { refIn } from '@sandbox/referentials/entries';
import { birthTowns, counties } from '@sandbox/referentials/france';
import { referentials, streetTypes, wealthBands } from '@sandbox/referentials/lists';
import { categories, categoriesIn } from '@sandbox/referentials/professions/categories';
import { pairs } from '@tests/support/pairs';

const professions = categories.flatMap(category => category.professions);
const options = optionsOf(professions);
const labelOf = new Map(professions.map(({ code, label }) => [code, label]));
const found = (typed: string): readonly string[] =>
  matching(options, typed, options.length, withoutGender).shown.map(({ value }) => labelOf.get(value) ?? value);

/** Everyday names of occupations, written without looking at the lists: each is a label, which its other gender finds as well. */
const named = `
  Infirmier, Aide-soignant, Caissier, Vendeur, Serveur, Cuisinier, Plombier, Électricien, Maçon, Coiffeur, Esthéticien, Boulanger,
  Boucher, Agriculteur, Professeur des écoles, AESH, Éducateur spécialisé, Médecin, Dentiste, Pharmacien, Comptable, Ingénieur,
  Graphiste, Journaliste, Avocat, Notaire, Policier, Pompier, Facteur, Agent d’entretien, Garagiste, Jardinier, Étudiant, Livreur,
  Intérimaire, Apprenti, Militaire, Psychologue, Lycéen, Sage-femme, Agent immobilier, Architecte, Hôte de l’air,
  Conducteur de bus, Marin pêcheur, Viticulteur, Photographe, Traducteur
`
  .trim()
  .split(/,\s+/);

/** Other everyday words with the label that fits; none: no label is required. */
const everyday = pairs(`
  chauffeur Uber, VTC = Taxi | youtubeur = Chargé de communication | bibliothécaire, archiviste = Cadre de la fonction publique
  prof de yoga = Animateur | moniteur auto-école = Formateur | CRS, gendarme = Policier | thésard = Chercheur
  pigiste = Journaliste | contractuel = Employé administratif | retraité de l’armée = Retraité de la fonction publique
  légionnaire = Militaire | instit = Professeur des écoles | concierge = Gardien d’immeuble | tatoueur = Esthéticien à son compte
  ostéopathe, kiné = Kinésithérapeute | brocanteur = Commerçant | nounou = Assistant maternel | chauffeur routier = Routier
  prof = Professeur | secrétaire médicale = Secrétaire | développeur web = Développeur de logiciels | cheminot = Agent SNCF ou RATP
  vigile = Agent de sécurité | cariste, préparateur de commandes = Magasinier | ouvrière = Ouvrier d’usine
  auto-entrepreneur = Micro-entrepreneur | mère au foyer = Au foyer | RSA, chômeur, sans emploi, au chômage = Demandeur d’emploi
  intermittent du spectacle = Régisseur | femme de ménage = Agent d’entretien | congé parental = En congé parental
  invalide, AAH = Personne en invalidité | retraitée = Retraité du secteur privé | alternante = Apprenti | stagiaire = Étudiant
  service civique = En service civique | arrêt maladie = En arrêt de longue durée | auxiliaire de vie = Aide à domicile
  pilote = Pilote de ligne | pâtissière = Boulanger ou pâtissier salarié | toiletteur, cascadeur =
`);

/** Feminine forms by their endings, written independently of the tested rule. */
const feminine = (word: string): string => {
  const endings: readonly (readonly [RegExp, string])[] = [
    [
      /(?<=[Éé]duca|[Aa]nima|[Aa]gricul|[Vv]iticul|[Aa]picul|[Cc]onduc|[Dd]irec|[Rr]estaura|[Rr]éda|[Tt]raduc|[Ff]ac|[Oo]péra)teur$/,
      'trice',
    ],
    [/(?<=[Ii]ngéni|[Pp]rofess)eur$/, 'eure'],
    [/eur$/, 'euse'],
    [/ien$/, 'ienne'],
    [/éen$/, 'éenne'],
    [/çon$/, 'çonne'],
    [/el$/, 'elle'],
    [/if$/, 'ive'],
    [/er$/, 'ère'],
    [/é$/, 'ée'],
    [/(?<=[nct])t$/, 'te'],
    [/at$/, 'ate'],
    [/(?<=l|nu)$/, 'e'],
  ];
  const ending = endings.find(([masculine]) => masculine.test(word));
  return ending ? word.replace(...ending) : word;
};

interface Entry {
  readonly code: string;
  readonly label: string;
}

/** Every list of the bank whose codes a person's fields hold. */
const lists: Readonly<Record<string, readonly Entry[]>> = {
  ...referentials,
  wealthBands,
  streetTypes,
  counties: counties(),
  countries: allCountries(),
  nationalities: nationalities().map(({ osceCode, label }) => ({ code: osceCode, label })),
  categories: categories.map(({ category }) => category),
  ...Object.fromEntries(categories.map(({ category, professions: own }) => [`professions of ${category.label}`, own])),
  ...Object.fromEntries(categories.map(({ category, sectors }) => [`sectors of ${category.label}`, sectors])),
};

describe('PER-10, D-87: each list of the bank is one that people can read', () => {
  test.each(Object.entries(lists).filter(([, entries]) => entries.length > 0))('%s: words of one alphabet, none twice', (_, entries) => {
    const labels = entries.map(({ label }) => label);
    expect(labels.filter(label => !/^\p{Script=Latin}[\p{Script=Latin}\d\s()’',&€/.-]*$/u.test(label))).toEqual([]);
    expect(labels.filter(label => !/\p{L}{2}/u.test(label))).toEqual([]);
    expect(labels.filter((label, index) => labels.findIndex(each => each.toLowerCase() === label.toLowerCase()) < index)).toEqual([]);
    expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length);
  });
});

describe('D-87a: everyday words find a profession', () => {
  test.each(named)('%s is a profession', label => expect(professions.map(each => each.label)).toContain(label));

  test.each(everyday.flatMap(([words, label]) => words.split(', ').map(word => [word, label] as const)))('%s finds %s', (typed, label) => {
    if (label === '') expect(found(typed)).toEqual([]);
    else expect(found(typed)).toContain(label);
  });

  test('each category ends in Autre, and no list has a code or a label twice', () => {
    expect(categories.map(({ professions: own }) => own.at(-1)?.label)).toEqual(categories.map(() => 'Autre'));
    expect(categories.filter(({ sectors }) => sectors.length > 0 && sectors.at(-1)?.label !== 'Autre')).toEqual([]);
    expect(new Set(professions.map(({ code }) => code)).size).toBe(professions.length);
    for (const { professions: own } of categories) expect(new Set(own.map(({ label }) => label)).size).toBe(own.length);
  });
});

describe('D-56, D-87: every label is found by its other gender', () => {
  test.each(professions.filter(({ label }) => label !== 'Autre').map(({ label }) => label))('%s', label => {
    const [first = '', ...others] = label.split(' ');
    expect(found([feminine(first), ...others].join(' '))).toContain(label);
    expect(found(feminine(first))).toContain(label);
  });

  test.each(professions.flatMap(({ also = [], label }) => also.map(name => [name, label])))('%s finds %s', (name, label) =>
    expect(found(name.split(' ').map(feminine).join(' '))).toContain(label),
  );
});

describe('D-87c: nationalities', () => {
  const nations = nationalities();
  const nationsFound = (typed: string): readonly string[] =>
    matching(
      nations.map(({ osceCode, label, also }) => ({ value: osceCode, label, also })),
      typed,
      nations.length,
      withoutGender,
    ).shown.map(({ label }) => label.replace(/ \(.*/, ''));

  test.each(
    pairs(`
    marocaine = Maroc | Tchéquie = République Tchèque | américaine = États-Unis d'Amérique | anglais = Royaume-Uni
    turque = Turquie | grecque = Grèce | congolaise = République démocratique du Congo | ivoirienne = Côte-d'Ivoire
    italienne = Italie | apatride = Apatride | réfugiée = Apatride | réfugié = Apatride | hongkongaise = Chine
    bissau-guinéenne = Guinée-Bissau | équato-guinéenne = Guinée équatoriale | capverdienne = Cap-Vert | mahoraise = France
    catalane = Espagne | kosovare = Kosovo | birmane = Myanmar | burkinabé = Burkina Faso | sri-lankaise = Sri Lanka
  `),
  )('%s finds %s', (typed, label) => expect(nationsFound(typed)[0]).toBe(label));

  test('who is a refugee reads that a nationality of origin may be theirs', () => {
    const [first] = matching(optionsOf(nations), 'réfugié').shown;
    expect(first?.label).toBe('Apatride (réfugié, ou votre nationalité d’origine)');
  });

  test('no territory is one, no code appears twice, and each state has the name of its people', () => {
    const labels = nations.map(({ label }) => label);
    for (const territory of ['Îles vierges américaines', 'Martinique', 'Jersey', 'Samoa américaines'])
      expect(labels).not.toContain(territory);
    expect(labels).toEqual(expect.arrayContaining(['Kosovo', 'Taïwan', 'Palestine']));
    expect(new Set(nations.map(({ osceCode }) => osceCode)).size).toBe(nations.length);
    expect(nations.filter(({ also = [] }) => also.length === 0)).toEqual([]);
  });
});

describe('D-67: places of birth by other names', () => {
  const labelsFound = (options: readonly Option[], typed: string): readonly string[] =>
    matching(options, typed, 1_000).shown.map(({ label }) => label);
  const towns = (county: string): readonly Option[] => townOptions(birthTowns(county).map(town => ({ postalCode: undefined, ...town })));

  test.each(
    pairs(`
      59 Lomme = Lille (Lomme) | 59 St-Pol-sur-Mer = Dunkerque (Saint-Pol-sur-Mer)
      50 Cherbourg-Octeville = Cherbourg-en-Cotentin (Cherbourg-Octeville) | 93 St Denis = Saint-Denis
      75 Paris 15ème = Paris 15e Arrondissement (Paris 15ème) | 75 Paris XV = Paris 15e Arrondissement (Paris XV)
      75 paris 1er = Paris 1er Arrondissement | 69 Lyon 3e = Lyon 3e Arrondissement | 69 LYON 03 = Lyon 3e Arrondissement (Lyon 03)
      75 Paris 5ème arrondissement = Paris 5e Arrondissement (Paris 5ème arrondissement)
      50 Tourlaville = Cherbourg-en-Cotentin (Tourlaville) | 74 Seynod = Annecy (Seynod)
      76 Notre-Dame-de-Gravenchon = Port-Jérôme-sur-Seine (Notre-Dame-de-Gravenchon) | 972 Fort de France = Fort-de-France
      62 Ste Catherine = Sainte-Catherine
    `),
  )('D-67a: in %s finds %s first', (typed, label) => {
    const [county = '', ...name] = typed.split(' ');
    expect(labelsFound(towns(county), name.join(' '))[0]).toBe(label);
  });

  test.each(
    pairs(`
    URSS = Russie (URSS) | Yougoslavie = Serbie (Yougoslavie) | Birmanie = Myanmar (Birmanie) | Hollande = Pays-Bas (Hollande)
    Angleterre = Royaume-Uni (Angleterre) | USA = États-Unis d'Amérique (USA) | RDC = République démocratique du Congo (RDC)
    Zaïre = République démocratique du Congo (Zaïre) | Allemagne de l’Est = Allemagne (Allemagne de l’Est)
    Algérie française = Algérie (Algérie française) | AOF = Sénégal (AOF)
    Afrique équatoriale française = Gabon (Afrique équatoriale française) | Madère = Portugal (Madère) | Tibet = Chine (Tibet)
    Haute Volta = Burkina Faso (Haute-Volta) | Ste Lucie = Sainte-Lucie
  `),
  )('D-67b: %s finds %s', (typed, label) => expect(labelsFound(optionsOf(allCountries()), typed)).toContain(label));

  test('department 1 is Ain before any other', () => {
    expect(labelsFound(countyOptions(counties()), '1')[0]).toBe('Ain (01)');
    expect(labelsFound(countyOptions(counties()), '01')[0]).toBe('Ain (01)');
  });

  test.each([
    ['20', 'Corse (20)', ['2A', '2B']],
    ['Corse', 'Corse', ['2A', '2B']],
    ['Seine-et-Oise', 'Seine-et-Oise', ['78', '91', '92', '93', '94', '95']],
    ['Seine', 'Seine', ['75', '92', '93', '94']],
    ['Loire-Inférieure', 'Loire-Atlantique (Loire-Inférieure)', ['44']],
  ])('D-67c: %s is a choice of its own, with the towns of all that it became', (typed, label, codes) => {
    const [first] = matching(countyOptions(counties()), typed).shown;
    expect([first?.label, first?.value.split(' ')]).toEqual([label, codes]);
  });
});

describe('XTR-12: the bank’s lists in English', () => {
  const lists = categoriesIn('en');
  const english = optionsOf(namedApart(lists));
  const french = optionsOf(namedApart(categoriesIn('fr')));
  const finds = (all: readonly Option[], typed: string) => matching(all, typed, all.length, withoutGender).shown.map(({ value }) => value);

  test.each(categories.flatMap(({ professions: each }) => each).map(({ code, label, english }) => [code, label, english] as const))(
    '%s %s has an English label, and each of its English words finds it, on the French page too',
    (code, label, named) => {
      const words = [named?.label ?? '', ...(named?.also ?? [])];
      expect(words[0]).not.toBe('');
      for (const word of words) for (const all of [english, french]) expect(finds(all, word)).toContain(code);
      expect(finds(english, label)).toContain(code);
    },
  );

  test.each(
    pairs(`
    teacher = 3109 | teacher = 4102 | nurse = 4101 | doctor = 3107 | lawyer = 3102 | driver = 6101 | cleaner = 5112 | waitress = 5109
    accountant = 3118 | software engineer = 3104 | student = 8101 | retired = 7101 | unemployed = 8102 | builder = 6104 | chef = 4125
    shop assistant = 5110 | police officer = 5106 | carer = 5113 | housewife = 8103 | civil servant = 5104 | pensioner = 7101
  `),
  )('the everyday word %s finds %s', (word, code) => expect(finds(english, word)).toContain(code));

  test('each entry for all others names its category in English', () => {
    const others = lists.map(list => otherOf(list)?.code);
    expect(others).not.toContain(undefined);
    for (const { value, label } of english.filter(each => others.includes(each.value)))
      expect([value, label]).toEqual([value, expect.stringMatching(/^Other \([A-Z]/)]);
  });

  test('every business sector and category has an English name', () => {
    const named = categories.flatMap(({ category, sectors }) => [category, ...sectors]);
    expect(named.filter(entry => refIn('en', entry).lang !== 'en')).toEqual([]);
  });
});
