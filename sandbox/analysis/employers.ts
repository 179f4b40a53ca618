import { samplePeople } from '../samples/person';

/** Business sectors of the samples' employers, by SIRET: a bank asks the register of companies. Codes of call 32. */
const sectors: ReadonlyMap<string, string> = new Map([
  [samplePeople.holder.siret, 'Q86'],
  [samplePeople.coHolder.siret, 'C33'],
]);

export const sectorOf = (siret = ''): string | undefined => sectors.get(siret);
