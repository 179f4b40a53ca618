import type { Answers } from './answers';

/** The youth flag as the bands declare it: nobody of the account is 26 or over; a band still to be told says nothing yet. ACC-04 */
export const declaredYouth = ({ workflow, bands }: Pick<Answers, 'workflow' | 'bands'>): boolean =>
  bands.TIT !== '26+' && (workflow !== 'joint' || bands.COT !== '26+');
