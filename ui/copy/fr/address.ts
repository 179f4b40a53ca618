import type { AddressDraft, AddressIssue } from '@domain/holders/checkAddress';
import { byReader } from '../byReader';
import { byWhose } from '../byWhose';
import { type Whose, dossierFormMessages } from './dossierForm';
import { issueMessages } from './personFields';

const missing: Record<keyof AddressDraft, string> = {
  country: dossierFormMessages.omc.country,
  streetNumber: 'Saisissez le numéro de la voie.',
  streetType: 'Sélectionnez le type de voie.',
  streetName: 'Saisissez le nom de la voie.',
  complement: 'Saisissez le complément d’adresse.',
  postalCode: 'Saisissez le code postal.',
  town: 'Indiquez la ville.',
  housing: 'Sélectionnez la situation de logement.',
};

const theirHousing = 'Quelle est sa situation dans ce logement\u202f?';

const client = {
  title: {
    individual: 'Votre adresse',
    TIT: 'L’adresse du titulaire',
    COT: 'L’adresse du co-titulaire',
  } satisfies Record<Whose, string>,
  country: { label: 'Pays', hint: dossierFormMessages.omc.typeAhead },
  streetNumber: {
    label: 'Numéro',
    several: (kept: string, left: string): string => `Nous gardons un seul numéro\u00a0: ${kept}. Nous n’avons pas repris\u00a0: ${left}.`,
  },
  streetType: { label: 'Type de voie' },
  streetName: {
    label: 'Nom de la voie',
    abroad: 'Avec le type de voie, par exemple\u00a0: Avenue Louise',
    left: (left: string): string => `Nous n’avons pas repris\u00a0: ${left}.`,
    shorter: (name: string): string => `Ce nom est trop long. En abrégé, comme le fait La Poste\u00a0: ${name}.`,
    useShorter: 'Utiliser ce nom',
  },
  /** The nearest value that a field takes. D-90 */
  nearest: (value: string): string => `Nous pouvons enregistrer\u00a0: ${value}.`,
  complement: {
    label: 'Bâtiment, étage, chez…',
    hint: 'Par exemple\u00a0: Bât. B, 3e étage',
  },
  postalCode: { label: 'Code postal' },
  abroad: { label: 'Code postal', hint: 'Le code du pays choisi, par exemple 1000 ou SW1A 1AA' },
  town: {
    label: 'Ville',
    loading: 'Recherche des villes de ce code postal…',
    found: (count: number): string => (count > 1 ? `${count} villes ont ce code postal.` : '1 ville a ce code postal.'),
    first: 'Elle s’affiche dès que le code postal est saisi.',
    useNearest: 'Utiliser cette ville',
  },
  housing: { legend: byWhose('Quelle est votre situation dans ce logement\u202f?', theirHousing) },
  /** Title of an address that comes from no document. */
  known: 'Adresse saisie',
  save: 'Valider l’adresse',
  keep: 'Garder l’adresse précédente',
  why: {
    title: 'Pourquoi cette adresse\u202f?',
    text: 'La loi nous demande de connaître l’adresse de chaque personne qui ouvre un compte. Le courrier y est envoyé.',
  },
  message: (issue: AddressIssue, field: keyof AddressDraft): string =>
    issue === 'NOT_CHOSEN' || issue === 'REQUIRED' ? missing[field] : issueMessages(issue),
} as const;

/** ADV-02, D-47 */
export const addressMessages = byReader(client, {
  ...client,
  title: { ...client.title, individual: 'Où le client habite-t-il\u202f?' },
  housing: { legend: byWhose(theirHousing, theirHousing) },
  why: {
    ...client.why,
    text: 'La loi demande de connaître l’adresse de chaque personne qui ouvre un compte. Le courrier du client y est envoyé.',
  },
});
