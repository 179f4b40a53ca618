import '@tests/support/encoder';
import { readdirSync } from 'node:fs';
import type { Container, ContainerModule } from 'inversify';
import { createContainer } from './container';
import { openVisit } from './visit';
import * as bankEnd from './wiring/bankEnd';
import * as bankDossier from './wiring/bankDossier';
import * as browser from './wiring/browser';
import * as adviser from './wiring/adviser';
import * as ending from './wiring/ending';
import * as holders from './wiring/holders';
import * as journey from './wiring/journey';
import * as offer from './wiring/offer';
import * as outside from './wiring/outside';
import * as personal from './wiring/personal';
import * as proofs from './wiring/proofs';
import * as wallet from './wiring/wallet';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { Parts } from '@ui/journey/Parts';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { settingsOf } from '@tests/support/config';
import { workers } from '@tests/support/workers';

const ofThePage = { bankEnd, bankDossier, browser };
const rooms = { ...ofThePage, adviser, ending, holders, journey, offer, outside, personal, proofs, wallet };
type Key = Parameters<ReturnType<typeof createContainer>['get']>[0];

/** Accepts and ignores any chained binding call. */
const anything: unknown = new Proxy(() => undefined, { get: () => anything, apply: () => anything });

/** Keys bound by a module. */
const keysOf = (module: ContainerModule): readonly Key[] => {
  const keys: Key[] = [];
  const bind = (key: Key): unknown => {
    keys.push(key);
    return anything;
  };
  void module.load({
    bind,
    rebind: bind,
    isBound: () => false,
    unbind: () => undefined,
    onActivation: () => undefined,
    onDeactivation: () => undefined,
  } as never);
  return keys;
};

const nameOf = (key: Key): string => (typeof key === 'function' ? key.name : String(key));
const page = createContainer(settingsOf('omc-01', 'dev'), workers);
/** Includes the services loaded with later stages. */
const visit = async (): Promise<Container> => {
  const opened = openVisit(page, () => undefined).container;
  await Promise.all([opened.get(Parts).load('signature'), opened.get(Parts).load('wallet')]);
  return opened;
};
let container: Container;
/** Screens of the file are built only when a file is open. */
let withFile: Container;
let other: Container;

beforeAll(async () => {
  [container, withFile, other] = await Promise.all([visit(), visit(), visit()]);
  withFile.rebind(DossierJourney).toConstantValue(new FakeDossierJourney('identityDocUpload'));
  other.rebind(DossierJourney).toConstantValue(new FakeDossierJourney('identityDocUpload'));
});

describe('who meets whom', () => {
  test('every room of src/wiring is looked at', () => {
    const files = readdirSync('src/wiring').map(name => name.replace(/\.ts$/, ''));
    expect(files.filter(name => name !== 'make').sort()).toEqual(Object.keys(rooms).sort());
  });

  const bound = Object.entries(rooms).flatMap(([room, module]) =>
    Object.values(module).flatMap(one => keysOf(one).map(key => [`${room}: ${nameOf(key)}`, key] as const)),
  );

  test('there is something bound, and nothing twice', () => {
    expect(bound.length).toBeGreaterThan(60);
    expect(new Set(bound.map(([, key]) => key)).size).toBe(bound.length);
  });

  test.each(bound)('%s is made, with everything that it asks for', (_, key) => {
    expect((key === DossierJourney ? container : withFile).get(key)).toBeDefined();
  });

  const pages = new Set(Object.values(ofThePage).flatMap(module => Object.values(module).flatMap(keysOf)));

  test.each(bound.filter(([, key]) => !pages.has(key) && key !== DossierJourney))('%s: the next visit has one of its own', (_, key) => {
    expect(other.get(key)).not.toBe(withFile.get(key));
    expect(() => page.get(key)).toThrow();
  });
});
