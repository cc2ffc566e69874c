import * as fc from 'fast-check'
import type { RegisteredRoute } from '#shared/registry/routes'
import type { Route } from '#shared/platform/route'
import { getRouteExamples, fillPath, type SampleRequest, type SampleValues } from './fixtures/sample-requests'

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

/** Values that often break servers. */
const malicious: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '💥'.repeat(50),
  '\u202Egnp.exe',
  'x'.repeat(20_000),
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "' OR 1=1 --",
  '${7*7}',
  '=cmd|calc',
  '1e309',
  '-0',
  'NaN',
  '2026-02-31T25:61:00Z',
  [],
  {},
  [[[[]]]],
  { toString: 1, valueOf: null, length: -1 },
  Array.from({ length: 500 }, () => 0),
  Array.from({ length: 70 }, () => ({})),
]

const rawBodies = [
  '',
  'null',
  '[]',
  '"text"',
  '42',
  '{',
  '{"a":1,}',
  '\uFEFF{}',
  '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"x":1}}}',
  deep(20_000),
  `{"a":${deep(5000)}}`,
  '{"xp":1e999,"rating":-1e999,"quantity":1e999}',
  'x'.repeat(300_000),
  '--x\r\n',
  '--x\r\ncontent-disposition: form-data; name="__proto__"; filename="../../x"\r\n\r\nRIFF\r\n--x--\r\n',
  '--x\r\ncontent-disposition: form-data; name="audio"; filename="a.wav"\r\n\r\nRIFF\0\0\0\0WAVEfmt \r\n--x--\r\n',
  '\u0000\u0001\u0002',
  'code,name,price,category\n=cmd|calc,"=1+1,9.99,""Kids""\n',
  'code,price\nH3,-1\nH3,1e9\n"H\r\n4",0.00\n',
  `code,order\n${'Zz1,1\n'.repeat(3000)}`,
]

const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/problem+json',
  'text/plain',
  'text/csv',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/octet-stream',
  'nonsense',
]

const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...malicious) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)

type Path = readonly (string | number)[]

function pathsIn(sample: unknown, path: Path = []): Path[] {
  if (typeof sample !== 'object' || sample === null) return [path]
  return [path, ...Object.entries(sample).flatMap(([name, member]) => pathsIn(member, [...path, name]))]
}

/** Returns a copy with one value replaced or removed. */
function changed(sample: unknown, [name, ...rest]: Path, to: unknown): unknown {
  if (name === undefined) return to
  if (Array.isArray(sample))
    return sample.map((member, index) => (String(index) === name ? changed(member, rest, to) : member))
  if (typeof sample !== 'object' || sample === null) return to
  return Object.fromEntries(
    Object.entries(sample).flatMap(([key, member]) => {
      if (key !== name) return [[key, member]]
      const next = changed(member, rest, to)
      return next === undefined ? [] : [[key, next]]
    }),
  )
}

const mutated = (sample: unknown) =>
  fc
    .array(fc.tuple(fc.constantFrom(...pathsIn(sample)), fc.option(value, { nil: undefined })), {
      minLength: 0,
      maxLength: 3,
    })
    .map((changes) => changes.reduce((current, [path, to]) => changed(current, path, to), sample))

const text = (some: unknown): string => (typeof some === 'string' ? some : (JSON.stringify(some) ?? ''))

const wellFormed = (some: string) => some.replace(/[\ud800-\udfff]/g, '\uFFFD').slice(0, 3000)

/** A path's or query's members as text, one of them perhaps malicious. */
const members = (sample: unknown) =>
  mutated(sample ?? {}).map((made) => {
    const entries = typeof made === 'object' && made !== null ? Object.entries(made) : []
    return Object.fromEntries(entries.map(([name, member]) => [name, wellFormed(text(member)) || 'x']))
  })

const header = fc.constantFrom<Readonly<Record<string, string>>>(
  {},
  {},
  { 'idempotency-key': 'k'.repeat(3000) },
  { 'idempotency-key': ' ' },
  { 'if-none-match': '*' },
  { 'x-location': 'NOWHERE', 'x-forwarded-host': 'evil.example', 'x-viewer-address': '' },
  { 'accept-encoding': 'gzip, br' },
)

const body = (sample: unknown) =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: mutated(sample).map((made) => ({
        text: text(made === undefined ? '' : JSON.stringify(made)),
        type: 'application/json',
      })),
    },
    {
      weight: 1,
      arbitrary: fc.record({ text: fc.constantFrom(...rawBodies), type: fc.constantFrom(...contentTypes) }),
    },
  )

const jsonRequest = (route: Route, params: SampleValues, query: SampleValues, sent: unknown): SampleRequest => {
  const search = new URLSearchParams(Object.entries(query).map(([name, some]) => [name, text(some)])).toString()
  const hasBody = route.method !== 'GET'
  return {
    method: route.method,
    path: fillPath(route.path, params) + (search ? `?${search}` : ''),
    headers: hasBody ? { 'content-type': 'application/json' } : {},
    body: hasBody ? JSON.stringify(sent) : undefined,
  }
}

const leavesOf = (sample: unknown): readonly { readonly path: Path; readonly kind: string }[] =>
  pathsIn(sample).map((path) => ({ path, kind: typeof path.reduce(memberOf, sample) }))

const memberOf = (some: unknown, name: string | number): unknown =>
  typeof some === 'object' && some !== null ? Object.entries(some).find(([key]) => key === name)?.[1] : undefined

/** The first and last dates and times of four-digit years: the days around have more digits. */
const extremes = [
  { pattern: /^\d{4}-\d\d-\d\d$/, values: ['0000-01-01', '9999-12-31'] },
  { pattern: /^\d{4}-\d\d-\d\dT/, values: ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'] },
] as const

const extremesOf = (sample: unknown, path: Path): readonly unknown[] => {
  const value = path.reduce(memberOf, sample)
  return typeof value === 'string' ? extremes.flatMap(({ pattern, values }) => (pattern.test(value) ? values : [])) : []
}

/** Large examples have a hundred fields, so a field gets only some of the malicious values. */
const VALUES_PER_FIELD = 4

/** Returns the next malicious values of a field's kind, so that the fields together get all. */
function maliciousValuesOf(kind: string, index: number): readonly unknown[] {
  const suitable = malicious.filter((some) => typeof some === kind && some !== null)
  const first = index * VALUES_PER_FIELD
  const turns = Array.from({ length: Math.min(VALUES_PER_FIELD, suitable.length) }, (_, turn) => first + turn)
  return turns.map((turn) => suitable[turn % suitable.length])
}

/** Puts a word that every object of JavaScript knows in each text, and as a key in each object. */
const withPrototypeWords = (values: SampleValues): readonly SampleValues[] =>
  pathsIn(values).flatMap((path) => {
    const value = path.reduce(memberOf, values)
    if (typeof value === 'string') return [Object(changed(values, path, 'constructor'))]
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? [Object(changed(values, path, { ...value, constructor: 'x' }))] : []
  })

/**
 * Builds requests for each field of a route's example, with some malicious values of the field's
 * kind.
 */
export function listMaliciousRequests({ route }: RegisteredRoute, userId: string): readonly SampleRequest[] {
  const { params, query, body: sample } = getRouteExamples(route, userId)
  const swapped = (values: SampleValues): readonly SampleValues[] =>
    leavesOf(values)
      .filter(({ path }) => path.length > 0)
      .flatMap(({ path, kind }, index) =>
        [...maliciousValuesOf(kind, index), ...extremesOf(values, path)].map((some) =>
          Object.fromEntries(Object.entries(Object(changed(values, path, some)))),
        ),
      )
  return [
    ...swapped(params).map((some) => jsonRequest(route, textual(some), query, sample)),
    ...swapped(query).map((some) => jsonRequest(route, params, textual(some), sample)),
    ...swapped(sample).map((some) => jsonRequest(route, params, query, some)),
    ...(route.access === 'public' ? withPrototypeWords(sample) : []).map((some) =>
      jsonRequest(route, params, query, some),
    ),
    ...(route.access === 'public' ? withPrototypeWords(query) : []).map((some) =>
      jsonRequest(route, params, textual(some), sample),
    ),
    jsonRequest(route, params, query, { ...sample, '': 1, ['__proto__']: { role: 'admin' } }),
  ]
}

const textual = (values: SampleValues): SampleValues =>
  Object.fromEntries(Object.entries(values).map(([name, some]) => [name, wellFormed(text(some)) || ' ']))

/** Generates requests that differ from a route's example in a few places. */
export function arbitraryRequest({ route }: RegisteredRoute, userId: string): fc.Arbitrary<SampleRequest> {
  const { params, query, body: sample } = getRouteExamples(route, userId)
  return fc
    .record({ filled: members(params), queryValues: members(query), sent: body(sample), headers: header })
    .map(({ filled, queryValues, sent, headers }) => {
      const search = new URLSearchParams(queryValues).toString()
      const hasBody = route.method !== 'GET'
      return {
        method: route.method,
        path: fillPath(route.path, { ...params, ...filled }) + (search ? `?${search}` : ''),
        headers: { ...headers, ...(hasBody && { 'content-type': sent.type }) },
        body: hasBody ? sent.text : undefined,
      }
    })
}
