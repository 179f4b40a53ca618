import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Referentials, ReferentialType } from '@application/referentials/ports';
import type { Country, Entry, ProfessionCategory, Town } from '@domain/referentials/entries';

const france: Country = { code: 'FR', label: 'France', osceCode: '001' };
const belgium: Country = { code: 'BE', label: 'Belgique', osceCode: '131' };
const town = (label: string, postalCode: string, department = postalCode.slice(0, 2)): Town => ({
  cityId: `${postalCode}${label}`,
  label,
  department,
  postalCode,
});
const entry = (code: string, label: string): Entry => ({ code, label });

/** In-memory lists; a list in `missing` fails until the test removes it there. */
export class MemoryReferentials implements Referentials {
  /** Requests in order: 'countries', 'postal 69001' … */
  readonly asked: string[] = [];
  readonly missing = new Set<string>();
  nationalities: readonly Country[] = [france, belgium];
  towns: readonly Town[] = [town('Lyon', '69001'), town('Saint-Gein', '40190'), town('Hontanx', '40190')];
  departments: readonly Entry[] = [entry('40', 'Landes'), entry('69', 'Rhône')];
  formats: Readonly<Record<string, string | undefined>> = { BE: '^\\d{11}$' };
  sectors: Readonly<Record<string, readonly Entry[]>> = { '3105': [entry('S1', 'Santé')] };
  work: readonly ProfessionCategory[] = [
    { category: entry('3', 'Cadres'), professions: [entry('3105', 'Médecin'), entry('3106', 'Juge')] },
    { category: entry('5', 'Employés'), professions: [entry('5201', 'Caissier')] },
  ];

  osceCountries = () => this.answer('nationalities', () => this.nationalities);
  countries = () => this.answer('countries', () => this.nationalities);
  counties = () => this.answer('counties', () => this.departments);
  postalTowns = (code: string) => this.answer(`postal ${code}`, () => this.towns.filter(({ postalCode }) => postalCode === code));
  birthTowns = (county: string) => this.answer(`births ${county}`, () => this.towns.filter(({ department }) => department === county));
  fiscalFormat = (country: string) => this.answer(`format ${country}`, () => this.formats[country]);
  entries = (type: ReferentialType) => this.answer(type, () => [entry('1', 'Le premier'), entry('2', 'Le second')]);
  wealth = () => this.answer('wealth', () => [entry('W1', 'Moins de 10 000 €')]);
  streetTypes = () => this.answer('streetTypes', () => [entry('', 'Sans type'), entry('RUE', 'Rue'), entry('AV', 'Avenue')]);
  profession = (code: string) => this.answer(`profession ${code}`, () => entry(code, 'Une profession'));
  professions = () => this.answer('professions', () => this.work);
  businessSectors = (_category: string, profession: string) => this.answer(`sectors ${profession}`, () => this.sectors[profession] ?? []);

  private answer<Answer>(what: string, of: () => Answer): TaskEither<Failure, Answer> {
    return () => {
      this.asked.push(what);
      return Promise.resolve(this.missing.has(what) ? E.left({ kind: 'unreachable', endpoint: `GET /${what}` }) : E.right(of()));
    };
  }
}
