import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ErrorReporter } from '@application/observation/ports';
import type { Referentials } from '@application/referentials/ports';
import type { Settings } from '@application/Settings';
import type { Lists } from '@application/referentials/Lists';
import type { Failure } from '@application/failure';
import { describe, type Described, type Wordings } from '@domain/holders/describe';
import { lacksUsTaxId } from '@domain/holders/checkTax';
import type { CodeList } from '@domain/holders/fields';
import type { Prospect } from '@domain/holders/prospect';
import { asksUs } from '@domain/holders/usQuestion';
import type { Country, Entry, ProfessionCategory } from '@domain/referentials/entries';

/** A person in labels. `owesUsAnswer`: the tax page was answered, but not its US question, which asks this person now, or not with a US tax number. D-118 */
export interface DescribedPerson extends Described {
  readonly owesUsAnswer: boolean;
}

const isCountry = (entry: Entry | Country): entry is Country => 'osceCode' in entry;

type List = TE.TaskEither<Failure, readonly (Entry | Country)[]>;

const WHERE = 'recap';

const none: readonly Entry[] = [];

/** Where the bank does not know an entry, it has no label: the page shows its code. */
const orNone = (request: TE.TaskEither<Failure, readonly Entry[]>): TE.TaskEither<Failure, readonly Entry[]> =>
  TE.orElse((failure: Failure) => (failure.kind === 'absent' ? TE.right(none) : TE.left(failure)))(request);

/** A list that failed to load is left out of the wordings; only the end of the session is a failure. */
const named = ([name, list]: readonly [string, List]): TE.TaskEither<Failure, readonly (readonly [string, readonly Entry[]])[]> =>
  pipe(
    list,
    TE.map(entries => [[name, entries] as const]),
    TE.orElse(failure => (failure.kind === 'signedOut' ? TE.left(failure) : TE.right([]))),
  );

/** The labels of a person's codes, for the recap; loads all lists in parallel. SUM-01 */
export class DescribePerson {
  constructor(
    private readonly lists: Lists,
    private readonly referentials: Pick<Referentials, 'businessSectors' | 'profession'>,
    private readonly reporter: ErrorReporter,
    private readonly settings: Pick<Settings, 'declarations'>,
  ) {}

  run(person: Prospect): TE.TaskEither<Failure, DescribedPerson> {
    return pipe(
      Object.entries<List>(this.listsFor(person)),
      TE.traverseArray(named),
      TE.map(lists => this.described(person, Object.fromEntries(lists.flat()))),
    );
  }

  private described(person: Prospect, wordings: Wordings): DescribedPerson {
    const asked = asksUs(this.settings.declarations.usPerson, person.birth, (wordings.countries ?? []).filter(isCountry));
    const { frenchTaxResident, usPerson } = person.fiscal;
    const owesUsAnswer = asked && frenchTaxResident !== undefined && (usPerson === undefined || lacksUsTaxId(person.fiscal));
    return { ...this.reported(describe(person, wordings)), owesUsAnswer };
  }

  /** A saved code that the bank's list does not contain: the answer broke its contract. PER-10 */
  private reported(described: Described): Described {
    const { unknown } = described;
    if (unknown.length > 0) this.reporter.report({ kind: 'rule', where: WHERE, detail: unknown });
    return described;
  }

  private listsFor({ occupation: { category, profession, sector } }: Prospect): Readonly<Record<CodeList, List>> {
    const { lists } = this;
    const known = category !== undefined && profession !== undefined && sector !== undefined;
    return {
      nationalities: lists.nationalities,
      countries: lists.countries,
      counties: lists.counties,
      familySituations: lists.familySituations,
      maritalRegimes: lists.maritalRegimes,
      housingSituations: lists.housingSituations,
      streetTypes: lists.streetTypes,
      wealth: lists.wealth,
      categories: TE.map((all: readonly ProfessionCategory[]) => all.map(each => each.category))(lists.professions),
      professions: TE.flatMap((all: readonly ProfessionCategory[]) => this.withProfession(profession, all))(lists.professions),
      sectors: known ? orNone(this.referentials.businessSectors(category, profession)) : TE.right(none),
    };
  }

  /** Asks by code for a saved profession that no category lists any longer. PER-10 */
  private withProfession(code: string | undefined, categories: readonly ProfessionCategory[]): List {
    const listed = categories.flatMap(({ professions }) => professions);
    if (code === undefined || listed.some(entry => entry.code === code)) return TE.right(listed);
    return orNone(
      pipe(
        this.referentials.profession(code),
        TE.map(entry => [entry]),
      ),
    );
  }
}
