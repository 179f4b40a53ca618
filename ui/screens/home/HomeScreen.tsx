import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Settings } from '@application/ports/Settings';
import { Journey } from '@ui/journey/Journey';
import { useService } from '@ui/mvvm/screen';
import { HomePage } from './HomePage';

/** The first page again, for who comes back to it inside the journey. */
export const HomeScreen = observer(function HomeScreen(): ReactElement {
  const journey = useService(Journey);
  const { mode } = useService(Settings);
  return <HomePage mode={mode} onStart={() => void journey.next()} />;
});
