import type { InEach } from '../language';

const french = {
  appointment: { title: 'Prendre rendez-vous', text: 'Ici, la banque propose un créneau avec un conseiller, en agence ou par téléphone.' },
  'customer-area': { title: 'Espace client', text: 'Ici, la banque ouvre votre espace client.' },
  'personal-data': {
    title: 'Données personnelles',
    text: 'Ici, la banque explique ce qu’elle fait de vos données et quels sont vos droits.',
  },
  'cookie-policy': { title: 'Politique cookies', text: 'Ici, la banque liste les cookies et leurs durées.' },
  'legal-notices': { title: 'Mentions légales', text: 'Ici figurent les mentions légales de la banque.' },
  'consumer-information': { title: 'Informations aux consommateurs', text: 'Ici figurent les informations dues aux consommateurs.' },
  pricing: { title: 'Tarifs', text: 'Ici figure la brochure tarifaire de la banque.' },
  'general-terms': {
    title: 'Conditions générales de banque',
    text: 'Ici figurent les conditions générales de banque. Elles disent aussi comment le service est accessible\u00a0: contrats lisibles comme un texte, étapes au clavier, aide d’un conseiller par téléphone ou en agence (directive 2019/882, article L. 412-13 du code de la consommation).',
  },
} as const;

/** The dossier that an appointment is about. */
export const aboutDossier: InEach<(number: string) => string> = {
  fr: number => `Le rendez-vous porte sur le dossier ${number}.`,
  en: number => `The appointment is about application ${number}.`,
};

/** One plain page for each outside destination. XTR-12 */
export const outsideWords: InEach<typeof french> = {
  fr: french,
  en: {
    appointment: { title: 'Book an appointment', text: 'Here, the bank offers you a time with an adviser, at a branch or by phone.' },
    'customer-area': { title: 'Online banking', text: 'Here, the bank opens your online banking.' },
    'personal-data': { title: 'Personal data', text: 'Here, the bank explains what it does with your data and what your rights are.' },
    'cookie-policy': { title: 'Cookie policy', text: 'Here, the bank lists the cookies and how long they last.' },
    'legal-notices': { title: 'Legal notices', text: 'Here are the legal notices of the bank.' },
    'consumer-information': { title: 'Consumer information', text: 'Here is the information that the bank must give consumers.' },
    pricing: { title: 'Prices', text: 'Here is the price list of the bank.' },
    'general-terms': {
      title: 'General banking terms',
      text: 'Here are the general terms of the bank. They also say how the service is accessible: contracts that can be read as text, steps by keyboard, help from an adviser by phone or at a branch (directive 2019/882, article L. 412-13 of the French consumer code).',
    },
  },
};

export type OutsidePage = keyof typeof french;
const isOutsidePage = (name: string): name is OutsidePage => Object.hasOwn(french, name);
export const outsidePages: readonly OutsidePage[] = Object.keys(french).filter(isOutsidePage);
