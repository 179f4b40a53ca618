import { refs } from '../entries';

/**
 * Farmers and the self-employed. Source of the families: INSEE's nomenclature of occupations (PCS 2020), groups 1 and 2; the names are
 * common ones.
 */
export const independentProfessions = {
  farmers: refs(`
    1101 Agriculteur : exploitant agricole, paysan, cultivateur, céréalier, fermier
    1102 Éleveur : élevage, éleveur bovin, éleveur laitier, aviculteur, berger
    1103 Maraîcher : horticulteur, pépiniériste, arboriculteur
    1104 Viticulteur : vigneron
    1105 Apiculteur
    1106 Exploitant forestier : sylviculteur
    1107 Patron pêcheur : pêcheur, ostréiculteur, conchyliculteur, aquaculteur, mytiliculteur
    1108 Aide familial agricole : conjoint collaborateur d’exploitation agricole
    1199 Autre
  `),
  tradespeople: refs(`
    2101 Boulanger : boulanger à son compte, artisan boulanger, pâtissier à son compte, chocolatier
    2102 Coiffeur : coiffeur à son compte, barbier
    2103 Menuisier : menuisier à son compte, ébéniste, charpentier à son compte
    2104 Plombier : chauffagiste, plombier à son compte
    2105 Électricien à son compte : artisan électricien
    2106 Restaurateur : patron de restaurant, patron de bar, cafetier, hôtelier, traiteur, food truck
    2107 Fleuriste
    2108 Commerçant : épicier, buraliste, marchand, commerçant ambulant, forain, libraire, primeur, brocanteur, antiquaire
    2109 Chef d’entreprise : gérant, gérant de société, dirigeant, patron, PDG, entrepreneur, président de SAS, autoentrepreneur avec salariés
    2110 Taxi : chauffeur de taxi, VTC, chauffeur VTC, Uber, chauffeur Uber
    2111 Micro-entrepreneur : auto-entrepreneur, autoentrepreneur, travailleur indépendant, indépendant, freelance, à mon compte, à son compte
    2112 Livreur indépendant : livreur à vélo, coursier, Deliveroo, Uber Eats
    2113 Artisan du bâtiment : maçon à son compte, carreleur à son compte, couvreur à son compte, plaquiste à son compte
    2114 Boucher : charcutier, boucher à son compte, poissonnier
    2115 Garagiste : mécanicien à son compte, carrossier à son compte
    2116 Esthéticien à son compte : prothésiste ongulaire, onglerie, tatoueur
    2117 Artisan d’art : bijoutier, céramiste, potier, luthier, couturier à son compte
    2118 Transporteur : ambulancier à son compte, déménageur à son compte
    2119 Loueur de meublés : propriétaire bailleur, gîte, chambre d’hôtes
    2120 Conjoint collaborateur
    2199 Autre
  `),
} as const;
