// node authorisation.mjs <openapi.json> <base address of the API> [token of another person] — sends every call that needs a token without
// one, with one that nobody gave, and, where the path has the id of a person's thing, with another person's. Lists what answers otherwise
// than with a refusal. Needs Node alone. Ids are the examples of openapi.json: put your provider into a state in which they exist.
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Lists that are the same for everybody. */
const OF_EVERYBODY = ['referential', 'structure'];

const exampleOf = ({ example, examples = {}, schema = {} }) => example ?? Object.values(examples)[0]?.value ?? schema.enum?.[0] ?? 'x';

const addressOf = (base, path, parameters) => {
  const query = new URLSearchParams(
    parameters.flatMap(each => (each.in === 'query' && each.required ? [[each.name, exampleOf(each)]] : [])),
  );
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(exampleOf(parameters.find(each => each.name === name) ?? {})));
  return `${base}${filled}${query.size > 0 ? `?${query}` : ''}`;
};

/** Every call that needs a token; `POST /public/states` may go without. */
export const callsWithToken = ({ paths }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { security, ...call }]) =>
      Array.isArray(security) && security.length > 0 && security.every(({ bearer }) => bearer)
        ? [{ method: method.toUpperCase(), path, ...call }]
        : [],
    ),
  );

const bodyOf = ({ requestBody }) => {
  const content = requestBody?.content?.['application/json'];
  return Object.values(content?.examples ?? {})[0]?.value ?? {};
};

/** What was answered otherwise than with a refusal; `refused`: how many were. */
export const tried = async (openapi, base, otherToken) => {
  const calls = callsWithToken(openapi);
  const found = [];
  let refused = 0;
  const send = async (call, who, headers, allowed) => {
    const { method, path, parameters = [] } = call;
    const answer = await fetch(addressOf(base, path, parameters), {
      method,
      headers: { 'Content-Type': 'application/json', 'X-Client-Id': 'authorisation', 'Idempotency-Key': `${method} ${path}`, ...headers },
      ...(method === 'GET' ? {} : { body: JSON.stringify(bodyOf(call)) }),
    });
    if (allowed.includes(answer.status)) refused += 1;
    else found.push(`${method} ${path} ${who}: ${answer.status}`);
  };
  for (const call of calls) {
    await send(call, 'without a token', {}, [401, 403]);
    await send(call, 'with a token that nobody gave', { Authorization: 'Bearer NOBODYS-TOKEN' }, [401, 403]);
    const isOfOnePerson = call.path.includes('{') && !call.tags.some(tag => OF_EVERYBODY.includes(tag));
    // 404 says no more than that there is no such thing for this person
    if (otherToken && isOfOnePerson)
      await send(call, 'with another person’s token', { Authorization: `Bearer ${otherToken}` }, [401, 403, 404]);
  }
  return { calls: calls.length, refused, found };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [file = '', base = '', otherToken] = process.argv.slice(2);
  const { calls, refused, found } = await tried(JSON.parse(fs.readFileSync(file, 'utf8')), base, otherToken);
  for (const each of found) console.error(each);
  console.log(`${calls} calls need a token; ${refused} requests refused, ${found.length} not.`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
