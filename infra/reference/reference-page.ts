import { problemCodes } from '#shared/platform/problem'
import { getAddressLimit, visitorLimitsPerMinute } from '#shared/platform/rate-limits'
import { limitNames } from '#shared/platform/route'
import type { JsonSchema } from './json-schema'
import { buildOpenApi, type OpenApi, type OpenApiContent, type OpenApiOperation } from './openapi'
import { routes } from '#shared/registry/routes'

/** The look of the reference page. */
const referencePageStyle = `
:root{color-scheme:light dark;--line:#8884;--soft:#8881}
body{margin:0;font:16px/1.55 system-ui,sans-serif;display:grid;grid-template-columns:19rem minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:1rem;box-sizing:border-box;border-right:1px solid var(--line)}
nav h2{font-size:.85rem;text-transform:uppercase;letter-spacing:.05em;margin:1rem 0 .25rem}
nav ul{list-style:none;margin:0;padding:0;font-size:.85rem}
nav a{display:block;padding:.2rem 0;color:inherit;text-decoration:none;overflow-wrap:anywhere}
nav a:hover,nav a:focus-visible{text-decoration:underline}
nav b{font-size:.7rem}
main{padding:1rem 2rem;max-width:60rem}
section>h2{margin-top:3rem;text-transform:capitalize}
article{border-top:1px solid var(--line);padding:.5rem 0 1rem}
h3{font-size:1.05rem;overflow-wrap:anywhere}
h3 b{font-size:.75rem;padding:.15rem .4rem;border-radius:.3rem;color:#fff;background:#555}
h3 .get{background:#1f6f43}h3 .post{background:#8a4b08}h3 .put{background:#1d4f91}
h4{margin:.75rem 0 .25rem}
pre{background:var(--soft);padding:.75rem;overflow:auto;max-height:24rem;border-radius:.4rem;font-size:.85rem}
table{border-collapse:collapse;width:100%;font-size:.9rem}
td,th{text-align:left;vertical-align:top;padding:.25rem .5rem;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
summary{cursor:pointer}
@media (max-width:50rem){body{display:block}nav{position:static;height:auto;border:0}main{padding:1rem}}
`

type Call = { readonly method: string; readonly path: string; readonly operation: OpenApiOperation }

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Formats text between backticks as code. */
const prose = (text: string) => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>')

const idOf = ({ operationId }: OpenApiOperation) => operationId.replace('.', '-')

function bounds(schema: JsonSchema): string {
  const { minimum, exclusiveMinimum, maximum, maxLength, maxItems, format } = schema
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : `over ${exclusiveMinimum}`)
  return [
    least === undefined ? '' : `from ${least}`,
    maximum === undefined ? '' : `to ${maximum}`,
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    maxItems === undefined ? '' : `at most ${maxItems} entries`,
    format === 'binary' ? '' : (format ?? ''),
  ]
    .filter(Boolean)
    .join(', ')
    .replace('from over', 'over')
}

function typeOf(schema: JsonSchema): string {
  const options = schema.anyOf ?? schema.oneOf
  if (options) return [...new Set(options.map(typeOf))].join(' or ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.format === 'binary') return 'file'
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`
  return schema.type ?? 'anything'
}

type Row = { readonly name: string; readonly type: string; readonly note: string }

function rowsOf(schema: JsonSchema, prefix = ''): Row[] {
  const nested = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  const lists = nested.flatMap(({ items }) => (items ? rowsOf(items, `${prefix}[]`) : []))
  const members = nested.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([name, member]) => {
      const path = prefix === '' ? name : `${prefix}.${name}`
      const note = [required.includes(name) ? '' : 'optional', bounds(member)].filter(Boolean).join(', ')
      return [{ name: path, type: typeOf(member), note }, ...rowsOf(member, path)]
    }),
  )
  return [...members, ...lists]
}

function table(rows: readonly Row[]): string {
  if (rows.length === 0) return ''
  const lines = rows.map(
    ({ name, type, note }) =>
      `<tr><td><code>${escape(name)}</code></td><td>${escape(type)}</td><td>${escape(note)}</td></tr>`,
  )
  return `<table><thead><tr><th>Field</th><th>Type</th><th></th></tr></thead><tbody>${lines.join('')}</tbody></table>`
}

const example = (value: unknown) => `<pre>${escape(JSON.stringify(value, null, 2))}</pre>`

function media(title: string, content: OpenApiContent | undefined, open: boolean): string {
  const [type, shown] = Object.entries(content ?? {})[0] ?? []
  if (!shown) return ''
  const form = type === 'multipart/form-data' ? ' (a multipart form)' : ''
  const rows = rowsOf(shown.schema)
  const fields =
    rows.length === 0 ? '' : `<details${open ? ' open' : ''}><summary>Fields</summary>${table(rows)}</details>`
  return `<h4>${title}${form}</h4>${example(shown.example)}${fields}`
}

function addressOf({ path, operation }: Call): string {
  const { parameters = [] } = operation
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((address, { name, example: value }) => address.replace(`{${name}}`, String(value)), path)
}

function callOf(call: Call): string {
  const { method, path, operation } = call
  const { parameters = [], requestBody, responses } = operation
  const [success, ...refused] = Object.entries(responses)
  const rows = parameters.map(({ name, in: place, required, schema }) => ({
    name,
    type: typeOf(schema),
    note: [place, required ? '' : 'optional', bounds(schema)].filter(Boolean).join(', '),
  }))
  return [
    `<article id="${idOf(operation)}">`,
    `<h3><b class="${method}">${method.toUpperCase()}</b> <code>${escape(path)}</code></h3>`,
    `<p>${prose(operation.summary)}. ${prose(operation.description)}</p>`,
    table(rows),
    `<h4>Example</h4><pre>${method.toUpperCase()} ${escape(addressOf(call))}</pre>`,
    media('Body', requestBody?.content, true),
    success ? media(`Answer ${success[0]}`, success[1].content, false) : '',
    success && !success[1].content ? `<p>${success[0]}: ${escape(success[1].description)}.</p>` : '',
    refused.length > 0
      ? `<p>Refused with ${refused.map(([status, { description }]) => `${status} ${escape(description)}`).join(', ')}.</p>`
      : '',
    '</article>',
  ].join('\n')
}

const codes = () =>
  `<table><thead><tr><th>Status</th><th>Code</th><th>Title</th></tr></thead><tbody>${Object.entries(problemCodes)
    .map(([code, { status, title }]) => `<tr><td>${status}</td><td><code>${code}</code></td><td>${title}</td></tr>`)
    .join('')}</tbody></table>`

const limits = () =>
  `<p>Calls per minute of a visitor, and of an address: ${limitNames
    .map((name) => `${name} ${visitorLimitsPerMinute[name]}, ${getAddressLimit(name)}`)
    .join('; ')}. More is 429 with <code>Retry-After</code>.</p>`

/** Renders the reference as one page without scripts, files or network access. */
function renderReferencePage({ info, paths }: OpenApi): string {
  const calls: Call[] = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  )
  const areas = [...new Set(calls.map(({ operation }) => operation.tags[0]))]
  const within = (area: string) => calls.filter(({ operation }) => operation.tags[0] === area)
  const links = (area: string) =>
    within(area).map(
      ({ method, path, operation }) =>
        `<li><a href="#${idOf(operation)}"><b>${method.toUpperCase()}</b> ${escape(path.replace('/api', ''))}</a></li>`,
    )
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(info.title)}</title><style>${referencePageStyle}</style></head><body>`,
    `<nav aria-label="Calls">${areas.map((area) => `<h2>${area}</h2><ul>${links(area).join('')}</ul>`).join('')}</nav>`,
    `<main><h1>${escape(info.title)}</h1>`,
    info.description
      .split('. ')
      .map((sentence) => `<p>${prose(sentence.replace(/\.?$/, '.'))}</p>`)
      .join(''),
    limits(),
    `<details><summary>Ways to be refused</summary>${codes()}</details>`,
    ...areas.map((area) => `<section><h2>${area}</h2>\n${within(area).map(callOf).join('\n')}\n</section>`),
    '</main></body></html>\n',
  ].join('\n')
}

/**
 * Returns the API reference as a page and as an OpenAPI document, both generated from the contract.
 */
export function buildReference(version: string): { readonly page: string; readonly openApi: string } {
  const document = buildOpenApi(routes, version)
  return { page: renderReferencePage(document), openApi: `${JSON.stringify(document, null, 2)}\n` }
}
