import type { ErrorEvent, Exception, StackFrame } from '@sentry/browser';
import { safeMessage } from './safeMessage';

/** The file of one of our own scripts, never an address with its path or query. */
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

/** The kind of error, where it happened, and of its message, which may quote what was typed, what tells it from another. */
const exception = ({ type, value, stacktrace }: Exception): Exception => ({
  ...(type === undefined ? {} : { type }),
  ...(value === undefined ? {} : { value: safeMessage(value) }),
  ...(stacktrace?.frames ? { stacktrace: { frames: stacktrace.frames.map(frame) } } : {}),
});

/** Names that we give ourselves. */
const tags = ['page', 'kind', 'where', 'detail'] as const;

/**
 * An event made anew from the list of what may leave; everything that is not in it stays, whatever a later version of the client adds:
 * no address, no text of an error but those of the fixed list, no trail, no person. D-21, X21
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
  tags: Object.fromEntries(tags.flatMap(name => (event.tags?.[name] === undefined ? [] : [[name, event.tags[name]]]))),
});
