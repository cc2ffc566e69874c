import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { createQueryClient } from '#base/api/query-client'
import { ProgressBar } from '#ui/progress'
import { TestProviders } from '#testing/test-providers'
import { globalCss } from './page-system'

const sources = join(__dirname, '../..')
const css = readFileSync(join(__dirname, 'forced-colors.css'), 'utf8')
const FORCED = '@media (forced-colors: active)'

/** jsdom doesn't evaluate `forced-colors`, so the test applies these rules to all screens. */
beforeEach(() => {
  const style = document.createElement('style')
  style.textContent = css.replace(FORCED, '@media screen')
  document.head.append(style)
})
afterEach(() => document.head.replaceChildren())

const computeStyle = (html: string): CSSStyleDeclaration => {
  document.body.innerHTML = html
  const [element = document.body] = document.body.children
  return getComputedStyle(element)
}
const RING = '3px solid Highlight'

describe('with forced colours', () => {
  it('the site loads the stylesheet, and its rules apply to forced colours only', () => {
    expect(readFileSync(join(sources, 'main.tsx'), 'utf8')).toContain("import '#ui/theme/forced-colors.css'")
    expect(css.replace(/\/\*.*?\*\//g, '').trim()).toMatch(/^@media \(forced-colors: active\) \{[^@]*\}$/)
  })

  it.each([
    '<button aria-pressed="true">Salads</button>',
    '<button role="tab" aria-selected="true">Alerts</button>',
    '<button role="switch" aria-checked="true">Edamame available</button>',
    '<li aria-current="true">Cooking</li>',
    '<a href="/menu" aria-current="page">Menu</a>',
    '<li aria-current="step">Preparing</li>',
    '<button data-current="true">More</button>',
    '<label><input type="radio" checked> Pickup</label>',
  ])('an outline marks the selected element: %s', (html) => {
    expect(computeStyle(html).outline).toBe(RING)
  })

  it('the section in view looks different from the selected one', () => {
    const chip = (isChosen: boolean) => `<button aria-pressed="${isChosen}" aria-current="location">Salads</button>`
    expect(computeStyle(chip(false)).outlineStyle).toBe('dashed')
    expect(computeStyle(chip(true)).outline).toBe(RING)
  })

  it.each([
    '<button aria-pressed="false">Salads</button>',
    '<button role="tab" aria-selected="false">Alerts</button>',
    '<button aria-current="false">Slide 2</button>',
    '<label><input type="radio"> Pickup</label>',
    '<button>Add</button>',
  ])('other elements have no such outline: %s', (html) => {
    expect(computeStyle(html).outlineStyle).not.toMatch(/solid|dashed/)
  })

  it('progress bars keep their filling, and switches their knob', () => {
    render(
      <TestProviders client={createQueryClient()}>
        <ProgressBar label="To Gold" percent={40} valueText="200 of 500" />
      </TestProviders>,
    )
    const filling = screen.getByRole('progressbar').firstElementChild ?? document.body
    expect(getComputedStyle(filling).forcedColorAdjust).toBe('none')
    const inColour = (colour: string) => `\\{\\s*forced-color-adjust: none;\\s*background: ${colour};`
    expect(css).toMatch(new RegExp(`\\[role='progressbar'\\] > div ${inColour('Highlight !important')}`))
    expect(css).toMatch(new RegExp(`\\[role='switch'\\] > span::before ${inColour('ButtonText')}`))
  })

  it('the focus ring is an outline, also on selected elements', () => {
    // Forced colours remove shadows.
    expect(globalCss['*:focus-visible'].outline).toBe('3px solid')
    const chosen = css.slice(0, css.indexOf('{', css.indexOf('label:has')))
    expect(chosen).toContain(':not(:focus-visible)')
    expect(chosen).toContain('label:has(input:checked):not(:has(input:focus-visible))')
  })

  it('only known files remove the focus outline', () => {
    const withoutOutline = readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(css|tsx?)$/.test(path) && !path.includes('.test.'))
      .filter((path) =>
        /\boutline(: ?|=)["']?(0|none)\b/.test(readFileSync(join(sources, path), 'utf8').replaceAll(/\/\/.*/g, '')),
      )
    expect(withoutOutline.sort()).toEqual([
      'app/layout/app-shell.module.css',
      'features/checkout/choice-cards.module.css',
      'features/desk/form/conflict-panel.tsx',
      'features/desk/locations/locations-section.tsx',
      'features/feedback/feedback-steps.tsx',
      'features/kitchen/practice/practice-coach.css',
      'features/landing/landing-menu.module.css',
      'features/menu/listing/dish-card.css',
      'features/menu/menu-page.module.css',
      'ui/theme/slot-recipes.ts',
    ])
  })
})
