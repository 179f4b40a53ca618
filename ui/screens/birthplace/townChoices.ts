import { townForPeople } from '@domain/field/townForPeople';
import type { Entry, Town } from '@domain/referentials/entries';
import { formerCounties, type FormerCounty } from '@domain/referentials/formerCounties';
import { inFrench } from '@ui/kit/inFrench';
import { meantBy, type Option } from '@ui/kit/matching';

type Place = Pick<Town, 'label' | 'department'>;

/** The value includes the county: two counties of a former one can share a town's name. */
export const townValue = ({ label, department }: Place): string => `${department} ${label}`;

/** Removes duplicates within a county, sorts by name, and adds the county to names that several counties share. D-67 */
export const townOptions = (towns: readonly Town[]): readonly Option[] => {
  const counties = new Map<string, ReadonlySet<string>>();
  const options = new Map<string, Option>();
  for (const { label, department } of towns) counties.set(label, new Set([...(counties.get(label) ?? []), department]));
  for (const { label, department, also = [] } of towns) {
    const value = townValue({ label, department });
    const shared = (counties.get(label)?.size ?? 0) > 1;
    options.set(value, {
      value,
      label: shared ? `${townForPeople(label)} (${department})` : townForPeople(label),
      also: [...(options.get(value)?.also ?? []), ...also],
      ...inFrench,
    });
  }
  const listed = [...options.values()];
  return new Set(towns.map(({ department }) => department)).size > 1
    ? listed.sort((one, other) => one.label.localeCompare(other.label, 'fr'))
    : listed;
};

/** The town of the list that a text means. D-67 */
export const townMeant = (towns: readonly Town[], text: string): Town | undefined => {
  const meant = meantBy(townOptions(towns), text);
  return towns.find(town => townValue(town) === meant?.value);
};

/** The value of a former county: the codes of its present counties. */
export const formerValue = ({ codes }: FormerCounty): string => codes.join(' ');

/** Present counties by name and number, then the former, divided ones. PER-03, D-67 */
export const countyOptions = (counties: readonly Entry[]): readonly Option[] => {
  const former = formerCounties(counties);
  const divided = new Set(former.flatMap(({ label, also }) => [label, ...also]));
  return [
    ...counties.map(({ code, label, also = [] }) => ({
      value: code,
      label,
      also: [code, ...also.filter(name => !divided.has(name))],
      ...inFrench,
    })),
    ...former.map(county => ({ value: formerValue(county), label: county.label, also: county.also, ...inFrench })),
  ];
};
