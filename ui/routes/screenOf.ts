import { adviserMayAccept, type ClientsAct } from '@domain/adviser/mayAccept';
import type { PageName } from '@domain/journey/steps';
import type { Reader } from '@domain/journey/startedFile';
import { screens } from './stepScreens';
import { lazyScreen, type LazyScreen } from '@ui/mvvm/lazyScreen';

const lookAlikes = lazyScreen(() =>
  import(/* webpackChunkName: "look-alikes" */ '@ui/screens/lookAlikes/LookAlikesScreen').then(module => module.LookAlikesScreen),
);
const handedOver = lazyScreen(() =>
  import(/* webpackChunkName: "handed-over" */ '@ui/screens/handedOver/HandedOverScreen').then(module => module.HandedOverScreen),
);
const withAdviser = lazyScreen(() =>
  import(/* webpackChunkName: "with-adviser" */ '@ui/screens/withAdviser/WithAdviserScreen').then(module => module.WithAdviserScreen),
);

/** Pages with an act that binds the client. */
const acts: Readonly<Partial<Record<PageName, ClientsAct>>> = {
  SummaryPage: 'terms',
  PreLivenessPage: 'video',
  LivenessPage: 'video',
  PreContractDocPage: 'documents',
  DocuSignPage: 'signature',
};

/** For an adviser, the page of a client's act is replaced: by the hand-over, then by the client's progress. ADV-02, D-47 */
const followed: Readonly<Record<ClientsAct, LazyScreen>> = {
  terms: lazyScreen(() =>
    import(/* webpackChunkName: "client-file" */ '@ui/screens/clientFile/ClientFileScreen').then(module => module.ClientFileScreen),
  ),
  video: handedOver,
  documents: handedOver,
  signature: handedOver,
};

/** Pages for the adviser's own tasks; the client waits. */
const ofAdvisers: Readonly<Partial<Record<PageName, LazyScreen>>> = {
  DuplicateSearch: lookAlikes,
  DuplicateConfirmation: lookAlikes,
  WelcomePage: lazyScreen(() =>
    import(/* webpackChunkName: "file-created" */ '@ui/screens/fileCreated/FileCreatedScreen').then(module => module.FileCreatedScreen),
  ),
};

/** The screen of a page for its reader. */
export const screenOf = (page: PageName, reader: Reader): LazyScreen => {
  if (reader === 'waiting') return withAdviser;
  if (reader === 'client') return screens[page];
  const act = acts[page];
  const forbidden = act !== undefined && !adviserMayAccept.decide({ what: act, connected: reader });
  return (forbidden ? followed[act] : ofAdvisers[page]) ?? screens[page];
};
