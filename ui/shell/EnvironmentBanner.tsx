import type { ReactElement } from 'react';
import { shellMessages } from '@messages/shell';
import css from './EnvironmentBanner.module.css';

interface EnvironmentBannerProps {
  readonly name: string;
  readonly simulatedDate: string | undefined;
}

/** Marks a test environment. Reserves the simulated date's line at build time, so that nothing shifts. CFG-04 */
export const EnvironmentBanner = ({ name, simulatedDate }: EnvironmentBannerProps): ReactElement => (
  <p className={css.banner}>
    <span>{shellMessages.environment(name)}</span>
    <span data-simulated>{simulatedDate && shellMessages.simulatedDate(simulatedDate)}</span>
  </p>
);
