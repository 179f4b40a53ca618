import { refs } from '../entries';

/**
 * Managers and intermediate professions. Source of the families: INSEE's nomenclature of occupations (PCS 2020), groups 3 and 4; the
 * names are common ones.
 */
export const qualifiedProfessions = {
  managers: refs(`
    3101 Architecte : urbaniste, paysagiste concepteur | Architect : town planner, urban planner, landscape architect
    3102 Avocat : juriste, magistrat, juge | Lawyer : solicitor, barrister, attorney, judge, magistrate, legal adviser
    3103 Chercheur : scientifique, doctorant, thésard, ingénieur de recherche | Researcher : scientist, PhD student, doctoral student, research engineer
    3104 Développeur de logiciels : développeur web, informaticien, programmeur, data scientist, chef de projet informatique | Software developer : programmer, software engineer, web developer, data scientist, IT project manager, coder
    3105 Ingénieur : ingénieur d’études, chef de projet | Engineer : design engineer, project manager, civil engineer, mechanical engineer
    3106 Journaliste : rédacteur, reporter, pigiste | Journalist : reporter, editor, copywriter
    3107 Médecin : docteur, généraliste, chirurgien, psychiatre, interne en médecine, radiologue, pédiatre | Doctor : physician, GP, surgeon, psychiatrist, paediatrician, radiologist, medical resident
    3108 Pharmacien | Pharmacist : chemist
    3109 Professeur : prof, enseignant, professeur de collège, professeur de lycée, prof d’EPS, maître de conférences, certifié, agrégé | Secondary school teacher : teacher, professor, lecturer, university lecturer, PE teacher, high school teacher
    3110 Cadre commercial : directeur commercial, responsable marketing, directeur de magasin, ingénieur commercial | Sales and marketing manager : sales director, marketing manager, store director, sales engineer
    3111 Cadre de la fonction publique : attaché, haut fonctionnaire, conservateur, bibliothécaire, archiviste, administrateur, inspecteur des impôts, commissaire | Senior civil servant : public sector manager, librarian, curator, archivist, tax inspector, administrator
    3112 Directeur financier : contrôleur de gestion, auditeur, analyste financier, trader | Finance director : financial controller, auditor, financial analyst, trader, CFO
    3113 Musicien : chanteur, intermittent du spectacle, artiste, DJ | Musician : singer, performer, artist, DJ
    3114 Vétérinaire | Vet : veterinarian, veterinary surgeon
    3115 Dentiste : chirurgien-dentiste, orthodontiste | Dentist : dental surgeon, orthodontist
    3116 Psychologue : psychothérapeute, psychanalyste | Psychologist : psychotherapist, therapist, psychoanalyst, counsellor
    3117 Notaire : huissier, commissaire de justice | Notary : bailiff, conveyancer
    3118 Expert-comptable : commissaire aux comptes | Chartered accountant : accountant, certified public accountant, statutory auditor
    3119 Cadre des ressources humaines : DRH, responsable RH, recruteur | Human resources manager : HR manager, HR director, recruiter
    3120 Consultant : conseil, coach | Consultant : adviser, management consultant, coach
    3121 Comédien : acteur, danseur, metteur en scène, réalisateur | Actor : actress, dancer, stage director, film director
    3122 Écrivain : auteur, scénariste, romancier | Writer : author, novelist, screenwriter
    3123 Artiste plasticien : peintre, sculpteur, dessinateur d’art | Visual artist : painter, sculptor, illustrator
    3124 Officier des armées : officier, militaire | Army officer : military officer, naval officer, air force officer
    3125 Pilote de ligne : commandant de bord, pilote d’avion | Airline pilot : pilot, captain
    3126 Directeur d’établissement : proviseur, directeur d’école, directeur d’hôpital, directeur | Head of an institution : head teacher, headmaster, principal, hospital director, director
    3127 Cadre de banque ou d’assurance : banquier, actuaire | Bank or insurance manager : banker, actuary, underwriter
    3128 Élu : maire, député, sénateur, conseiller municipal, élu local | Elected official : mayor, member of parliament, senator, councillor, politician
    3129 Cadre administratif : cadre, chef de service, responsable administratif | Administrative manager : manager, executive, head of department, office manager
    3199 Autre | Other
  `),
  intermediate: refs(`
    4101 Infirmier : infirmier libéral, IDE, puériculteur, infirmier anesthésiste | Nurse : registered nurse, community nurse, paediatric nurse, anaesthetic nurse
    4102 Professeur des écoles : instituteur, maîtresse d’école, maître d’école, prof des écoles | Primary school teacher : teacher, schoolteacher, elementary school teacher
    4103 Kinésithérapeute : kiné, masseur-kinésithérapeute, ostéopathe, ergothérapeute, podologue | Physiotherapist : physio, physical therapist, osteopath, occupational therapist, chiropodist, podiatrist
    4104 Technicien : technicien de maintenance, technicien de laboratoire, technicien informatique | Technician : maintenance technician, lab technician, IT technician, IT support
    4105 Agent de maîtrise : contremaître, chef d’équipe, chef de chantier, conducteur de travaux | Supervisor : foreman, team leader, site manager, works manager
    4106 Assistant social : travailleur social, conseiller en économie sociale et familiale | Social worker : welfare adviser
    4107 Éducateur spécialisé : éducateur, éducateur de jeunes enfants, moniteur éducateur | Special needs educator : youth worker, nursery teacher, early years educator
    4108 Comptable : aide-comptable, gestionnaire de paie | Bookkeeper : accounts assistant, accounting clerk, payroll clerk
    4109 Commercial : représentant, VRP, technico-commercial, chargé d’affaires, acheteur | Sales representative : salesperson, sales rep, account manager, buyer, purchaser
    4110 Graphiste : designer, infographiste, maquettiste, webdesigner, décorateur | Graphic designer : designer, web designer, interior designer, decorator
    4111 Contrôleur des finances publiques : contrôleur des impôts, secrétaire administratif | Tax officer : tax inspector, public finance officer
    4112 Sage-femme : maïeuticien | Midwife
    4113 Orthophoniste : orthoptiste, diététicien, psychomotricien, audioprothésiste, opticien | Speech therapist : dietitian, nutritionist, optician, hearing aid specialist, orthoptist
    4114 Préparateur en pharmacie : manipulateur radio, laborantin | Pharmacy technician : radiographer, pharmacy assistant, laboratory assistant
    4115 Agent immobilier : conseiller immobilier, négociateur immobilier, mandataire immobilier | Estate agent : real estate agent, realtor, property negotiator, letting agent
    4116 Photographe : vidéaste, caméraman, cadreur, monteur vidéo | Photographer : videographer, cameraman, video editor
    4117 Traducteur : interprète | Translator : interpreter
    4118 Animateur : animateur périscolaire, moniteur de colo, éducateur sportif, coach sportif, prof de yoga, moniteur de ski | Activity leader : sports coach, fitness instructor, personal trainer, yoga teacher, ski instructor, camp counsellor
    4119 Formateur : moniteur d’auto-école, moniteur auto-école, conseiller d’orientation, CPE | Trainer : driving instructor, careers adviser, instructor
    4120 Assistant de direction : assistant RH, chargé de recrutement | Executive assistant : personal assistant, PA, HR assistant, recruitment officer
    4121 Chargé de communication : community manager, chargé de marketing, influenceur, youtubeur, attaché de presse | Communications officer : community manager, social media manager, influencer, press officer, marketing officer, PR officer
    4122 Conseiller bancaire : conseiller clientèle, courtier, agent d’assurances | Bank adviser : customer adviser, broker, insurance agent, financial adviser
    4123 Dessinateur : géomètre, projeteur, métreur | Draughtsperson : draftsman, surveyor, land surveyor, quantity surveyor, CAD designer
    4124 Sous-officier : militaire, sergent, adjudant | Non-commissioned officer : sergeant, warrant officer
    4125 Chef cuisinier : chef de cuisine, chef de rang, maître d’hôtel | Head chef : chef, maître d’, head waiter
    4126 Clerc : clerc de notaire, collaborateur juridique | Notary’s clerk : paralegal, legal assistant
    4127 Prêtre : religieux, moine, imam, pasteur, rabbin | Priest : minister, pastor, vicar, monk, nun, imam, rabbi, clergy
    4128 Sportif professionnel : footballeur, arbitre, entraîneur | Professional athlete : footballer, sportsperson, referee, trainer
    4129 Régisseur : technicien du spectacle, ingénieur du son, intermittent du spectacle | Stage manager : sound engineer, lighting technician, theatre technician
    4130 Responsable de magasin : chef de rayon, manager, adjoint de magasin | Store manager : shop manager, department manager, assistant store manager
    4199 Autre | Other
  `),
} as const;
