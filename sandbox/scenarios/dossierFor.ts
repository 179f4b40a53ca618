import { papers, type ProofCategory } from '@domain/proofs/papers';
import type { TaskId } from '@domain/journey/steps';
import type { PreparedWish } from '../prepared/prepare';
import type { ScenarioContent, Moment } from './scenario';

const taskAt: Readonly<Record<Exclude<Moment, 'creation' | 'proof'>, TaskId>> = {
  papers: 'identityDocUpload',
  return: 'identityDocUpload',
  startup: 'identityDocUpload',
  recap: 'summary',
  video: 'signature',
  videos: 'signature',
  ceremony: 'signature',
  sign: 'signature',
  end: 'signature',
  areaCode: 'signature',
};

const uploadOf: Readonly<Record<ProofCategory, TaskId>> = {
  identity: 'identityDocUpload',
  address: 'addressDocUpload',
  income: 'incomeDocUpload',
};

/** The prepared file that a test case needs; undefined: the case begins before a file exists. */
export const dossierFor = ({ moment, trick }: ScenarioContent): Omit<PreparedWish, 'local'> | undefined => {
  if (moment === 'creation') return undefined;
  if (moment === 'proof') return { task: trick.kind === 'sample' ? uploadOf[papers[trick.document].proves] : 'identityDocUpload' };
  const task = taskAt[moment];
  if (moment === 'end' || moment === 'areaCode') return { task, done: 'signature' };
  return moment === 'ceremony' || moment === 'sign' ? { task, done: 'video' } : { task };
};
