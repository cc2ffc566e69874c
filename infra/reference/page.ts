import { problemCodes } from '#shared/problem'
import { getAddressLimit, visitorLimitsPerMinute } from '#shared/rules/rate-limits'
import { limitNames } from '#shared/terms/limits'
import type { JsonSchema } from './json-schema'
import type { OpenApiContent, OpenApi, OpenApiOperation } from './openapi'
import { referencePageStyle } from './page-style'

type Call = { readonly method: string; readonly path: string; readonly operation: OpenApiOperation }

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** What is between backticks is code. */
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
  `<p>A visitor may make so many calls a minute, an address so many: ${limitNames
    .map((name) => `${name} ${visitorLimitsPerMinute[name]}, ${getAddressLimit(name)}`)
    .join('; ')}. More is 429 with <code>Retry-After</code>.</p>`

/** The reference as one page that needs nothing else: no script, no file, no network. */
export function renderReferencePage({ info, paths }: OpenApi): string {
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
