// npm run rooms — the drawing of the rooms, made from what their files import: docs/rooms.md
import { writeFileSync } from 'node:fs';
import { roomsMarkdown } from './rooms/drawing';

writeFileSync('docs/rooms.md', roomsMarkdown());
console.log('docs/rooms.md');
