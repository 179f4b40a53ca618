import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { OnPhone } from '@ui/journey/OnPhone';
import { useService } from '@ui/mvvm/screen';
import { lazyScreen } from '@ui/mvvm/lazyScreen';

const dialog = lazyScreen(() => import(/* webpackChunkName: "on-phone" */ './OnPhoneDialog').then(module => module.OnPhoneDialog));

/** Rendered above the pages: the dialog stays open while they change with the phone. XTR-10 */
export const PhoneHost = observer(function PhoneHost(): ReactElement | null {
  return useService(OnPhone).open ? <dialog.Screen /> : null;
});
