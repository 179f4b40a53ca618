import { spoken } from '@domain/kernel/says';
import type { Wording } from '../byReader';
import type * as fr from '../fr/filled';

export const filled: Wording<typeof fr.filled> = (text, parameters) => spoken({ fr: text, en: text }, parameters).en;
