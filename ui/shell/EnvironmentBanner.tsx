import type { ReactElement } from 'react';
import { shellMessages } from '@ui/copy/fr/shell';
import css from './EnvironmentBanner.module.css';

interface EnvironmentBannerProps {
  readonly name: string;
  readonly simulatedDate: string | undefined;
}

/** Says that nothing here is real; the room of the simulated date is there from the build on, its height is the same with and without the simulated date. CFG-04 */
export const EnvironmentBanner = ({ name, simulatedDate }: EnvironmentBannerProps): ReactElement => (
  <p className={css.banner}>
    <span>{shellMessages.environment(name)}</span>
    <span data-simulated>{simulatedDate && shellMessages.simulatedDate(simulatedDate)}</span>
  </p>
);
