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
  'general-terms': { title: 'Conditions générales de banque', text: 'Ici figurent les conditions générales de banque.' },
} as const;

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
    'general-terms': { title: 'General banking terms', text: 'Here are the general terms of the bank.' },
  },
};

export type OutsidePage = keyof typeof french;
const isOutsidePage = (name: string): name is OutsidePage => Object.hasOwn(french, name);
export const outsidePages: readonly OutsidePage[] = Object.keys(french).filter(isOutsidePage);
