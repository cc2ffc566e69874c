import { readFileSync } from 'node:fs'
import { setPageMeta } from './page-head'

const names = ['site-location', 'site-mode'] as const

describe('what a server says in the head of a page', () => {
  test.each(names)('stands in the place that the built page has for %s', (name) => {
    const page = setPageMeta(readFileSync('frontend/index.html', 'utf8'), name, 'said')
    expect(page).toContain(`<meta name="${name}" content="said" />`)
  })

  test('takes the place of what was said before', () => {
    expect(setPageMeta('<meta name="site-mode" content="test" />', 'site-mode', 'live')).toBe(
      '<meta name="site-mode" content="live" />',
    )
  })

  test.each(names)('is refused, not lost, where the page has no place for %s', (name) => {
    expect(() => setPageMeta('<head></head>', name, 'said')).toThrow(`The page has no <meta name="${name}" content="">`)
  })
})
