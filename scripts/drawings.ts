import { writeFileSync } from 'node:fs';
import { journeyPage } from '@book/journey';
import { roomsMarkdown } from './rooms/drawing';

/** The drawings that are made from the code; `npm run generate` calls this. */
const drawings = { 'docs/rooms.md': roomsMarkdown(), 'docs/journey.md': journeyPage() };

for (const [file, text] of Object.entries(drawings)) writeFileSync(file, text);
