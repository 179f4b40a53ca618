import { finalisationRoute } from '@domain/signature/finalisationRoute';
import { creationResults } from '../finalisation/end';
import { decisionCodes } from '../scenarios/ends';

const named: Readonly<Record<string, string>> = {
  accepted: 'Acceptée, compte créé',
  analysis: 'Étude prolongée',
  rejected: 'Création rejetée',
  generic: 'Création finie sans décision',
  HOLDER_SIGNATURE_KO: 'Signature du titulaire refusée après coup',
};

/** Every possible decision at the end. */
export const decisions: readonly string[] = [...creationResults, ...decisionCodes, 'HOLDER_SIGNATURE_KO'];

/** The label of a decision; for a refusal, with the code's number. FIN-02, D-19 */
export const decisionWords = (decision: string): string => {
  const known = named[decision];
  if (known !== undefined) return known;
  const final = finalisationRoute.decide({ functionalCode: decision, functional: true }) === 'error/rejected';
  const number = decision.replace(/^KO_/, 'nº\u00a0');
  return final ? `Refusée pour de bon (${number})` : `Création en échec, la banque peut la reprendre (${number})`;
};
