import { parseArgs } from 'node:util';
import { firstDayOf, partialDay } from '@domain/field/partialDate';
import { civilities, type Civility } from '@domain/holders/applicant';
import { parisDay } from '@domain/kernel/calendar';
import { isDay, type Day } from '@domain/kernel/day';
import { DEFAULT_CLOCK } from '@sandbox/options';
import { samplePeople, type SamplePerson } from './person';
import { SAMPLES_FOLDER, writeSamples } from './write';

const help = `Draws sample documents of a fictional person, one for each outcome of the analysis.

  npm run samples -- [options]

  --out FOLDER          where to write them (default ${SAMPLES_FOLDER})
  --today YYYY-MM-DD    the bank's date, from which all other dates count (default ${parisDay(DEFAULT_CLOCK)})
  --co-holder           the default co-holder (${samplePeople.coHolder.firstName} ${samplePeople.coHolder.lastName}) instead of the holder
  --civility MME|MR     --first NAME     --last NAME     --birthdate YYYY[-MM[-DD]]     --birthplace TOWN
  --street TEXT         --postal-code NNNNN              --city TOWN
  --employer NAME       --siret NNNNNNNNNNNNNN
  --help                prints this text`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const options = {
  out: text,
  today: text,
  'co-holder': flag,
  civility: text,
  first: text,
  last: text,
  birthdate: text,
  birthplace: text,
  street: text,
  'postal-code': text,
  city: text,
  employer: text,
  siret: text,
  help: flag,
} as const;

const given = (args: readonly string[]) => parseArgs({ args: [...args], options }).values;
type Given = ReturnType<typeof given>;

const dayOf = (name: string, value: string | undefined, otherwise: Day): Day => {
  if (value === undefined) return otherwise;
  if (!isDay(value)) throw new RangeError(`--${name} needs a day such as 2025-10-15, not '${value}'.`);
  return value;
};

/** For a birthdate without a day, the earliest possible one is typed. D-85 */
const birthOf = (value: string | undefined, usual: SamplePerson): Pick<SamplePerson, 'birthdate' | 'knownBirthdate'> => {
  const known = value === undefined ? undefined : partialDay(value);
  if (known === undefined) return { birthdate: dayOf('birthdate', value, usual.birthdate) };
  return { birthdate: firstDayOf(known), knownBirthdate: known };
};

const civilityOf = (value: string | undefined, otherwise: Civility): Civility => {
  const found = civilities.find(known => known === (value ?? otherwise));
  if (found === undefined) throw new RangeError(`--civility needs one of ${civilities.join(', ')}.`);
  return found;
};

const personOf = (values: Given): SamplePerson => {
  const usual: SamplePerson = samplePeople[values['co-holder'] ? 'coHolder' : 'holder'];
  return {
    civility: civilityOf(values.civility, usual.civility),
    firstName: values.first ?? usual.firstName,
    lastName: values.last ?? usual.lastName,
    ...birthOf(values.birthdate, usual),
    birthplace: values.birthplace ?? usual.birthplace,
    street: values.street ?? usual.street,
    postalCode: values['postal-code'] ?? usual.postalCode,
    city: values.city ?? usual.city,
    employer: values.employer ?? usual.employer,
    siret: values.siret ?? usual.siret,
  };
};

const main = async (): Promise<void> => {
  try {
    const values = given(process.argv.slice(2));
    if (values.help) return console.log(help);
    const folder = values.out ?? SAMPLES_FOLDER;
    await writeSamples(folder, personOf(values), dayOf('today', values.today, parisDay(DEFAULT_CLOCK)), text => console.log(text));
    console.log(`\nWritten into ${folder}/, with liste.txt.`);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    process.exitCode = 1;
  }
};

void main();
