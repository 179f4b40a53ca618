import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { ReadOfferOnDossier } from '@application/offer/ReadOfferOnDossier';
import type { Clock } from '@application/browser/ports';
import type { Lists } from '@application/referentials/Lists';
import { birthplaceDraft, bornInFrance, checkBirthplace, type BirthplaceDraft } from '@domain/holders/checkBirthplace';
import { checkIdentity, identityDraft } from '@domain/holders/checkIdentity';
import { isAnswered, type ProspectPart } from '@domain/holders/prospect';
import { receivedFacts } from '@domain/holders/receivedFacts';
import type { TaskId } from '@domain/journey/steps';
import type { Participant } from '@domain/journey/words';
import { priceChange } from '@domain/offer/priceChange';
import type { WalletIdentity } from '@domain/proofs/walletIdentity';
import type { Country, Town } from '@domain/referentials/entries';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { homeRead, type Home } from '../address/homeRead';
import { birthplaceReceived } from '../birthplace/birthplaceReceived';
import { townMeant } from '../birthplace/townChoices';
import { differencesOf } from './identityRows';
import { RemainingQuestions, type Whole } from './RemainingQuestions';

type Answers = TE.TaskEither<Failure, ProspectPart>;

const none: ProspectPart = {};

const addressProof: Readonly<Record<Participant, TaskId>> = { TIT: 'addressDocUpload', COT: 'coHolderAddressDocUpload' };

/** The answers of pages that a wallet fills whole. The person has just seen them, so that these pages are not shown. XTR-38, D-63 */
export class ReceivedAnswers {
  constructor(
    private readonly lists: Lists,
    private readonly clock: Clock,
    private readonly readOffer: Pick<ReadOfferOnDossier, 'run'>,
  ) {}

  /** What remains to ask beside them. */
  rest(journey: DossierJourney, identity: WalletIdentity): TE.TaskEither<Failure, RemainingQuestions> {
    return TE.map((whole: Whole) => new RemainingQuestions(journey, this.clock, this.lists, part => this.goOn(journey, part), whole))(
      this.of(journey, identity),
    );
  }

  /** Looks them up, once the bank's state says which tasks are left. */
  private of(journey: DossierJourney, identity: WalletIdentity): TE.TaskEither<Failure, Whole> {
    return async () => {
      const looked = await journey.refresh()();
      if (E.isLeft(looked)) return looked;
      const differs = journey.steps.at.correcting || differencesOf(identity, journey.prospect).length > 0;
      const given = differs ? E.right(none) : await this.identity(journey, identity)();
      if (E.isLeft(given)) return given;
      const born = given.right === none ? E.right(none) : await this.birthplace(journey, identity, given.right)();
      if (E.isLeft(born)) return born;
      const asksRest = born.right !== none;
      const address = asksRest ? await this.address(journey, identity)() : E.right(undefined);
      return E.map((home: Home | undefined) => ({ part: { ...given.right, ...born.right }, asksRest, home }))(address);
    };
  }

  /** Saves the answers. The bank's state says which task follows. */
  private goOn(journey: DossierJourney, part: ProspectPart): TE.TaskEither<Failure, void> {
    return async () => {
      const { step } = journey.steps.at;
      const saved = Object.keys(part).length === 0 ? E.right(undefined) : await journey.save(part)();
      return E.isRight(saved) && journey.steps.at.step === step ? journey.finish()() : saved;
    };
  }

  private identity({ prospect, participant, dossier }: DossierJourney, identity: WalletIdentity): Answers {
    const facts = receivedFacts(identity);
    const before = this.readOffer.run(dossier);
    const now = this.readOffer.run(dossier, { [participant]: identity.birthDate });
    const samePrice = before === now || (before && now && priceChange(before.total, now.total, false) === 'none');
    if (isAnswered('FullIdentityForm', prospect) || !samePrice) return TE.right(none);
    return TE.map<readonly Country[], ProspectPart>(countries => {
      const nationality = countries.find(({ code }) => code === facts['nationality'])?.osceCode ?? '';
      const other = dossier.people[participant === 'TIT' ? 'COT' : 'TIT'];
      const checked = checkIdentity({ ...identityDraft(prospect, facts), nationality }, { today: this.clock.today(), prospect, other });
      return E.isRight(checked) ? checked.right : none;
    })(this.lists.nationalities);
  }

  private birthplace({ prospect }: DossierJourney, identity: WalletIdentity, { birth = prospect.birth }: ProspectPart): Answers {
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

  /** Undefined: the page of the address, or a proof, asks more. */
  private address({ prospect, participant, dossier }: DossierJourney, identity: WalletIdentity): TE.TaskEither<Failure, Home | undefined> {
    return async () => {
      const left = dossier.state.tasksLeft?.includes(addressProof[participant]) ?? true;
      if (left || isAnswered('AddressForm', prospect)) return E.right(undefined);
      return homeRead(this.lists, prospect, { facts: receivedFacts(identity), source: '', validated: true })();
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
