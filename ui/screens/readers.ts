import type { PageName } from '@domain/journey/steps';
import type { Reader } from '@ui/journey/Reader';
import { screens } from '.';
import { lazyScreen, type LazyScreen } from './lazyScreen';

const lookAlikes = lazyScreen(() =>
  import(/* webpackChunkName: "look-alikes" */ './lookAlikes/LookAlikesScreen').then(module => module.LookAlikesScreen),
);
const handedOver = lazyScreen(() =>
  import(/* webpackChunkName: "handed-over" */ './handedOver/HandedOverScreen').then(module => module.HandedOverScreen),
);
const withAdviser = lazyScreen(() =>
  import(/* webpackChunkName: "with-adviser" */ './withAdviser/WithAdviserScreen').then(module => module.WithAdviserScreen),
);

/** What the client alone may do, the adviser follows; what the bank asks of the adviser, the client waits for. ADV-02, `adviser.mayAccept` */
const ofAdvisers: Readonly<Partial<Record<PageName, LazyScreen>>> = {
  DuplicateSearch: lookAlikes,
  DuplicateConfirmation: lookAlikes,
  SummaryPage: lazyScreen(() =>
    import(/* webpackChunkName: "client-file" */ './clientFile/ClientFileScreen').then(module => module.ClientFileScreen),
  ),
  PreLivenessPage: handedOver,
  LivenessPage: handedOver,
  PreContractDocPage: handedOver,
  DocuSignPage: handedOver,
  WelcomePage: lazyScreen(() =>
    import(/* webpackChunkName: "file-created" */ './fileCreated/FileCreatedScreen').then(module => module.FileCreatedScreen),
  ),
};

/** The screen of a page for who stands before it. */
export const screenOf = (page: PageName, reader: Reader): LazyScreen => {
  if (reader === 'waiting') return withAdviser;
  return (reader === 'adviser' ? ofAdvisers[page] : undefined) ?? screens[page];
};
