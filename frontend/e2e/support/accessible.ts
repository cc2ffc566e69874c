import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** Nothing serious against WCAG 2.2 AA, and no sideways scroll: in the dark scheme on the desktop, in the light one on the phone. */
export async function expectAccessible(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  const scheme = width > 600 ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme: scheme })
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  await page.emulateMedia({ colorScheme: null })
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
    `in the ${scheme} scheme`,
  ).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'sideways scroll').toBeLessThanOrEqual(width)
}
