import { readFileSync } from 'node:fs'
import { setPageMeta } from './page-head'

const names = ['site-location', 'site-mode'] as const

describe('the meta elements of a page', () => {
  test.each(names)('%s is set in the built page', (name) => {
    const page = setPageMeta(readFileSync('frontend/index.html', 'utf8'), name, 'said')
    expect(page).toContain(`<meta name="${name}" content="said" />`)
  })

  test('replace previous content', () => {
    expect(setPageMeta('<meta name="site-mode" content="test" />', 'site-mode', 'live')).toBe(
      '<meta name="site-mode" content="live" />',
    )
  })

  test.each(names)('an error is thrown if the page has no %s', (name) => {
    expect(() => setPageMeta('<head></head>', name, 'said')).toThrow(`The page has no <meta name="${name}" content="">`)
  })
})
