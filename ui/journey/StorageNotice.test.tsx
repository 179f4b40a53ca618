import { screen } from '@testing-library/react';
import { storageMessages } from '@messages/storage';
import { plain, show } from '@tests/support/show';
import { ReaderContext } from '@ui/mvvm/messages';
import { StorageNotice } from './StorageNotice';

test('R14: before anything is typed, a browser that keeps nothing warns a person who could not identify themselves there', () => {
  show(<StorageNotice />);
  expect(screen.getByText(plain(storageMessages.omc.text))).toBeVisible();
  expect(screen.getByText(plain(storageMessages.omc.how))).toBeVisible();
});

test('R14: where the tab has no room left, a new tab is the way', () => {
  show(<StorageNotice full />);
  expect(screen.getByText(plain(storageMessages.omc.full.title))).toBeVisible();
  expect(screen.getByText(plain(storageMessages.omc.full.how))).toBeVisible();
  expect(screen.queryByText(plain(storageMessages.omc.how))).not.toBeInTheDocument();
});

test('R14: in a dossier the page says what is saved, and not that no account can be opened here', () => {
  show(<StorageNotice at="session" full />);
  expect(screen.getByText(plain(storageMessages.omc.session))).toBeVisible();
  expect(screen.queryByText(plain(storageMessages.omc.text))).not.toBeInTheDocument();
});

test('R14: to the adviser, that a reload ends the session', () => {
  show(
    <ReaderContext.Provider value="mdc">
      <StorageNotice />
    </ReaderContext.Provider>,
  );
  expect(screen.getByText(plain(storageMessages.mdc.text))).toBeVisible();
});
