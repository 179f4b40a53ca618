import type { Left } from '@domain/journey/left';
import type { Paper } from '@domain/journey/papers';
import type { Participant, Workflow } from '@domain/journey/words';
import { onFirstUse } from '../onFirstUse';
import type { Wording } from '../byReader';
import type * as fr from '../fr/returned';

const papers: Record<Paper['paper'], string> = {
  identity: 'the identity document',
  address: 'the proof of address',
  income: 'the proof of income',
};

const people: Record<Participant, string> = { TIT: ' of the first account holder', COT: ' of the second account holder' };

const listed = onFirstUse(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));

const things = ({ papers: wanted, questions, recap }: Left, workflow: Workflow): readonly string[] => [
  ...wanted.map(({ paper, of }) => `${papers[paper]}${workflow === 'joint' ? people[of] : ''}`),
  ...(questions ? ['a few questions'] : []),
  ...(recap ? ['the summary'] : []),
  'the video check',
  'the signature',
];

/** XTR-28 */
export const returnedMessages: Wording<typeof fr.returnedMessages> = {
  title: 'Welcome back',
  left: (left, workflow) => `Still to do: ${listed().format(things(left, workflow))}.`,
  minutes: minutes => `Allow about ${minutes} minutes, not counting the time that our checks take.`,
};
