import { useParams } from 'react-router-dom';
import { informationPageCopy as copy } from '@ui/copy/fr/informationPage';
import { Button, LinkButton } from '@ui/kit/Button';
import { Outcome } from '@ui/kit/Outcome';
import { Page } from '@ui/kit/Page';
import { Visit } from '@ui/journey/Visit';
import { useService } from '@ui/mvvm/screen';
import { redirectHref } from '@ui/shell/hrefs';

type Slug = keyof typeof copy.pages;
const isSlug = (text: string): text is Slug => Object.hasOwn(copy.pages, text);
const opened: readonly Slug[] = ['termine', 'completed'];

/** The information page of a slug; another single segment gets the generic text and a way back. RTE-06, D-31 */
export const InformationPageScreen = () => {
  const { type = '' } = useParams();
  const visit = useService(Visit);
  const slug = isSlug(type) ? type : undefined;
  const { title, text } = slug ? copy.pages[slug] : copy.unknown;
  const isOpen = slug !== undefined && opened.includes(slug);
  return (
    <Page title={title} titleHidden>
      <Outcome
        kind={isOpen ? 'success' : 'info'}
        title={title}
        actions={
          <>
            {!slug && <Button onClick={visit.comeBack}>{copy.main}</Button>}
            {slug && (
              <LinkButton href={redirectHref(isOpen ? 'customer-area' : 'appointment')}>
                {isOpen ? copy.customerArea : copy.appointment}
              </LinkButton>
            )}
          </>
        }
      >
        <p>{text}</p>
      </Outcome>
    </Page>
  );
};
