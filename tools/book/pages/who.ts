import { ici, words, type Page } from './page';

const anna = { lastName: 'Durand', firstName: 'Anna', birthdate: '1990-05-17' };
const marc = { lastName: 'Durand', firstName: 'Marc', birthdate: '1988-02-03' };
const today = '2026-03-09';

export const who: Page = {
  id: 'qui',
  title: 'Qui peut ouvrir un compte, et qui non',
  question: 'Qui est exclu, pourquoi, et où la personne l’apprend-elle ?',
  also: 'exclusion, refus, mineur, non-résident, département exclu, doublon, homonyme, client existant, sanctions',
  decisions: [
    {
      title: 'Toutes les exclusions, en un tableau',
      rules: ['startup.route', 'errors.page'],
      says: [
        'Le parcours refuse lui-même une personne trop jeune, une date impossible, deux titulaires identiques et une résidence fiscale hors de France. Les autres exclusions sont décidées par la banque, qui envoie un code ; le parcours montre la page de ce code.',
        'Un « département exclu » est un département dont le compte dépend d’une autre organisation de la banque. La liste est celle de la banque : elle n’est pas dans ce produit.',
      ],
      table: {
        caption: 'Qui est exclu, qui le décide, où la personne l’apprend',
        head: ['Qui', 'Décidé par', 'Où', 'La personne lit', 'Et ensuite'],
        sentences: [3, 4],
        rows: [
          [
            'Une personne de moins de {eligibility.birthdate adult} ans',
            'ici',
            'page des coordonnées, à la saisie de la date',
            'applicantDetails.messages.BIRTHDATE_TOO_YOUNG',
            '',
          ],
          [
            'La même, si la banque le dit la première',
            'la banque',
            'page d’erreur',
            'errors.client.pages.too-young.text',
            'errors.client.pages.too-young.next',
          ],
          [
            'Une personne de plus de {eligibility.birthdate oldest} ans',
            'ici',
            'page des coordonnées',
            'applicantDetails.messages.BIRTHDATE_TOO_FAR',
            '',
          ],
          [
            'Deux titulaires qui sont la même personne',
            'ici, puis la banque',
            'page des coordonnées ou page d’erreur',
            'errors.IDENTICAL.text',
            'errors.client.pages.identical-holders.next',
          ],
          [
            'Une personne sans résidence fiscale en France',
            'ici',
            'page de la résidence fiscale',
            'taxResidence.client.notResident.text',
            '',
          ],
          [
            'Une personne d’un département exclu',
            'la banque',
            'page d’erreur',
            'errors.client.pages.excluded-department.text',
            'errors.client.pages.excluded-department.next',
          ],
          [
            'Une personne que la banque exclut sans dire pourquoi',
            'la banque',
            'page d’erreur',
            'errors.client.pages.excluded.text',
            'errors.client.pages.excluded.next',
          ],
          [
            'Un numéro de mobile déjà connu de la banque',
            'la banque',
            'page des coordonnées',
            'applicantDetails.messages.MOBILE_USED',
            'applicantDetails.client.used.text',
          ],
          [
            'Une demande que la banque a bloquée',
            'la banque',
            'page d’erreur',
            'errors.client.pages.blocked.text',
            'errors.client.pages.blocked.next',
          ],
          [
            'Une demande refusée après étude',
            'la banque',
            'page d’erreur, à la fin',
            'errors.client.pages.rejected.text',
            'errors.client.pages.rejected.next',
          ],
          [
            'Une pièce d’un pays non accepté en ligne',
            'la banque',
            'page de la pièce',
            'proofReasons.client.ISSUING_COUNTRY.title',
            'proofReasons.client.ISSUING_COUNTRY',
          ],
        ],
      },
    },
    {
      title: 'Une date de naissance acceptée',
      rules: ['eligibility.birthdate'],
      figures: [ici('eligibility.birthdate', 'adult', 'Âge minimum'), ici('eligibility.birthdate', 'oldest', 'Âge maximum')],
      reads: [
        'applicantDetails.messages.BIRTHDATE_TOO_YOUNG',
        'applicantDetails.messages.BIRTHDATE_TOO_FAR',
        'applicantDetails.messages.BIRTHDATE_INVALID',
      ],
      cases: [
        {
          rule: 'eligibility.birthdate',
          of: [
            ['Née le 10/03/2008, le 09/03/2026', { typed: '10/03/2008', today, band: null }],
            ['Née le 09/03/2008, le même jour', { typed: '09/03/2008', today, band: null }],
            ['Née le 10/03/1905, le même jour', { typed: '10/03/1905', today, band: null }],
            ['Née le 09/03/1905, le même jour', { typed: '09/03/1905', today, band: null }],
            ['Une date qui n’existe pas, 29/02/2003', { typed: '29/02/2003', today, band: null }],
          ],
          tells: verdict =>
            words({
              'too-young': 'refusée, trop jeune',
              'too-far-back': 'refusée, date trop lointaine',
              invalid: 'refusée, date non valide',
              'contradicts-band': 'à corriger, la tranche d’âge dit autre chose',
            })(typeof verdict === 'object' && verdict !== null && 'reason' in verdict ? verdict.reason : '') ?? 'acceptée',
        },
      ],
    },
    {
      title: 'Deux titulaires différents',
      rules: ['holders.differ'],
      reads: ['errors.IDENTICAL.text'],
      cases: [
        {
          rule: 'holders.differ',
          of: [
            [
              'Anna Durand et ANNA DURAND, nées le même jour',
              { holder: anna, coHolder: { ...anna, lastName: 'DURAND', firstName: 'ANNA' } },
            ],
            ['Anna Durand et Marc Durand', { holder: anna, coHolder: { ...anna, firstName: 'Marc' } }],
            ['Deux Anna Durand nées à un jour d’écart', { holder: anna, coHolder: { ...anna, birthdate: '1990-05-18' } }],
          ],
          tells: words({ true: 'deux personnes, acceptées', false: 'la même personne, refusée' }),
        },
      ],
    },
    {
      title: 'À chacun son mobile',
      rules: ['holders.ownMobiles'],
      reads: ['applicantDetails.messages.MOBILE_SHARED'],
      cases: [
        {
          rule: 'holders.ownMobiles',
          of: [
            ['06 39 98 00 01 et +33 6 39 98 00 01', { holder: '06 39 98 00 01', coHolder: '+33 6 39 98 00 01' }],
            ['06 39 98 00 01 et 06 39 98 00 02', { holder: '06 39 98 00 01', coHolder: '06 39 98 00 02' }],
          ],
          tells: words({ true: 'accepté', false: 'refusé, le même numéro' }),
        },
      ],
    },
    {
      title: 'La résidence fiscale',
      rules: ['holders.mayFinalise'],
      reads: ['taxResidence.client.notResident.text'],
      cases: [
        {
          rule: 'holders.mayFinalise',
          of: [
            ['Résidente fiscale en France', { frenchTaxResident: true }],
            ['Résidente fiscale ailleurs seulement', { frenchTaxResident: false }],
            ['Pas encore de réponse', { frenchTaxResident: null }],
          ],
          tells: words({ true: 'peut finaliser', false: 'ne peut pas finaliser en ligne' }),
        },
      ],
    },
    {
      title: 'Un client existant qui ressemble (dossier d’un conseiller)',
      rules: ['duplicates.decide', 'duplicates.whose'],
      cases: [
        {
          rule: 'duplicates.whose',
          of: [
            [
              'Anna et Marc Durand ; le client existant est Marc Durand',
              { holder: anna, coHolder: marc, alike: { ...marc, birthdate: null } },
            ],
            [
              'Les mêmes ; il est Paul Durand, qui a autant en commun avec les deux',
              { holder: anna, coHolder: marc, alike: { ...anna, firstName: 'Paul', birthdate: null } },
            ],
          ],
          tells: words({ TIT: 'il ressemble au titulaire', COT: 'il ressemble au co-titulaire' }),
        },
        {
          rule: 'duplicates.decide',
          of: [
            ['Aucune personne trouvée', { found: 0 }],
            ['Une personne trouvée', { found: 1 }],
          ],
          tells: words({ goOn: 'le dossier continue seul', ask: 'le conseiller décide', wait: 'le dossier attend' }),
        },
      ],
    },
  ],
};
