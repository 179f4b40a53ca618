import { heading, paragraph, table, type Template } from './block';

const CEILING = '100 000 €';

/** The standard form of the deposit guarantee: arrêté of 27 October 2015, annex. D-124 */
export const depositGuarantee: Template = {
  name: 'protection-depots',
  type: 'depositGuarantee',
  label: 'Informations générales sur la protection des dépôts',
  blocks: ({ bank, licence }) => [
    table(
      [`La protection des dépôts effectués auprès de ${bank} est assurée par`, 'Fonds de garantie des dépôts et de résolution (FGDR)'],
      [
        'Plafond de la protection',
        `${CEILING} par déposant et par établissement de crédit (1)${licence === '' ? '' : `. Les marques suivantes font partie de l’établissement : ${licence}`}`,
      ],
      [
        'Si vous avez plusieurs comptes dans le même établissement de crédit',
        `Tous vos dépôts enregistrés sur vos comptes ouverts dans le même établissement de crédit entrant dans le champ de la garantie sont additionnés pour déterminer le montant éligible à la garantie ; le montant de l’indemnisation est plafonné à ${CEILING} (1)`,
      ],
      [
        'Si vous détenez un compte joint avec une ou plusieurs autres personnes',
        `Le plafond de ${CEILING} s’applique à chaque déposant séparément. Le solde du compte joint est réparti entre ses co-titulaires ; la part de chacun est additionnée avec ses avoirs propres pour le calcul du plafond de garantie qui s’applique à lui (2)`,
      ],
      ['Autres cas particuliers', 'Voir note (2)'],
      ['Délai d’indemnisation en cas de défaillance de l’établissement de crédit', 'Sept jours ouvrables (3)'],
      ['Monnaie de l’indemnisation', 'Euros'],
      ['Correspondant', 'Fonds de garantie des dépôts et de résolution (FGDR)'],
      ['Pour en savoir plus', 'Reportez-vous au site internet du FGDR'],
      ['Accusé de réception par le déposant', 'Donné en ligne, sous ce document'],
    ),
    heading('Informations complémentaires'),
    paragraph(
      `(1) Limite générale de la protection. Si un dépôt est indisponible parce qu’un établissement de crédit n’est pas en mesure d’honorer ses obligations financières, les déposants sont indemnisés par un système de garantie des dépôts. L’indemnisation est plafonnée à ${CEILING} par personne et par établissement de crédit.`,
    ),
    paragraph(
      `(2) Principaux cas particuliers. Les comptes joints sont répartis entre les co-titulaires à parts égales, sauf stipulation contractuelle prévoyant une autre clé de répartition. Certains dépôts à caractère exceptionnel (somme provenant d’une transaction immobilière sur un bien d’habitation, indemnisation d’un dommage, héritage, prestation de retraite) bénéficient d’un rehaussement de la garantie au-delà de ${CEILING}, pendant une durée limitée.`,
    ),
    paragraph(
      '(3) Indemnisation. Le FGDR met l’indemnisation à la disposition des déposants, pour les dépôts couverts, sept jours ouvrables à compter de la date à laquelle l’Autorité de contrôle prudentiel et de résolution constate l’indisponibilité des dépôts.',
    ),
    paragraph(
      'En général, tous les déposants, qu’ils soient des particuliers ou des entreprises, sont couverts. Les parts sociales ne sont pas des dépôts : elles ne sont pas garanties.',
    ),
  ],
};
