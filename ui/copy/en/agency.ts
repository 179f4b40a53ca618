import type { Weekday } from '@domain/referentials/entries';
import { onFirstUse } from '../onFirstUse';
import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/agency';

const kilometres = onFirstUse(() => new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }));
const metres = onFirstUse(() => new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'meter', maximumFractionDigits: 0 }));

const days: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

const contactTypes = new Map([
  ['phone', 'Phone'],
  ['email', 'Email'],
]);

const jointTitle = 'Choose the branch for your joint account';

const client: Wording<typeof fr.agencyMessages.omc> = {
  title: { individual: 'Choose your branch', TIT: jointTitle, COT: jointTitle },
  intro: 'Your adviser will meet you there.',
  search: {
    title: 'Where should we look for a branch?',
    label: 'Address or town',
    hint: 'For example: Nantes',
    around: 'Branches nearest to this address',
    elsewhere: 'Search somewhere else',
    submit: 'Search',
    position: 'Use my location',
    locating: 'Looking for your location…',
    searching: 'Looking for branches…',
    required: 'Enter an address or a town.',
    found: count => (count > 1 ? `${count} branches, the nearest first.` : '1 branch found.'),
  },
  none: 'No branch was found.',
  noneHelp: 'Try another town, or a bigger one.',
  noPosition: {
    refused: 'Your browser does not share your location. Allow it in the browser’s settings, or enter a town.',
    unavailable: 'We could not find your location. Enter an address or a town.',
  },
  nearest: 'The nearest branch',
  chosen: 'The chosen branch',
  change: 'Change',
  what: 'the branch',
  list: 'Branches nearby',
  required: 'Choose a branch from the list below.',
  distance: km => `${km < 1 ? metres().format(Math.max(10, Math.round(km * 100) * 10)) : kilometres().format(km)} away`,
  hours: 'Opening hours',
  councilHours: 'Advice, by appointment',
  closed: 'closed',
  noHours: 'Opening hours not given',
  contacts: 'Contact',
  more: 'Opening hours and contact',
  contact: type => contactTypes.get(type.toLowerCase()) ?? type,
  days: ({ from, to }) => (from === to ? days[from] : `${days[from]} to ${days[to]}`),
  details: 'See the details',
  detailsOf: name => ` of the ${name} branch`,
  popin: {
    title: name => `${name} branch`,
    loading: 'Loading the details of the branch…',
    close: 'Close',
    choose: 'Choose this branch',
    address: 'Address',
  },
};

export const agencyMessages: Wording<typeof fr.agencyMessages> = byReader(client, client);
