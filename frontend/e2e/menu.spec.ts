import { allergens } from '#shared/menu/contract'
import { dailySpecialRoutes } from '#shared/specials/contract'
import type { Page } from '@playwright/test'
import { preferenceRoutes } from '#shared/accounts/preferences-contract'
import { expectAccessible } from './support/accessibility'
import { mockRoute, abortRoute } from './support/mock-api'
import { expect, openMenu, showSpecials, test } from './support/fixtures'

const filterBy = async (page: Page, ...choices: readonly string[]) => {
  await page.getByRole('button', { name: /^Dietary filters/ }).click()
  for (const choice of choices) await page.getByRole('checkbox', { name: choice, exact: true }).check()
}

test.describe('dietary filters', () => {
  test('hold the focus while they are open, and give it back', async ({ page }) => {
    await openMenu(page)
    const opener = page.getByRole('button', { name: /^Dietary filters/ })
    await opener.press('Enter')
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close dietary filters' })
    await expect(close).toBeFocused()
    // Once around: choices, buttons, the browser, and the first button again.
    for (let tab = 0; tab < 40; tab += 1) {
      await page.keyboard.press('Tab')
      await expect(page.locator('#root :focus')).toHaveCount(0)
    }
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })

  test(
    'hide dishes, explain why when a guest searches for one, and can be removed',
    { tag: '@main' },
    async ({ page }) => {
      // Axe checks all dishes twice, which takes time.
      test.slow()
      await page.goto('/menu')
      const shrimp = page.getByRole('article', { name: 'Hibachi Shrimp', exact: true })
      await expect(shrimp).toHaveCount(1)
      await expect(shrimp).toContainText('Also contains shellfish')
      const drinks = page.getByRole('region', { name: 'Drinks' })
      await expect(drinks.getByText('No major allergens in the recipe')).toHaveCount(1)
      await filterBy(page, 'No Shellfish', 'Nut-Free')
      await expectAccessible(page)
      await page.getByRole('button', { name: /^Show \d+ dishes$/ }).click()
      await expect(shrimp).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Remove filter No Spicy' })).toHaveCount(0)

      await page.getByRole('searchbox', { name: 'Search the menu' }).fill('hibachi shrimp')
      const hidden = page.getByRole('region', { name: 'Hidden by your filters' })
      await expect(hidden).toContainText('Hidden by your filters: contains shellfish')
      await hidden.getByRole('button', { name: 'Show Hibachi Shrimp anyway' }).click()
      await expect(shrimp).toBeVisible()
      await expectAccessible(page)

      await page.getByRole('searchbox', { name: 'Search the menu' }).fill('chef')
      await expect(hidden.getByText('Ask us: allergens not declared').first()).toBeVisible()
      await page.getByRole('button', { name: 'Remove filter No Shellfish' }).click()
      await page.getByRole('button', { name: 'Remove filter Nut-Free' }).click()
      await expect(hidden).toHaveCount(0)
    },
  )

  test('last for the visit of a guest, who has to log in to save them', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/menu')
    await filterBy(page, 'Vegetarian', 'Nut-Free')
    await page.getByRole('button', { name: 'Save Preferences' }).click()
    await expect(page.getByText('Login Required')).toBeVisible()
    await expect(page.getByText('Please log in to save your dietary preferences.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Dietary filters (2)' })).toBeVisible()
  })

  test('are saved for signed-in users', { tag: '@phone' }, async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/)
    await page.goto('/login')
    await page.getByRole('button', { name: 'Customer' }).click()
    await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible()
    await page.goto('/menu')
    await page.getByRole('button', { name: /^Dietary filters/ }).click()
    await page.getByRole('button', { name: 'Clear all' }).click()
    await page.getByRole('checkbox', { name: 'No Soy' }).check()
    await abortRoute(page, preferenceRoutes.saveDietaryPreferences, { times: 1 })
    await page.getByRole('button', { name: 'Save Preferences' }).click()
    await expect(page.getByText('Save Failed')).toBeVisible()
    await expect(page.getByText('Could not save your preferences. Please try again.')).toBeVisible()
    await page.getByRole('button', { name: 'Save Preferences' }).click()
    await expect(page.getByText('Preferences Saved')).toBeVisible()
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await expect(page.getByRole('button', { name: 'Remove filter No Soy' })).toBeVisible()
  })
})

test('on the narrowest phone, the call button stays within its card', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/menu?search=omakase')
  const omakase = page.getByRole('article', { name: "Chef's Omakase Sashimi" })
  await expect(omakase).toContainText('Ask us: allergens not declared')
  const [card, call] = [await omakase.boundingBox(), await omakase.getByRole('link', { name: /^Call/ }).boundingBox()]
  expect((call?.x ?? 0) + (call?.width ?? 0)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0))
})

test.describe('specials', { tag: '@phone' }, () => {
  test('ask for the guest’s location only on request and suggest a nearer restaurant', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 28.5384, longitude: -81.3789 })
    await page.goto('/menu')
    await showSpecials(page)
    await page.getByRole('button', { name: 'Find my nearest restaurant' }).click()
    await expect(page.getByText('Location Updated')).toBeVisible()
    await expect(page.getByText(/Hibachi Ember Highland City is nearer to you/)).toBeVisible()
  })

  test('work without a location', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_found, failed) =>
        failed?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
    })
    await page.goto('/menu')
    await showSpecials(page)
    await page.getByRole('button', { name: 'Find my nearest restaurant' }).click()
    await expect(page.getByText("We'll show general specials for your selected location.")).toBeVisible()
  })

  test('without specials, the location question is shown and can be dismissed', async ({ page }) => {
    await mockRoute(page, dailySpecialRoutes.listDailySpecials, [])
    await page.goto('/menu')
    await page.getByRole('button', { name: 'Maybe Later' }).click()
    await expect(page.getByRole('region', { name: "Today's specials" })).toHaveCount(0)
  })
})

test('filters apply to the landing page, and every page links to categories', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'See the menu' }).click()
  await filterBy(page, 'No Shellfish')
  await page.getByRole('button', { name: /^Show \d+ dishes$/ }).click()
  await page.getByRole('searchbox', { name: 'Search the menu' }).fill('hibachi shrimp')
  await expect(page.getByText('Hidden by your filters: contains shellfish').first()).toBeVisible()
  await page.goto('/about')
  const strip = page.getByRole('navigation', { name: 'Menu categories' })
  await strip.getByRole('link', { name: 'Hibachi', exact: true }).click()
  await expect(page).toHaveURL(/\/menu#category-21$/)
})

test('the categories scroll by an arrow, which a finger does not need', async ({ page, isMobile }) => {
  await page.goto('/about')
  const strip = page.getByRole('navigation', { name: 'Menu categories' })
  await expect(strip.getByRole('button', { name: 'Earlier categories' })).toHaveCount(0)
  const more = strip.getByRole('button', { name: 'More categories' })
  if (isMobile) return expect(more).toBeHidden()
  const before = await strip.getByRole('link', { name: 'Popular' }).boundingBox()
  await more.click()
  await expect
    .poll(async () => (before?.x ?? 0) - ((await strip.getByRole('link', { name: 'Popular' }).boundingBox())?.x ?? 0))
    .toBe(200)
})

test('a search shows its first dish, however far the page was scrolled', async ({ page }) => {
  await openMenu(page)
  const search = page.getByRole('searchbox', { name: 'Search the menu' })
  for (const [typed, dish] of [
    ['salmon', 'Hibachi Salmon'],
    ['spider', 'Spider Roll'],
  ] as const) {
    await search.fill('')
    await page.getByRole('heading', { name: 'Drinks', exact: true }).scrollIntoViewIfNeeded()
    await search.pressSequentially(typed)
    await expect(page.getByRole('link', { name: dish, exact: true }).first()).toBeInViewport()
    // The results are of several categories.
    await expect(page.locator('.chip[data-here], .chip[aria-current]')).toHaveCount(0)
  }
})

test('a search with an exclusion shows its first dish below the chips', async ({ page }) => {
  await openMenu(page)
  await page.getByRole('heading', { name: 'Drinks', exact: true }).scrollIntoViewIfNeeded()
  await page.getByRole('searchbox', { name: 'Search the menu' }).fill('salmon no dairy')
  await expect(page.getByRole('button', { name: 'Remove filter No Dairy from your search' })).toBeVisible()
  const getEdge = async (selector: string, edge: 'top' | 'bottom') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, side) => element.getBoundingClientRect()[side], edge)
  await expect
    .poll(async () => (await getEdge('#menu-panel article', 'top')) - (await getEdge('#menu-tools', 'bottom')))
    .toBeGreaterThanOrEqual(0)
  await expect(page.locator('#menu-panel article').first()).toBeInViewport()
})

test('the full menu shows the dishes of a category', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Full Menu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Full Menu' })
  await expect(dialog.getByRole('article')).toHaveCount(4)
  await dialog.getByRole('button', { name: /^Bento Boxes/ }).click()
  await dialog
    .getByRole('button', { name: 'Add Tofu Bento to cart' })
    .or(dialog.getByRole('button', { name: /Add .* Bento to cart/ }))
    .first()
    .click()
  await expect(page.getByText('Added to Cart')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('link', { name: /^See all/ }).click()
  await expect(page).toHaveURL(/\/menu#category-/)
})

test('every dish of the menu shows a picture that loads', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/menu')
  const dishes: unknown[] = await (await page.request.get('/api/menu-items/HENPR')).json()
  await expect(page.getByRole('article'), 'they come one by one').toHaveCount(dishes.length)
  const broken = await page.locator('article img').evaluateAll(async (elements) => {
    const pictures = elements.filter((element) => element instanceof HTMLImageElement)
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src)
  })
  expect(broken).toEqual([])
  await expect(page.getByText('No Image')).toHaveCount(0)
  await expect(page.locator('article img')).toHaveCount(dishes.length)
})

test('a phone shows every allergen of the card without scrolling', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/allergens')
  for (const allergen of allergens)
    await expect(page.getByRole('columnheader', { name: allergen, exact: true })).toBeInViewport({ ratio: 0.98 })
  await page.getByRole('row', { name: /^Miso Soup/ }).evaluate((row) => row.scrollIntoView({ block: 'center' }))
  for (const allergen of allergens)
    await expect(page.getByRole('columnheader', { name: allergen, exact: true })).toBeInViewport({ ratio: 0.98 })
})

test(
  'a phone shows a dish in 140 pixels, and a message about it covers nothing',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/menu')
    const rows = page.locator('[data-category="21"]').getByRole('article')
    await expect(rows.first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const heights = await rows.evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().height)),
    )
    expect(heights.filter((height) => height > 140)).toEqual([])
    await expect(page.getByText('Everything here contains gluten, soy, dairy, egg')).not.toHaveCount(0)
    await rows.first().getByRole('button', { name: /^Add/ }).click()
    const message = page.getByText('Added to Cart')
    await expect(message).toBeAttached()
    expect(await message.evaluate((text) => text.checkVisibility({ opacityProperty: true }))).toBe(false)
  },
)

test('a test site offers the party trays for an event', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/events/request')
  await expect(page.getByRole('article', { name: 'Classic Roll Tray' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('article', { name: 'Classic Roll Tray' }).getByRole('button', { name: /^Add/ }).click()
  await page.getByRole('link', { name: 'Order for an event' }).click()
  await expect(page.getByRole('button', { name: /^Schedule Event/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: /1 item/ }).first()).toBeVisible()
})
