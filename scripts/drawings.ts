import { writeFileSync } from 'node:fs';
import { journeyPage } from '@book/journey';
import { roomsMarkdown } from './rooms/drawing';

/** The drawings generated from the code; `npm run generate` runs this. */
const drawings = { 'docs/rooms.md': roomsMarkdown(), 'docs/journey.md': journeyPage() };

for (const [file, text] of Object.entries(drawings)) writeFileSync(file, text);
