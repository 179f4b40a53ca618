import { freshness } from '@domain/proofs/papers';
import { ageOf } from './ages';

/** In a joint file the title says whose document it is. JNT-01 */
export const uploadJointMessages = {
  intro: {
    address: `Il date de moins ${ageOf(freshness.address)} et porte son nom et son adresse.`,
    income: `Il nous faut un bulletin de salaire de moins ${ageOf(freshness.payslip)}, ou son dernier avis d’imposition.`,
  },
  chosen: (paper: string, sides: number) => `${paper}\u00a0: il nous faut ${sides > 1 ? 'le recto et le verso' : 'la page avec la photo'}.`,
  reuse: 'Un avis d’imposition a déjà été donné pour son adresse. Il peut servir aussi pour son revenu.',
} as const;
