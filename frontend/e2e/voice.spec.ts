import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { readCart, expect, fillCart, openMenu, test } from './support/fixtures'

const dialog = (page: Page) => page.getByRole('dialog')
const typed = (page: Page) => page.getByLabel('Or type what you would like')

/** Mocks a speech recognizer that hears what a test dispatches as `said`. */
const mockSpeechRecognition = (page: Page) =>
  page.addInitScript(() => {
    class Ear {
      onresult: ((event: object) => void) | null = null
      start() {
        addEventListener('said', (event) => {
          const { detail } = event instanceof CustomEvent ? event : { detail: { text: '', isFinal: false } }
          this.onresult?.({ results: [Object.assign([{ transcript: detail.text }], { isFinal: detail.isFinal })] })
        })
      }
      stop() {}
    }
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: Ear })
  })

const say = (page: Page, text: string, isFinal = true) =>
  page.evaluate((detail) => dispatchEvent(new CustomEvent('said', { detail })), { text, isFinal })

async function open(page: Page, path = '/menu') {
  await page.goto(path)
  await page.getByRole('button', { name: /Your Order Assistant!/ }).click()
  await expect(dialog(page)).toBeVisible()
}

test.describe('the assistant', () => {
  test('adds spoken dishes to the cart and understands follow-ups', { tag: '@main' }, async ({ page }) => {
    await mockSpeechRecognition(page)
    await open(page)
    await page.getByRole('button', { name: 'Start Listening' }).click()
    await expect(page.getByText('Listening...')).toBeVisible()
    await say(page, 'two california', false)
    await expect(page.getByText('You said: two california')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stop Listening' })).toBeVisible()
    const request = page.waitForRequest('**/api/voice-assistant/process')
    await say(page, 'two California rolls without wasabi and a green tea')
    expect((await request).postDataJSON()).toEqual({
      message: 'two California rolls without wasabi and a green tea',
      locationId: 4,
    })
    await expect(page.getByText('Added to Cart!')).toBeVisible()
    await expect(page.getByText('2 x California Roll, 1 x Green Tea added to your cart')).toBeVisible()
    await page.getByRole('button', { name: 'Start Listening' }).click()
    await say(page, 'make that three')
    await expect(page.getByText('Hiro says:')).toBeVisible()
    await page.getByRole('button', { name: 'Start Listening' }).click()
    await say(page, 'remove the california rolls')
    await expect(page.getByText('California Roll has been removed from your cart.')).toBeVisible()
    expect(await readCart(page)).toMatchObject([{ name: 'Green Tea', quantity: 3 }])
  })

  test('asks for confirmation when it is not sure, and answers questions', async ({ page }) => {
    await open(page, '/about')
    await expectAccessible(page)
    await typed(page).fill('two california roles and a hibachi chickn')
    await typed(page).press('Enter')
    const lines = page.getByRole('region', { name: 'Is this right?' })
    await expect(lines.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    expect(await readCart(page)).toEqual([])
    await lines.getByRole('button', { name: 'One California Roll more' }).click()
    await lines.getByRole('button', { name: 'Remove Hibachi Chicken' }).click()
    await lines.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByText('3 x California Roll added to your cart')).toBeVisible()
    expect(await readCart(page)).toMatchObject([{ name: 'California Roll', quantity: 3 }])
    await typed(page).fill('what is your phone number')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(
      dialog(page)
        .getByText(/\(727\) 555-01/)
        .first(),
    ).toBeVisible()
    await expect(page.getByText('Hiro says:')).toBeVisible()
  })

  test('adds nothing because of an allergy, and waits for confirmation of dishes ordered with one', async ({
    page,
  }) => {
    await open(page)
    const ask = async (text: string) => {
      await typed(page).fill(text)
      await typed(page).press('Enter')
    }
    await ask("I'm allergic to walnuts")
    await expect(dialog(page).getByText(/^Declared without nuts:/)).toBeVisible()
    await ask("two California rolls, I'm allergic to sesame")
    await expect(dialog(page).getByText(/The California Roll contains sesame\./)).toBeVisible()
    const lines = page.getByRole('region', { name: 'Is this right?' })
    await expect(lines.getByRole('listitem')).toHaveText(/^California Rollallergic to sesame/)
    await expectAccessible(page)
    expect(await readCart(page)).toEqual([])
    await lines.getByRole('button', { name: 'Add to cart' }).click()
    await ask('a hibachi chicken cut in half and a hibachi chicken extra spicy')
    await expect(page.getByText('2 x Hibachi Chicken added to your cart')).toBeVisible()
    expect(await readCart(page)).toMatchObject([
      { name: 'California Roll', quantity: 2, notes: 'allergic to sesame' },
      { name: 'Hibachi Chicken', quantity: 2, notes: '1 x cut in half; 1 x extra spicy' },
    ])
  })

  test('understands options and changes them in the same line', async ({ page }) => {
    await open(page)
    const ask = async (text: string, says: string) => {
      await typed(page).fill(text)
      await typed(page).press('Enter')
      // Screen readers hear it as a message, too.
      await expect(dialog(page).getByText(says).first()).toBeVisible()
    }
    await ask('a habachi stake, rare, with brown rice', 'I heard 1 Hibachi Steak* (rare, brown rice).')
    const lines = page.getByRole('region', { name: 'Is this right?' })
    await expect(lines.getByRole('listitem')).toHaveText(/^Hibachi Steak *rare *brown rice/)
    await expectAccessible(page)
    await lines.getByRole('button', { name: 'Add to cart' }).click()
    await ask('actually make that medium well', 'Making it 1 Hibachi Steak* (medium well, brown rice).')
    expect(await readCart(page)).toMatchObject([{ name: 'Hibachi Steak, medium well, brown rice', quantity: 1 }])
    await ask('make it two', 'Making it 2 Hibachi Steak* (medium well, brown rice).')
    await ask('no sauce on the second one', 'Making it 1 Hibachi Steak* (medium well, brown rice) and 1')
    expect(await readCart(page)).toMatchObject([
      { name: 'Hibachi Steak, medium well, brown rice', quantity: 1 },
      { name: 'Hibachi Steak, medium well, brown rice, no yum yum sauce', quantity: 1 },
    ])
  })

  test('can be used by keyboard and without a microphone', async ({ page }) => {
    await page.addInitScript(() =>
      Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
    )
    await openMenu(page)
    const button = page.getByRole('button', { name: /Your Order Assistant!/ })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(typed(page)).toBeFocused()
    await page.keyboard.type('a dragon roll')
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 x Dragon Roll added to your cart')).toBeVisible()
    await page.getByRole('button', { name: 'Start Listening' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText("Your browser doesn't support voice recognition.")).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('covers neither the cart nor buttons nor the footer', async ({ page, someone }) => {
    await page.setViewportSize({ width: (page.viewportSize()?.width ?? 0) < 500 ? 360 : 1440, height: 740 })
    await fillCart(page, someone, [{ name: 'California Roll' }, { name: 'Dragon Roll' }, { name: 'Green Tea' }])
    const button = page.getByRole('button', { name: /Your Order Assistant!/ })
    const isClearOf = async (target: ReturnType<Page['locator']>) => {
      const [own, other] = [await button.boundingBox(), await target.boundingBox()]
      if (!own || !other) throw new Error('not on the page')
      const isApart =
        own.x >= other.x + other.width ||
        own.x + own.width <= other.x ||
        own.y >= other.y + other.height ||
        own.y + own.height <= other.y
      expect(isApart, String(target)).toBe(true)
    }
    await openMenu(page)
    const way = page
      .getByRole('button', { name: /^View cart/ })
      .or(page.getByRole('link', { name: 'Continue to Checkout' }))
    await isClearOf(way.filter({ visible: true }))
    await page.evaluate(() => window.scrollTo(0, 500))
    await isClearOf(way.filter({ visible: true }))
    await page.goto('/checkout')
    await page.getByRole('button', { name: /Place Test Order/ }).scrollIntoViewIfNeeded()
    await isClearOf(page.getByRole('button', { name: /Place Test Order/ }))
    // The footer loads when it is near the viewport.
    const foot = page.getByRole('contentinfo').getByRole('link')
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      for (const link of [foot.first(), foot.last()]) await isClearOf(link)
    }).toPass()
  })
})
