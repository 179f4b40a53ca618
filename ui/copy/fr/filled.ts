import { spoken, type Parameters } from '@domain/kernel/says';

/** The text with its parameters, numbers and days written as in this language. XTR-13 */
export const filled = (text: string, parameters: Parameters): string => spoken({ fr: text, en: text }, parameters).fr;
