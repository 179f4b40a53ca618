import { eeaCountries } from '@domain/proofs/acceptedPapers';
import { proofReasons, proofsAfterFailure, type AfterFailure, type ProofReason } from '@domain/proofs/afterFailure';
import { ici, reglage, words, type Page } from './page';

const names = (declared: object, printed: object, more: object = {}): object => ({
  which: 'lastName',
  proof: 'identity',
  declared: { lastName: 'Durand', firstName: 'Anna', birthName: null, ...declared },
  printed: { lastName: 'DURAND', firstName: 'ANNA', ...printed },
  ...more,
});
const firsts = (firstName: string): object => names({ firstName }, { firstName: 'MARIE, ANNA, LOUISE' }, { which: 'firstName' });
const value = (what: string, typed: string, read: string): object => ({ what, typed, read, street: null });
const agrees = words({ true: 'concorde', false: 'diffère' });
const card = { birthdate: '1970-05-04', model: 'old' };
const dayOf = (day: string): string => day.split('-').reverse().join('/');

const nextOf = ({ continueAnyway, newDocument }: AfterFailure): string => {
  if (continueAnyway) return 'continuer quand même';
  return newDocument ? 'autre document' : 'agence';
};

const isAfterFailure = (verdict: unknown): verdict is AfterFailure =>
  typeof verdict === 'object' && verdict !== null && 'continueAnyway' in verdict && 'newDocument' in verdict && 'agency' in verdict;
const tells = (verdict: unknown): string | undefined => (isAfterFailure(verdict) ? nextOf(verdict) : undefined);

/** Each reason in words. */
const named: readonly (readonly [what: string, reason: ProofReason])[] = [
  ['Prénom différent', 'FIRST_NAME_MISMATCH'],
  ['Nom différent', 'LAST_NAME_MISMATCH'],
  ['Date de naissance différente', 'BIRTHDATE_MISMATCH'],
  ['Modèle inconnu', 'DOCUMENT_MODEL'],
  ['Document périmé', 'EXPIRED'],
  ['Portrait invisible', 'PORTRAIT_ABSENT'],
  ['Mention particulière dans l’adresse', 'SPECIAL_MENTION_IN_ADDRESS'],
  ['Référence d’avis d’imposition non reconnue', 'INVALID_TAX_NOTICE_REFERENCE'],
  ['Employeur non reconnu', 'INVALID_EMPLOYER'],
  ['Contrôle automatique impossible', 'NOT_CONTROLLED'],
  ['Trop ancien, ou daté dans le futur', 'ISSUE_DATE'],
  ['Pas le document annoncé', 'DOCUMENT_TYPE'],
  ['Image illisible', 'UNUSABLE_IMAGE'],
  ['Verso manquant', 'MISSING_BACK'],
  ['Raison inconnue', 'DEFAULT'],
  ['Pays non accepté', 'ISSUING_COUNTRY'],
];

export const proofs: Page = {
  id: 'pieces',
  title: 'Les pièces, et ce qui diffère',
  question: 'Quelles pièces sont acceptées, de quel âge, qui le vérifie, et que se passe-t-il quand une réponse en diffère ?',
  decisions: [
    {
      title: 'Les pièces demandées',
      also: 'avis d’imposition, carte d’identité étrangère, hébergement, identification du client (KYC), passeport, titre de séjour',
      rules: ['documents.category', 'documents.acceptedOnline'],
      says: [
        'Identité, en ligne : une carte de ces pays, {acceptedPapers.cards} ; ou un passeport de ces pays, {acceptedPapers.passports}. Les autres pièces (autre pays, titre de séjour, récépissé) sont examinées en agence ; le permis de conduire n’en est pas une. Le parcours annonce ces pays ; l’analyse de la banque écarte la pièce d’un autre. Adresse : facture d’électricité, de gaz, d’internet ou de téléphone, ou avis d’imposition ; rien d’autre (eau, loyer, assurance). Revenu : bulletin de salaire ou avis d’imposition, même sans impôt à payer ; qui n’a pas de revenu donne l’avis où il est compté, par exemple celui de ses parents, et continue quand même. En compte joint, chaque titulaire donne les siennes. Qui n’a aucune de ces pièces prend rendez-vous ; le dossier reste gardé jusqu’à sa date limite.',
        'L’analyse automatique de la banque lit chaque pièce ({@proofs.afterFailure}) ; la banque contrôle ensuite le dossier. La page dit qu’une personne l’examine, et annonce au client un SMS et un e-mail, si la banque dit quand elle répondra ou si une pièce n’a pas passé l’analyse. Cette personne est de la banque et n’est pas le conseiller du dossier ; les pages l’appellent « un conseiller », et au conseiller « un collègue ».',
        'Une personne hébergée donne, avec la facture de son hôte, l’attestation et la pièce d’identité de celui-ci ; le nom diffère alors, elle continue quand même, et une personne de la banque l’examine.',
        'Ordre : toutes les pièces d’abord, le titulaire avant le co-titulaire, puis les questions restantes. Dans un dossier de conseiller, ou si la banque ne prend pas une pièce avant son étape, chaque pièce est suivie de ses questions.',
      ],
      figures: [
        reglage('acceptedPapers.cards', 'Cartes d’identité acceptées en ligne', 'moins de pays ; la page les nomme et dit la raison'),
        reglage('acceptedPapers.passports', 'Passeports acceptés en ligne', 'moins de pays ; la page les nomme et dit la raison'),
        reglage('papersFirst.omc', 'Toutes les pièces d’abord', 'chaque pièce est suivie de ses questions'),
      ],
      cases: [
        {
          rule: 'documents.acceptedOnline',
          of: [
            ['Une carte italienne', { document: 'CNI', issuingCountry: 'IT', cards: eeaCountries, passports: null }],
            ['Une carte suisse', { document: 'CNI', issuingCountry: 'CH', cards: eeaCountries, passports: null }],
            ['Une carte britannique', { document: 'CNI', issuingCountry: 'GB', cards: eeaCountries, passports: null }],
            ['Un passeport marocain', { document: 'PASSPORT', issuingCountry: 'MA', cards: eeaCountries, passports: null }],
          ],
          tells: words({ online: 'acceptée en ligne', agency: 'examinée en agence' }),
        },
      ],
    },
    {
      title: 'L’âge d’une facture ou d’un bulletin',
      also: 'ancienneté d’une pièce, bulletin de paie',
      rules: ['documents.fresh'],
      says: [
        'Un bulletin de salaire a moins de {documents.fresh payslip} mois, un justificatif d’adresse moins de {documents.fresh address} mois, avis d’imposition compris ; donné pour le revenu, un avis d’imposition n’a pas d’âge limite. Une date future ne passe pas. La date est celle de l’émission du document ; elle est comparée au jour, à Paris, de l’analyse, et n’est pas revue à la signature, sauf si la pièce est contrôlée à nouveau ({@journey.checkedAgain}). Le parcours l’annonce avant l’envoi ; l’analyse de la banque lit la date et décide.',
      ],
      figures: [
        ici('documents.fresh', 'payslip', 'Bulletin de salaire, moins de'),
        ici('documents.fresh', 'address', 'Justificatif d’adresse, moins de'),
      ],
      cases: [
        {
          rule: 'documents.fresh',
          of: [
            ['Bulletin du 15/01/2026, le 14/04/2026', { document: 'PAYSLIP', issued: '2026-01-15', today: '2026-04-14' }],
            ['Le même, le 15/04/2026', { document: 'PAYSLIP', issued: '2026-01-15', today: '2026-04-15' }],
            ['Facture de gaz du 15/04/2025, le 15/04/2026', { document: 'GAS', issued: '2025-04-15', today: '2026-04-15' }],
          ],
          tells: words({ true: 'assez récent', false: 'trop ancien' }),
        },
      ],
    },
    {
      title: 'Le dernier jour d’une carte d’identité française',
      also: 'carte périmée',
      rules: ['documents.idCardValidity'],
      says: [
        'Carte du nouveau modèle, ou délivrée après le {documents.idCardValidity to} : le jour imprimé. Toute autre : {documents.idCardValidity ordinary} ans ; {documents.idCardValidity extended} ans si elle a été délivrée dès le {documents.idCardValidity from} à une personne de {documents.idCardValidity adult} ans ou plus, quoi qu’il y soit imprimé. Si le jour imprimé ne se lit pas : {documents.idCardValidity ordinary} ans pour le nouveau modèle ; pour l’ancien, {documents.idCardValidity extended} ans à un majeur depuis le {documents.idCardValidity from}, sinon {documents.idCardValidity ordinary}. Le dernier jour est la veille de l’anniversaire de la délivrance. Périmée, elle ne bloque pas : {@proofs.afterFailure}. Passeport, carte étrangère : l’analyse de la banque décide seule.',
      ],
      figures: [
        ici('documents.idCardValidity', 'ordinary', 'Durée ordinaire'),
        ici('documents.idCardValidity', 'extended', 'Durée prolongée'),
        ici('documents.idCardValidity', 'from', 'Prolongée si délivrée dès le'),
        ici('documents.idCardValidity', 'to', 'et jusqu’au'),
        ici('documents.idCardValidity', 'adult', 'à une personne d’au moins'),
      ],
      cases: [
        {
          rule: 'documents.idCardValidity',
          of: [
            ['Délivrée le 01/01/2004 à une personne majeure', { ...card, issued: '2004-01-01', printed: '2013-12-31' }],
            [
              'Délivrée le 15/11/2013 à une personne majeure, jour imprimé 14/11/2023',
              { ...card, issued: '2013-11-15', printed: '2023-11-14' },
            ],
            ['La même, à une personne mineure', { ...card, birthdate: '2000-05-04', issued: '2013-11-15', printed: '2023-11-14' }],
            ['Délivrée le 01/01/2014, jour imprimé 31/12/2028', { ...card, issued: '2014-01-01', printed: '2028-12-31' }],
          ],
          tells: verdict => (typeof verdict === 'string' ? `valable jusqu’au ${dayOf(verdict)}` : undefined),
        },
      ],
    },
    {
      title: 'Un nom qui diffère du document',
      also: 'accent, nom d’usage, nom de naissance, nom marital, prénom',
      rules: ['holders.nameAsPrinted'],
      says: [
        'Deux comparaisons. L’analyse de la banque dit si un nom diffère, avec sa propre tolérance, que rien ici ne connaît ({@proofs.afterFailure}). Au récapitulatif, le parcours compare à son tour, par la règle qui suit ; il montre ce qui diffère et ne bloque rien.',
        'Un nom concorde s’il est imprimé comme nom d’usage ou de naissance, ou parmi les prénoms. Majuscules, accents, tirets, espaces, titres, particules, abréviations et ordre de deux noms ne comptent pas. Certains documents coupent les noms longs : le début suffit alors (ancienne carte : {holders.nameAsPrinted oldLast} lettres du nom, {holders.nameAsPrinted oldFirst} des prénoms ; carte : {holders.nameAsPrinted card} signes pour nom et prénoms ensemble ; passeport : {holders.nameAsPrinted passport}), de même si le nom saisi remplit son champ, de {holders.nameAsPrinted field} caractères, à un près.',
      ],
      figures: [
        ici('holders.nameAsPrinted', 'oldLast', 'Ancienne carte, nom coupé à'),
        ici('holders.nameAsPrinted', 'oldFirst', 'prénoms coupés à'),
        ici('holders.nameAsPrinted', 'card', 'Carte, en tout'),
        ici('holders.nameAsPrinted', 'passport', 'Passeport, en tout'),
        ici('holders.nameAsPrinted', 'field', 'Champ du parcours, au plus'),
      ],
      cases: [
        {
          rule: 'holders.nameAsPrinted',
          of: [
            ['« Durand » saisi, DURANT imprimé', names({}, { lastName: 'DURANT' })],
            ['« Durand » saisi, MARTIN imprimé, nom de naissance « Martin » saisi', names({ birthName: 'Martin' }, { lastName: 'MARTIN' })],
            ['Le même, sans nom de naissance saisi', names({}, { lastName: 'MARTIN' })],
            ['Prénom « Anna », MARIE, ANNA, LOUISE imprimés', firsts('Anna')],
            ['Prénom « Marie Louise », les mêmes imprimés', firsts('Marie Louise')],
          ],
          tells: agrees,
        },
      ],
    },
    {
      title: 'Une date, un revenu, une adresse qui diffère du document',
      rules: ['holders.valueAsPrinted'],
      also: 'employeur',
      says: [
        'La même seconde comparaison, au récapitulatif. Concordent : une date de naissance identique (si le document ne porte qu’un mois ou une année, ce mois ou cette année) ; un revenu mensuel identique, arrondi à l’euro (celui d’un bulletin de salaire ; d’un avis d’imposition, la banque dit ce qu’elle en lit) ; un employeur identique, ou son début si le champ est plein ({holders.valueAsPrinted employer} caractères) ; une voie identique en abréviations postales, ou son début si le champ est plein ({holders.valueAsPrinted street} caractères, à un près) ; une ville et un code postal identiques. Majuscules, accents, tirets et espaces ne comptent pas.',
      ],
      figures: [
        ici('holders.valueAsPrinted', 'employer', 'Employeur, champ de'),
        ici('holders.valueAsPrinted', 'street', 'Voie, champ de'),
      ],
      cases: [
        {
          rule: 'holders.valueAsPrinted',
          of: [
            ['Née le 17/05/1990, le document dit le 18/05/1990', value('birthdate', '1990-05-17', '1990-05-18')],
            ['Revenu 1822 €, bulletin de 1 822,49 €', value('netIncome', '1822', '1822,49')],
            ['Revenu 1822 €, bulletin de 1 822,50 €', value('netIncome', '1822', '1822,50')],
          ],
          tells: agrees,
        },
      ],
    },
    {
      title: 'Ce qui suit une différence ou un défaut',
      also: 'continuer quand même, document refusé, pièce illisible, pièce renvoyée',
      rules: ['proofs.afterFailure', 'proofs.waysOn', 'proofs.refusal'],
      says: [
        'La raison que donne l’analyse de la banque décide : continuer quand même (une personne de la banque examinera la pièce), donner un autre document, ou aller en agence. Le conseiller peut faire de même dans son dossier, jamais valider une pièce lui-même. Une pièce qu’une personne de la banque a renvoyée ne peut qu’être remplacée. Aucune raison ne dit « fraude » : ce que la banque soupçonne ne se lit pas ici. Un justificatif de revenu que la banque exige et qui manque ramène à sa page.',
      ],
      table: {
        caption: 'Chaque raison, la suite, et le titre que la personne lit, suivi d’un conseil',
        head: ['Raison', 'Suite', 'La personne lit'],
        sentences: [2],
        rows: named.map(([what, name]) => [what, nextOf(proofsAfterFailure.decide({ reason: name })), `proofReasons.client.${name}.title`]),
      },
      cases: [
        {
          rule: 'proofs.afterFailure',
          of: proofReasons.map(name => [named.find(([, each]) => each === name)?.[0] ?? name, { reason: name }] as const),
          tells,
          inTable: true,
        },
        {
          rule: 'proofs.waysOn',
          of: [['Carte périmée renvoyée par une personne de la banque', { reason: 'EXPIRED', sentBack: true }]],
          tells,
          inTable: true,
        },
      ],
    },
    {
      title: 'Contrôlé à nouveau après une correction',
      also: 'modification du récapitulatif',
      rules: ['journey.checkedAgain', 'proofs.controlAnew'],
      says: [
        'Un nom, un nom de naissance, un prénom ou une date de naissance qui change fait contrôler à nouveau les pièces déjà contrôlées de cette seule personne, sans nouvelle photo, sauf si la banque refuse ce second contrôle : une nouvelle photo est alors demandée. Deux écritures d’un même nom ne comptent pas ; une identité de portefeuille n’est pas contrôlée à nouveau. La page de la pièce en dit le résultat ({@proofs.afterFailure}).',
        'Depuis le récapitulatif, corriger un nom, la date de naissance ou l’adresse renvoie plutôt le dossier à la vérification ; la page le dit avant.',
      ],
    },
    {
      title: 'Les fichiers et les photos',
      also: 'photo floue, PDF',
      rules: ['documents.upload', 'documents.pages', 'documents.photo'],
      says: [
        'Des images (JPEG, PNG) ou un PDF de {documents.upload pdf} Mo au plus, {documents.upload total} Mo en tout. Une carte d’identité est son recto et son verso, ou un PDF des deux ; toute autre pièce, un PDF ou {documents.pages most} photos au plus. L’appareil signale une photo sombre, floue, avec un reflet ou un coin coupé, sans rien décider : {photoJudgement}.',
      ],
      figures: [
        ici('documents.upload', 'pdf', 'Un PDF, au plus'),
        ici('documents.upload', 'total', 'En tout, au plus'),
        ici('documents.pages', 'most', 'Photos d’un justificatif, au plus'),
        reglage('photoJudgement', 'Photos jugées par l’appareil', 'aucune remarque avant l’envoi'),
      ],
    },
    {
      id: '2d-doc',
      title: 'Le code 2D-Doc d’une facture ou d’un bulletin',
      rules: [],
      says: [
        'C’est un code-barres carré que signe l’émetteur du document. L’appareil de la personne y lit nom, adresse, date, montant : {twoDDocReading}. Ce qui est lu est proposé, et la personne peut le changer ; le code ne décide de rien. Si la signature ne correspond pas, rien n’est repris.',
      ],
      figures: [reglage('twoDDocReading', 'Lecture du code 2D-Doc', 'le code n’est pas lu')],
    },
    {
      title: 'Le portefeuille d’identité numérique',
      also: 'eIDAS (portefeuille), portefeuille européen',
      rules: ['proofs.wallet', 'proofs.walletTaken'],
      figures: [
        reglage('wallet.offered', 'Portefeuille proposé', 'il est proposé à côté de la carte et du passeport'),
        ici('proofs.walletTaken', 'adult', 'Âge minimum'),
      ],
      says: [
        'C’est une application qui contient une identité officielle. Proposé : {wallet.offered}. Elle remplace la pièce d’identité, et rien d’autre : la vidéo reste due. Elle n’est prise que si son pays est accepté en ligne, jusqu’à son dernier jour de validité compris, et si la personne a {proofs.walletTaken adult} ans révolus. Ce qui en vient est à confirmer ; le reste est demandé.',
      ],
      cases: [
        {
          rule: 'proofs.walletTaken',
          of: [
            [
              'Le dernier jour de validité',
              { issuingCountry: 'FR', accepted: ['FR'], expiry: '2025-10-15', birthdate: '1992-03-27', today: '2025-10-15' },
            ],
            [
              'Le lendemain',
              { issuingCountry: 'FR', accepted: ['FR'], expiry: '2025-10-15', birthdate: '1992-03-27', today: '2025-10-16' },
            ],
          ],
          tells: words({
            taken: 'prise',
            NOT_ACCEPTED: 'refusée, pays',
            EXPIRED: 'refusée, périmée',
            HOLDER_TOO_YOUNG: 'refusée, trop jeune',
          }),
          inTable: true,
        },
      ],
    },
  ],
};
