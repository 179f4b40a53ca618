import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Country, Entry, ProfessionCategory, Town } from '@domain/referentials/entries';

/** Calls 20's types. */
export type ReferentialType = 'familySituations' | 'housingSituations' | 'maritalRegimes';

/** Calls 14 to 21, 23, 24, 31 and 32. Lists come as the bank gives them: the use cases filter, retry and sort (PER-03). */
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
  /** Call 19: the tax id's regular expression; undefined where the country has none. */
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
