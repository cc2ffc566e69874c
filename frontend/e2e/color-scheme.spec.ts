import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

/** Returns the lightness of the page: 0 is black, 255 is white. */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = (
      getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
    )
      .slice(0, 3)
      .map(Number)
    return (red + green + blue) / 3
  })

test(
  'the page follows the device’s colour scheme until the user chooses one',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/about')
    await expect.poll(() => lightness(page)).toBeGreaterThan(200)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => lightness(page)).toBeLessThan(60)

    if (project.name === 'phone') await page.getByRole('button', { name: 'Open navigation' }).click()
    else await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const choice = page.getByRole('radiogroup', { name: 'Appearance' }).first()
    await expect(choice.getByRole('radio', { name: 'System' })).toBeChecked()
    await choice.getByRole('radio', { name: 'System' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(choice.getByRole('radio', { name: 'Light' })).toBeChecked()
    await expect.poll(() => lightness(page)).toBeGreaterThan(200)

    // The page may still load parts, so leave it first. Then only the script in the head runs.
    await page.goto('about:blank')
    await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto('/menu', { waitUntil: 'domcontentloaded' })
    await expect.poll(() => lightness(page)).toBeGreaterThan(200)
  },
)
