import type { Page } from '@playwright/test';

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
      readonly edge_fields: readonly string[];
      readonly edge_types: readonly [readonly string[], ...unknown[]];
    };
    readonly node_count: number;
  };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

/** Heap snapshot after garbage collection. */
const heapOf = async (page: Page): Promise<Snapshot> => {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return JSON.parse(chunks.join('')) as Snapshot;
};

/** Reachable strings with one of the words, each with its shortest retaining path. */
export const reachable = async (page: Page, words: readonly string[]): Promise<readonly string[]> => {
  const { snapshot, nodes, edges, strings } = await heapOf(page);
  const { node_fields: fields, node_types: types, edge_fields: edgeFields, edge_types: edgeTypes } = snapshot.meta;
  const [width, edgeWidth] = [fields.length, edgeFields.length];
  const [nameAt, countAt] = [fields.indexOf('name'), fields.indexOf('edge_count')];
  const [weak, element] = [edgeTypes[0].indexOf('weak'), edgeTypes[0].indexOf('element')];
  const first: number[] = [];
  for (let node = 0, at = 0; node < snapshot.node_count; node += 1) {
    first.push(at);
    at += (nodes[node * width + countAt] ?? 0) * edgeWidth;
  }
  const nameOf = (node: number): string => strings[nodes[node * width + nameAt] ?? 0] ?? '';
  const isText = (node: number): boolean => /string/.test(types[0][nodes[node * width] ?? 0] ?? '');
  const from = new Map<number, readonly [number, string]>([[0, [-1, '']]]);
  const found: string[] = [];
  for (const [node] of from) {
    if (isText(node) && words.some(word => nameOf(node).includes(word))) found.push(wayTo(node, from, nameOf));
    const end = first[node + 1] ?? edges.length;
    for (let at = first[node] ?? end; at < end; at += edgeWidth) {
      const [type = 0, name = 0, to = 0] = edges.slice(at, at + 3);
      const target = to / width;
      if (type !== weak && !from.has(target)) from.set(target, [node, type === element ? `[${name}]` : (strings[name] ?? `${name}`)]);
    }
  }
  return found;
};

const wayTo = (node: number, from: ReadonlyMap<number, readonly [number, string]>, nameOf: (node: number) => string): string => {
  const steps: string[] = [];
  for (let at = node; at > 0;) {
    const [before, edge] = from.get(at) ?? [-1, ''];
    steps.unshift(`${edge}: ${nameOf(at).slice(0, 80)}`);
    at = before;
  }
  return steps.join(' → ');
};
