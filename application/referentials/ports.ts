import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Country, Entry, ProfessionCategory, Town } from '@domain/referentials/entries';

/** The types of call 20. */
export type ReferentialType = 'familySituations' | 'housingSituations' | 'maritalRegimes';

/** Calls 14 to 21, 23, 24, 31 and 32. Returns lists as the bank sends them: the use cases filter, retry and sort (PER-03). */
export abstract class Referentials {
  /** Call 14: nationalities, by OSCE code. */
  abstract osceCountries(): TaskEither<Failure, readonly Country[]>;
  /** Call 15. */
  abstract countries(): TaskEither<Failure, readonly Country[]>;
  /** Call 16. */
  abstract counties(): TaskEither<Failure, readonly Entry[]>;
  /** Call 17. */
  abstract postalTowns(postalCode: string): TaskEither<Failure, readonly Town[]>;
  /** Call 18. */
  abstract birthTowns(county: string): TaskEither<Failure, readonly Town[]>;
  /** Call 19: the regular expression of a country's tax ids; undefined where the country has none. */
  abstract fiscalFormat(country: string): TaskEither<Failure, string | undefined>;
  /** Call 20. */
  abstract entries(type: ReferentialType): TaskEither<Failure, readonly Entry[]>;
  /** Call 21. */
  abstract wealth(filter: string): TaskEither<Failure, readonly Entry[]>;
  /** Call 23. */
  abstract streetTypes(): TaskEither<Failure, readonly Entry[]>;
  /** Call 24. */
  abstract profession(code: string): TaskEither<Failure, Entry>;
  /** Call 31. */
  abstract professions(): TaskEither<Failure, readonly ProfessionCategory[]>;
  /** Call 32. */
  abstract businessSectors(category: string, profession: string): TaskEither<Failure, readonly Entry[]>;
}
