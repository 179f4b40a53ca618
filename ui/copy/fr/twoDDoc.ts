import type { Seal } from '@domain/proofs/twoDDoc/issuers';
import type { TwoDDocSays } from '@domain/proofs/twoDDoc/says';

/** What the device read in the 2D-Doc of a page. XTR-19 */
export const twoDDocMessages = {
  kind: {
    bill: 'facture',
    payslip: 'bulletin de salaire',
    'tax-notice': 'avis d’imposition',
  } satisfies Readonly<Record<TwoDDocSays['kind'], string>>,
  dated: (kind: string, day: string) => `${kind} du ${day}`,
  net: (amount: string) => `${amount} net`,
  read: (what: string) => `2D-Doc lu\u00a0: ${what}.`,
  seal: {
    valid: 'Signature vérifiée.',
    unknown: 'Signature non vérifiable ici.',
    false: 'La signature ne correspond pas à ce qui est écrit\u00a0: rien n’en sera repris.',
  } satisfies Readonly<Record<Seal, string>>,
} as const;
