import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** Lists elements that extend beyond the page's edge, except within scrollable elements. */
const listOverflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isWithinScroller = (element: Element): boolean => {
      const { parentElement } = element
      if (!parentElement || parentElement === document.body) return false
      return getComputedStyle(parentElement).overflowX !== 'visible' || isWithinScroller(parentElement)
    }
    return [...document.body.querySelectorAll(':not(svg *)')]
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect()
        return width > 0 && height > 0 && (left < -1 || right > window.innerWidth + 1)
      })
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !isWithinScroller(element))
      .map(({ outerHTML }) => outerHTML.slice(0, 200))
  })

/**
 * Renders what the browser leaves out until it is near: until then it lies over what follows, where
 * no one can press it.
 */
const renderAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/**
 * Expects no serious violations of WCAG 2.2 AA and no overflow.
 * Checks the dark scheme on the desktop and the light scheme on the phone.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  const scheme = width > 600 ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme: scheme })
  await renderAll(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  await page.emulateMedia({ colorScheme: null })
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
    `in the ${scheme} scheme`,
  ).toEqual([])
  expect(await listOverflowing(page), "beyond the page's edge").toEqual([])
}

/** The maximum cumulative layout shift; users notice 0.1 and more. */
const MAX_LAYOUT_SHIFT = 0.01

/** Expects no layout shifts, except those caused by user input. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) sum += Number(entry.value)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 100)
      }),
  )
  expect(shift, 'layout shift').toBeLessThan(MAX_LAYOUT_SHIFT)
}
