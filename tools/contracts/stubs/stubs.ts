import type { Provider } from '@contracts/providers';
import type { StateEntry } from '../catalogue';
import { csharp } from './csharp';
import { java } from './java';
import { camel, pascal } from './names';
import { typescript } from './typescript';

/** The stubs of one provider, with the states of its own contract only. */
export const stubsOf = (provider: Provider, all: readonly StateEntry[]): readonly (readonly [file: string, content: string])[] => {
  const entries = all.filter(({ usedBy }) => usedBy.some(use => use.provider === provider));
  const [folder, name] = [`stubs/${provider}`, pascal(provider)];
  return [
    [`${folder}/${name}States.java`, java(provider, entries)],
    [`${folder}/${name}States.cs`, csharp(provider, entries)],
    [`${folder}/${camel(provider)}States.ts`, typescript(provider, entries)],
  ];
};
