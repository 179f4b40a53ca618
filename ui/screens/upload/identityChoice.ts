import { lazyScreen } from '@ui/mvvm/lazyScreen';

/** Which identity document: a page of its own, or with papers first a part of the page of the photos. PRF-03, D-125 */
export const identityChoice = lazyScreen(() =>
  import(/* webpackChunkName: "identity-choice" */ '@ui/screens/identityChoice/IdentityChoiceScreen').then(
    module => module.IdentityChoiceScreen,
  ),
);
