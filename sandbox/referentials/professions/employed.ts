import { refs } from '../entries';

/**
 * Employees, workers, pensioners and people without work. Source of the families: INSEE's nomenclature of occupations (PCS 2020), groups
 * 5 to 8; the names are common ones.
 */
export const employedProfessions = {
  employees: refs(`
    5101 Aide-soignant : ASH, brancardier, agent hospitalier
    5102 Assistant maternel : nounou, nourrice, garde d’enfants, assistant familial, baby-sitter
    5103 Caissier : hôte de caisse, employé libre-service
    5104 Employé administratif : agent administratif, gestionnaire, opérateur de saisie, fonctionnaire, contractuel, adjoint administratif, employé de bureau
    5105 Hôte d’accueil : hôtesse d’accueil, réceptionniste, standardiste
    5106 Policier : gendarme, CRS, gardien de la paix, policier municipal, douanier, surveillant pénitentiaire
    5107 Pompier : sapeur-pompier
    5108 Secrétaire : secrétaire médical, assistant administratif
    5109 Serveur : barman, barmaid, garçon de café, employé de restauration, équipier McDonald’s, employé de fast-food
    5110 Vendeur : conseiller de vente, vendeur en boulangerie, étalagiste
    5111 Militaire : soldat, militaire du rang, légionnaire, marin de la Marine nationale, réserviste
    5112 Agent d’entretien : femme de ménage, homme de ménage, agent de ménage, agent de propreté, technicien de surface, nettoyeur
    5113 Aide à domicile : auxiliaire de vie, auxiliaire de vie sociale, AVS, aide ménager, aide aux personnes âgées
    5114 Employé de maison : gouvernante, employé familial, valet de chambre, femme de chambre
    5115 Agent de sécurité : vigile, gardien, maître-chien, agent de sûreté
    5116 Esthéticien : coiffeur salarié, apprenti coiffeur, maquilleur
    5117 Facteur : postier, agent de La Poste
    5118 AESH : accompagnant d’élèves en situation de handicap, AVS scolaire, surveillant, assistant d’éducation, AED, ATSEM
    5119 Auxiliaire de puériculture : agent de crèche
    5120 Hôte de l’air : hôtesse de l’air, steward, personnel navigant, agent d’escale
    5121 Téléconseiller : téléopérateur, télévendeur, centre d’appels
    5122 Gardien d’immeuble : concierge
    5123 Agent SNCF ou RATP : cheminot, contrôleur, agent de gare, chef de bord
    5124 Intérimaire : intérim, travailleur temporaire, mission d’intérim
    5125 Apprenti : alternant, apprentissage, contrat de professionnalisation, alternance
    5126 Ambulancier
    5127 Agent territorial : agent municipal, agent communal, cantinier, agent de cantine
    5128 Saisonnier : vacataire, extra
    5129 Employé de banque ou d’assurance : guichetier
    5199 Autre
  `),
  workers: refs(`
    6101 Conducteur de bus : chauffeur de bus, chauffeur de car, conducteur de tram, conducteur de métro, conducteur de train
    6102 Cuisinier : commis de cuisine, plongeur, pizzaïolo, aide de cuisine, second de cuisine
    6103 Jardinier : paysagiste, élagueur, agent des espaces verts
    6104 Maçon : ouvrier du bâtiment, coffreur, carreleur, plaquiste, plâtrier, façadier
    6105 Magasinier : cariste, préparateur de commandes, manutentionnaire, logisticien, agent logistique
    6106 Mécanicien : garagiste, carrossier, mécano
    6107 Ouvrier agricole : saisonnier agricole, salarié agricole, vendangeur, tractoriste
    6108 Peintre en bâtiment : peintre
    6109 Routier : chauffeur routier, chauffeur poids lourd, camionneur, conducteur routier
    6110 Soudeur : chaudronnier, métallier, tuyauteur
    6111 Livreur : chauffeur-livreur, coursier, chauffeur livreur de colis
    6112 Ouvrier d’usine : ouvrier, opérateur de production, agent de production, ouvrier spécialisé, agent de fabrication
    6113 Électricien : électricien du bâtiment, électromécanicien
    6114 Plombier salarié : plombier chauffagiste
    6115 Menuisier salarié : charpentier, couvreur, ébéniste
    6116 Boulanger ou pâtissier salarié : pâtissier, boulanger salarié, mitron
    6117 Boucher salarié : ouvrier d’abattoir, poissonnier salarié
    6118 Éboueur : ripeur, agent de tri, agent de collecte
    6119 Couturier : tapissier, mécanicien en confection
    6120 Conducteur d’engins : grutier, pelleteur
    6121 Marin pêcheur : matelot, marin, marinier
    6122 Opérateur sur machine : usineur, tourneur, fraiseur, régleur, ajusteur
    6123 Imprimeur : conducteur de machine d’imprimerie
    6124 Chauffeur : chauffeur de maître, chauffeur de taxi salarié
    6125 Déménageur
    6126 Intérimaire : intérim, travailleur temporaire
    6127 Apprenti : alternant, apprentissage, compagnon
    6199 Autre
  `),
  pensioners: refs(`
    7101 Retraité du secteur privé : pensionné, préretraité
    7102 Retraité de la fonction publique : fonctionnaire retraité, militaire retraité, retraité de l’armée
    7103 Retraité indépendant : agriculteur retraité, commerçant retraité, artisan retraité
    7199 Autre
  `),
  inactive: refs(`
    8101 Étudiant : élève, stagiaire, doctorant sans contrat
    8102 Demandeur d’emploi : chômeur, au chômage, sans emploi, France Travail, Pôle emploi, RSA, en recherche d’emploi
    8103 Au foyer : mère au foyer, père au foyer, femme au foyer, homme au foyer, proche aidant
    8104 Sans profession : sans activité, rentier, année sabbatique
    8105 Personne en invalidité : invalide, handicapé, en situation de handicap, AAH, pension d’invalidité, invalidité
    8106 En congé parental : congé maternité, congé parental d’éducation
    8107 En arrêt de longue durée : arrêt maladie, longue maladie, accident du travail, en disponibilité
    8108 Lycéen : collégien, bachelier
    8109 En service civique : volontaire, VIE
    8110 Détenu
    8111 Demandeur d’asile : réfugié sans emploi
    8199 Autre
  `),
} as const;
