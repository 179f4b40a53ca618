import * as E from 'fp-ts/Either';
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
import type { Country, Town } from '@domain/referentials/entries';
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
    return async () => {
      const { step } = journey.steps.at;
      const looked = await journey.refresh()();
      const part = E.isLeft(looked) ? looked : await this.of(journey, identity)();
      if (E.isLeft(part)) return part;
      const saved = part.right === none ? E.right(undefined) : await journey.save(part.right)();
      return E.isRight(saved) && journey.steps.at.step === step ? journey.finish()() : saved;
    };
  }

  /** `none`: what was received leaves something to ask, or to choose. */
  private of(journey: FileJourney, identity: WalletIdentity): Answers {
    return async () => {
      if (journey.steps.at.correcting || differencesOf(identity, journey.prospect).length > 0) return E.right(none);
      const given = await this.identity(journey, identity)();
      if (E.isLeft(given) || given.right === none) return given;
      return TE.map<ProspectPart, ProspectPart>(born => ({ ...given.right, ...born }))(this.birthplace(journey, identity, given.right))();
    };
  }

  private identity({ prospect, participant, file }: FileJourney, identity: WalletIdentity): Answers {
    const facts = receivedFacts(identity);
    const before = this.readOffer.run(file);
    const now = this.readOffer.run(file, { [participant]: identity.birthDate });
    const samePrice = before === now || (before && now && priceChange(before.total, now.total, false) === 'none');
    if (isAnswered('FullIdentityForm', prospect) || !samePrice) return TE.right(none);
    return TE.map<readonly Country[], ProspectPart>(countries => {
      const nationality = countries.find(({ code }) => code === facts['nationality'])?.osceCode ?? '';
      const other = file.people[participant === 'TIT' ? 'COT' : 'TIT'];
      const checked = checkIdentity({ ...identityDraft(prospect, facts), nationality }, { today: this.clock.today(), prospect, other });
      return E.isRight(checked) ? checked.right : none;
    })(this.lists.nationalities);
  }

  private birthplace({ prospect }: FileJourney, identity: WalletIdentity, { birth = prospect.birth }: ProspectPart): Answers {
    return async () => {
      const [countries, counties] = await Promise.all([this.lists.countries(), this.lists.counties()]);
      if (E.isLeft(countries)) return countries;
      if (E.isLeft(counties)) return counties;
      const received = birthplaceReceived(receivedFacts(identity), { countries: countries.right, counties: counties.right });
      const draft = await this.listed({ ...birthplaceDraft(prospect), ...received?.fills })();
      if (E.isLeft(draft)) return draft;
      const checked = draft.right && checkBirthplace(draft.right, { ...prospect, birth });
      return E.right(checked && E.isRight(checked) ? checked.right : none);
    };
  }

  /** With its town of the list where it is in France; undefined: the list has no such town. */
  private listed(draft: BirthplaceDraft): TE.TaskEither<Failure, BirthplaceDraft | undefined> {
    if (!bornInFrance(draft) || draft.county === '') return TE.right(draft);
    return TE.map((towns: readonly Town[]) => {
      const town = townMeant(towns, draft.town);
      return town && { ...draft, county: town.department, town: town.label };
    })(this.lists.townsIn(draft.county));
  }
}
