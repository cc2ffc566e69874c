import { readFileSync } from 'node:fs'
import { renderAppPage } from '#shared/pages/document'
import { inlineScripts } from '#shared/pages/page-head'

const style = readFileSync('frontend/build/styles/boot.css', 'utf8')
const built = renderAppPage({ head: `<style>${style}</style>`, root: ['<div id="root"></div>'] }, 'HENPR')

function openPage(): void {
  const { head, body } = new DOMParser().parseFromString(built, 'text/html')
  document.head.replaceChildren(...head.querySelectorAll('style'))
  document.body.replaceChildren(...body.querySelectorAll('div'))
  for (const text of inlineScripts) {
    const script = document.createElement('script')
    script.textContent = text
    document.head.append(script)
  }
}

const isShown = (id: string) => {
  const element = document.getElementById(id)
  return element !== null && getComputedStyle(element).display !== 'none'
}
const fail = (filename: string) => window.dispatchEvent(new ErrorEvent('error', { filename, message: 'SyntaxError' }))

beforeAll(() => void Object.assign(globalThis, { PerformanceObserver: class { observe() {} } })) // prettier-ignore
beforeEach(openPage)
afterEach(() => void delete document.documentElement.dataset['failed'])

it('a browser that can’t read the application says so instead of loading for ever', () => {
  expect([isShown('boot'), isShown('failed')]).toEqual([true, false])
  fail('https://hibachiember-npr.example/assets/start-1a2b3c.js')
  expect([isShown('boot'), isShown('failed')]).toEqual([false, true])
  expect(document.getElementById('failed')?.textContent).toMatch(/too old/)
})

it('an error of an extension, or after the start, changes nothing', () => {
  fail('chrome-extension://abc/content.js')
  document.getElementById('root')?.append(document.createElement('main'))
  fail('https://hibachiember-npr.example/assets/menu-1a2b3c.js')
  expect(isShown('failed')).toBe(false)
})
