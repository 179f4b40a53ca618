import '../support/encoder';
import { act, cleanup, render } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { ComponentType } from 'react';
import type { Failure } from '@application/failure';
import type { Settings } from '@application/Settings';
import type { PossibleDuplicate } from '@domain/adviser/possibleDuplicate';
import { papers } from '@domain/proofs/papers';
import { blankProspect, type Prospect } from '@domain/holders/prospect';
import type { Reader } from '@domain/journey/startedDossier';
import { stepRow, type PageName, type StepName } from '@domain/journey/steps';
import type { Participant, Workflow } from '@domain/journey/words';
import { catalogue } from '@domain/offer/contracts';
import { BankApi, type Call } from '@infrastructure/http/BankApi';
import { readAnswer } from '@infrastructure/http/codecs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { Journey } from '@ui/journey/Journey';
import { Parts } from '@ui/journey/Parts';
import { BrandContext, lookOf } from '@ui/kit/brand';
import { Services, type Resolve } from '@ui/mvvm/screen';
import { ReaderContext } from '@ui/mvvm/messages';
import { FaceConsenting } from '@ui/screens/liveness/FaceConsenting';
import { screenOf } from '@ui/shell/routes/screenOf';
import { createContainer } from '../../src/container';
import { openVisit } from '../../src/visit';
import { person } from '@contracts/support/person';
import { cart, chosenCard } from '../builders/offer';
import { onFile } from '../builders/proofs';
import { FakeDossierJourney } from '../fakes/FakeDossierJourney';
import { FakeJourney } from '../fakes/FakeJourney';
import { fileAnswers } from '../support/dossierAnswers';
import { settingsOf } from '../support/config';
import { workers } from '../support/workers';
import { plain, screenIs } from '../support/show';
import { firstBrand } from '@domain/brand/variant';

/** What a mounted screen offers. */
export interface Offered {
  /** Names of buttons, links and answers that lead on, except in closed dialogs. */
  readonly ways: readonly string[];
  /** Calls by which the page polls the bank: it continues by itself. */
  readonly watched: readonly string[];
  /** Its title, with the line that names the person. */
  readonly title: string;
  /** Its text, except in closed dialogs. */
  readonly shown: string;
}

const SITE = 'http://localhost';

/** Answers in the bank's format, decoded by the adapters' own codecs. */
const answers = new Map<string, unknown>([
  ...fileAnswers.map(({ endpoint, right }) => [endpoint, right] as const),
  ['GET /v1/liveness/{id}', { avancement: 'ONGOING', controlValidated: false, livenessCount: 1 }],
  ['POST /v1/liveness', { livenessId: 'LV-1', url: `${SITE}/capture/LV-1` }],
  ['GET /exchanges/{id}/offers/sign/status', { status: 'ONGOING' }],
  ['POST /exchanges/{id}/offer/sign/start', { signId: 'SG-1', url: `${SITE}/ceremonie/SG-1` }],
  [
    'GET /exchanges/{id}/offer/documents',
    [
      { documentId: '1', kind: 'precontractual', label: 'FIPEN', bytes: 9, pages: 1, url: `${SITE}/p/1` },
      { documentId: '2', kind: 'contractual', label: 'Convention', bytes: 9, pages: 1, url: `${SITE}/p/2` },
    ],
  ],
  ['GET /v1/states/{id}/checkCoholder', false],
  ['POST /v1/identity-presentations', { transactionId: 'WL-1', link: 'haip-vp://?request_uri=1', until: '2099-01-01T00:00:00+01:00' }],
  ['GET /v1/identity-presentations/{id}', { status: 'WAITING' }],
  ['POST /v1/states/{id}/invitation', { sentAt: '2025-10-15T10:00:00+02:00', wait: 120 }],
]);

const WATCHED = /identity-presentations\/\{id\}|liveness\/\{id\}|sign\/status|proofs\/\{id\}|checkCoholder|GET \/v1\/states$/;

class OfferingBank {
  readonly asked: string[] = [];

  call =
    <A,>({ endpoint }: Call, codec: t.Decoder<unknown, A>) =>
    (): Promise<E.Either<Failure, A>> => {
      this.asked.push(endpoint);
      const read = readAnswer(codec, answers.get(endpoint));
      return Promise.resolve(E.isRight(read) ? E.right(read.right.value) : E.left({ kind: 'unreachable' }));
    };

  answer = ({ endpoint }: Call) => {
    this.asked.push(endpoint);
    return () => Promise.resolve(E.right({ httpStatus: 204, functionalCode: null }));
  };
}

const begun: Prospect = {
  ...blankProspect,
  externalReference: 'EXT-1',
  identity: { ...blankProspect.identity, civility: 'MME', firstName: 'Maëlle', lastName: 'Exemple' },
  birth: { ...blankProspect.birth, birthdate: '1992-03-27' },
};

/** On the recap and after it every answer is given. */
const answered: readonly PageName[] = ['SummaryPage', 'PreLivenessPage', 'WelcomePage'];

const lookAlike: PossibleDuplicate = {
  lastName: 'Exemple',
  firstName: 'Maëlle',
  birthdate: '1992-03-27',
  town: 'Nantes',
  clientSince: 2019,
  matches: ['lastname'],
};

const settingsFor = (reader: Reader): Settings => {
  const settings = settingsOf(reader === 'adviser' ? firstBrand.mdc : firstBrand.omc, 'dev');
  const identityProvider = { ...settings.identityProvider, redirectUrl: `${SITE}/ouvrirmoncompte/main` };
  return Object.assign(settings, { identityProvider });
};

const band = { TIT: '26+', COT: '26+' } as const;

const journeyOf = (step: StepName, workflow: Workflow): FakeJourney =>
  new FakeJourney(step, {
    workflow,
    bands: band,
    selection: [chosenCard('TIT', '10039')],
    overdraft: true,
    insurance: false,
    offerConfirmed: true,
    dematerialization: true,
  });

const dossierOf = (step: StepName, page: PageName, workflow: Workflow, reader: Reader): FakeDossierJourney => {
  const TIT = { customerExternalId: 'EXT-1', livenessId: 'LV-1' };
  const COT = workflow === 'joint' ? { customerExternalId: 'EXT-2', livenessId: 'LV-2' } : undefined;
  const ids = { TIT: '1', COT: COT && '2' };
  const mode = reader === 'client' ? 'omc' : 'mdc';
  const proofs = [onFile({ rank: '1' }), onFile({ rank: '4', documentCode: papers.ELECTRICITY.code })];
  const state = { ids, participants: { TIT, COT }, workflow, mode, lookAlikes: [lookAlike], proofs } as const;
  // The fake needs a task: the front end's own steps (D-38) borrow one.
  const dossier = new FakeDossierJourney(step as 'summary', { page, prospect: answered.includes(page) ? person : begun, state });
  dossier.steps.mode = reader === 'adviser' ? 'mdc' : 'omc';
  dossier.connected = stepRow(step).of ?? 'TIT';
  const card = (who: Participant) => ({ ...chosenCard(who, catalogue.MASTERCARD), deliveryMode: 'STAN' }) as const;
  dossier.dossier.cart = cart({ selection: [card('TIT'), card('COT')] });
  return dossier;
};

const isClosed = (element: Element): boolean => element.closest('dialog:not([open])') !== null;

const textOf = (page: Element): string => {
  const copy = page.cloneNode(true) as Element;
  copy.querySelectorAll('dialog:not([open])').forEach(dialog => dialog.remove());
  return plain(
    [...copy.querySelectorAll('*')]
      .flatMap(each => [...each.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(node => node.textContent))
      .join(' '),
  );
};

/**
 * Mounts a page's screen from the product's registry, with view-models from the product's container, and lists what it
 * offers. `another`: a screen to mount instead.
 */
export const offered = async (
  step: StepName,
  page: PageName,
  reader: Reader,
  workflow: Workflow,
  another?: ComponentType,
): Promise<Offered> => {
  screenIs('narrow');
  const bank = new OfferingBank();
  const container = createContainer(settingsFor(reader), workers);
  container.rebind(BankApi).toConstantValue(bank as unknown as BankApi);
  const visit = openVisit(container, () => undefined).container;
  await Promise.all([visit.get(Parts).load('signature'), visit.get(Parts).load('wallet')]);
  const dossier = dossierOf(step, page, workflow, reader);
  visit.rebind(DossierJourney).toConstantValue(dossier);
  visit.rebind(Journey).toConstantValue(journeyOf(step, workflow));
  if (page === 'LivenessPage') visit.get(FaceConsenting).give(); // on the page before
  const binds = ['SummaryPage', 'PreLivenessPage', 'LivenessPage', 'PreContractDocPage', 'DocuSignPage'].includes(page);
  const lazy = screenOf(page, reader, reader !== 'adviser' || !binds);
  await lazy.prefetch();
  const Screen = another ?? lazy.Screen;
  const resolve: Resolve = key => {
    if (!visit.isBound(key))
      throw new Error(`${key.name} has no binding: ${page} needs a line in src/wiring/personal.ts (file) or ending.ts (signature)`);
    return visit.get(key);
  };
  await act(async () => {
    render(
      <BrandContext.Provider value={lookOf(firstBrand.code)}>
        <ReaderContext.Provider value={reader === 'adviser' ? 'mdc' : 'omc'}>
          <Services.Provider value={resolve}>
            <Screen />
          </Services.Provider>
        </ReaderContext.Provider>
      </BrandContext.Provider>,
    );
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  });
  const buttons = '.primary, form button[type=submit]';
  // a form without a button submits when an answer is selected (XTR-49)
  const answers = [...document.querySelectorAll('form')].filter(form => form.querySelector(buttons) === null);
  const leading = [
    ...document.querySelectorAll(buttons),
    ...answers.flatMap(form => [...form.querySelectorAll('label:has(input[type=radio])')]),
  ].filter(element => !isClosed(element) && element.getAttribute('aria-disabled') !== 'true');
  const found = {
    ways: leading.map(({ textContent }) => textContent.trim()),
    watched: [...bank.asked.filter(endpoint => WATCHED.test(endpoint)), ...dossier.moves],
    title: [...document.querySelectorAll('h1, .about')].map(({ textContent }) => textContent).join(' '),
    shown: textOf(document.body),
  };
  cleanup();
  return found;
};
