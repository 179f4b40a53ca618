import { flag } from '@domain/kernel/words';
import { taskId, type TaskId } from './steps';
import { rule } from '@domain/kernel/rule';
import { absentOr, boolean, record } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

interface Visit {
  readonly authenticated: boolean;
  readonly taskId: TaskId | null;
  readonly isInitBo: '0' | '1' | null;
}

/** The two tasks of /signature. RTE-02 */
const signatures = { oneOf: ['signature', 'coHolderSignature'] } as const;

const rows: readonly Row<Visit, '/error/AUTHENTICATION' | '/signature' | '/main'>[] = [
  { when: { authenticated: false }, then: '/error/AUTHENTICATION', because: 'RTE-02: the route requires authentication' },
  { when: { authenticated: true, taskId: { noneOf: [signatures] } }, then: '/main', because: 'RTE-02: no signature is due' },
  {
    when: { authenticated: true, taskId: signatures, isInitBo: '1' },
    then: '/main',
    because: 'RTE-02: with an adviser Main reads the liveness result',
  },
  { when: { authenticated: true, taskId: signatures, isInitBo: { noneOf: ['1'] } }, then: '/signature', because: 'RTE-02' },
];

export const routeSignature = rule({
  id: 'route.signature',
  requirements: ['RTE-02', 'ADV-04', 'D-38'],
  title: { fr: 'Qui entre dans la signature', en: 'Who enters the signature' },
  says: {
    fr: 'La signature s’ouvre à une personne connectée dont c’est l’étape ; en mode conseiller et à toute autre étape on va au parcours.',
    en: 'The signature opens to someone connected whose step it is; in adviser mode and at any other step one goes to the journey.',
  },
  input: record({ authenticated: boolean, taskId: absentOr(taskId), isInitBo: absentOr(flag) }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['not authenticated', { authenticated: false, taskId: 'signature', isInitBo: '0' }, '/error/AUTHENTICATION'],
    ['not authenticated, nothing known of the file', { authenticated: false, taskId: null, isInitBo: null }, '/error/AUTHENTICATION'],
    ['the holder’s signature', { authenticated: true, taskId: 'signature', isInitBo: '0' }, '/signature'],
    ['the co-holder’s signature', { authenticated: true, taskId: 'coHolderSignature', isInitBo: '0' }, '/signature'],
    ['with an adviser', { authenticated: true, taskId: 'signature', isInitBo: '1' }, '/main'],
    ['the recap, just before', { authenticated: true, taskId: 'coHolderSummary', isInitBo: '0' }, '/main'],
    ['welcome, just after', { authenticated: true, taskId: 'welcome', isInitBo: '0' }, '/main'],
  ],
});
