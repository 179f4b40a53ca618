import { render } from '@testing-library/react';
import { lookOf } from '@ui/kit/brand';
import { shellMessages } from '@ui/copy/fr/shell';
import { FirstScreen } from '../../src/FirstScreen';
import { tellFacts } from '../../src/first/homeFacts';
import { plain } from '../support/show';

describe('CFG-04: the home screen as the build made it', () => {
  const facts = { offer: null, helpPhone: undefined };
  const look = lookOf('01');
  const told = async (simulatedDate: string | undefined): Promise<string> => {
    const { container } = render(
      <FirstScreen variant="omc-01" environment="rec" logoUrl="" acceptedPapers={['FR']} onStart={() => undefined} />,
    );
    await tellFacts(container, { ...facts, simulatedDate }, look);
    return plain(container.querySelector('header')?.textContent ?? '');
  };

  test('shows the simulated date once the configuration is known', async () => {
    expect(await told('12/05/2026')).toContain(plain(shellMessages.simulatedDate('12/05/2026')));
  });

  test('shows none where today is today', async () => {
    expect(await told(undefined)).not.toMatch(/simulée/);
  });
});
