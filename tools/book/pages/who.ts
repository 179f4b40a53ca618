import { errorsRefusal, type StoppingPage } from '@domain/errors/refusalRights';
import { ici, reglage, words, type Page } from './page';

const anna = { lastName: 'Durand', firstName: 'Anna', birthdate: '1990-05-17' };
const marc = { lastName: 'Durand', firstName: 'Marc', birthdate: '1988-02-03' };
const today = '2026-03-09';
const error = 'page d’erreur';
const details = 'page des coordonnées';
const answer = (page: string): readonly string[] => [`errors.client.pages.${page}.text`, `errors.client.pages.${page}.next`];
const kinds = { refusal: 'refus', elsewhere: 'agence', none: 'arrêt' } as const;
/** What a page is to the person, by the rule. */
const kindOf = (page: StoppingPage): string => kinds[errorsRefusal.decide({ page, final: null })];
const CORRECT = 'à corriger';

export const who: Page = {
  id: 'qui',
  title: 'Qui peut ouvrir un compte, et qui non',
  question: 'Qui est exclu, par qui, et où la personne l’apprend-elle ?',
  decisions: [
    {
      title: 'Toutes les exclusions, en un tableau',
      also: 'département exclu, exclusion, mobile étranger, mobile déjà utilisé',
      rules: ['startup.route', 'errors.page'],
      says: [
        'Pour chacun des deux titulaires. La banque annonce ses exclusions par un code ; le parcours montre la page de ce code. Un « département exclu » est un lieu de résidence qui dépend d’une autre organisation de la banque, qui en a seule la liste. « Sorte » : ce que la personne peut faire et ses droits dans chaque sorte sont en {@errors.refusal}.',
      ],
      table: {
        caption: 'Qui est exclu, qui le décide, où la personne l’apprend',
        head: ['Qui', 'Décidé par', 'Sorte', 'Où', 'La personne lit', 'Et ensuite'],
        sentences: [4, 5],
        rows: [
          [
            'Moins de {eligibility.birthdate adult} ans',
            'ici',
            CORRECT,
            `${details}, à la saisie`,
            'applicantDetails.messages.BIRTHDATE_TOO_YOUNG',
            '',
          ],
          [
            'Le même, si la date est changée plus tard (page d’identité, récapitulatif) et maintenue, ou si la banque le signale',
            'ici, ou la banque',
            kindOf('error/too-young'),
            error,
            ...answer('too-young'),
          ],
          ['Plus de {eligibility.birthdate oldest} ans', 'ici', CORRECT, details, 'applicantDetails.messages.BIRTHDATE_TOO_FAR', ''],
          [
            'Mobile qui ne commence pas par {field.mobile first} ou {field.mobile second}',
            'ici',
            CORRECT,
            details,
            'applicantDetails.messages.MOBILE_FORMAT',
            '',
          ],
          [
            'Mobile déjà utilisé',
            'la banque',
            CORRECT,
            details,
            'applicantDetails.messages.MOBILE_USED',
            'applicantDetails.client.used.text',
          ],
          [
            'Deux titulaires identiques',
            'ici, puis la banque',
            CORRECT,
            `${details} ou ${error}`,
            'errors.IDENTICAL.text',
            'errors.client.pages.identical-holders.next',
          ],
          [
            'Pas de résidence fiscale en France',
            'ici',
            kindOf('screen/tax-residence'),
            'page de la résidence fiscale',
            'taxResidence.client.notResident.text',
            'refusal.client.elsewhere',
          ],
          [
            'Documents numériques refusés',
            'ici',
            'arrêt',
            'page des options',
            'options.client.documents.required',
            'options.client.explanation.paper',
          ],
          [
            'Pièce d’un pays non accepté en ligne',
            'la banque',
            `${CORRECT}, ou agence`,
            'page de la pièce',
            'proofReasons.client.ISSUING_COUNTRY.title',
            'proofReasons.client.ISSUING_COUNTRY',
          ],
          ['Département exclu', 'la banque', kindOf('error/excluded-department'), error, ...answer('excluded-department')],
          ['Exclusion sans motif dit', 'la banque', kindOf('error/excluded'), error, ...answer('excluded')],
          ['Demande bloquée', 'la banque', kindOf('error/blocked'), error, ...answer('blocked')],
          [
            'Vidéo sans essai restant',
            'la banque',
            kindOf('screen/video'),
            'page de la vidéo',
            'livenessOutcome.client.ko.text',
            'refusal.client.elsewhere',
          ],
          ['Demande refusée après étude', 'la banque', kindOf('error/rejected'), `${error}, à la fin`, ...answer('rejected')],
        ],
      },
    },
    {
      title: 'L’âge',
      also: 'année bissextile, co-titulaire mineur, date de naissance, majorité, mineur, plus de (convention), tranche d’âge',
      rules: ['eligibility.birthdate', 'eligibility.age', 'eligibility.today'],
      says: [
        'La date doit exister. Il faut {eligibility.birthdate adult} ans révolus, le jour même de l’anniversaire compris, et {eligibility.birthdate oldest} ans au plus. Né un 29 février, l’anniversaire est le 1er mars les autres années. Un jour ou un mois inconnu se saisit 01. L’âge est celui du jour, à Paris, où la date est envoyée : page des coordonnées, puis page d’identité ou récapitulatif si la date y change ; la banque peut le recompter à chaque enregistrement ; rien ne le recompte à la signature. Un jour trop tôt, la personne revient à son anniversaire ; si elle est le co-titulaire, un compte individuel reste possible tant que le dossier n’est pas créé. Si la date contredit la tranche d’âge déclarée au début, la page demande de corriger l’une ou l’autre.',
        '« Plus de … ans » veut dire l’âge révolu suivant : plus de {eligibility.olderThan23 threshold} ans, c’est {eligibility.olderThan23 first} ans révolus ({@eligibility.olderThan23}) ; l’offre de bienvenue commence à {eligibility.youth classicFrom} ans révolus. Une exception : la première phrase lue de {@errors.page}, imposée par le cahier des charges, où « plus de {eligibility.birthdate adult} ans » veut dire {eligibility.birthdate adult} ans révolus.',
      ],
      figures: [ici('eligibility.birthdate', 'adult', 'Âge minimum'), ici('eligibility.birthdate', 'oldest', 'Âge maximum')],
      cases: [
        {
          rule: 'eligibility.birthdate',
          of: [
            ['Née le 10/03/2008, le 09/03/2026', { typed: '10/03/2008', today, band: null }],
            ['Née le 09/03/2008, le même jour', { typed: '09/03/2008', today, band: null }],
            ['Née le 29/02/2008, le 28/02/2026', { typed: '29/02/2008', today: '2026-02-28', band: null }],
            ['La même, le 01/03/2026', { typed: '29/02/2008', today: '2026-03-01', band: null }],
            ['Née le 10/03/1905, le 09/03/2026', { typed: '10/03/1905', today, band: null }],
            ['Née le 09/03/1905, le même jour', { typed: '09/03/1905', today, band: null }],
          ],
          tells: verdict =>
            words({
              'too-young': 'arrêtée, trop jeune',
              'too-far-back': 'à corriger, date trop lointaine',
              invalid: 'à corriger, date non valide',
              'contradicts-band': 'à corriger, la tranche d’âge dit autre chose',
            })(typeof verdict === 'object' && verdict !== null && 'reason' in verdict ? verdict.reason : '') ?? 'acceptée',
        },
      ],
    },
    {
      title: 'Deux titulaires différents',
      also: 'homonyme',
      rules: ['holders.differ', 'holders.ownMobiles'],
      says: [
        'Ils diffèrent par le nom, le prénom ou la date de naissance, et par le numéro de mobile. Casse, accents, apostrophes, traits d’union, espaces et transcriptions de passeport (Œ et OE, Ü et UE) ne font pas une différence.',
      ],
      reads: ['applicantDetails.messages.MOBILE_SHARED'],
      cases: [
        {
          rule: 'holders.differ',
          of: [
            [
              'Anna Durand et ANNA DURAND, nées le même jour',
              { holder: anna, coHolder: { ...anna, lastName: 'DURAND', firstName: 'ANNA' } },
            ],
            ['Deux Anna Durand nées à un jour d’écart', { holder: anna, coHolder: { ...anna, birthdate: '1990-05-18' } }],
          ],
          tells: words({ true: 'deux personnes, acceptées', false: 'la même personne, à corriger' }),
        },
        {
          rule: 'holders.ownMobiles',
          of: [['06 39 98 00 01 et +33 6 39 98 00 01', { holder: '06 39 98 00 01', coHolder: '+33 6 39 98 00 01' }]],
          tells: words({ true: 'acceptés', false: 'le même numéro, à corriger' }),
        },
      ],
    },
    {
      title: 'La résidence fiscale et les États-Unis',
      also: 'adresse à l’étranger, américain, auto-certification, FATCA (question), impôts à l’étranger, nationalité, NIF, numéro fiscal, US person',
      rules: ['holders.mayFinalise', 'holders.usQuestion'],
      says: [
        'Seule une personne résidente fiscale en France peut aller au bout ; payer aussi des impôts ailleurs ou avoir une autre nationalité n’y change rien ; une adresse à l’étranger non plus. À chacun, la page demande s’il paie des impôts dans un autre pays. Pour chaque pays, il donne son numéro fiscal, contrôlé par le format du pays, ou dit que le pays n’en attribue pas ou qu’il est attendu. Chacun certifie sa propre résidence fiscale en l’envoyant, ou en acceptant ce qu’un autre a saisi, dans sa propre session ({@journey.mayAct}) ; l’heure est enregistrée et sur le reçu. L’attestation qu’il signe est un document de la banque ({@contractDocuments.expected}).',
        'La question sur les États-Unis est posée à {declarations.usPerson} : nationalité américaine ou naissance aux États-Unis. Si la réponse est oui, le numéro fiscal américain, ou la raison de son absence, est exigé. Si elle est non, rien d’autre n’est demandé ni vérifié, même à qui est né aux États-Unis : la banque reçoit la réponse et décide de la suite. Personne n’est arrêté pour cela. Qui paie aux États-Unis sans un de ces indices les déclare comme un autre pays, sans cette question.',
      ],
      figures: [reglage('declarations.usPerson', 'Question sur les États-Unis posée à', 'chacun, ou personne')],
      reads: ['taxResidence.client.usPerson.legend.individual', 'taxResidence.client.certify.text'],
      cases: [
        {
          rule: 'holders.mayFinalise',
          of: [
            ['Résidente fiscale ailleurs seulement', { frenchTaxResident: false }],
            ['Pas encore de réponse', { frenchTaxResident: null }],
          ],
          tells: words({ true: 'peut aller au bout', false: 'ne peut pas aller au bout en ligne' }),
          inTable: true,
        },
        {
          rule: 'holders.usQuestion',
          of: [
            ['Française née aux États-Unis', { policy: 'onIndicia', nationality: 'FR', birthCountry: 'US' }],
            ['Ni nationalité ni naissance américaines', { policy: 'onIndicia', nationality: 'FR', birthCountry: 'FR' }],
          ],
          tells: words({ true: 'la question est posée', false: 'la question n’est pas posée' }),
          inTable: true,
        },
      ],
    },
    {
      title: 'Un client existant qui ressemble',
      also: 'client existant, doublon',
      rules: ['duplicates.decide', 'duplicates.whose'],
      says: [
        'La banque cherche parmi ses clients, pour chaque titulaire. Sans conseiller, elle décide seule ; la page fait attendre, puis dit la phrase ci-dessous. Ensuite, le dossier avance, ou la banque l’arrête par un code de {@errors.page}. Dans un dossier de conseiller : si elle ne trouve personne, le dossier avance ; sinon le conseiller compare et dit « C’est un nouveau client », ou « C’est ce client », ce qui ferme le dossier et en efface les pièces.',
        'Nom, prénom et date de naissance sont comparés à ceux de chaque titulaire ; la ressemblance est celle de la personne qui a le plus en commun, ou du titulaire à égalité.',
      ],
      reads: ['duplicates.duplicatesMessages.over'],
      cases: [
        {
          rule: 'duplicates.whose',
          of: [
            [
              'Titulaires Anna et Marc Durand ; le client existant est Marc Durand',
              { holder: anna, coHolder: marc, alike: { ...marc, birthdate: null } },
            ],
            ['Il est Paul Durand', { holder: anna, coHolder: marc, alike: { ...anna, firstName: 'Paul', birthdate: null } }],
          ],
          tells: words({ TIT: 'il ressemble au titulaire', COT: 'il ressemble au co-titulaire' }),
        },
      ],
    },
    {
      id: 'accessibility',
      title: 'Accessibilité, majeurs protégés, procuration',
      also: 'handicap, lecteur d’écran, majeur protégé, RGAA, téléphone pour sourds, tutelle, WCAG',
      rules: [],
      says: [
        'Le parcours vise le RGAA et le niveau AA de la norme internationale (WCAG), sans s’y dire conforme : une déclaration, au bas de chaque page, dit les deux premières phrases ci-dessous, ce qui a été contrôlé et ce qui ne l’a pas été.',
        'Vidéo : un autre geste dans la page du prestataire, l’agence, ou un appel vidéo si la banque l’offre ({@liveness.mayStart}). Robots : rien à voir ni à entendre ; session : du temps de plus ({@session.inactivity}). Documents : gros caractères, braille ou audio ({@contractDocuments.expected}). Téléphone, pour qui n’entend ou ne parle pas : {@duties-bank}.',
        'Majeur protégé : l’accueil l’oriente vers un conseiller par la troisième phrase ; aucune question n’est posée et rien ne l’arrête ({@duties}). Procuration : personne n’ouvre pour une autre ({@journey.mayAct}).',
      ],
      reads: [
        'accessibility.accessibilityMessages.sections.text',
        'accessibility.accessibilityMessages.sections.items#9',
        'home.client.papers.conditions',
      ],
    },
  ],
};
