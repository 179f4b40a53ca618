// A bank that knows openapi.json alone, as any backend team's mock: it answers an operation by the example whose
// request is the nearest to what is sent.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

interface Example {
  readonly value: unknown;
}
type Examples = Readonly<Record<string, Example>>;
interface Content {
  readonly example?: unknown;
  readonly examples?: Examples;
}
interface Message {
  readonly content?: Readonly<Record<string, Content>>;
  readonly 'x-microcks-refs'?: readonly string[];
}
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly examples?: Examples }[];
  readonly requestBody?: Message;
  readonly responses: Readonly<Record<string, Message>>;
}
type PathItem = Readonly<Record<string, Operation>> & { readonly servers?: readonly { readonly url: string }[] };
export interface Description {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
}
interface Answer {
  readonly name: string;
  readonly status: number;
  readonly body: unknown;
}

const contentOf = (message?: Message): Content => Object.values(message?.content ?? {})[0] ?? {};

const answersOf = ({ responses }: Operation): readonly Answer[] =>
  Object.entries(responses).flatMap(([status, message]) => {
    const { example, examples = {} } = contentOf(message);
    const named = Object.entries(examples).map(([name, { value }]) => [name, value] as const);
    const bare = (message['x-microcks-refs'] ?? []).map(name => [name, undefined] as const);
    return [...named, ...bare, ...(example === undefined ? [] : [['', example] as const])].map(([name, body]) => ({
      name,
      status: Number(status),
      body,
    }));
  });

/** Each value of a body with the way to it. */
const leavesOf = (value: unknown, at = ''): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => leavesOf(each, `${at}.${key}`))
    : [`${at}=${String(value)}`];

const bodyOf = (text: string): unknown => (/^[[{]/.test(text) ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text)));

/** The more alike, the higher; an example of another path or query is last. */
const likeness = (operation: Operation, name: string, sent: ReadonlyMap<string, string>, body: string): number => {
  const parameters = (operation.parameters ?? []).filter(each => each.examples !== undefined && each.in !== 'header');
  const differs = parameters.filter(each => each.examples?.[name]?.value !== sent.get(each.name)).length;
  const has = new Set(leavesOf(bodyOf(body)));
  const example = leavesOf(contentOf(operation.requestBody).examples?.[name]?.value);
  return -1000 * differs + example.filter(leaf => has.has(leaf)).length;
};

const found = ({ servers, paths }: Description, method: string, url: URL) => {
  for (const [template, item] of Object.entries(paths)) {
    const base = new URL((item.servers ?? servers)[0]?.url ?? '').pathname.replace(/\/$/, '');
    const pattern = new RegExp(`^${base}${template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const match = pattern.exec(url.pathname);
    const operation = item[method.toLowerCase()];
    if (match && operation) return { operation, sent: new Map([...url.searchParams, ...Object.entries(match.groups ?? {})]) };
  }
  return undefined;
};

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** The file of the build at an address of the front end; each page is the document of the variant. */
const fileAt = (variant: string, pathname: string): string => {
  if (!pathname.startsWith('/ouvrirmoncompte/')) return '';
  if (pathname.includes('/config/')) return path.join('dist/config', path.basename(pathname));
  return path.extname(pathname) === '' ? `dist/html/${variant}.dev.html` : path.join('dist', path.normalize(pathname));
};

/**
 * Serves the built front end and the examples. `prefer`: names of the examples to answer first; `missed`: requests that the description
 * lacks.
 */
export const mockOf = (description: Description, variant: string, prefer: readonly string[]) => {
  const missed: string[] = [];
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const file = fileAt(variant, url.pathname);
      if (fs.existsSync(file))
        return response.writeHead(200, { 'Content-Type': types[path.extname(file)] ?? 'text/html' }).end(fs.readFileSync(file));
      const call = found(description, request.method ?? '', url);
      const likenessOf = ({ name }: Answer) => (call ? likeness(call.operation, name, call.sent, body) : 0);
      const answers = call ? answersOf(call.operation) : [];
      const wanted = answers.find(({ name }) => prefer.includes(name));
      const [best] = answers.filter(({ status }) => status < 400).sort((one, other) => likenessOf(other) - likenessOf(one));
      const answer = wanted ?? best;
      if (!answer) missed.push(`${request.method} ${url.pathname}`);
      return response
        .writeHead(answer?.status ?? 404, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(answer ? answer.body : { error: 'not_described' }));
    });
  });
  return { server, missed };
};
