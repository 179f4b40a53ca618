import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { redirectMessages as copy } from '@messages/redirect';
import { Page } from '@ui/kit/Page';
import { Waiting } from '@ui/kit/Waiting';
import { useService } from '@ui/mvvm/screen';
import { RedirectViewModel } from './RedirectViewModel';

const DESTINATION = 'vers';
const DOSSIER = 'dossier';
const THEN = 'puis';

export const RedirectScreen = () => {
  const vm = useService(RedirectViewModel);
  const [query] = useSearchParams();
  const name = query.get(DESTINATION) ?? '';
  const dossier = query.get(DOSSIER) ?? '';
  const then = query.get(THEN) ?? '';
  useEffect(() => void vm.go(name, dossier, then), [vm, name, dossier, then]);
  return (
    <Page title={copy.title} titleHidden>
      <Waiting title={copy.title} messages={copy.messages} elapsedMs={0} />
    </Page>
  );
};
