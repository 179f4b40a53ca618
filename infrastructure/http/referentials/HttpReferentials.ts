import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Referentials, ReferentialType } from '@application/referentials/ports';
import type { Failure } from '@application/failure';
import { REFERENCE } from '@domain/brand/languages';
import { journeyCalls } from '@domain/calls/journey';
import type { Country, Entry, ProfessionCategory, Town } from '@domain/referentials/entries';
import { ABROAD } from '@domain/referentials/counties';
import { FRANCE } from '@domain/referentials/france';
import { noTown } from '@domain/referentials/towns';
import type { BankApi, Call } from '../BankApi';
import { Branching, listToPick } from '../codecs';
import { to } from '../to';
import { CountryCode, County, Nationality, Text } from '../formed';
import { optional } from '../optional';

/** Other names under which a search finds an entry. 'proposed': a bank may leave them out. D-67, D-87 */
const Also = optional({ also: t.readonlyArray(t.string) });
/** `lang`: of the label, where the bank has it in the language of the call ('proposed'). XTR-12 */
const EntryWire = t.intersection([t.type({ code: t.string, label: Text }), optional({ lang: t.string })], 'Ref');
const idOf = ({ code: id }: { readonly code: string }): string => id;
const Entries = listToPick(EntryWire, idOf);
const code = (form: t.Type<string>, ...branches: readonly string[]) => new Branching(form, branches);
const Counties = listToPick(t.intersection([t.type({ code: code(County, ABROAD), label: Text }), Also]), idOf);
const Countries = listToPick(
  t.intersection([
    t.type({ code: code(CountryCode, FRANCE.code), label: Text }),
    optional({ osceCode: code(Nationality, FRANCE.osceCode) }),
    Also,
  ]),
  idOf,
);
const Town = t.intersection([t.type({ cityId: Text, label: Text, department: County }), optional({ postalCode: Text }), Also]);
const Towns = listToPick(Town);
const BirthTowns = listToPick(
  t.intersection([Town, t.type({ cityId: code(Text, noTown.cityId), department: code(County, noTown.department) }), Also]),
);
const Professions = listToPick(t.type({ category: EntryWire, professions: listToPick(t.intersection([EntryWire, Also]), idOf) }));
/** 204 without a body where the country has no format. */
const FiscalFormat = t.union([t.type({ format: Text }), optional({ format: t.undefined }), t.literal(''), t.null, t.undefined]);

/** French is the bank's own language. D-75 */
const entryOf = ({ lang, ...entry }: Entry & { readonly lang?: string | undefined }): Entry =>
  lang === undefined || lang === REFERENCE ? entry : { ...entry, translated: true };
const categoryOf = ({ category, professions }: ProfessionCategory): ProfessionCategory => ({
  category: entryOf(category),
  professions: professions.map(entryOf),
});
const countryOf = ({ code, label, osceCode, also }: t.TypeOf<typeof Countries>[number]): Country => ({ code, label, osceCode, also });
const townOf = ({ cityId, label, department, postalCode, also }: t.TypeOf<typeof Towns | typeof BirthTowns>[number]): Town => ({
  cityId,
  label,
  department,
  postalCode,
  also,
});

/** Calls 14 to 21, 23, 24, 31 and 32. */
export class HttpReferentials implements Referentials {
  constructor(private readonly api: BankApi) {}

  osceCountries(): TE.TaskEither<Failure, readonly Country[]> {
    return pipe(
      this.ask(to(journeyCalls.getOsceCountries), Countries),
      TE.map(list => list.map(countryOf)),
    );
  }

  countries(): TE.TaskEither<Failure, readonly Country[]> {
    return pipe(
      this.ask(to(journeyCalls.getCountries), Countries, { validCountry: 'true' }),
      TE.map(list => list.map(countryOf)),
    );
  }

  counties(): TE.TaskEither<Failure, readonly Entry[]> {
    return this.ask(to(journeyCalls.getCounties), Counties, { validCounty: 'true' });
  }

  postalTowns(postalCode: string): TE.TaskEither<Failure, readonly Town[]> {
    return pipe(
      this.ask(to(journeyCalls.getPostalTowns), Towns, { postCode: postalCode }),
      TE.map(list => list.map(townOf)),
    );
  }

  birthTowns(county: string): TE.TaskEither<Failure, readonly Town[]> {
    return pipe(
      this.ask(to(journeyCalls.getBirthTowns), BirthTowns, { county }),
      TE.map(list => list.map(townOf)),
    );
  }

  fiscalFormat(country: string): TE.TaskEither<Failure, string | undefined> {
    return pipe(
      this.ask(to(journeyCalls.getFiscalFormat, { code: country }), FiscalFormat),
      TE.map(answer => (typeof answer === 'object' && answer !== null ? answer.format : undefined)),
    );
  }

  entries(type: ReferentialType): TE.TaskEither<Failure, readonly Entry[]> {
    return this.ask(to(journeyCalls.getReferential), Entries, { referentialType: type });
  }

  wealth(filter: string): TE.TaskEither<Failure, readonly Entry[]> {
    return this.ask(to(journeyCalls.getWealth), Entries, { filter });
  }

  streetTypes(): TE.TaskEither<Failure, readonly Entry[]> {
    return this.ask(to(journeyCalls.getStreetTypes), Entries);
  }

  profession(code: string): TE.TaskEither<Failure, Entry> {
    return pipe(this.ask(to(journeyCalls.getProfession), EntryWire, { codeProfession: code }), TE.map(entryOf));
  }

  professions(): TE.TaskEither<Failure, readonly ProfessionCategory[]> {
    return pipe(
      this.ask(to(journeyCalls.getProfessions), Professions),
      TE.map(list => list.map(categoryOf)),
    );
  }

  businessSectors(category: string, profession: string): TE.TaskEither<Failure, readonly Entry[]> {
    return pipe(
      this.ask(to(journeyCalls.getBusinessSectors, { x: category, y: profession }), Entries),
      TE.map(list => list.map(entryOf)),
    );
  }

  private ask<A>(call: Call, codec: t.Decoder<unknown, A>, query?: Readonly<Record<string, string>>): TE.TaskEither<Failure, A> {
    return this.api.call({ ...call, ...(query === undefined ? {} : { query }) }, codec);
  }
}
