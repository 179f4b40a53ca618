import type { ProviderState } from './providerState';

export const adviserStates = {
  'an adviser is connected': {
    meaning: 'The session is that of an adviser, who leads no file yet; the captcha was not solved.',
    params: {},
  },
  'a workstation gave a code': {
    meaning: 'The code is that of an adviser’s workstation, good once and without a challenge.',
    params: { code: 'text', clientId: 'text', redirect: 'address' },
  },
  'an adviser leads a file': {
    meaning: 'The session is that of the adviser who leads this file; so many clients of the bank look like its holder.',
    params: {
      task: 'task id',
      lookAlikes: 'none | one | several',
      alike: 'what they have in common with the holder',
      ended: 'a task that the adviser ended before (proposed, optional)',
    },
  },
  'a file was handed over': {
    meaning: 'The joint file stands at the signature of its holder, who has done all of this; the co-holder has done nothing yet.',
    params: { done: 'what the holder has done', id: 'id of the holder, where a call names it' },
  },
  'a file was sent back': {
    meaning: 'The joint file was handed over; this person says that something in it is wrong, and it stands at the recap again.',
    params: { role: 'TIT | COT' },
  },
} as const satisfies Record<string, ProviderState>;

export type AdviserStateName = keyof typeof adviserStates;
