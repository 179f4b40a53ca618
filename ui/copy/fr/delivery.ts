import type { Delivery } from '@domain/delivery/modes';
import type { DeliveryMode } from '@domain/offer/contracts';
import { byReader } from '../byReader';
import type { Whose } from './dossierForm';
import { moneyMessages } from './money';

const days = ({ minDays, maxDays }: Delivery): string =>
  minDays === maxDays ? `${minDays} jours ouvrés` : `${minDays} à ${maxDays} jours ouvrés`;

const client = {
  title: {
    individual: 'Comment recevoir votre carte\u202f?',
    TIT: 'Comment recevoir la carte du titulaire\u202f?',
    COT: 'Comment recevoir la carte du co-titulaire\u202f?',
  } satisfies Record<Whose, string>,
  intro: 'Le code de la carte arrive séparément.',
  legend: 'Mode de livraison',
  others: 'Recevoir autrement',
  mode: {
    AGEN: 'En agence',
    STAN: 'À domicile, standard',
    EXPR: 'À domicile, express',
  } satisfies Record<DeliveryMode, string>,
  terms: (delivery: Delivery): string => `${days(delivery)}, ${delivery.price === 0 ? 'gratuit' : moneyMessages.price(delivery.price)}`,
  atAgency: (name: string): string => `À retirer à l’agence ${name}`,
  atHome: (address: string): string => `Nous l’envoyons à cette adresse\u00a0: ${address}`,
  loading: 'Chargement de l’offre…',
} as const;

/** ADV-02, D-47 */
export const deliveryMessages = byReader(client, {
  ...client,
  title: { ...client.title, individual: 'Comment le client reçoit-il sa carte\u202f?' },
});
