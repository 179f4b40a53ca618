import type { Call } from '@contracts/calls';
import type { Answer } from './matching';
import type { Sound } from './play';
import type { PactEntry } from '@contracts/tools/read';
import type { Sandboxed } from '@contracts/tools/sandboxed';

type Request = PactEntry['interaction']['request'];

/** A backend that always takes one parameter for the same: what it then answers to each interaction. */
interface Ignored {
  readonly name: string;
  readonly pairs: readonly (readonly [Sound, Answer])[];
}

const placesIn = (path: string): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const at = (call: Call, name: string, { path, query }: Request): string | undefined => {
  if (!placesIn(call.path).includes(name)) return query?.[name]?.[0];
  return path.split('/')[call.path.split('/').indexOf(`{${name}}`)];
};

const put = (call: Call, name: string, value: string, request: Request): Request => {
  const step = call.path.split('/').indexOf(`{${name}}`);
  if (step < 0) return { ...request, query: { ...request.query, [name]: [value] } };
  return {
    ...request,
    path: request.path
      .split('/')
      .map((each, index) => (index === step ? value : each))
      .join('/'),
  };
};

/** The parameters of a call in its path and query, each taken for the value that another interaction gives it. */
export const ignoredParameters = async (call: Call, sandbox: Sandboxed, sounds: readonly Sound[]): Promise<readonly Ignored[]> => {
  const names = [...new Set([...placesIn(call.path), ...sounds.flatMap(({ told }) => Object.keys(told.interaction.request.query ?? {}))])];
  const ignored: Ignored[] = [];
  for (const name of names) {
    const values = [...new Set(sounds.flatMap(({ told }) => at(call, name, told.interaction.request) ?? []))];
    for (const value of values.length > 1 ? values : []) {
      const pairs: (readonly [Sound, Answer])[] = [];
      for (const sound of sounds) {
        const { request } = sound.told.interaction;
        const answer = await sandbox.answer(sound.told, put(call, name, value, request));
        if (at(call, name, request) !== value && answer.status < 300) pairs.push([sound, answer]);
      }
      ignored.push({ name: `${name}, taken for ${value}`, pairs });
    }
  }
  return ignored;
};
