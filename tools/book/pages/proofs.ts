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

const reason = (name: string): string => `proofReasons.client.${name}`;
const row = (title: string, next: string, name: string, advice = 'identity'): readonly string[] => [
  title,
  next,
  `${reason(name)}.title`,
  advice === '' ? reason(name) : `${reason(name)}.${advice}`,
];

export const proofs: Page = {
  id: 'pieces',
  title: 'Les pièces, et ce qui diffère',
  question: 'Quelles pièces sont acceptées, de quel âge, qui le vérifie, et que se passe-t-il quand une réponse en diffère ?',
  also: 'justificatif, KYC, CNI, carte d’identité périmée, facture, quittance, bulletin de paie, avis d’imposition, nom marital, nom de naissance, discordance, fraude',
  decisions: [
    {
      title: 'Ce que prouve chaque document',
      rules: ['documents.category'],
      says: [
        'La carte d’identité et le passeport prouvent l’identité ; une facture d’électricité, de gaz, d’internet ou de mobile, ou un avis d’imposition, l’adresse ; un bulletin de salaire ou un avis d’imposition, le revenu.',
        'Un client donne d’abord toutes ses pièces : identité, adresse, revenu. Une page montre alors ce qui a été lu et pose les autres questions. À deux, le titulaire passe en premier. Avec un conseiller, ou si la banque refuse une pièce à l’avance, chaque pièce est suivie de ses questions.',
      ],
      figures: [reglage('acceptedPapers', 'Pays dont les pièces d’identité sont acceptées en ligne')],
    },
    {
      title: 'L’âge d’une facture ou d’un bulletin',
      rules: ['documents.fresh'],
      says: [
        'Un bulletin de salaire a moins de {documents.fresh payslip} mois, un justificatif d’adresse moins de {documents.fresh address} mois ; les autres documents n’ont pas d’âge limite. Une date future est refusée. Le parcours l’annonce avant l’envoi ; c’est l’analyse de la banque qui lit la date et qui décide.',
      ],
      figures: [
        ici('documents.fresh', 'payslip', 'Bulletin de salaire, moins de'),
        ici('documents.fresh', 'address', 'Justificatif d’adresse, moins de'),
      ],
      reads: [`${reason('ISSUE_DATE')}.income`],
      cases: [
        {
          rule: 'documents.fresh',
          of: [
            ['Bulletin du 15/01/2026, le 14/04/2026', { document: 'PAYSLIP', issued: '2026-01-15', today: '2026-04-14' }],
            ['Le même, le 15/04/2026', { document: 'PAYSLIP', issued: '2026-01-15', today: '2026-04-15' }],
            ['Facture de gaz du 15/04/2025, le 14/04/2026', { document: 'GAS', issued: '2025-04-15', today: '2026-04-14' }],
            ['La même, le 15/04/2026', { document: 'GAS', issued: '2025-04-15', today: '2026-04-15' }],
          ],
          tells: words({ true: 'assez récent', false: 'trop ancien' }),
        },
      ],
    },
    {
      title: 'Le dernier jour d’une carte d’identité',
      rules: ['documents.idCardValidity'],
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
            ['Délivrée le 02/01/2004', { ...card, issued: '2004-01-02', printed: '2014-01-01' }],
            ['Délivrée le 31/12/2013', { ...card, issued: '2013-12-31', printed: '2023-12-30' }],
            ['Délivrée le 01/01/2014, jour imprimé 31/12/2028', { ...card, issued: '2014-01-01', printed: '2028-12-31' }],
          ],
          tells: verdict => (typeof verdict === 'string' ? `valable jusqu’au ${dayOf(verdict)}` : undefined),
        },
      ],
    },
    {
      title: 'Un nom qui diffère du document',
      rules: ['holders.nameAsPrinted'],
      says: [
        'L’analyse de la banque dit si un nom diffère ; la suite est plus bas. Le parcours compare aussi : au récapitulatif, il montre ce qui diffère, sans rien refuser. Le nom est celui du document ?',
        '*',
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
            ['« Lefèvre » saisi, LEFEVRE imprimé', names({ lastName: 'Lefèvre' }, { lastName: 'LEFEVRE' })],
            ['« Durand » saisi, DURANT imprimé', names({}, { lastName: 'DURANT' })],
            ['« Durand » saisi, MARTIN imprimé, nom de naissance « Martin » saisi', names({ birthName: 'Martin' }, { lastName: 'MARTIN' })],
            ['Le même, sans nom de naissance saisi', names({}, { lastName: 'MARTIN' })],
            ['Prénom « Anna », MARIE, ANNA, LOUISE imprimés', firsts('Anna')],
            ['Prénom « Marie Louise », les mêmes imprimés', firsts('Marie Louise')],
            [
              'Un seul nom, « Anna », imprimé à la place du prénom',
              names({ lastName: 'Anna', firstName: '' }, { lastName: '', firstName: 'ANNA' }),
            ],
          ],
          tells: agrees,
        },
      ],
    },
    {
      title: 'Une date, un revenu, une adresse qui diffère du document',
      rules: ['holders.valueAsPrinted'],
      says: ['La valeur concorde avec celle du document dans ces cas.', '*'],
      figures: [
        ici('holders.valueAsPrinted', 'employer', 'Employeur, champ de'),
        ici('holders.valueAsPrinted', 'street', 'Voie, champ de'),
      ],
      cases: [
        {
          rule: 'holders.valueAsPrinted',
          of: [
            ['Née le 17/05/1990, le document dit le 18/05/1990', value('birthdate', '1990-05-17', '1990-05-18')],
            ['Née le 17/05/1990, le document ne connaît que mai 1990', value('birthdate', '1990-05-17', '1990-05')],
            ['Revenu 1822 €, bulletin de 1 822,49 €', value('netIncome', '1822', '1822,49')],
            ['Revenu 1822 €, bulletin de 1 822,50 €', value('netIncome', '1822', '1822,50')],
            ['Saint-Étienne, le document dit SAINT ETIENNE', value('city', 'Saint-Étienne', 'SAINT ETIENNE')],
          ],
          tells: agrees,
        },
      ],
    },
    {
      title: 'Ce qui suit une différence ou un défaut',
      rules: ['proofs.afterFailure', 'proofs.waysOn', 'proofs.refusal'],
      says: [
        'L’analyse de la banque dit ce qui ne va pas. Selon la raison, la personne peut continuer quand même (un conseiller examinera la pièce), doit donner un autre document, ou va en agence. Une pièce qu’un conseiller a renvoyée ne peut qu’être remplacée.',
      ],
      table: {
        caption: 'Chaque raison, la suite, et ce que la personne lit',
        head: ['Raison', 'Suite', 'Titre', 'Conseil'],
        sentences: [2, 3],
        rows: [
          row('Le prénom diffère', 'peut continuer', 'FIRST_NAME_MISMATCH'),
          row('Le nom diffère', 'peut continuer', 'LAST_NAME_MISMATCH'),
          row('La date de naissance diffère', 'peut continuer', 'BIRTHDATE_MISMATCH'),
          ['Modèle de document inconnu', 'peut continuer', `${reason('DOCUMENT_MODEL')}.title`, 'proofReasons.LOOKED_AT'],
          row('Document périmé', 'peut continuer', 'EXPIRED'),
          row('Document trop ancien ou futur', 'autre document', 'ISSUE_DATE', 'address'),
          row('Pas le document annoncé', 'autre document', 'DOCUMENT_TYPE', ''),
          row('Image inutilisable', 'autre document', 'UNUSABLE_IMAGE', ''),
          row('Verso manquant', 'autre document', 'MISSING_BACK'),
          row('Pays non accepté', 'agence', 'ISSUING_COUNTRY', ''),
        ],
      },
      cases: [
        {
          rule: 'proofs.waysOn',
          of: [
            ['Carte périmée, dit l’analyse', { reason: 'EXPIRED', sentBack: false }],
            ['La même, renvoyée par un conseiller', { reason: 'EXPIRED', sentBack: true }],
            ['Pays non accepté, dit l’analyse', { reason: 'ISSUING_COUNTRY', sentBack: false }],
          ],
          tells: words({
            '{"continueAnyway":true,"newDocument":false,"agency":false}': 'peut continuer quand même',
            '{"continueAnyway":false,"newDocument":true,"agency":false}': 'doit donner un autre document',
            '{"continueAnyway":false,"newDocument":false,"agency":true}': 'va en agence',
          }),
        },
      ],
    },
    {
      title: 'Contrôlé à nouveau après une correction',
      rules: ['journey.checkedAgain', 'proofs.controlAnew'],
      cases: [
        {
          rule: 'journey.checkedAgain',
          of: [
            ['Corriger un nom depuis le récapitulatif', { page: 'FullIdentityForm', correcting: true }],
            ['Corriger la situation de famille', { page: 'FamilyStatusForm', correcting: true }],
          ],
          tells: words({ true: 'le dossier est vérifié à nouveau, et la page le dit avant', false: 'pas de nouvelle vérification' }),
        },
      ],
    },
    {
      title: 'Les fichiers',
      rules: ['documents.upload', 'documents.pages'],
      figures: [
        ici('documents.upload', 'pdf', 'Un PDF, au plus'),
        ici('documents.upload', 'total', 'En tout, au plus'),
        ici('documents.pages', 'most', 'Photos d’un justificatif, au plus'),
      ],
      cases: [
        {
          rule: 'documents.upload',
          of: [
            ['Un PDF de 2 Mo', { files: [{ type: 'application/pdf', bytes: 2_097_152, resizable: false }] }],
            ['Un octet de plus', { files: [{ type: 'application/pdf', bytes: 2_097_153, resizable: false }] }],
            ['Un fichier vide', { files: [{ type: 'image/jpeg', bytes: 0, resizable: true }] }],
          ],
          tells: words({
            '{"accepted":true}': 'accepté',
            '{"accepted":false,"reason":"pdf-too-large"}': 'refusé, trop lourd',
            '{"accepted":false,"reason":"empty"}': 'refusé, vide',
          }),
        },
      ],
    },
    {
      title: 'Le code 2D-Doc d’une facture ou d’un bulletin',
      rules: [],
      says: [
        'L’appareil de la personne lit le code 2D-Doc d’une facture, d’un bulletin de salaire ou d’un avis d’imposition : nom, adresse, date, montant. Ce qu’il lit est proposé à la personne, qui peut le changer ; rien n’est décidé par ce code. Si sa signature ne correspond pas à ce qui est écrit, rien n’en est repris.',
      ],
      figures: [reglage('twoDDocReading', 'Lecture du code 2D-Doc')],
      reads: ['twoDDoc.twoDDocMessages.seal.valid', 'twoDDoc.twoDDocMessages.seal.unknown', 'twoDDoc.twoDDocMessages.seal.false'],
    },
    {
      title: 'Le portefeuille d’identité numérique',
      rules: ['proofs.wallet', 'proofs.walletTaken'],
      figures: [reglage('wallet.offered', 'Proposé en production'), ici('proofs.walletTaken', 'adult', 'Âge minimum')],
      says: [
        'Une identité reçue d’un portefeuille remplace la pièce d’identité, et rien d’autre. Elle n’est prise que si son pays est accepté en ligne, jusqu’à son dernier jour de validité compris, et si la personne a {proofs.walletTaken adult} ans révolus. Ce qui en vient est proposé, à confirmer ; tout ce qui n’en vient pas est demandé.',
      ],
      cases: [
        {
          rule: 'proofs.walletTaken',
          of: [
            [
              'Italie, pays accepté',
              { issuingCountry: 'IT', accepted: ['FR', 'IT'], expiry: '2030-01-01', birthdate: '1992-03-27', today: '2025-10-15' },
            ],
            [
              'Son dernier jour',
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
        },
      ],
    },
  ],
};
