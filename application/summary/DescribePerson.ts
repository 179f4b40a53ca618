import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Referentials } from '@application/ports/Referentials';
import type { Lists } from '@application/referentials/Lists';
import type { Failure } from '@application/failure';
import { describe, type Described, type Wordings } from '@domain/holders/describe';
import type { Prospect } from '@domain/holders/prospect';
import { NamedError } from '@domain/kernel/namedError';
import type { Entry, ProfessionCategory } from '@domain/referentials/entries';

const none: readonly Entry[] = [];

/** A saved code that the bank's lists do not contain: the answer broke its contract. PER-10 */
const unknownCode = (error: unknown): Failure => ({
  kind: 'unreadable',
  report: [error instanceof NamedError ? error.tag : 'UNKNOWN_CODE'],
});

/** Where the bank does not know an entry, it has no label: the page shows its code. */
const orNone = (request: TE.TaskEither<Failure, readonly Entry[]>): TE.TaskEither<Failure, readonly Entry[]> =>
  TE.orElse((failure: Failure) => (failure.kind === 'absent' ? TE.right(none) : TE.left(failure)))(request);

/** The labels of a person's codes, for the recap; loads all lists in parallel. SUM-01 */
export class DescribePerson {
  constructor(
    private readonly lists: Lists,
    private readonly referentials: Pick<Referentials, 'businessSectors' | 'profession'>,
  ) {}

  run(person: Prospect): TE.TaskEither<Failure, Described> {
    return pipe(
      this.wordings(person),
      TE.flatMap(lists => TE.fromEither(E.tryCatch(() => describe(person, lists), unknownCode))),
    );
  }

  private wordings({ occupation: { category, profession, sector } }: Prospect): TE.TaskEither<Failure, Wordings> {
    const known = category !== undefined && profession !== undefined && sector !== undefined;
    return pipe(
      TE.Do,
      TE.apS('nationalities', this.lists.nationalities),
      TE.apS('countries', this.lists.countries),
      TE.apS('counties', this.lists.counties),
      TE.apS('familySituations', this.lists.familySituations),
      TE.apS('maritalRegimes', this.lists.maritalRegimes),
      TE.apS('housingSituations', this.lists.housingSituations),
      TE.apS('streetTypes', this.lists.streetTypes),
      TE.apS('wealth', this.lists.wealth),
      TE.apS('professions', this.lists.professions),
      TE.bind('otherProfessions', ({ professions }) => this.ofNoCategory(profession, professions)),
      TE.apS(
        'sectors',
        known ? orNone(this.referentials.businessSectors(category, profession)) : TE.right<Failure, readonly Entry[]>(none),
      ),
    );
  }

  /** Asks by code for a saved profession that no category lists any longer. PER-10 */
  private ofNoCategory(code: string | undefined, lists: readonly ProfessionCategory[]): TE.TaskEither<Failure, readonly Entry[]> {
    if (code === undefined || lists.some(({ professions }) => professions.some(entry => entry.code === code))) return TE.right(none);
    return orNone(
      pipe(
        this.referentials.profession(code),
        TE.map(entry => [entry]),
      ),
    );
  }
}
