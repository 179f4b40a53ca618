import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { Clock } from '@application/browser/ports';
import { Proofs } from '@application/proofs/ports';
import { Lists } from '@application/referentials/Lists';
import { addressDraft } from '@domain/holders/checkAddress';
import { blankProspect } from '@domain/holders/prospect';
import type { DossierState } from '@domain/journey/dossierState';
import { pathOfDossier } from '@domain/journey/navigation';
import type { TaskId } from '@domain/journey/steps';
import type { ProofOutcome } from '@domain/proofs/proof';
import { workstationMessages as copy } from '@messages/workstation';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { DossierStore } from '@ui/journey/DossierStore';
import { Parts } from '@ui/journey/Parts';
import { StepJourney } from '@ui/journey/StepJourney';
import { HandClock } from '@tests/builders/ending';
import { aFailedProof } from '@tests/builders/proofs';
import { otherHolder } from '@tests/builders/people';
import { FakeDossierJourney, ofTwo } from '@tests/fakes/FakeDossierJourney';
import { plain, screenIs, show } from '@tests/support/show';
import { Workstation } from './Workstation';

const adviser = { name: 'Malo Modèle', agency: 'Nantes Centre' };
const MOBILE = '06 39 98 00 01';
const identity = { ...blankProspect.identity, firstName: 'Maëlle', lastName: 'Exemple' };

const validated: ProofOutcome = { kind: 'validated', controlId: 'C', read: { postalCode: '44000', city: 'NANTES' } };

const open = async (task: TaskId, state: Partial<DossierState> = {}, came: ProofOutcome = validated) => {
  const journey = new FakeDossierJourney(task, { state: { mode: 'mdc', adviser, ...state }, prospect: { identity, mobile: MOBILE } });
  journey.steps.mode = 'mdc';
  const backTo = jest.fn(() => Promise.resolve());
  const sent = jest.fn((event: SubmitEvent) => event.preventDefault());
  const steps = {
    step: task,
    at: journey.steps.at,
    path: pathOfDossier(journey.dossier.state, 'mdc'),
    answers: { selection: [] },
    allows: ({ step }: { readonly step: string }) => step === 'identityValidation',
    backTo,
  };
  const outcome = jest.fn(() => TE.right(came));
  show(
    <Workstation environment={undefined} simulatedDate={undefined} adviser={adviser} journey>
      <form onSubmit={event => sent(event.nativeEvent as SubmitEvent)} />
    </Workstation>,
    [DossierJourney, journey],
    [DossierStore, { dossier: { state: journey.dossier.state, people: journey.dossier.people }, stands: task, cart: undefined }],
    [StepJourney, steps],
    [Parts, { loaded: () => true, load: () => Promise.resolve() }],
    [Clock, new HandClock()],
    [Proofs, { outcome }],
    [Lists, { streetTypes: TE.right([]) }],
  );
  await act(() => Promise.resolve());
  return { journey, backTo, sent, outcome };
};

beforeEach(() => {
  screenIs('wide');
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});

const stepNamed = (name: string) =>
  within(screen.getByRole('navigation', { name: copy.steps.title }))
    .getByText(name)
    .closest('li');

describe('XTR-53: the adviser’s workstation', () => {
  const log = [
    { task: 'identityDocUpload', who: 'Malo Modèle', at: '2025-10-15T10:32:00+02:00' },
    { task: 'identityValidation', who: 'Nadia Exemple', at: '2025-10-14T10:40:00+02:00' },
  ] as const;

  test('tells the client, the adviser, and each step’s state; who did it and when where the bank says so', async () => {
    const { backTo } = await open('addressDocUpload', { log });
    expect(screen.getByRole('region', { name: copy.client })).toHaveTextContent(`Maëlle Exemple${copy.facts.file}10000001`);
    expect(screen.getByText(adviser.name)).toBeInTheDocument();
    expect(stepNamed('Pièce d’identité')).toHaveTextContent(copy.steps.ended(copy.steps.you, '10 h 32'));
    expect(stepNamed('Identité')).toHaveTextContent(copy.steps.ended('Nadia Exemple', '14/10/2025'));
    expect(stepNamed('Justificatif d’adresse')).toHaveTextContent(copy.steps.state.now);
    expect(stepNamed('Vidéo et signature')).toHaveTextContent(copy.steps.state.client);
    await userEvent.click(screen.getByRole('button', { name: /^Identité/ }));
    expect(backTo).toHaveBeenCalledWith('identityValidation', undefined);
  });

  test('a bank that says nothing of it: states alone, and no log; a refused proof is to be done again', async () => {
    await open('addressValidation', { proofs: [{ rank: '2', documentCode: 'X', controlResult: 'KO', controlId: undefined }] });
    expect(stepNamed('Pièce d’identité')).toHaveTextContent(copy.steps.state.done);
    expect(stepNamed('Justificatif d’adresse')).toHaveTextContent(copy.steps.state.toRedo);
    expect(screen.queryByText(copy.log.title)).toBeNull();
  });

  test('names the client’s mobile; on a joint dossier none, because it would not say whose it is', async () => {
    await open('addressDocUpload');
    expect(screen.getByRole('region', { name: copy.client })).toHaveTextContent(`${copy.facts.mobile}${MOBILE}`);
    cleanup();
    await open('addressDocUpload', ofTwo);
    expect(screen.getByRole('region', { name: copy.client })).not.toHaveTextContent(MOBILE);
    expect(screen.getByRole('region', { name: copy.client })).not.toHaveTextContent(otherHolder.mobile!);
  });

  test('on a joint file says whose step is shown, and whose the tasks of the log were', async () => {
    await open('coHolderAddressDocUpload', { ...ofTwo, log });
    expect(screen.getByText(copy.underWay(copy.role.COT))).toBeInTheDocument();
    expect(screen.getByText(copy.log.line('Identité', otherHolder.identity.firstName!, 'Nadia Exemple'))).toBeInTheDocument();
  });
});

test('XTR-54: what was read of the paper is beside the form, compared with what is typed', async () => {
  const proof = { rank: '2', documentCode: '002701', controlResult: 'OK', controlId: 'C' } as const;
  const { journey } = await open('addressValidation', { proofs: [proof] });
  const read = screen.getByLabelText(copy.paper.title, { selector: 'aside' });
  const typing = (town: string) => act(() => journey.keepDraft({ ...addressDraft(blankProspect), postalCode: '44000', town }));
  typing('Nantes');
  expect(within(read).getAllByText(copy.paper.same)).toHaveLength(2);
  typing('Rezé');
  expect(within(read).getByText(plain(copy.paper.differs('Rezé')))).toBeInTheDocument();
});

test.each([
  ['validated', validated, copy.paper.accepted, copy.paper.refused],
  ['refused', aFailedProof({ read: { city: 'NANTES' } }), copy.paper.refused, copy.paper.accepted],
] as const)('XTR-53: a paper that was %s is said to be so', async (_what, came, said, other) => {
  const proof = { rank: '2', documentCode: '002701', controlResult: undefined, controlId: 'C' } as const;
  await open('addressValidation', { proofs: [proof] }, came);
  const read = screen.getByLabelText(copy.paper.title, { selector: 'aside' });
  expect(within(read).getByText(said)).toBeInTheDocument();
  expect(within(read).queryByText(other)).toBeNull();
});

test('XTR-55: Ctrl + Enter of a keyboard that composes belongs to it', async () => {
  const { sent } = await open('structureChoice');
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true, isComposing: true });
  expect(sent).not.toHaveBeenCalled();
});

test('XTR-55: Ctrl + Enter sends the form, not from the list of keys', async () => {
  const { sent } = await open('structureChoice');
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(sent).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
  expect(sent).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: copy.keys.open }));
  expect(screen.getByRole('dialog', { name: copy.keys.title })).toHaveTextContent(copy.keys.send.does);
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
  expect(sent).toHaveBeenCalledTimes(1);
});
