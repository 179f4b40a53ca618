import { casesOf } from '@tools/book/cases';
import { edgesOf } from '@tools/book/journeyGraph';
import { flawsOf } from '@tools/book/journeyProof';
import { journeySteps } from '@domain/journey/steps';

const paths = casesOf(journeySteps.input.description, []).filter(journeySteps.input.is);
const named = paths.map(path => [`${path.workflow}, ${path.mode}, joint ${path.jointAccount}`, path] as const);

describe('XTR-16: the journey graph', () => {
  test.each(named)('%s: with any one edge gone the proof fails; without the edges from a step, a customer is stuck there', (_, path) => {
    const edges = edgesOf(path);
    for (const gone of edges) {
      const left = edges.filter(edge => edge !== gone);
      const flaws = flawsOf(path, left);
      expect([gone, flaws.length > 0]).toEqual([gone, true]);
      if (gone.when === 'done') expect(flaws).toContainEqual(expect.objectContaining({ kind: 'trap', at: gone.from }));
    }
  });
});
