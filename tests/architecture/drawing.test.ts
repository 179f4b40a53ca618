import { readFileSync } from 'node:fs';
import { roomsMarkdown } from '@scripts/rooms/drawing';
import { plan, roomOf } from '@scripts/rooms/plan';

test('the drawing of the rooms is that of the code (npm run generate makes it again)', () => {
  expect(readFileSync('docs/rooms.md', 'utf8')).toBe(roomsMarkdown());
});

test('a file stands in the folder below its layer, or at the layer’s top', () => {
  expect(roomOf('ui/screens/address/AddressScreen.tsx')).toBe('ui/screens');
  expect(roomOf('src/visit.ts')).toBe('src');
  expect(roomOf('sandbox/server.ts')).toBeUndefined();
});

test('every room that is needed is drawn', () => {
  const rooms = plan();
  const names = new Set(rooms.map(({ name }) => name));
  expect(rooms.flatMap(({ needs }) => needs).filter(need => !names.has(need))).toEqual([]);
});
