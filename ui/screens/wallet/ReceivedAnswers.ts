import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { ReadOfferOnFile } from '@application/offer/ReadOfferOnFile';
import type { Clock } from '@application/ports/Clock';
import type { Lists } from '@application/referentials/Lists';
import { birthplaceDraft, bornInFrance, checkBirthplace, type BirthplaceDraft } from '@domain/holders/checkBirthplace';
import { checkIdentity, identityDraft } from '@domain/holders/checkIdentity';
import { isAnswered, type ProspectPart } from '@domain/holders/prospect';
import { receivedFacts } from '@domain/holders/receivedFacts';
import { priceChange } from '@domain/offer/priceChange';
import type { WalletIdentity } from '@domain/proofs/walletIdentity';
import type { FileJourney } from '@ui/journey/FileJourney';
import { birthplaceReceived } from '../birthplace/birthplaceReceived';
import { townMeant } from '../birthplace/townChoices';
import { differencesOf } from './identityRows';

type Answers = TE.TaskEither<Failure, ProspectPart>;

const none: ProspectPart = {};

/** The answers of pages that a wallet fills whole. The person has just seen them, so that these pages are not shown. XTR-38, D-63 */
export class ReceivedAnswers {
  constructor(
    private readonly lists: Lists,
    private readonly clock: Pick<Clock, 'today'>,
    private readonly readOffer: Pick<ReadOfferOnFile, 'run'>,
  ) {}

  /** Saves the answers. The bank's state says which task follows. */
  goOn(journey: FileJourney, identity: WalletIdentity): TE.TaskEither<Failure, void> {
    const { step } = journey.steps.at;
    return pipe(
      journey.refresh(),
      TE.flatMap(() => this.of(journey, identity)),
      TE.flatMap(part => (part === none ? TE.right(undefined) : journey.save(part))),
      TE.flatMap(() => (journey.steps.at.step === step ? journey.finish() : TE.right(undefined))),
    );
  }

  /** `none`: what was received leaves something to ask, or to choose. */
  private of(journey: FileJourney, identity: WalletIdentity): Answers {
    if (journey.steps.at.correcting || differencesOf(identity, journey.prospect).length > 0) return TE.right(none);
    return pipe(
      this.identity(journey, identity),
      TE.chain(given =>
        given === none
          ? TE.right(none)
          : pipe(
              this.birthplace(journey, identity, given),
              TE.map(born => ({ ...given, ...born })),
            ),
      ),
    );
  }

  private identity({ prospect, participant, file }: FileJourney, identity: WalletIdentity): Answers {
    const facts = receivedFacts(identity);
    const before = this.readOffer.run(file);
    const now = this.readOffer.run(file, { [participant]: identity.birthDate });
    const samePrice = before === now || (before && now && priceChange(before.total, now.total, false) === 'none');
    if (isAnswered('FullIdentityForm', prospect) || !samePrice) return TE.right(none);
    return pipe(
      this.lists.nationalities,
      TE.map(countries => countries.find(({ code }) => code === facts['nationality'])?.osceCode ?? ''),
      TE.map(nationality =>
        checkIdentity(
          { ...identityDraft(prospect, facts), nationality },
          { today: this.clock.today(), prospect, other: file.people[participant === 'TIT' ? 'COT' : 'TIT'] },
        ),
      ),
      TE.map(E.getOrElse(() => none)),
    );
  }

  private birthplace({ prospect }: FileJourney, identity: WalletIdentity, { birth = prospect.birth }: ProspectPart): Answers {
    return pipe(
      TE.Do,
      TE.apS('countries', this.lists.countries),
      TE.apS('counties', this.lists.counties),
      TE.map(lists => ({ ...birthplaceDraft(prospect), ...birthplaceReceived(receivedFacts(identity), lists)?.fills })),
      TE.chain(draft => this.listed(draft)),
      TE.map(draft => draft && checkBirthplace(draft, { ...prospect, birth })),
      TE.map(checked => (checked && E.isRight(checked) ? checked.right : none)),
    );
  }

  /** With its town of the list where it is in France; undefined: the list has no such town. */
  private listed(draft: BirthplaceDraft): TE.TaskEither<Failure, BirthplaceDraft | undefined> {
    if (!bornInFrance(draft) || draft.county === '') return TE.right(draft);
    return pipe(
      this.lists.townsIn(draft.county),
      TE.map(towns => townMeant(towns, draft.town)),
      TE.map(town => town && { ...draft, county: town.department, town: town.label }),
    );
  }
}
