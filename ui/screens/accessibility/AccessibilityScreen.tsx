import { Fragment, type ReactElement } from 'react';
import { Settings } from '@application/Settings';
import { accessibilityMessages as copy } from '@messages/accessibility';
import { LinkButton } from '@ui/kit/Button';
import { useBrand } from '@ui/kit/brand';
import { NewTab } from '@ui/kit/NewTab';
import { Page } from '@ui/kit/Page';
import { Stack } from '@ui/kit/Stack';
import { useService } from '@ui/mvvm/screen';
import { redirectHref, NEW_TAB } from '@ui/kit/hrefs';

const Elsewhere = ({ href, label }: { readonly href: string; readonly label: string }): ReactElement => (
  <a href={href} {...NEW_TAB}>
    <span>{label}</span>
    <NewTab />
  </a>
);

/** Accessibility statement in the form that French law requires (RGAA). XTR-30 */
export const AccessibilityScreen = (): ReactElement => {
  const { name } = useBrand();
  const { contactPhone } = useService(Settings);
  const { contact, appeal } = copy;
  return (
    <Page title={copy.title} intro={copy.intro(name)}>
      <Stack>
        <p>{copy.applies}</p>
        <p>{copy.plan}</p>
        {copy.sections.map(({ title, text, items }) => (
          <Fragment key={title}>
            <h2>{title}</h2>
            {text.map(sentence => (
              <p key={sentence}>{sentence}</p>
            ))}
            {items.length > 0 && (
              <ul>
                {items.map(item => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </Fragment>
        ))}
        <h2>{contact.title}</h2>
        <p>{contact.text}</p>
        <p>{contact.phone(contactPhone)}</p>
        <LinkButton kind="secondary" href={redirectHref('appointment')}>
          {contact.appointment}
        </LinkButton>
        <h2>{appeal.title}</h2>
        <p>{appeal.text}</p>
        <ul>
          <li>
            <Elsewhere {...appeal.form} />
          </li>
          <li>
            <Elsewhere {...appeal.delegate} />
          </li>
          <li>{appeal.post}</li>
          <li>
            <Elsewhere {...appeal.bank} />
          </li>
        </ul>
      </Stack>
    </Page>
  );
};
