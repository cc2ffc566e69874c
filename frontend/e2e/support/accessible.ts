import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures'

async function expectNothingGrave(axe: AxeBuilder, scheme: string): Promise<void> {
  const { violations } = await axe.analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
    `in the ${scheme} scheme`,
  ).toEqual([])
}

/** Nothing serious against WCAG 2.2 AA in either scheme, and no sideways scroll. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours are measured as they stay, not on their way.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNothingGrave(new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']), 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNothingGrave(new AxeBuilder({ page }).withRules(['color-contrast']), 'light')
  await page.emulateMedia({ colorScheme: null })
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'sideways scroll').toBeLessThanOrEqual(width)
}
