import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { findExternalReasons, findLinks, findNamedReferences, listAnchors, type FoundReference } from './doc-references'
import { problemCodes } from '#shared/platform/problem'
import * as messageLimits from '#shared/platform/message-limits'
import * as orderLimits from '#shared/platform/order-limits'
import * as rateLimits from '#shared/platform/rate-limits'
import * as secretLimits from '#shared/platform/secret-limits'

const root = resolve(__dirname, '../..')
const aside = new Set(['node_modules', 'dist', 'cdk.out', '.local', '.git', 'public'])

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (aside.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : /\.(m?tsx?|mjs|cjs|md|yml|py)$/.test(entry.name) ? [path] : []
  })
}

const textOf = (path: string) => readFileSync(path, 'utf8')
const files = filesIn(root).map((path) => ({ path, name: relative(root, path), text: textOf(path) }))
const pages = files.filter(({ name }) => name.endsWith('.md'))
const records = pages.filter(({ name }) => /^docs\/decisions\/\d{4}-/.test(name))
const numberOf = (name: string) => /(\d{4})-/.exec(name)?.[1] ?? ''

const anchors = new Map<string, ReadonlySet<string>>()
function anchorsIn(path: string): ReadonlySet<string> {
  const known = anchors.get(path) ?? new Set(listAnchors(textOf(path)))
  anchors.set(path, known)
  return known
}

/** Returns what is wrong with a reference from a folder; undefined if its target exists. */
function fault({ reference }: FoundReference, folder: string, ownPath: string): string | undefined {
  if (reference.kind === 'decision')
    return records.some(({ name }) => numberOf(name) === reference.number) ? undefined : 'there is no such decision'
  const path = reference.path === '' ? ownPath : resolve(folder, reference.path)
  if (!existsSync(path)) return 'there is no such file'
  const { anchor } = reference
  if (anchor === undefined || statSync(path).isDirectory() || !path.endsWith('.md')) return undefined
  return anchorsIn(path).has(anchor) ? undefined : 'the page has no such heading'
}

const faultsOf = (found: readonly FoundReference[], file: (typeof files)[number], folder: string) =>
  found.flatMap((one) => {
    const wrong = fault(one, folder, file.path)
    return wrong === undefined ? [] : [`${file.name}:${one.line} ${one.text}: ${wrong}`]
  })

describe('a reference', () => {
  it('in comments and prose leads to an existing page, heading or decision', () => {
    expect(files.flatMap((file) => faultsOf(findNamedReferences(file.text), file, root))).toEqual([])
  })

  it('that is a link of a page leads to an existing file', () => {
    expect(pages.flatMap((file) => faultsOf(findLinks(file.text), file, resolve(file.path, '..')))).toEqual([])
  })

  it('gives no reason that only exists elsewhere', () => {
    const elsewhere = files.flatMap(({ name, text }) =>
      findExternalReasons(text).map((found) => `${name}:${found.line} ${found.text}`),
    )
    expect(elsewhere).toEqual([])
  })

  it('is in use: comments refer to most areas of the product', () => {
    const code = files.filter(({ name }) => !name.endsWith('.md') && !name.startsWith('infra/docs/'))
    const named = new Set(code.flatMap(({ text }) => findNamedReferences(text).map((one) => one.text.split('#')[0])))
    const areas = pages.filter(({ name }) => /^docs\/product\/(?!README)/.test(name)).map(({ name }) => name)
    expect(areas.filter((area) => !named.has(area))).toEqual([])
  })
})

describe('the indexes', () => {
  it('list each decision once, in order, under its own title', () => {
    const index = textOf(join(root, 'docs/decisions/README.md'))
    const listed = [...index.matchAll(/^- \[(\d{4})\]\(([^)]+)\) (.+)$/gm)].map(([, number, file, title]) => ({
      file,
      heading: `# ${number}. ${title}`,
    }))
    const headings = records.map(({ name, text }) => ({ file: name.split('/').at(-1), heading: text.split('\n')[0] }))
    expect(listed).toEqual(headings.toSorted((one, other) => (one.file ?? '').localeCompare(other.file ?? '')))
  })

  it('list every page of the product', () => {
    const index = pages.find(({ name }) => name === 'docs/product/README.md')?.text ?? ''
    const linked = findLinks(index).map(({ text }) => `docs/product/${text}`)
    const missing = pages.filter(({ name }) => /^docs\/product\/(?!README)/.test(name) && !linked.includes(name))
    expect(missing.map(({ name }) => name)).toEqual([])
  })
})

test.each(records)('$name has context, decision and consequences, or names its replacement', ({ text }) => {
  const [, status] = /^Status: (accepted|proposed|replaced by \d{4})$/m.exec(text) ?? []
  expect(status).toBeDefined()
  const sections = listAnchors(text).slice(1)
  expect(sections).toEqual(status?.startsWith('replaced') ? [] : ['context', 'decision', 'consequences'])
})

test('decision numbers are unique', () => {
  const numbers = records.map(({ name }) => numberOf(name))
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('no page of the product has two headings with one anchor', () => {
  const twice = pages
    .filter(({ name }) => name.startsWith('docs/product/'))
    .filter(({ text }) => new Set(listAnchors(text)).size < listAnchors(text).length)
  expect(twice.map(({ name }) => name)).toEqual([])
})

describe('what is found in a text', () => {
  const page = (path: string, anchor?: string) => ({ kind: 'page', path, anchor })

  it('is a page with its heading, and a decision', () => {
    const found = findNamedReferences(`one\n/** Rounded once (${'docs'}/product/a.md#b), see (${'decision'} 0099). */`)
    expect(found).toMatchObject([
      { line: 2, reference: page(join('docs', 'product/a.md'), 'b') },
      { line: 2, reference: { kind: 'decision', number: '0099' } },
    ])
  })

  it('is a link to a file, not one to another site', () => {
    const found = findLinks('[a](../a.md#b) [c](https://c.example/d.md) [e](#f)')
    expect(found.map(({ reference }) => reference)).toEqual([page('../a.md', 'b'), page('', 'f')])
  })

  it('is a heading as an anchor', () => {
    expect(listAnchors("# One\n\n## A guest's order, once\n")).toEqual(['one', 'a-guests-order-once'])
  })

  it.each([
    ['decisions', 'section 4'],
    ['Specification', 'sections 2 and 4'],
    ['architecture', '§ 3'],
    ['what the', 'specification says'],
  ])('is a reason that stands elsewhere: %s %s', (...words) => {
    expect(findExternalReasons(`/** Rounded (${words.join(' ')}). */`)).toHaveLength(1)
  })
})

const page = readFileSync(join(__dirname, '../../SECURITY.md'), 'utf8')

/** The settings that the page states, by name. */
const stated = new Map(
  [...page.matchAll(/`([\w.-]+) = ([\d.]+)`/g)].map(([, name = '', value]): [string, number] => [name, Number(value)]),
)

/** Every number in the exported settings, by its name: `rateLimits.orders`. */
const numbersIn = (name: string, value: unknown): readonly (readonly [string, number])[] => {
  if (typeof value === 'number') return [[name, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([member, inner]) => numbersIn(`${name}.${member}`, inner))
}

const settings = { ...rateLimits, ...orderLimits, ...messageLimits, ...secretLimits }
const exported = Object.entries(settings).flatMap(([name, value]) => numbersIn(name, value))

test.each(exported)('SECURITY.md states the limit %s = %d', (name, value) => {
  expect([name, stated.get(name)]).toEqual([name, value])
})

test('SECURITY.md states no limit that is gone', () => {
  const names = exported.map(([name]) => name)
  expect([...stated.keys()].filter((name) => !names.includes(name))).toEqual([])
})

test('the guide for operations explains every problem that a log line can name', () => {
  const guide = textOf(join(root, 'docs/operations.md'))
  expect(Object.keys(problemCodes).filter((code) => !guide.includes(`\`${code}\``))).toEqual([])
})
