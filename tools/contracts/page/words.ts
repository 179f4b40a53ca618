import { MO, uploadLimits } from '@domain/proofs/limits';
import { journeyLeftBy } from '@domain/journey/leftBy';
import { journeyTasks } from '@domain/journey/tasks';
import { pollingLimits } from '@domain/session/pollingLimits';
import { calls } from '@contracts/calls';
import type { PactEntry } from '../read';
import { code, escaped, fold, link, list, table, tag } from './html';

const section = (id: string, title: string, ...content: readonly string[]): string =>
  fold(tag('h3', { id }, escaped(title)), content.join('\n'), true);

const paragraph = (text: string): string => tag('p', {}, text);

const tasks = (): string => {
  const individual = journeyTasks.decide({ workflow: 'individual' });
  const who = { bank: 'the bank', person: 'the person' } as const;
  return table(
    'The tasks of a file, in order, and who leaves each',
    ['Task', 'Account', 'By its holder', 'By an adviser'],
    journeyTasks
      .decide({ workflow: 'joint' })
      .map(taskId => [
        code(taskId),
        individual.includes(taskId) ? 'each' : 'joint alone',
        who[journeyLeftBy.decide({ taskId, mode: 'omc' })],
        who[journeyLeftBy.decide({ taskId, mode: 'mdc' })],
      ]),
  );
};

/** Calls whose contract has an idempotency key. */
const idempotencyHeader = (entries: readonly PactEntry[]): string =>
  calls
    .filter(call => entries.some(each => each.call === call && Object.hasOwn(each.interaction.request.headers ?? {}, 'Idempotency-Key')))
    .map(({ number, method, path }) => link(`#call-${number}`, code(`${method} ${path}`)))
    .join(', ');

const seconds = (what: 'state' | 'liveness'): string => {
  const { everyMs, tries } = pollingLimits.decide({ what });
  return `${everyMs / 1_000} seconds after each answer, ${tries} times at most`;
};

/** The sections of text; each id is its heading's. */
export const wordSections = [
  ['addresses', 'Addresses'],
  ['saving', 'Saving a person'],
  ['ids', 'Ids that agree'],
  ['tasks', 'Tasks and who leaves them'],
  ['keys', 'Sent twice'],
  ['limits', 'Time and size'],
  ['values', 'Exact, typed, absent'],
  ['refusals', 'Refusals and sessions'],
] as const;

export const pageText = (entries: readonly PactEntry[]): string =>
  [
    section(
      'addresses',
      'Addresses',
      list([
        `Calls 2 to 48 go to one base address, a setting of the front end; paths are below it. The identity provider’s two addresses are settings of their own, and the module reference stands beside the pages.`,
        `A base address on another origin than the pages allows the header names ${['Authorization', 'Content-Type', 'X-Client-Id', 'X-Captcha-Response', 'Idempotency-Key'].map(code).join(', ')}. ${link('#call-25', 'Call 25')} alone carries cookies.`,
        `An address that the front end opens (documents, signature, video check) is https and of an origin that its settings trust; any other is refused. The state of the contract names the origin.`,
        `Every call names its client (${code('X-Client-Id')}) and its type (${code('Content-Type')}), a GET’s too; a call that has nothing to say sends ${code('{}')}.`,
      ]),
    ),
    section(
      'saving',
      'Saving a person',
      paragraph(
        `${link('#call-30', 'Call 30')} replaces each part that the body carries (${['identity', 'birth', 'address', 'familySituation', 'occupation', 'fiscalReferences'].map(code).join(', ')} …) and leaves the other parts. Inside a part, what is left out is cleared: somebody who moves to a house without a number sends the address without ${code('streetNumber')}. The agency stands in ${code('identity')}; it comes with the names.`,
      ),
      paragraph(
        `The same PUT twice is the same as once: 204 both times. Names, birthdate or address corrected at the recap may send the file back to the review: answer 200 with the state, and the front end goes where it says.`,
      ),
      paragraph(
        `${link('#call-5', 'Call 5')} replaces the whole selection. ${link('#call-47', 'Call 47')} for a task that is not the next, sent again after a cut for instance, is refused with ${code('step_refused')}: the front end asks for the state, and goes where it says.`,
      ),
    ),
    section(
      'ids',
      'Ids that agree',
      list([
        `${code('externalReference.externalReferenceValue')} of ${link('#call-29', 'a person')} is ${code('customerExternalId')} of ${link('#call-37', 'the state')}: by it the front end tells the holder from the co-holder, and an adviser from both.`,
        `${code('secureData.holderId')} and ${code('coHolderId')} of the state, and ${code('holderId')} of ${link('#call-41', 'the creation')}, are the ids of calls ${['29b', '30', '33'].map(number => link(`#call-${number}`, number)).join(', ')}.`,
        `${code('variables.idEne')} of the state is the exchange of calls ${['6', '7', '8', '9', '10', '11'].map(number => link(`#call-${number}`, number)).join(', ')}.`,
        `${code('liveness.livenessId')} of the state is the id of ${link('#call-13', 'call 13')}; ${code('uuid')} of the creation is that of ${link('#call-43', 'call 43')}.`,
        `An id is in a list once: the front end refuses two documents, proofs or chosen contracts of one id, and reports the second of a list to choose from.`,
        `Backends that hold these ids apart must agree on them: no contract with one backend alone can see that they do not.`,
      ]),
    ),
    section(
      'tasks',
      'Tasks and who leaves them',
      paragraph(
        `A task that the person leaves is ended by ${link('#call-47', 'call 47')}, which names the next. Where the bank leaves it, the front end asks ${link('#call-37', 'call 37')} again until the state has moved. From ${code('signature')} on nothing that is signed changes.`,
      ),
      tasks(),
    ),
    section(
      'keys',
      'Sent twice',
      paragraph(
        `${code('Idempotency-Key')} is sent with ${idempotencyHeader(entries)}: one key for one act of one person, kept in the tab until the act was answered.`,
      ),
      list([
        `The same key with the same body is answered as the first time, status and body, for as long as the file exists; nothing is created or ended twice.`,
        `After a cut the front end sends the same key again, by itself or when the person presses again. It never uses a key for another act; a body that differs under a known key is a new act.`,
        `A call without a key may be sent again as well: saving and asking change nothing the second time, and a task is not left twice.`,
      ]),
    ),
    section(
      'limits',
      'Time and size',
      list([
        `A call waits 15 seconds, an upload 60; both are settings. What comes later is not heeded.`,
        `The state is asked again ${seconds('state')}; the video check ${seconds('liveness')}.`,
        `All pages of one proof weigh at most ${uploadLimits.totalBytes / MO} × ${MO.toLocaleString('en')} bytes before their base64, a PDF ${uploadLimits.pdfBytes / MO} × ${MO.toLocaleString('en')}: allow a body of ${Math.ceil((uploadLimits.totalBytes * 4) / 3 / MO) + 1} × ${MO.toLocaleString('en')}.`,
        `Days are ${code('yyyy-MM-dd')} in Paris, whatever the zone of the device or the server. Prices are in euros, as numbers.`,
        `Answers about a person carry ${code('Cache-Control: no-store')}. Lists of the referential may be cached.`,
      ]),
    ),
    section(
      'values',
      'Exact, typed, absent',
      list([
        `${tag('strong', {}, 'Exact')}: what the front end branches on – codes, statuses, results, flags, task ids – and what the request itself has given. Each call’s table says which.`,
        `${tag('strong', {}, 'Typed')}: everything else, by its kind or its form. Order and length of lists matter only where a table says so; every element is looked at.`,
        `${tag('strong', {}, 'Absent')}: ${code('null')} and a field left out are the same. In a field that an example has, both are refused.`,
        `More fields than agreed do no harm.`,
        `An element of a list that cannot be read is left out and reported in lists to choose from (referentials, towns, agencies, offers); in lists that bind (contracts chosen, proofs, documents to sign, tax residences) the answer is refused.`,
      ]),
    ),
    section(
      'refusals',
      'Refusals and sessions',
      list([
        `A refusal that means something has the status 400, 404, 409, 413 or 422, the type ${code('application/json')} and ${code('functionalCode')}, ${code('error')} or ${code('technicalCode')}.`,
        `401 and 403 have no body and end the session; the one exception is ${link('#call-43', 'call 43')}, which has none.`,
        `408, 429 and 5xx are taken for a breakdown: the person is told that nothing is lost, and may try again.`,
      ]),
    ),
  ].join('\n');
