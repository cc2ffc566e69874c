import { waitFor } from '@testing-library/react'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type * as React from 'react'
import type * as Dom from 'react-dom'
import type * as Client from 'react-dom/client'
import { unasked, without } from './slim-react'

const packages = dirname(dirname(require.resolve('react/package.json')))
const folder = mkdtempSync(join(tmpdir(), 'slim-react-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** React as the built site has it: each file on the ones before it. */
function slim() {
  for (const [file, parts] of Object.entries(unasked))
    writeFileSync(join(folder, basename(file)), without(parts, readFileSync(packages + file, 'utf8')))
  const built = <M extends object>(name: string, file: string): M => {
    const found = jest.requireActual<M>(file)
    jest.doMock(name, () => found, { virtual: true })
    return found
  }
  const react = built<typeof React>('react', join(packages, 'react/cjs/react.production.js'))
  built('scheduler', join(packages, 'scheduler/cjs/scheduler.production.js'))
  const { createPortal } = built<typeof Dom>('react-dom', join(folder, 'react-dom.production.js'))
  const client = built<typeof Client>('react-dom/client', join(folder, 'react-dom-client.production.js'))
  return { react, createPortal, ...client }
}

const { react, createPortal, createRoot, hydrateRoot } = slim()
const { createElement: el } = react

class Boundary extends react.Component<{ readonly children?: React.ReactNode }> {
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override state = { hasFailed: false }
  override render() {
    return this.state.hasFailed ? 'failed' : this.props.children
  }
}

const Failing = (): never => {
  throw new Error('a part that fails')
}

let later: (shown: React.ReactNode) => void

/** Takes what comes later in as a page is: in a transition. */
function Page() {
  const [shown, show] = react.useState<React.ReactNode>(null)
  later = (next) => react.startTransition(() => show(next))
  return el('main', null, 'page', shown)
}

const root = () => document.body.appendChild(document.createElement('div'))
const seen = (text: string) => waitFor(() => expect(document.body.textContent).toBe(text))

describe('React without what no page asks of it', () => {
  let app: { unmount: () => void } | undefined
  afterEach(() => {
    app?.unmount()
    document.body.replaceChildren()
  })

  test.each([
    ['another', el('b', null, 'more'), 'pagemore'],
    ['one of several parts', el(react.Fragment, null, 'a', el('i', null, 'b')), 'pageab'],
    ['a part elsewhere', createPortal('elsewhere', document.body), 'pageelsewhere'],
    ['a part that fails', el(Boundary, null, el(Failing)), 'pagefailed'],
    ['what would belong in the head', el('svg', null, el('title', null, 'fire')), 'pagefire'],
    [
      'what is loaded first',
      el(react.Suspense, null, el(react.lazy(async () => ({ default: () => 'late' })))),
      'pagelate',
    ],
  ])('takes in %s, and lets it go', async (_, part, text) => {
    const said = jest.spyOn(console, 'error').mockReturnValue()
    const whole = createRoot(root())
    app = whole
    whole.render(el(Page))
    await seen('page')
    later(part)
    await seen(text)
    later(null)
    await seen('page')
    said.mockRestore()
  })

  it('takes a page over that came drawn', async () => {
    const place = root()
    place.innerHTML = '<main>page<!-- --></main>'
    const drawn = place.firstChild
    app = hydrateRoot(place, el('main', { onClick: () => (document.title = 'tapped') }, 'page'))
    await waitFor(() => {
      place.querySelector('main')?.click()
      expect(document.title).toBe('tapped')
    })
    expect(place.firstChild).toBe(drawn)
  })

  it('says when React is another', () => {
    expect(() => without({ functions: ['preload'], methodsOf: [], exports: [] }, 'function reload() {\n}')).toThrow(
      'React has nothing that matches',
    )
  })
})
