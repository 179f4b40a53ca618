import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { redirectMessages as copy } from '@messages/redirect';
import { Page } from '@ui/kit/Page';
import { Waiting } from '@ui/kit/Waiting';
import { useService } from '@ui/mvvm/screen';
import { RedirectViewModel } from './RedirectViewModel';

const DESTINATION = 'vers';

export const RedirectScreen = () => {
  const vm = useService(RedirectViewModel);
  const [query] = useSearchParams();
  const name = query.get(DESTINATION) ?? '';
  useEffect(() => void vm.go(name), [vm, name]);
  return (
    <Page title={copy.title} titleHidden>
      <Waiting title={copy.title} messages={copy.messages} elapsedMs={0} />
    </Page>
  );
};
