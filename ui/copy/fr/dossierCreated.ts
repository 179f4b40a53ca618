import type { Delivery } from '@domain/delivery/modes';
import type { DeliveryMode } from '@domain/offer/contracts';

/** The adviser's last page: the client file exists. ADV-02, D-24 */
export const dossierCreatedMessages = {
  title: 'Dossier client créé',
  lead: (names: string): string => `Le compte de ${names} est ouvert.`,
  facts: { file: 'Numéro de dossier', account: 'Numéro de compte', agency: 'Agence', holders: { one: 'Titulaire', two: 'Titulaires' } },
  receives: {
    title: 'Ce que le client reçoit',
    mail: 'Un e-mail de bienvenue, avec le lien vers l’espace client.',
    documents: 'Les documents signés et le RIB, dans l’espace client.',
    card: {
      AGEN: (days: string): string => `La carte, en agence, ${days}.`,
      STAN: (days: string): string => `La carte, à domicile par courrier, ${days}. Le code de la carte arrive séparément.`,
      EXPR: (days: string): string => `La carte, à domicile en livraison express, ${days}. Le code de la carte arrive séparément.`,
    } satisfies Record<DeliveryMode, (days: string) => string>,
    noCard: 'Le client n’a pas pris de carte. Il pourra en demander une dans son espace client.',
    days: ({ minDays, maxDays }: Delivery): string =>
      minDays === maxDays ? `sous ${maxDays} jours ouvrés` : `sous ${minDays} à ${maxDays} jours ouvrés`,
  },
  next: 'Vous pouvez fermer cette page. Pour un autre dossier, repartez de votre poste.',
} as const;
