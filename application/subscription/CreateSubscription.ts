import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Effects } from '@application/effects';
import type { AnswerStore, SessionStore } from '@application/session/ports';
import type { Captcha, CreatedSubscription, NewSubscription, Subscriptions } from './ports';
import type { Clock, Randomness } from '@application/browser/ports';
import type { Failure } from '@application/failure';
import { eligibilityYouth } from '@domain/eligibility/youth';
import { checkApplicant, type ApplicantIssues } from '@domain/holders/checkApplicant';
import type { Applicant } from '@domain/holders/applicant';
import { asHolder, holdersDiffer } from '@domain/holders/differ';
import { holdersOwnMobiles } from '@domain/holders/ownMobiles';
import type { Answers } from '@domain/journey/answers';
import type { Participant } from '@domain/journey/words';
import type { SelectedContract } from '@domain/offer/contracts';
import { fitOverdraft } from '@domain/offer/fitOverdraft';

/** `of`: the person whose form needs a correction. */
export interface InvalidApplicant {
  readonly kind: 'invalid';
  readonly of: Participant;
  readonly issues: ApplicantIssues;
}

export type NotCreated = Failure | InvalidApplicant;

type Wanted = Omit<NewSubscription, 'captcha' | 'idempotencyKey' | 'replaces'>;
type Applicants = Pick<NewSubscription, 'workflow' | 'holder' | 'coHolder'>;

const invalid = (of: Participant, issues: ApplicantIssues): InvalidApplicant => ({ kind: 'invalid', of, issues });

/** The stage after the creation: a prospect signs in; an adviser's new file opens at once. D-07, D-47 */
export type Follows = 'signIn' | 'file';

/**
 * Creates the subscription and starts the sign-in; a signed-in person needs neither captcha nor sign-in. INF-06, INF-07, INF-10, D-07,
 * D-41, D-47
 */
export class CreateSubscription {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly captcha: Captcha,
    private readonly answers: AnswerStore,
    private readonly session: SessionStore,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
    private readonly effects: Effects,
  ) {}

  run(answers: Answers): TE.TaskEither<NotCreated, Follows> {
    return pipe(
      TE.fromEither<NotCreated, Applicants>(this.check(answers)),
      TE.map(applicants => ({
        ...applicants,
        selection: this.fitted(applicants, answers.selection),
        confirmedPrice: answers.confirmedPrice,
      })),
      TE.bindTo('wanted'),
      TE.bind('made', ({ wanted }) => TE.fromTask(this.randomness.challenge(JSON.stringify(wanted)))),
      TE.flatMap(({ wanted, made }) => this.once(wanted, made)),
    );
  }

  private check({ workflow = 'individual', applicants, bands }: Answers): E.Either<InvalidApplicant, Applicants> {
    const checked = (of: Participant): E.Either<InvalidApplicant, Applicant> =>
      pipe(
        checkApplicant(applicants[of], this.clock.today(), bands[of]),
        E.mapLeft(issues => invalid(of, issues)),
      );
    if (workflow === 'individual')
      return pipe(
        checked('TIT'),
        E.map(holder => ({ workflow, holder, coHolder: undefined })),
      );
    return pipe(
      E.Do,
      E.apS('holder', checked('TIT')),
      E.apS('coHolder', checked('COT')),
      E.filterOrElse(
        ({ holder, coHolder }) => holdersDiffer.decide({ holder: asHolder(holder), coHolder: asHolder(coHolder) }),
        () => invalid('COT', { lastName: 'IDENTICAL_HOLDERS' }),
      ),
      E.filterOrElse(
        ({ holder, coHolder }) => holdersOwnMobiles.decide({ holder: holder.mobile, coHolder: coHolder.mobile }),
        () => invalid('COT', { mobile: 'MOBILE_SHARED' }),
      ),
      E.map(pair => ({ workflow, ...pair })),
    );
  }

  /** Once the birthdates are known they decide which overdraft applies. ACC-04, OPT-01, D-50 */
  private fitted({ workflow, holder, coHolder }: Applicants, selection: readonly SelectedContract[]): readonly SelectedContract[] {
    const birthdates = { holderBirthdate: holder.birthdate, coHolderBirthdate: coHolder?.birthdate ?? null };
    return fitOverdraft(selection, eligibilityYouth.decide({ workflow, ...birthdates, today: this.clock.today() }));
  }

  /**
   * The same details, sent again after a correction dialog or on return, reuse the pending sign-in or the file that a signed-in person
   * created: the bank creates no second subscription and sends no second code. Other details replace the creation whose sign-in is
   * pending. D-47, D-58, D-107
   */
  private once(wanted: Wanted, made: string): TE.TaskEither<Failure, Follows> {
    const pending = this.session.pendingSignIn();
    if (pending?.made === made) return TE.right('signIn');
    const replaces = pending?.made === undefined ? undefined : pending.hint;
    const create = (idempotencyKey: string, captcha?: string): TE.TaskEither<Failure, CreatedSubscription> =>
      this.subscriptions.create({ ...wanted, captcha, idempotencyKey, replaces });
    if (this.connected)
      return this.effects.once('creation', made, ['file'], key =>
        pipe(
          create(key),
          TE.map(created => this.opened(created, wanted)),
        ),
      );
    return pipe(
      this.captcha.solve(),
      TE.flatMap(captcha => this.effects.ask('creation', made, key => create(key, captcha))),
      TE.map(created => this.begin(created, wanted, made)),
    );
  }

  private get connected(): boolean {
    return this.session.session() !== undefined;
  }

  /** Stores the data that the sign-in needs, and keeps the typed details until the person signs in. D-58 */
  private begin(created: CreatedSubscription, wanted: Wanted, made: string): 'signIn' {
    this.keepOffer(created, wanted);
    this.session.begin({ verifier: this.randomness.secret(), state: this.randomness.secret(), hint: created.uuid, made });
    return 'signIn';
  }

  /** From here on the bank has the typed details. D-09, D-47 */
  private opened(created: CreatedSubscription, wanted: Wanted): 'file' {
    this.keepOffer(created, wanted);
    this.answers.forget();
    return 'file';
  }

  /** The tab stores the selection and its price until the bank has them. D-41, D-106 */
  private keepOffer({ holderId }: CreatedSubscription, { selection, confirmedPrice }: Wanted): void {
    this.answers.keepSelection({ holderId, contracts: selection, price: confirmedPrice });
  }
}
