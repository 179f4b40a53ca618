import { displayDay } from '@domain/kernel/day';
import type { Wording } from '../byReader';
import type * as fr from '../fr/accessibility';
import { evidence } from './evidence';
import { shellMessages } from './shell';
import { inWords } from './weekday';

/** Name of each checked page within a sentence. */
const calls: Readonly<Record<string, string>> = {
  HomePage: 'home',
  AccountTypeForm: 'choice of account',
  AgeForm: 'age',
  OfferForm: 'cards',
  OptionsForm: 'options',
  InsuranceForm: 'insurance',
  OfferConfirmation: 'plan confirmation',
  InformationForm: 'contact details',
  InformationCotitForm: 'contact details',
  IdentityForm: 'identity document',
  UploadIdentityProof: 'identity document',
  UploadAddressProof: 'documents',
  UploadIncomeProof: 'documents',
  ProofControlProgress: 'reading of the documents',
  ProofControlCompleted: 'result for the documents',
  WalletIdentity: 'identity wallet',
  FullIdentityForm: 'identity',
  BirthplaceForm: 'place of birth',
  FamilyStatusForm: 'marital status',
  AddressForm: 'address',
  ComplementaryInformationForm: 'work and finances',
  TaxResidenceForm: 'tax residence',
  StructureChoice: 'branch',
  DeliveryChoiceTit: 'delivery of the card',
  DeliveryChoiceCotit: 'delivery of the card',
  DuplicateSearch: 'possible duplicates',
  DuplicateConfirmation: 'possible duplicates',
  MiddleControlPage: 'wait for the check',
  SummaryPage: 'summary',
  PreLivenessPage: 'video check',
  LivenessPage: 'video check',
  LivenessControlProgress: 'video check',
  LivenessControlOk: 'video check',
  LivenessControlKo: 'video check',
  PreContractDocPage: 'documents to read',
  DocuSignPage: 'signature',
  SignatureSuccessPage: 'signature',
  FinalizeProgress: 'creation of the account',
  FinalizeKo: 'creation of the account',
  FinalizePage: 'creation of the account',
  WelcomePage: 'welcome',
  RedirectPage: 'redirection',
  ErrorPage: 'errors',
  InformationPage: 'information',
  InactivityPage: 'inactivity',
  ResumePage: 'return to an application',
  AccessibilityPage: 'accessibility',
  ComplaintPage: 'complaints',
  WithdrawalPage: 'withdrawal',
  IndexPage: 'page under construction',
  LoginPage: 'link received by email',
  SmsPage: 'code for online banking',
};
const checked = [...new Set(evidence.pages.map(page => calls[page] ?? page))];

export const accessibilityMessages: Wording<typeof fr.accessibilityMessages> = {
  title: shellMessages.accessibility,
  intro: brand =>
    `${brand} is committed to making online account opening accessible to everyone, under article 47 of the French law of 11 February 2005 and the French law of 9 March 2023.`,
  applies: 'This statement applies to online account opening, from the home page to the welcome page.',
  plan: 'You can ask for our multi-year plan and this year’s action plan. The contact details are below.',
  sections: [
    {
      title: 'Compliance status',
      text: [
        'Online account opening does not comply with the French accessibility standard (RGAA), version 4.1. No third party has carried out a valid audit yet. The points that we know of, or have not checked, are listed below.',
      ],
      items: [],
    },
    {
      title: 'Test results',
      text: [
        'No compliance rate has been established. The audit will establish it.',
        `Our automatic checks of ${inWords(displayDay(evidence.made))} looked at ${evidence.pages.length} pages in ${evidence.states} states${evidence.whole ? `, for the ${evidence.criteria} criteria of the RGAA` : ''}:`,
      ],
      items: evidence.whole
        ? [
            `${evidence.conform} are met on every page`,
            `${evidence.not} ${evidence.not === 1 ? 'is' : 'are'} not met`,
            `${evidence.notApplicable} do not apply: no page contains what they are about`,
            `${evidence.needPerson} need the judgement of a person, which has not been given yet`,
          ]
        : ['not every page has been looked at yet: no criterion is declared as met'],
    },
    {
      title: 'Content that is not accessible',
      text: ['This does not comply, or has not been checked:'],
      items: [
        `the ${evidence.needPerson} criteria that need the judgement of a person`,
        'no test has been done with a screen reader, or with voice control',
        'the online identity check uses your face and a movement: our provider’s page can suggest another movement. Without a camera or a movement, we check your identity at a branch, or by video call if the bank offers one. This is not equivalent',
        'the pages of our providers (code by SMS, video, signature), our emails and our SMS have not been audited',
        'the PDF documents are tagged (headings, lists and tables), but have not been reviewed with a screen reader',
      ],
    },
    {
      title: 'Exemptions and content outside the scope of the law',
      text: ['We do not claim any exemption for disproportionate burden, and no content is left aside.'],
      items: [],
    },
    {
      title: 'What European law asks of a bank',
      text: [
        'Opening an account is a banking service. European directive 2019/882 and article L. 412-13 of the French consumer code require it to be accessible. The French order of 9 October 2023 says how. The Autorité de contrôle prudentiel et de résolution (ACPR), the French banking supervisor, checks it.',
        'This is how the service meets the requirements. The general banking terms say so too.',
      ],
      items: [
        'each step works by keyboard, with text enlarged up to 200%, in French or in English',
        'each contract can be read as text, at the size that you choose, before you sign. Its PDF is beside it',
        'the sentences are written not to go beyond level B2: everyday words, and an explanation of legal terms. Nobody outside has measured this level yet',
        'nothing closes without warning, and you can ask for more time',
        'an adviser helps by phone or at a branch, and carries on with an application started online',
      ],
    },
    {
      title: 'How we prepared this statement',
      text: [
        `We prepared this statement on ${inWords(displayDay(evidence.made))}, from our own checks. We repeat them for each version, and update the statement with them.`,
      ],
      items: [
        'Technologies: HTML, CSS, SVG, JavaScript, WAI-ARIA',
        `Test environment: ${evidence.browser}, at widths of 390, 1280 and 320 pixels, light and dark, forced colours, reduced motion, zoom of 400%`,
        `Tools: axe-core ${evidence.axe} (WCAG 2.2 AA and RGAA 4), each page by keyboard, text spacing, transcript of what a screen reader receives`,
        `Pages checked: ${evidence.pages.length}, in ${evidence.states} states: ${checked.join(', ')}`,
      ],
    },
  ],
  contact: {
    title: 'Feedback and contact',
    text: 'Is a page stopping you? An adviser can go through the application with you, or give you the content in another form, by phone or at a branch.',
    phone: number => `Phone: ${number}`,
    appointment: 'Book an appointment',
  },
  appeal: {
    title: 'Complaints',
    text: 'Have you told us about a fault that stops you from using some content or a service, and not received a satisfactory answer? You can:',
    form: {
      label: 'write to the Défenseur des droits, the French rights ombudsman',
      href: 'https://formulaire.defenseurdesdroits.fr/',
    },
    delegate: { label: 'contact their delegate in your region', href: 'https://www.defenseurdesdroits.fr/carte-des-delegues' },
    bank: { label: 'report a fault of a banking service to the ACPR', href: 'https://acpr.banque-france.fr/' },
    post: 'send them a letter, free of charge and without a stamp: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07',
  },
};
