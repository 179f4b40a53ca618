import { accessibilityCopy as copy } from '@ui/copy/fr/accessibility';
import { LinkButton } from '@ui/kit/Button';
import { useBrand } from '@ui/kit/brand';
import { Page } from '@ui/kit/Page';
import { redirectHref } from '@ui/shell/hrefs';

/** The accessibility statement. XTR-30 */
export const AccessibilityScreen = () => {
  const { name } = useBrand();
  return (
    <Page title={copy.title} intro={<p>{copy.intro(name)}</p>}>
      <h2>{copy.state.title}</h2>
      <p>{copy.state.text}</p>
      <h2>{copy.done.title}</h2>
      <ul>
        {copy.done.items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <h2>{copy.plan.title}</h2>
      <p>{copy.plan.text}</p>
      <h2>{copy.contact.title}</h2>
      <p>{copy.contact.text}</p>
      <LinkButton kind="secondary" href={redirectHref('appointment')}>
        {copy.contact.appointment}
      </LinkButton>
    </Page>
  );
};
