import type { Page } from '@playwright/test'
import { expectAccessible, expectNoLayoutShift } from './support/accessibility'
import { expect, openMenu, submitCheckout, test } from './support/fixtures'

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true }).first()
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name: new RegExp(`^${name}`) })

const openDish = async (page: Page, name: string) => {
  await card(page, name).getByRole('link', { name, exact: true }).click()
  await expect(sheet(page, name)).toBeVisible()
  return sheet(page, name)
}

/** Opens the cart: next to the menu, or above it on a phone. */
const openCart = async (page: Page) => {
  const bar = page.getByRole('button', { name: /^View cart/ })
  if (await bar.isVisible()) await bar.click()
}

test(
  'three plates with different options are chosen, edited, ordered and tracked',
  { tag: '@main' },
  async ({ page }) => {
    test.slow()
    await openMenu(page)
    // Before the first tap: on a slow machine, a tap's own effect comes too late to count as one.
    await expectNoLayoutShift(page)
    const chicken = await openDish(page, 'Hibachi Chicken')
    // On a phone the sheet is at the bottom, regardless of the order of stylesheets.
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    const foot = () => chicken.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
    if (width < 768) await expect.poll(foot).toBe(height)
    await chicken.getByRole('radio', { name: /^Steamed rice/ }).check()
    await chicken.getByRole('button', { name: 'One Extra yum yum sauce more' }).click()
    await chicken.getByRole('button', { name: 'One Hibachi Chicken more' }).click()
    await chicken.getByLabel(/A note for the kitchen/).fill('sauce on the side')
    await expect(chicken.getByRole('button', { name: 'Add 2 · $31.40' })).toBeVisible()
    await chicken.getByRole('button', { name: /^Add 2/ }).click()
    await expect(page.getByText('Added to Cart')).toBeVisible()
    await expect(chicken).toHaveCount(0)

    // A steak requires a doneness, so its button opens the dish instead of adding it.
    await card(page, 'Hibachi Filet Mignon').getByRole('button', { name: /^Add / }).click()
    const filet = sheet(page, 'Hibachi Filet Mignon')
    await filet.getByRole('radio', { name: 'Medium rare' }).check()
    await filet.getByRole('button', { name: /^Add 1/ }).click()
    await expect(filet).toHaveCount(0)

    await card(page, 'Philadelphia Roll').getByRole('button', { name: /^Add / }).click()
    await openCart(page)
    const lines = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Edit / }), visible: true })
    await expect(lines).toHaveCount(3)
    await expect(lines.nth(0)).toContainText('steamed rice, extra yum yum sauce')
    await expect(lines.nth(1)).toContainText('medium rare')
    await lines
      .nth(2)
      .getByRole('button', { name: /^Edit Philadelphia Roll/ })
      .click()
    const roll = sheet(page, 'Philadelphia Roll')
    await roll.getByRole('checkbox', { name: /^No cream cheese/ }).check()
    await expect(roll.getByText('Contains', { exact: false }).first()).not.toContainText('dairy')
    await roll.getByRole('button', { name: /^Update/ }).click()
    await expect(lines.nth(2)).toContainText('no cream cheese')

    await page.goto('/checkout')
    await page.getByRole('button', { name: /^One Hibachi Filet Mignon.* more$/ }).click()
    await expectAccessible(page)
    await page.getByLabel('First Name').fill('Ana')
    await page.getByLabel('Last Name').fill('Reyes')
    await page.getByLabel('Email').fill('ana@example.com')
    await page.getByLabel('Phone').fill('727 555 0142')
    await submitCheckout(page)
    const items = page.getByRole('region', { name: 'Order items' })
    await expect(items).toContainText('Steamed rice')
    await expect(items).toContainText('2×')
    await expect(items).toContainText(/medium rare/i)
    await expect(items).toContainText(/no cream cheese/i)
    await expect(items).toContainText('sauce on the side')
  },
)

test('a dish shows that it is pressed before its sheet opens', async ({ page }) => {
  await openMenu(page)
  const edamame = card(page, 'Edamame')
  await expect(edamame).toHaveCSS('transform', 'none')
  await edamame.getByRole('link', { name: 'Edamame', exact: true }).hover()
  await page.mouse.down()
  await expect(edamame).not.toHaveCSS('transform', 'none')
  await page.mouse.up()
  await expect(sheet(page, 'Edamame')).toBeVisible()
})

test.describe('a dish', () => {
  test('has a URL that opens it; back, Escape and its button close it', async ({ page }) => {
    await page.goto('/menu?dish=h3')
    const chicken = sheet(page, 'Hibachi Chicken')
    await expect(chicken.getByText(/^Contains/)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(chicken).toHaveCount(0)
    expect(new URL(page.url()).search).toBe('')

    await openDish(page, 'Hibachi Chicken')
    await expect(page).toHaveURL(/\/menu\?dish=H3$/)
    await page.goBack()
    await expect(chicken).toHaveCount(0)
    await page.goForward()
    await chicken.getByRole('button', { name: 'Close Hibachi Chicken' }).click()
    await expect(chicken).toHaveCount(0)
    await expect(card(page, 'Hibachi Chicken').getByRole('link', { name: 'Hibachi Chicken' })).toBeFocused()

    await page.goto('/menu?dish=nowhere')
    await expect(page.getByText('This dish is not on our menu.')).toBeVisible()
  })

  test('can be chosen by keyboard, and the focus returns', { tag: '@desktop' }, async ({ page }) => {
    await openMenu(page)
    await card(page, 'Hibachi Chicken').getByRole('link', { name: 'Hibachi Chicken' }).focus()
    await page.keyboard.press('Enter')
    const chicken = sheet(page, 'Hibachi Chicken')
    await expect(chicken.getByRole('button', { name: 'Close Hibachi Chicken' })).toBeFocused()
    await chicken.getByRole('radio', { name: /^Fried rice/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(chicken.getByRole('radio', { name: /^Steamed rice/ })).toBeChecked()
    await chicken.getByRole('button', { name: /^Add 1/ }).focus()
    // Past the browser's own controls.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(chicken.getByRole('button', { name: 'Close Hibachi Chicken' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card(page, 'Hibachi Chicken').getByRole('link', { name: 'Hibachi Chicken' })).toBeFocused()
  })

  test(
    'that suits a diet only with an option is shown with it and explains why',
    { tag: '@phone' },
    async ({ page }) => {
      // Axe checks all dishes, which takes time.
      test.slow()
      await openMenu(page)
      await page.getByRole('button', { name: /^Dietary filters/ }).click()
      for (const choice of ['No Dairy', 'Spicy OK']) await page.getByRole('checkbox', { name: choice }).check()
      await page.getByRole('button', { name: /^Show \d+ dishes$/ }).click()
      const roll = card(page, 'Philadelphia Roll')
      await expect(roll).toContainText(/without dairy if you leave out the cream cheese/i)
      await roll.getByRole('button', { name: /^Add / }).click()
      await openCart(page)
      const line = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: /^Edit / }), visible: true })
      await expect(line).toContainText('no cream cheese')
      await line.getByRole('button', { name: /^Edit / }).click()
      const edited = sheet(page, 'Philadelphia Roll')
      await edited.getByRole('checkbox', { name: /^No cream cheese/ }).uncheck()
      await expect(edited.getByText('Not what you asked for: contains dairy')).toBeVisible()
      // High enough that no control is half behind the sheet's head.
      const phone = page.viewportSize() ?? { width: 375, height: 812 }
      await page.setViewportSize({ ...phone, height: 1600 })
      await expectAccessible(page)
      await page.setViewportSize(phone)
      await edited.getByRole('button', { name: 'Make it without dairy if you leave out the cream cheese' }).click()
      await expect(edited.getByRole('checkbox', { name: /^No cream cheese/ })).toBeChecked()
      await edited.getByRole('checkbox', { name: /^No cream cheese/ }).uncheck()
      await edited.getByRole('button', { name: /^Update/ }).click()
      await expect(line).toContainText('Not what you asked for: contains dairy')
    },
  )

  test('closes on a phone when it is pulled down far enough', { tag: '@phone' }, async ({ page }) => {
    await openMenu(page)
    const chicken = await openDish(page, 'Hibachi Chicken')
    const finger = await page.context().newCDPSession(page)
    const pull = async (by: number) => {
      const at = (y: number) => [{ x: 180, y }]
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(250) })
      for (const part of [0.3, 0.6, 1])
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(250 + by * part) })
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await pull(60)
    await expect(chicken).toBeVisible()
    await pull(200)
    await expect(chicken).toHaveCount(0)
    expect(new URL(page.url()).search).toBe('')
  })

  test('at market price can be ordered by phone only', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/menu?dish=Su16')
    await expect(page.getByRole('dialog').getByRole('link', { name: /^Call .* to order/ })).toBeVisible()
    await expect(page.getByRole('dialog')).toContainText('Ask us: allergens not declared')
  })
})
