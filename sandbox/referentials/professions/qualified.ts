import { refs } from '../entries';

/**
 * Managers and intermediate professions. Source of the families: INSEE's nomenclature of occupations (PCS 2020), groups 3 and 4; the
 * names are common ones.
 */
export const qualifiedProfessions = {
  managers: refs(`
    3101 Architecte : urbaniste, paysagiste concepteur
    3102 Avocat : juriste, magistrat, juge
    3103 Chercheur : scientifique, doctorant, thésard, ingénieur de recherche
    3104 Développeur de logiciels : développeur web, informaticien, programmeur, data scientist, chef de projet informatique
    3105 Ingénieur : ingénieur d’études, chef de projet
    3106 Journaliste : rédacteur, reporter, pigiste
    3107 Médecin : docteur, généraliste, chirurgien, psychiatre, interne en médecine, radiologue, pédiatre
    3108 Pharmacien
    3109 Professeur : prof, enseignant, professeur de collège, professeur de lycée, prof d’EPS, maître de conférences, certifié, agrégé
    3110 Cadre commercial : directeur commercial, responsable marketing, directeur de magasin, ingénieur commercial
    3111 Cadre de la fonction publique : attaché, haut fonctionnaire, conservateur, bibliothécaire, archiviste, administrateur, inspecteur des impôts, commissaire
    3112 Directeur financier : contrôleur de gestion, auditeur, analyste financier, trader
    3113 Musicien : chanteur, intermittent du spectacle, artiste, DJ
    3114 Vétérinaire
    3115 Dentiste : chirurgien-dentiste, orthodontiste
    3116 Psychologue : psychothérapeute, psychanalyste
    3117 Notaire : huissier, commissaire de justice
    3118 Expert-comptable : commissaire aux comptes
    3119 Cadre des ressources humaines : DRH, responsable RH, recruteur
    3120 Consultant : conseil, coach
    3121 Comédien : acteur, danseur, metteur en scène, réalisateur
    3122 Écrivain : auteur, scénariste, romancier
    3123 Artiste plasticien : peintre, sculpteur, dessinateur d’art
    3124 Officier des armées : officier, militaire
    3125 Pilote de ligne : commandant de bord, pilote d’avion
    3126 Directeur d’établissement : proviseur, directeur d’école, directeur d’hôpital, directeur
    3127 Cadre de banque ou d’assurance : banquier, actuaire
    3128 Élu : maire, député, sénateur, conseiller municipal, élu local
    3129 Cadre administratif : cadre, chef de service, responsable administratif
    3199 Autre
  `),
  intermediate: refs(`
    4101 Infirmier : infirmier libéral, IDE, puériculteur, infirmier anesthésiste
    4102 Professeur des écoles : instituteur, maîtresse d’école, maître d’école, prof des écoles
    4103 Kinésithérapeute : kiné, masseur-kinésithérapeute, ostéopathe, ergothérapeute, podologue
    4104 Technicien : technicien de maintenance, technicien de laboratoire, technicien informatique
    4105 Agent de maîtrise : contremaître, chef d’équipe, chef de chantier, conducteur de travaux
    4106 Assistant social : travailleur social, conseiller en économie sociale et familiale
    4107 Éducateur spécialisé : éducateur, éducateur de jeunes enfants, moniteur éducateur
    4108 Comptable : aide-comptable, gestionnaire de paie
    4109 Commercial : représentant, VRP, technico-commercial, chargé d’affaires, acheteur
    4110 Graphiste : designer, infographiste, maquettiste, webdesigner, décorateur
    4111 Contrôleur des finances publiques : contrôleur des impôts, secrétaire administratif
    4112 Sage-femme : maïeuticien
    4113 Orthophoniste : orthoptiste, diététicien, psychomotricien, audioprothésiste, opticien
    4114 Préparateur en pharmacie : manipulateur radio, laborantin
    4115 Agent immobilier : conseiller immobilier, négociateur immobilier, mandataire immobilier
    4116 Photographe : vidéaste, caméraman, cadreur, monteur vidéo
    4117 Traducteur : interprète
    4118 Animateur : animateur périscolaire, moniteur de colo, éducateur sportif, coach sportif, prof de yoga, moniteur de ski
    4119 Formateur : moniteur d’auto-école, moniteur auto-école, conseiller d’orientation, CPE
    4120 Assistant de direction : assistant RH, chargé de recrutement
    4121 Chargé de communication : community manager, chargé de marketing, influenceur, youtubeur, attaché de presse
    4122 Conseiller bancaire : conseiller clientèle, courtier, agent d’assurances
    4123 Dessinateur : géomètre, projeteur, métreur
    4124 Sous-officier : militaire, sergent, adjudant
    4125 Chef cuisinier : chef de cuisine, chef de rang, maître d’hôtel
    4126 Clerc : clerc de notaire, collaborateur juridique
    4127 Prêtre : religieux, moine, imam, pasteur, rabbin
    4128 Sportif professionnel : footballeur, arbitre, entraîneur
    4129 Régisseur : technicien du spectacle, ingénieur du son, intermittent du spectacle
    4130 Responsable de magasin : chef de rayon, manager, adjoint de magasin
    4199 Autre
  `),
} as const;
