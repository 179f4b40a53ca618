import { writeFileSync } from 'node:fs';
import { journeyPage } from '@tools/book/journey';

// Draws the journey from its steps; `npm run generate` runs this.
writeFileSync('docs/journey.md', journeyPage());
