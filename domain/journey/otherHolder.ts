import { connected, type Connected } from '@domain/adviser/connected';
import { taskId, taskIds, type TaskId } from './steps';
import { rule } from '@domain/kernel/rule';
import { oneOf, record, type Of } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';
import { mode, participant, type Mode, type Participant } from '@domain/kernel/words';

/** Whether a person sees the other holder's part whole or reduced, after the holder's acceptance and in the co-holder's own session. D-123 */
export const otherHolderPolicies = ['whole', 'reduced'] as const;
const policy = oneOf(...otherHolderPolicies);
export type OtherHolderPolicy = Of<typeof policy>;

interface Given {
  readonly policy: OtherHolderPolicy;
  readonly connected: Connected;
  readonly of: Participant;
  readonly taskId: TaskId;
  readonly mode: Mode;
}

/** Until the holder accepts, two people may fill in the file together in the holder's session. D-43 */
const together = taskIds.slice(0, taskIds.indexOf('summary') + 1);
const TIT = { connected: 'TIT', of: 'COT' } as const;
const alone = { policy: 'reduced', mode: 'omc' } as const;

const rows: readonly Row<Given, OtherHolderPolicy>[] = [
  { when: { connected: 'adviser' }, then: 'whole', because: 'ADV-02: the adviser fills and checks both parts' },
  { when: { connected: 'nobody' }, then: 'reduced', because: 'D-105: nobody of the file' },
  { when: { connected: 'TIT', of: 'TIT' }, then: 'whole', because: 'D-123: their own part' },
  { when: { connected: 'COT', of: 'COT' }, then: 'whole', because: 'D-123: their own part' },
  { when: { ...TIT, policy: 'whole' }, then: 'whole', because: 'D-123: the bank chose it' },
  { when: { connected: 'COT', of: 'TIT', policy: 'whole' }, then: 'whole', because: 'D-123: the bank chose it' },
  { when: { ...TIT, ...alone, taskId: { oneOf: together } }, then: 'whole', because: 'D-43, D-123: together, on one device' },
  { when: { ...TIT, ...alone, taskId: { noneOf: together } }, then: 'reduced', because: 'D-123: the holder has accepted' },
  { when: { ...TIT, policy: 'reduced', mode: 'mdc' }, then: 'reduced', because: 'D-47: the adviser filled both parts' },
  { when: { connected: 'COT', of: 'TIT', policy: 'reduced' }, then: 'reduced', because: 'D-123: a session of their own' },
];

const given = (
  connected: Connected,
  of: Participant,
  taskId: TaskId,
  mode: Mode = 'omc',
  policy: OtherHolderPolicy = 'reduced',
): Given => ({
  policy,
  connected,
  of,
  taskId,
  mode,
});

export const journeyOtherHolder = rule({
  id: 'journey.otherHolder',
  requirements: ['D-123', 'D-43', 'D-47', 'JNT-01', 'SUM-01'],
  title: { fr: 'Qui voit en entier la partie de l’autre titulaire', en: 'Who sees the other holder’s part whole' },
  says: {
    fr: 'Chacun voit sa partie en entier, et le conseiller voit les deux. Tant que le titulaire n’a pas accepté le récapitulatif, sa session montre les deux parties en entier : deux personnes peuvent remplir le dossier sur le même appareil. Ensuite, et toujours dans la session du co-titulaire ou dans un dossier créé en agence, la partie de l’autre est réduite, sauf si la configuration (otherHolder) dit whole.',
    en: 'Each person sees their own part whole, and the adviser sees both. Until the holder accepts the recap, the holder’s session shows both parts whole: two people may fill in the file on one device. Afterwards, and always in the co-holder’s session or in a file that an adviser created, the other’s part is reduced, unless the configuration (otherHolder) says whole.',
  },
  clauses: [
    ['Until the holder accepts', 'the holder, at their recap', 'the holder, once they have accepted'],
    ['always in the co-holder’s session', 'the co-holder’s own part', 'the co-holder, while the file is being filled in'],
    ['a file that an adviser created', 'the adviser', 'the adviser’s client, before the recap'],
    ['unless the configuration', 'a bank that shows all', 'the co-holder, while they sign'],
  ],
  input: record({ policy, connected, of: participant, taskId, mode }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['the holder’s own part', given('TIT', 'TIT', 'signature'), 'whole'],
    ['the co-holder’s own part', given('COT', 'COT', 'coHolderSignature'), 'whole'],
    ['the holder, while both fill in the file', given('TIT', 'COT', 'coHolderCompInfos'), 'whole'],
    ['the holder, at their recap', given('TIT', 'COT', 'summary'), 'whole'],
    ['the holder, once they have accepted', given('TIT', 'COT', 'coHolderSummary'), 'reduced'],
    ['the holder, while the co-holder signs', given('TIT', 'COT', 'coHolderSignature'), 'reduced'],
    ['the co-holder, while the file is being filled in', given('COT', 'TIT', 'compInfos'), 'reduced'],
    ['the co-holder, while they sign', given('COT', 'TIT', 'coHolderSignature'), 'reduced'],
    ['the adviser', given('adviser', 'COT', 'compInfos', 'mdc'), 'whole'],
    ['the adviser’s client, before the recap', given('TIT', 'COT', 'compInfos', 'mdc'), 'reduced'],
    ['the adviser’s client, who signs', given('TIT', 'COT', 'signature', 'mdc'), 'reduced'],
    ['nobody of the file', given('nobody', 'TIT', 'welcome'), 'reduced'],
    ['a bank that shows all', given('COT', 'TIT', 'coHolderSignature', 'omc', 'whole'), 'whole'],
    ['a bank that shows all, to the holder', given('TIT', 'COT', 'welcome', 'omc', 'whole'), 'whole'],
  ],
});
