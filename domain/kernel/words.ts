import { oneOf, type Of } from './shape';

/** individuel or joint (structure of the file). */
export const workflow = oneOf('individual', 'joint');
export type Workflow = Of<typeof workflow>;

/** omc: the prospect alone, online. mdc: an adviser creates the client file with the client. */
export const mode = oneOf('omc', 'mdc');
export type Mode = Of<typeof mode>;

/** TIT: titulaire, the holder. COT: cotitulaire, the co-holder. */
export const participant = oneOf('TIT', 'COT');
export type Participant = Of<typeof participant>;

export const ageBand = oneOf('18-25', '26+');
export type AgeBand = Of<typeof ageBand>;

export const jointAccount = oneOf('open', 'announced');
export type JointAccount = Of<typeof jointAccount>;

/** Step progress. STP-04 */
export const progress = oneOf('complete', 'ongoing', 'upcoming');
export type Progress = Of<typeof progress>;

/** A flag as the bank writes it. */
export const flag = oneOf('0', '1');

/** A value for the holder, and one for the co-holder if there is one. */
export type People<Of> = Readonly<Record<'TIT', Of> & Record<'COT', Of | undefined>>;
