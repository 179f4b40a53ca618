import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Lists } from '@application/referentials/Lists';
import { addressDraft, livesInFrance, type AddressDraft } from '@domain/holders/checkAddress';
import { lacksHousingAlone } from '@domain/holders/checkRest';
import type { Prospect } from '@domain/holders/prospect';
import { labelsOf } from '@ui/form/options';
import type { ExtractedData } from '@ui/form/ExtractedData';
import { addressRead, townIn } from './knownAddresses';

/** An address that lacks the housing alone, and its line as a person reads it. */
export interface Home {
  readonly draft: AddressDraft;
  readonly line: string;
}

/** The address that a wallet or a document says; undefined: it lacks more than the housing. XTR-38, D-125 */
export const homeRead =
  (
    lists: Lists,
    prospect: Prospect,
    said: Pick<ExtractedData, 'facts' | 'source' | 'validated'>,
  ): TE.TaskEither<Failure, Home | undefined> =>
  async () => {
    const kinds = await lists.streetTypes();
    if (E.isLeft(kinds)) return kinds;
    const [offer] = addressRead(said, kinds.right);
    if (offer === undefined || offer.note) return E.right(undefined);
    const draft = { ...addressDraft(prospect), ...offer.fills };
    const towns = livesInFrance(draft) ? await lists.townsOf(draft.postalCode)() : E.right([]);
    if (E.isLeft(towns)) return towns;
    const town = livesInFrance(draft) ? townIn(labelsOf(towns.right), said.facts['city'])?.value : draft.town;
    const home = { ...draft, town: town ?? '' };
    return E.right(lacksHousingAlone(home) ? { draft: home, line: offer.what } : undefined);
  };
