import type { ErrorEvent, Exception, StackFrame } from '@sentry/browser';
import { safeMessage } from './safeMessage';
import { measures } from './WebVitals';

/** The file name of one of our own scripts, never an address with path or query. */
const fileOf = (address: string | undefined): { readonly filename?: string } => {
  const file = /[^/?#]+\.js(?=$|[?#])/.exec(address ?? '')?.[0];
  return file === undefined ? {} : { filename: file };
};

const frame = ({ filename, function: name, lineno, colno }: StackFrame): StackFrame => ({
  ...fileOf(filename),
  ...(name === undefined ? {} : { function: name }),
  ...(lineno === undefined ? {} : { lineno }),
  ...(colno === undefined ? {} : { colno }),
});

/** The error's type and place. Its message may quote typed text, so a safe form of it replaces the message. */
const exception = ({ type, value, stacktrace }: Exception): Exception => ({
  ...(type === undefined ? {} : { type }),
  ...(value === undefined ? {} : { value: safeMessage(value) }),
  ...(stacktrace?.frames ? { stacktrace: { frames: stacktrace.frames.map(frame) } } : {}),
});

/** Tags that our own code sets. */
const tags = ['variant', 'page', 'kind', 'where', 'detail', 'trace'] as const;

/** A measure is a number, whatever the browser or a later version of our code writes there. */
const isNumber = (value: unknown): boolean => typeof value === 'string' && /^\d{1,8}(?:\.\d{1,3})?$/.test(value);
const isAny = (value: unknown): boolean => value !== undefined;

/** The tags of these names whose value fits. */
const tagsOf = (event: ErrorEvent, names: readonly string[], fits: (value: unknown) => boolean): ErrorEvent['tags'] =>
  Object.fromEntries(Object.entries(event.tags ?? {}).filter(([name, value]) => names.includes(name) && fits(value)));

/**
 * Builds a new event from the allow-list and drops everything else, whatever a later version of the client adds: no address, no error
 * text outside the fixed list, no breadcrumbs, no person. D-21, X21
 */
export const allowListed = (event: ErrorEvent): ErrorEvent => ({
  type: undefined,
  ...(event.event_id === undefined ? {} : { event_id: event.event_id }),
  ...(event.timestamp === undefined ? {} : { timestamp: event.timestamp }),
  ...(event.level === undefined ? {} : { level: event.level }),
  ...(event.environment === undefined ? {} : { environment: event.environment }),
  ...(event.release === undefined ? {} : { release: event.release }),
  platform: 'javascript',
  ...(event.exception?.values ? { exception: { values: event.exception.values.map(exception) } } : {}),
  tags: { ...tagsOf(event, tags, isAny), ...tagsOf(event, measures, isNumber) },
});
