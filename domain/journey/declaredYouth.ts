import { rule } from '@domain/kernel/rule';
import { absentOr, record } from '@domain/kernel/shape';
import type { Answers } from './answers';
import { ageBand, workflow } from '@domain/kernel/words';

/** The youth flag from the declared bands: no holder is 26 or over; a missing band does not count against it. ACC-04 */
export const declaredYouth = ({ workflow, bands }: Pick<Answers, 'workflow' | 'bands'>): boolean =>
  bands.TIT !== '26+' && (workflow !== 'joint' || bands.COT !== '26+');

export const journeyDeclaredYouth = rule({
  id: 'journey.declaredYouth',
  requirements: ['ACC-04', 'ACC-03'],
  title: { fr: 'Offre jeunes, d’après les tranches d’âge déclarées', en: 'Youth, as the bands declare it' },
  says: {
    fr: 'Avant les dates de naissance, l’offre est celle des jeunes tant que personne du compte n’a déclaré la tranche d’âge la plus haute.',
    en: 'Before the birthdates, the offer is the youth one as long as nobody of the account declared the higher age band.',
  },
  clauses: [['nobody of the account declared', 'together, both young', 'together, the co-holder is not']],
  input: record({ workflow: absentOr(workflow), holderBand: absentOr(ageBand), coHolderBand: absentOr(ageBand) }),
  decide: ({ workflow, holderBand, coHolderBand }) =>
    declaredYouth({ workflow: workflow ?? undefined, bands: { TIT: holderBand ?? undefined, COT: coHolderBand ?? undefined } }),
  examples: [
    ['alone, 18 to 25', { workflow: 'individual', holderBand: '18-25', coHolderBand: null }, true],
    ['alone, 26 or over', { workflow: 'individual', holderBand: '26+', coHolderBand: null }, false],
    ['together, both young', { workflow: 'joint', holderBand: '18-25', coHolderBand: '18-25' }, true],
    ['together, the holder is not', { workflow: 'joint', holderBand: '26+', coHolderBand: '18-25' }, false],
    ['together, the co-holder is not', { workflow: 'joint', holderBand: '18-25', coHolderBand: '26+' }, false],
    ['alone, whatever a co-holder once declared', { workflow: 'individual', holderBand: '18-25', coHolderBand: '26+' }, true],
    ['nothing declared yet', { workflow: null, holderBand: null, coHolderBand: null }, true],
  ],
});
