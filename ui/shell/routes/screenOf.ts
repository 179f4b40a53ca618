import type { ShownPage } from '@domain/journey/trackingOrder';
import type { PageName } from '@domain/journey/steps';
import type { Reader } from '@domain/journey/startedDossier';
import { screens } from './stepScreens';
import { lazyScreen, type LazyScreen } from '@ui/mvvm/lazyScreen';

const lookAlikes = lazyScreen(() =>
  import(/* webpackChunkName: "look-alikes" */ '@ui/screens/possibleDuplicates/PossibleDuplicatesScreen').then(
    module => module.PossibleDuplicatesScreen,
  ),
);
const handedOver = lazyScreen(() =>
  import(/* webpackChunkName: "handed-over" */ '@ui/screens/handedOver/HandedOverScreen').then(module => module.HandedOverScreen),
);
const withAdviser = lazyScreen(() =>
  import(/* webpackChunkName: "with-adviser" */ '@ui/screens/withAdviser/WithAdviserScreen').then(module => module.WithAdviserScreen),
);
const clientFile = lazyScreen(() =>
  import(/* webpackChunkName: "client-file" */ '@ui/screens/clientDossier/ClientDossierScreen').then(module => module.ClientDossierScreen),
);
const otherTurn = lazyScreen(() =>
  import(/* webpackChunkName: "other-turn" */ '@ui/screens/otherTurn/OtherTurnScreen').then(module => module.OtherTurnScreen),
);

/** Pages for the adviser's own tasks; the client waits. */
const ofAdvisers: Readonly<Partial<Record<PageName, LazyScreen>>> = {
  DuplicateSearch: lookAlikes,
  DuplicateConfirmation: lookAlikes,
  LivenessControlOk: lazyScreen(() =>
    import(/* webpackChunkName: "liveness-outcome" */ '@ui/screens/livenessOutcome').then(module => module.OkScreen),
  ),
  WelcomePage: lazyScreen(() =>
    import(/* webpackChunkName: "file-created" */ '@ui/screens/dossierCreated/DossierCreatedScreen').then(
      module => module.DossierCreatedScreen,
    ),
  ),
};

/**
 * The screen of a page for its reader. `own`: the page's act is the reader's; where it is not, the adviser hands over, then follows the
 * client's progress (ADV-02, D-47), and a holder sees whose turn it is (D-105).
 */
export const screenOf = (page: PageName, reader: Reader, own: boolean): LazyScreen => {
  if (reader === 'waiting') return withAdviser;
  if (reader === 'client') return own ? screens[page] : otherTurn;
  if (!own) return page === 'SummaryPage' ? clientFile : handedOver;
  return ofAdvisers[page] ?? screens[page];
};

/** The same for pages whose screen stays: React keeps it, and with it the focus. D-99 */
export const mountOf = ({ step, page }: ShownPage, reader: Reader, own: boolean): string => {
  const { stays } = screenOf(page, reader, own);
  return stays === 'always' ? stays : stays === 'step' ? step : `${step} ${page}`;
};
