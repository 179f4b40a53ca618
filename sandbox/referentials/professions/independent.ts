import { refs } from '../entries';

/**
 * Farmers and the self-employed. Source of the families: INSEE's nomenclature of occupations (PCS 2020), groups 1 and 2; the names are
 * common ones.
 */
export const independentProfessions = {
  farmers: refs(`
    1101 Agriculteur : exploitant agricole, paysan, cultivateur, céréalier, fermier | Farmer : arable farmer, crop farmer, grower
    1102 Éleveur : élevage, éleveur bovin, éleveur laitier, aviculteur, berger | Livestock farmer : cattle farmer, dairy farmer, breeder, poultry farmer, shepherd
    1103 Maraîcher : horticulteur, pépiniériste, arboriculteur | Market gardener : vegetable grower, nursery grower, fruit grower
    1104 Viticulteur : vigneron | Wine grower : winemaker, vintner
    1105 Apiculteur | Beekeeper
    1106 Exploitant forestier : sylviculteur | Forester : forestry worker, logger, lumberjack
    1107 Patron pêcheur : pêcheur, ostréiculteur, conchyliculteur, aquaculteur, mytiliculteur | Fisherman with own boat : skipper, oyster farmer, fish farmer, fisher
    1108 Aide familial agricole : conjoint collaborateur d’exploitation agricole | Family farm worker : farmer’s spouse
    1199 Autre | Other
  `),
  tradespeople: refs(`
    2101 Boulanger : boulanger à son compte, artisan boulanger, pâtissier à son compte, chocolatier | Self-employed baker : bakery owner, pastry chef, confectioner, chocolate maker
    2102 Coiffeur : coiffeur à son compte, barbier | Self-employed hairdresser : barber, hair stylist, salon owner
    2103 Menuisier : menuisier à son compte, ébéniste, charpentier à son compte | Self-employed carpenter : joiner, cabinet maker
    2104 Plombier : chauffagiste, plombier à son compte | Self-employed plumber : heating engineer, gas fitter
    2105 Électricien à son compte : artisan électricien | Self-employed electrician
    2106 Restaurateur : patron de restaurant, patron de bar, cafetier, hôtelier, traiteur, food truck | Restaurant owner : pub owner, café owner, hotel owner, caterer, restaurateur, landlord of a bar
    2107 Fleuriste | Florist : flower shop owner
    2108 Commerçant : épicier, buraliste, marchand, commerçant ambulant, forain, libraire, primeur, brocanteur, antiquaire | Shopkeeper : shop owner, grocer, newsagent, market trader, bookseller, antique dealer, retailer
    2109 Chef d’entreprise : gérant, gérant de société, dirigeant, patron, PDG, entrepreneur, président de SAS, autoentrepreneur avec salariés | Company director : business owner, managing director, CEO, entrepreneur, founder
    2110 Taxi : chauffeur de taxi, VTC, chauffeur VTC, Uber, chauffeur Uber | Taxi driver : Uber driver, private hire driver, minicab driver, cab driver
    2111 Micro-entrepreneur : auto-entrepreneur, autoentrepreneur, travailleur indépendant, indépendant, freelance, à mon compte, à son compte | Self-employed : freelancer, sole trader, freelance, independent contractor
    2112 Livreur indépendant : livreur à vélo, coursier, Deliveroo, Uber Eats | Independent courier : delivery rider, bike courier, food delivery, Deliveroo rider
    2113 Artisan du bâtiment : maçon à son compte, carreleur à son compte, couvreur à son compte, plaquiste à son compte | Self-employed builder : roofer, tiler, plasterer, bricklayer, building contractor
    2114 Boucher : charcutier, boucher à son compte, poissonnier | Self-employed butcher : fishmonger, delicatessen owner
    2115 Garagiste : mécanicien à son compte, carrossier à son compte | Garage owner : self-employed mechanic, body shop owner
    2116 Esthéticien à son compte : prothésiste ongulaire, onglerie, tatoueur | Self-employed beautician : nail technician, tattoo artist, tattooist, manicurist
    2117 Artisan d’art : bijoutier, céramiste, potier, luthier, couturier à son compte | Craftsperson : jeweller, potter, ceramicist, instrument maker, artisan, dressmaker
    2118 Transporteur : ambulancier à son compte, déménageur à son compte | Haulier : removals company owner, ambulance company owner
    2119 Loueur de meublés : propriétaire bailleur, gîte, chambre d’hôtes | Holiday let owner : landlord, bed and breakfast owner, guest house owner
    2120 Conjoint collaborateur | Spouse working in the business : partner in the family business
    2199 Autre | Other
  `),
} as const;
