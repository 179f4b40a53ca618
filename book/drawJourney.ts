import { writeFileSync } from 'node:fs';
import { journeyPage } from './journey';

writeFileSync('docs/journey.md', journeyPage());
