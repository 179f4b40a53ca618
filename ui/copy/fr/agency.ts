import type { DaySpan } from '@domain/delivery/openingHours';
import type { Weekday } from '@domain/referentials/entries';
import type { NoPosition } from '@application/agency/ports';
import { onFirstUse } from '../onFirstUse';
import { byReader } from '../byReader';
import type { Whose } from './dossierForm';

const kilometres = onFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }));
const metres = onFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'unit', unit: 'meter', maximumFractionDigits: 0 }));

const days: Record<Weekday, string> = {
  monday: 'lundi',
  tuesday: 'mardi',
  wednesday: 'mercredi',
  thursday: 'jeudi',
  friday: 'vendredi',
  saturday: 'samedi',
  sunday: 'dimanche',
};

const contactTypes = new Map([
  ['phone', 'Téléphone'],
  ['email', 'E-mail'],
]);

const initial = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const jointTitle = 'Choisissez l’agence de votre compte joint';

const client = {
  title: { individual: 'Choisissez votre agence', TIT: jointTitle, COT: jointTitle } satisfies Record<Whose, string>,
  intro: 'Votre conseiller vous y recevra.',
  search: {
    title: 'Où chercher une agence\u202f?',
    label: 'Adresse ou ville',
    hint: 'Par exemple\u00a0: Nantes',
    around: 'Agences les plus proches de cette adresse',
    elsewhere: 'Chercher ailleurs',
    submit: 'Rechercher',
    position: 'Utiliser ma position',
    locating: 'Recherche de votre position…',
    searching: 'Recherche des agences…',
    required: 'Saisissez une adresse ou une ville.',
    found: (count: number): string => (count > 1 ? `${count} agences, la plus proche d’abord.` : '1 agence trouvée.'),
  },
  none: 'Aucune agence n’a été trouvée.',
  noneHelp: 'Essayez une autre ville, ou une ville plus grande.',
  noPosition: {
    refused: 'Votre navigateur ne donne pas votre position. Autorisez-la dans ses réglages, ou saisissez une ville.',
    unavailable: 'Votre position n’a pas été trouvée. Saisissez une adresse ou une ville.',
  } satisfies Record<NoPosition, string>,
  nearest: 'L’agence la plus proche',
  chosen: 'L’agence choisie',
  change: 'Changer',
  what: 'l’agence',
  list: 'Agences proches',
  required: 'Veuillez choisir une agence parmi la liste ci-dessous.',
  distance: (km: number): string =>
    km < 1 ? `à ${metres().format(Math.max(10, Math.round(km * 100) * 10))}` : `à ${kilometres().format(km)}`,
  hours: 'Horaires',
  councilHours: 'Conseil, sur rendez-vous',
  closed: 'fermé',
  noHours: 'Horaires non communiqués',
  contacts: 'Contacts',
  more: 'Horaires et contacts',
  contact: (type: string): string => contactTypes.get(type.toLowerCase()) ?? type,
  days: ({ from, to }: DaySpan): string => initial(from === to ? days[from] : `${days[from]} au ${days[to]}`),
  details: 'Voir la fiche',
  detailsOf: (name: string): string => ` de l’agence ${name}`,
  popin: {
    title: (name: string): string => `Agence ${name}`,
    loading: 'Chargement de la fiche de l’agence…',
    close: 'Fermer',
    choose: 'Choisir cette agence',
    address: 'Adresse',
  },
} as const;

/** ADV-02, D-47 */
export const agencyMessages = byReader(client, {
  ...client,
  title: { individual: 'L’agence du client', TIT: 'L’agence du compte joint', COT: 'L’agence des deux titulaires' },
  intro: 'Cette agence suit le compte du client et le reçoit.',
  noPosition: {
    refused: 'Le navigateur ne donne pas la position. Saisissez une ville.',
    unavailable: 'La position n’a pas été trouvée. Saisissez une adresse ou une ville.',
  },
});
