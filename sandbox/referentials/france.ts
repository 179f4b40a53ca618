import fs from 'node:fs';
import { createRequire } from 'node:module';
import * as t from 'io-ts';
import { agencyQuarters, largeTowns, prefectures } from './places';
import { arrondissementNames } from './arrondissements';
import type { Ref } from './entries';
import { formerNames } from './formerCounties';
import { once } from './once';

const locate = createRequire(`${process.cwd()}/package.json`);
const readJson = (name: string): unknown => JSON.parse(fs.readFileSync(locate.resolve(name), 'utf8'));

const Commune = t.intersection([
  t.type({ code: t.string, nom: t.string, type: t.string }),
  t.partial({ departement: t.string, codesPostaux: t.array(t.string), chefLieu: t.string }),
]);
const Department = t.type({ code: t.string, nom: t.string });

interface Town {
  readonly cityId: string;
  readonly label: string;
  readonly department: string;
  readonly postalCode?: string;
  readonly also?: readonly string[];
}

const listed = once(() => {
  const read = readJson('@etalab/decoupage-administratif/data/communes.json');
  return t.array(Commune).is(read) ? read : [];
});

/** Real towns from the official division of France, with the boroughs of Paris, Lyon and Marseille. */
const communes = once(() => listed().filter(({ type }) => type === 'commune-actuelle' || type === 'arrondissement-municipal'));

/** By today's town: the communes merged into it (its delegated and associated ones). D-67 */
const merged = once(() => {
  const index = new Map<string, readonly string[]>();
  for (const { type, nom, chefLieu } of listed())
    if (chefLieu !== undefined && (type === 'commune-deleguee' || type === 'commune-associee'))
      index.set(chefLieu, [...(index.get(chefLieu) ?? []), nom]);
  return index;
});

const otherNames = (code: string, label: string): readonly string[] => [
  ...(merged().get(code) ?? []).filter(name => name !== label),
  ...arrondissementNames(label),
];

const byPostalCode = once(() => {
  const index = new Map<string, Town[]>();
  for (const { code, nom, departement = '', codesPostaux = [] } of communes())
    for (const postalCode of codesPostaux) {
      const towns = index.get(postalCode) ?? [];
      towns.push({ cityId: code, label: nom, department: departement, postalCode });
      index.set(postalCode, towns);
    }
  return index;
});

/** Call 17: contains a CEDEX, as postal files do; the front end removes it. */
export const postalTowns = (postalCode: string): readonly Town[] => {
  const towns = byPostalCode().get(postalCode) ?? [];
  const [first] = towns;
  return first ? [...towns, { ...first, cityId: `${first.cityId}C`, label: `${first.label} CEDEX` }] : [];
};

/** The entry of birth lists that is no town. */
const noTown: Town = { cityId: '138', label: 'Inconnue', department: '99' };

/** Call 18: contains the entry that is no town, as such lists do; the front end removes it. */
export const birthTowns = (county: string): readonly Town[] => {
  const towns = communes()
    .filter(({ departement }) => departement === county)
    .map(({ code, nom }) => ({ cityId: code, label: nom, department: county, also: otherNames(code, nom) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'fr'));
  return towns.length > 0 ? [...towns, noTown] : [];
};

/** Call 16: contains the value 99 (abroad), which the front end removes. */
export const counties = once((): readonly Ref[] => {
  const read = readJson('@etalab/decoupage-administratif/data/departements.json');
  const known = t.array(Department).is(read) ? read.map(({ code, nom }) => ({ code, label: nom, also: formerNames(code) })) : [];
  return [...known, { code: '99', label: 'Étranger' }];
});

interface Place {
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const departmentOf = (postalCode: string): string => {
  const [town] = byPostalCode().get(postalCode) ?? [];
  return town?.department ?? postalCode.slice(0, 2);
};

/** Call 22: the position of an address, as precise as its postal code or its town's name; the prefecture's for a department. */
export const located = (address: string): readonly Place[] => {
  const words = fold(address);
  const postalCode = /\b\d{5}\b/.exec(words)?.[0];
  const named = prefectures.filter(([, name]) => words.includes(fold(name)));
  const found = named.length > 0 || postalCode === undefined ? named : prefectures.filter(([code]) => code === departmentOf(postalCode));
  if (found.length > 0) return found.map(([, name, code, latitude, longitude]) => ({ label: `${name} ${code}`, latitude, longitude }));
  const town = words.length > 2 ? communes().find(({ nom }) => fold(nom) === words.trim()) : undefined;
  return prefectures
    .filter(([code]) => code === town?.departement)
    .map(([, , code, latitude, longitude]) => ({ label: `${town?.nom ?? ''} ${code}`, latitude, longitude }));
};

const week = (hours: string): Readonly<Record<string, string>> => ({
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday: '9:00 – 12:30',
});

/** Fictional agencies: one for each prefecture, three in large towns. */
export const agencies = once(() =>
  prefectures.flatMap(([department, town, postalCode, latitude, longitude]) =>
    agencyQuarters.slice(0, largeTowns.includes(department) ? agencyQuarters.length : 1).map(([quarter, street, north, east], index) => ({
      id: `${department}${index + 1}`.padStart(5, '0'),
      name: `${town} ${quarter}`,
      address: `${3 + index * 4} ${street}, ${postalCode} ${town}`,
      latitude: latitude + north,
      longitude: longitude + east,
      hours: week('9:00 – 12:30, 14:00 – 18:00'),
      councilHours: { tuesday: '14:00 – 18:00', thursday: '14:00 – 18:00' },
      contactChannels: [
        { type: 'phone', value: `01 99 00 ${department.replace(/\D/g, '0').padStart(2, '0')} ${String(index + 10)}` },
        { type: 'email', value: `agence.${department.toLowerCase()}${index + 1}@example.fr` },
      ],
    })),
  ),
);

const NEAR_KM = 60;
const MOST = 8;
const KM_PER_DEGREE = 111;

const distanceKm = (from: { latitude: number; longitude: number }, to: { latitude: number; longitude: number }): number => {
  const north = (to.latitude - from.latitude) * KM_PER_DEGREE;
  const east = (to.longitude - from.longitude) * KM_PER_DEGREE * Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
};

/** Call 46: sorted by distance. */
export const agenciesAround = (latitude: number, longitude: number) =>
  agencies()
    .map(agency => ({ agency, km: distanceKm({ latitude, longitude }, agency) }))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((one, other) => one.km - other.km)
    .slice(0, MOST)
    .map(({ agency }) => agency);
