import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stepNames } from '@domain/journey/steps';
import { journeyDrawing, journeyPage } from '@tools/book/journey';

describe('XTR-16: the drawing of the journey is published', () => {
  test('docs/journey.md is the one that the step table makes (npm run generate makes it again)', () => {
    expect(readFileSync(join(__dirname, '..', '..', 'docs', 'journey.md'), 'utf8')).toBe(journeyPage());
  });

  test('it shows every step', () => {
    expect(stepNames.filter(step => !journeyDrawing().includes(`${step}[`) && !journeyDrawing().includes(`${step}(`))).toEqual([]);
  });
});
