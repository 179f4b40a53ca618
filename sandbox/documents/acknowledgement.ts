import { parisDay, parisTime } from '@domain/kernel/calendar';
import type { Instant } from '@domain/kernel/day';
import type { Brand } from '@domain/brand/variant';
import { paragraph, table, type Template } from './block';
import { writtenOnce, type BankDocument } from './documentsFor';

interface Acknowledged {
  readonly person: string;
  readonly fileNumber: string;
  readonly contract: string;
  readonly statement: string;
  readonly receivedAt: Instant;
  readonly reference: string;
}

const template = ({ contract, statement, receivedAt, reference }: Acknowledged): Template => ({
  name: 'preuve-retractation',
  type: 'acknowledgement',
  label: 'Preuve de rétractation',
  blocks: ({ bank, person, fileNumber, day }) => [
    paragraph(`${bank} a reçu la rétractation qui suit. Gardez ce document.`),
    table(
      ['De', person],
      ['Dossier', fileNumber],
      ['Contrat', contract],
      ['Reçue le', `${day} à ${parisTime(receivedAt).replace(':', ' h ')}, heure de Paris`],
      ['Référence', reference],
    ),
    paragraph(`Vous avez écrit : « ${statement} »`),
  ],
});

/** What a withdrawal said, with its day and hour, on a durable medium. XTR-68 */
export const acknowledgementFor = (brand: Brand, of: Acknowledged): Promise<BankDocument> =>
  writtenOnce(template(of), { ...of, brand, today: parisDay(of.receivedAt) });
