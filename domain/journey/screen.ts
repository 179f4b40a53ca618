import { rule } from '@domain/kernel/rule';
import { boolean, oneOf, record } from '@domain/kernel/shape';
import { mode, type Mode } from '@domain/kernel/words';
import { walkOf } from './navigation';
import { pagesOf } from './pages';
import type { Path } from './steps';
import type { ShownPage } from './trackingOrder';
import { pageNames, type PageName, type StepName } from './table';

/** Pages that one screen asks for a customer alone, in order. D-99, D-125 */
const screens: readonly (readonly [PageName, ...PageName[]])[] = [
  ['AccountTypeForm', 'AgeForm'],
  ['OptionsForm', 'InsuranceForm'],
  ['ComplementaryInformationForm', 'TaxResidenceForm'],
  ['LivenessControlOk', 'PreContractDocPage'],
  ['StructureChoice', 'DeliveryChoiceTit', 'DeliveryChoiceCotit'],
];

export const journeyScreen = rule({
  id: 'journey.screen',
  requirements: ['STP-01', 'XTR-31', 'D-99', 'D-125'],
  title: { fr: 'Pages demandées sur un même écran', en: 'Pages asked on one screen' },
  says: {
    fr: 'Un client seul répond sur un écran au type de compte et à l’âge, sur un autre aux options et à l’assurance, sur un autre au travail et à la résidence fiscale, sur un autre à l’agence et à la livraison de la carte. Une vidéo réussie et les documents à lire sont sur un même écran. Avec un conseiller, et pour une correction depuis le récapitulatif, chaque page a son écran.',
    en: 'A customer alone answers the account type and the age on one screen, the options and the insurance on another, work and tax residence on another, the agency and the delivery of the card on another. A video check that has passed and the documents to read are on one screen. With an adviser, and for a correction from the recap, each page has its own screen.',
  },
  clauses: [
    ['A customer alone', 'the agency', 'the agency, with an adviser'],
    ['for a correction from the recap', 'the agency, corrected from the recap', 'the agency'],
  ],
  input: record({ page: oneOf(...pageNames), mode, correcting: boolean }),
  decide: ({ page, mode, correcting }): readonly PageName[] =>
    (mode === 'omc' && !correcting ? screens.find(([first]) => first === page) : undefined) ?? [page],
  examples: [
    [
      'the agency',
      { page: 'StructureChoice', mode: 'omc', correcting: false },
      ['StructureChoice', 'DeliveryChoiceTit', 'DeliveryChoiceCotit'],
    ],
    ['the account type', { page: 'AccountTypeForm', mode: 'omc', correcting: false }, ['AccountTypeForm', 'AgeForm']],
    ['the account type, with an adviser', { page: 'AccountTypeForm', mode: 'mdc', correcting: false }, ['AccountTypeForm']],
    ['the options', { page: 'OptionsForm', mode: 'omc', correcting: false }, ['OptionsForm', 'InsuranceForm']],
    ['the options, with an adviser', { page: 'OptionsForm', mode: 'mdc', correcting: false }, ['OptionsForm']],
    ['the insurance, opened alone', { page: 'InsuranceForm', mode: 'omc', correcting: false }, ['InsuranceForm']],
    [
      'work, with the tax residence',
      { page: 'ComplementaryInformationForm', mode: 'omc', correcting: false },
      ['ComplementaryInformationForm', 'TaxResidenceForm'],
    ],
    ['work, with an adviser', { page: 'ComplementaryInformationForm', mode: 'mdc', correcting: false }, ['ComplementaryInformationForm']],
    [
      'the video check passed, and the documents',
      { page: 'LivenessControlOk', mode: 'omc', correcting: false },
      ['LivenessControlOk', 'PreContractDocPage'],
    ],
    ['the video check passed, with an adviser', { page: 'LivenessControlOk', mode: 'mdc', correcting: false }, ['LivenessControlOk']],
    ['the agency, with an adviser', { page: 'StructureChoice', mode: 'mdc', correcting: false }, ['StructureChoice']],
    ['the agency, corrected from the recap', { page: 'StructureChoice', mode: 'omc', correcting: true }, ['StructureChoice']],
    ['the delivery, opened alone', { page: 'DeliveryChoiceTit', mode: 'omc', correcting: false }, ['DeliveryChoiceTit']],
  ],
});

interface ShownScreen extends ShownPage {
  readonly correcting: boolean;
}

/** The pages that a screen asks: the one shown and those that share it. */
export const pagesAsked = ({ page, correcting }: ShownScreen, mode: Mode): readonly PageName[] =>
  journeyScreen.decide({ page, mode, correcting });

/** The steps that a screen asks: the one shown and those after it. */
export const stepsAsked = (shown: ShownScreen, mode: Mode, path: Path): readonly StepName[] => {
  const own: readonly PageName[] = pagesOf(shown.step);
  const shared = pagesAsked(shown, mode).filter(page => !own.includes(page));
  const walk = walkOf(path);
  return [shown.step, ...walk.slice(walk.indexOf(shown.step) + 1).filter(step => shared.includes(pagesOf(step)[0]))];
};

/** The step whose screen asks this one: itself, or one before it. */
export const stepOfScreen = (step: StepName, mode: Mode, path: Path): StepName =>
  walkOf(path).find(each => stepsAsked({ step: each, page: pagesOf(each)[0], correcting: false }, mode, path).includes(step)) ?? step;

/** The first page of a step whose screen asks the whole step; undefined: each page has its own. */
export const wholeScreenOf = (step: StepName, mode: Mode): PageName | undefined => {
  const pages = pagesOf(step);
  const asked = pagesAsked({ step, page: pages[0], correcting: false }, mode);
  return pages.length > 1 && pages.every(page => asked.includes(page)) ? pages[0] : undefined;
};

/** The pages that a screen asks beside the one shown, each with its step. */
export const pagesBeside = (shown: ShownScreen, mode: Mode, path: Path): readonly ShownPage[] => {
  const asked = pagesAsked(shown, mode);
  return stepsAsked(shown, mode, path).flatMap(step =>
    pagesOf(step)
      .filter(page => asked.includes(page) && page !== shown.page)
      .map(page => ({ step, page })),
  );
};
