import type { CDPSession } from '@playwright/test';

const kinds = { Document: 'document', Script: 'script', Stylesheet: 'style', Font: 'font', Image: 'image' } as const;
type Kind = (typeof kinds)[keyof typeof kinds] | 'data';

const isKnown = (type: string): type is keyof typeof kinds => Object.hasOwn(kinds, type);

export interface Traffic {
  /** Bytes as they travelled, headers too, by kind. */
  readonly bytes: Readonly<Record<Kind, number>>;
}

/** Counts the network traffic from now on. Answers from the browser's cache do not count. */
export const counted = async (session: CDPSession): Promise<() => Traffic> => {
  const kindOf = new Map<string, Kind>();
  const cached = new Set<string>();
  const bytes: Record<Kind, number> = { document: 0, script: 0, style: 0, font: 0, image: 0, data: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kindOf.set(requestId, isKnown(type) ? kinds[type] : 'data');
    if (response.fromDiskCache === true) cached.add(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId)) return;
    bytes[kindOf.get(requestId) ?? 'data'] += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => ({ bytes: { ...bytes } });
};
