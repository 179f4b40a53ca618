import type { ReactElement } from 'react';
import { onPhoneMessages as copy } from '@messages/onPhone';
import { OnPhone } from '@ui/journey/OnPhone';
import { Button } from '@ui/kit/Button';
import { useService } from '@ui/mvvm/screen';
import css from './UploadScreen.module.css';

/** At a computer: photos are simpler with the phone, which this page then follows. XTR-10, XTR-51 */
export const WithPhone = (): ReactElement => {
  const onPhone = useService(OnPhone);
  return (
    <section className={css.phone} aria-labelledby="with-phone">
      <h2 id="with-phone">{copy.simpler.title}</h2>
      <p>{copy.simpler.text}</p>
      <Button kind="quiet" onClick={onPhone.show}>
        {copy.button}
      </Button>
    </section>
  );
};
