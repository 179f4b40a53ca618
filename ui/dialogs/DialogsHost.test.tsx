import { screen } from '@testing-library/react';
import { dialogsCopy } from '@ui/copy/fr/dialogs';
import { FakeVisit } from '../../tests/builders/ending';
import { MemorySession } from '../../tests/fakes/ports';
import { plain, show } from '../../tests/support/show';
import { Dialogs } from './Dialogs';
import { DialogsHost } from './DialogsHost';

const WHOM = 'Co-titulaire\u00a0: Yanis Modèle';

describe('D-64: a dialog of a joint file names the person it is about', () => {
  test.each([
    ['a failure', dialogsCopy.technical.title, (dialogs: Dialogs) => dialogs.technical(undefined, WHOM)],
    ['a refusal', dialogsCopy.alert.title, (dialogs: Dialogs) => dialogs.alert(undefined, WHOM)],
  ])('%s', (_, title, open) => {
    const dialogs = new Dialogs(new MemorySession(), new FakeVisit());
    open(dialogs);
    show(<DialogsHost />, [Dialogs, dialogs]);
    expect(screen.getByRole('dialog', { name: plain(title) })).toHaveTextContent(plain(WHOM));
  });
});
