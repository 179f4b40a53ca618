import { refs } from '../entries';

/**
 * Employees, workers, pensioners and people without work. Source of the families: INSEE's nomenclature of occupations (PCS 2020), groups
 * 5 to 8; the names are common ones.
 */
export const employedProfessions = {
  employees: refs(`
    5101 Aide-soignant : ASH, brancardier, agent hospitalier | Healthcare assistant : nursing assistant, hospital porter, care assistant, orderly
    5102 Assistant maternel : nounou, nourrice, garde d’enfants, assistant familial, baby-sitter | Childminder : nanny, babysitter, foster carer, au pair
    5103 Caissier : hôte de caisse, employé libre-service | Cashier : checkout assistant, till operator, shelf stacker
    5104 Employé administratif : agent administratif, gestionnaire, opérateur de saisie, fonctionnaire, contractuel, adjoint administratif, employé de bureau | Office clerk : administrative officer, civil servant, data entry clerk, office worker, administrator
    5105 Hôte d’accueil : hôtesse d’accueil, réceptionniste, standardiste | Receptionist : front desk, switchboard operator, hotel receptionist
    5106 Policier : gendarme, CRS, gardien de la paix, policier municipal, douanier, surveillant pénitentiaire | Police officer : policeman, policewoman, prison officer, customs officer, gendarme
    5107 Pompier : sapeur-pompier | Firefighter : fireman
    5108 Secrétaire : secrétaire médical, assistant administratif | Secretary : medical secretary, administrative assistant
    5109 Serveur : barman, barmaid, garçon de café, employé de restauration, équipier McDonald’s, employé de fast-food | Waiter : waitress, bartender, barista, barmaid, fast food worker, server
    5110 Vendeur : conseiller de vente, vendeur en boulangerie, étalagiste | Sales assistant : shop assistant, salesperson, retail assistant
    5111 Militaire : soldat, militaire du rang, légionnaire, marin de la Marine nationale, réserviste | Soldier : private, sailor in the navy, reservist, serviceman, servicewoman, military
    5112 Agent d’entretien : femme de ménage, homme de ménage, agent de ménage, agent de propreté, technicien de surface, nettoyeur | Cleaner : cleaning lady, janitor, housekeeper in offices
    5113 Aide à domicile : auxiliaire de vie, auxiliaire de vie sociale, AVS, aide ménager, aide aux personnes âgées | Home carer : home help, carer, caregiver, care worker
    5114 Employé de maison : gouvernante, employé familial, valet de chambre, femme de chambre | Domestic worker : housekeeper, maid, chambermaid, butler
    5115 Agent de sécurité : vigile, gardien, maître-chien, agent de sûreté | Security guard : security officer, bouncer, doorman, watchman
    5116 Esthéticien : coiffeur salarié, apprenti coiffeur, maquilleur | Beautician : hairdresser, make-up artist, hair stylist
    5117 Facteur : postier, agent de La Poste | Postal worker : postman, postwoman, mail carrier
    5118 AESH : accompagnant d’élèves en situation de handicap, AVS scolaire, surveillant, assistant d’éducation, AED, ATSEM | Teaching assistant : classroom assistant, school supervisor, special needs assistant
    5119 Auxiliaire de puériculture : agent de crèche | Nursery assistant : childcare worker, nursery nurse
    5120 Hôte de l’air : hôtesse de l’air, steward, personnel navigant, agent d’escale | Flight attendant : cabin crew, air hostess, steward, ground staff
    5121 Téléconseiller : téléopérateur, télévendeur, centre d’appels | Call centre agent : customer service agent, telesales, customer service representative
    5122 Gardien d’immeuble : concierge | Caretaker : concierge, building superintendent
    5123 Agent SNCF ou RATP : cheminot, contrôleur, agent de gare, chef de bord | Railway or metro worker : train conductor, ticket inspector, station staff, rail worker
    5124 Intérimaire : intérim, travailleur temporaire, mission d’intérim | Temporary worker : temp, agency worker
    5125 Apprenti : alternant, apprentissage, contrat de professionnalisation, alternance | Apprentice : trainee, work-study student
    5126 Ambulancier | Ambulance driver : paramedic, ambulance technician
    5127 Agent territorial : agent municipal, agent communal, cantinier, agent de cantine | Council worker : local government worker, canteen worker, school dinner lady
    5128 Saisonnier : vacataire, extra | Seasonal worker : casual worker
    5129 Employé de banque ou d’assurance : guichetier | Bank or insurance clerk : bank teller, insurance clerk
    5199 Autre | Other
  `),
  workers: refs(`
    6101 Conducteur de bus : chauffeur de bus, chauffeur de car, conducteur de tram, conducteur de métro, conducteur de train | Bus driver : coach driver, tram driver, train driver, metro driver
    6102 Cuisinier : commis de cuisine, plongeur, pizzaïolo, aide de cuisine, second de cuisine | Cook : kitchen assistant, kitchen porter, dishwasher, pizza maker, line cook, sous chef
    6103 Jardinier : paysagiste, élagueur, agent des espaces verts | Gardener : landscaper, tree surgeon, groundskeeper
    6104 Maçon : ouvrier du bâtiment, coffreur, carreleur, plaquiste, plâtrier, façadier | Bricklayer : builder, mason, construction worker, plasterer, tiler, building labourer
    6105 Magasinier : cariste, préparateur de commandes, manutentionnaire, logisticien, agent logistique | Warehouse worker : forklift driver, order picker, storekeeper, logistics worker, packer
    6106 Mécanicien : garagiste, carrossier, mécano | Mechanic : car mechanic, panel beater, auto mechanic
    6107 Ouvrier agricole : saisonnier agricole, salarié agricole, vendangeur, tractoriste | Farm worker : farmhand, grape picker, fruit picker, agricultural worker
    6108 Peintre en bâtiment : peintre | Painter and decorator : house painter, painter
    6109 Routier : chauffeur routier, chauffeur poids lourd, camionneur, conducteur routier | Lorry driver : truck driver, HGV driver, trucker
    6110 Soudeur : chaudronnier, métallier, tuyauteur | Welder : boilermaker, pipefitter, metalworker
    6111 Livreur : chauffeur-livreur, coursier, chauffeur livreur de colis | Delivery driver : courier, van driver
    6112 Ouvrier d’usine : ouvrier, opérateur de production, agent de production, ouvrier spécialisé, agent de fabrication | Factory worker : production operator, assembly worker, machine operative, labourer
    6113 Électricien : électricien du bâtiment, électromécanicien | Electrician
    6114 Plombier salarié : plombier chauffagiste | Plumber
    6115 Menuisier salarié : charpentier, couvreur, ébéniste | Carpenter : joiner, roofer, cabinet maker
    6116 Boulanger ou pâtissier salarié : pâtissier, boulanger salarié, mitron | Baker or pastry cook : baker, pastry chef
    6117 Boucher salarié : ouvrier d’abattoir, poissonnier salarié | Butcher : slaughterhouse worker, fishmonger
    6118 Éboueur : ripeur, agent de tri, agent de collecte | Refuse collector : bin man, garbage collector, waste sorter, dustman
    6119 Couturier : tapissier, mécanicien en confection | Tailor or seamstress : tailor, dressmaker, upholsterer, sewing machinist
    6120 Conducteur d’engins : grutier, pelleteur | Heavy equipment operator : crane operator, digger driver, excavator operator
    6121 Marin pêcheur : matelot, marin, marinier | Seaman : deckhand, fisherman, sailor
    6122 Opérateur sur machine : usineur, tourneur, fraiseur, régleur, ajusteur | Machine operator : machinist, turner, milling operator, fitter
    6123 Imprimeur : conducteur de machine d’imprimerie | Printer : printing press operator
    6124 Chauffeur : chauffeur de maître, chauffeur de taxi salarié | Driver : chauffeur, employed taxi driver
    6125 Déménageur | Removal worker : mover, furniture remover
    6126 Intérimaire : intérim, travailleur temporaire | Temporary worker : temp, agency worker
    6127 Apprenti : alternant, apprentissage, compagnon | Apprentice : trainee
    6199 Autre | Other
  `),
  pensioners: refs(`
    7101 Retraité du secteur privé : pensionné, préretraité | Retired from the private sector : retired, pensioner, retiree
    7102 Retraité de la fonction publique : fonctionnaire retraité, militaire retraité, retraité de l’armée | Retired from the public sector : retired civil servant, retired soldier, veteran
    7103 Retraité indépendant : agriculteur retraité, commerçant retraité, artisan retraité | Retired self-employed : retired farmer, retired shopkeeper
    7199 Autre | Other
  `),
  inactive: refs(`
    8101 Étudiant : élève, stagiaire, doctorant sans contrat | Student : pupil, intern, university student
    8102 Demandeur d’emploi : chômeur, au chômage, sans emploi, France Travail, Pôle emploi, RSA, en recherche d’emploi | Unemployed : jobseeker, out of work, looking for work
    8103 Au foyer : mère au foyer, père au foyer, femme au foyer, homme au foyer, proche aidant | At home : homemaker, housewife, househusband, stay-at-home parent, family carer
    8104 Sans profession : sans activité, rentier, année sabbatique | No occupation : not working, sabbatical, private income
    8105 Personne en invalidité : invalide, handicapé, en situation de handicap, AAH, pension d’invalidité, invalidité | Unable to work because of a disability : disabled, on disability benefit
    8106 En congé parental : congé maternité, congé parental d’éducation | On parental leave : maternity leave, paternity leave
    8107 En arrêt de longue durée : arrêt maladie, longue maladie, accident du travail, en disponibilité | On long-term leave : sick leave, long-term sick, work injury
    8108 Lycéen : collégien, bachelier | Secondary school pupil : high school student, sixth former
    8109 En service civique : volontaire, VIE | On civic service : volunteer
    8110 Détenu | Prisoner : inmate
    8111 Demandeur d’asile : réfugié sans emploi | Asylum seeker : refugee
    8199 Autre | Other
  `),
} as const;
