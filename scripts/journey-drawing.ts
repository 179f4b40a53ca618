import { writeFileSync } from 'node:fs';
import { journeyPage } from './book/journey';

writeFileSync('docs/journey.md', journeyPage());
