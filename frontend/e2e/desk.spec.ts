import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { expect, test } from './support/fixtures'

async function atTheDesk(page: Page, path: string, heading: string | RegExp) {
  await page.goto(`/login?returnTo=${path}`)
  await page.getByRole('button', { name: 'Admin User' }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** A photo as a phone takes it: upright, red above and blue beneath. */
async function aPhoto(page: Page) {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 1200
    const context = canvas.getContext('2d')
    for (const [at, colour] of ['#c33', '#33c'].entries()) {
      if (context) context.fillStyle = colour
      context?.fillRect(0, at * 600, 900, 600)
    }
    return canvas.toDataURL('image/jpeg').replace(/^.*,/, '')
  })
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(data, 'base64') }
}

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true }).first()

test.describe("the owner's desk", () => {
  test('is restricted to owners, and each of its screens can be used by everybody', async ({ page }) => {
    await page.goto('/desk')
    await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible()
    await atTheDesk(page, '/desk', 'Today')
    await expect(page.getByRole('heading', { name: 'Off now' })).toBeVisible()
    await expectAccessible(page)
    for (const [path, heading] of [
      ['/desk/menu', 'Menu'],
      ['/desk/menu/H3', 'Hibachi Chicken'],
      ['/desk/menu/_new', 'New dish'],
      ['/desk/menu/_categories', 'Categories'],
      ['/desk/specials', 'Specials'],
      ['/desk/menu/_import', 'In bulk'],
      ['/desk/guide', 'How this works'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
      await expectAccessible(page)
    }
  })

  test('changes a price, which an open menu shows at once', async ({ page, browser, baseURL, isMobile }) => {
    const price = `${isMobile ? 6 : 7}.${randomInt(10, 99)}`
    const guests = await browser.newContext({ ...(baseURL && { baseURL }) })
    const guest = await guests.newPage()
    await guest.goto('/menu')
    await expect(card(guest, 'Edamame')).toContainText('$')
    await atTheDesk(page, '/desk/menu', 'Menu')
    await page.getByRole('searchbox', { name: 'Search the dishes' }).fill('A1')
    await page.getByRole('link', { name: 'Edamame', exact: true }).click()
    await expect(page).toHaveURL(/\/desk\/menu\/A1$/)
    await page.getByLabel('Price', { exact: true }).first().fill(price)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Edamame is saved')).toBeVisible()
    await expect(card(guest, 'Edamame')).toContainText(`$${price}`)
    await guests.close()
  })

  test('adds a dish with an option and a photo, archives it and brings it back', async ({ page, someone }) => {
    const code = `Z${randomInt(1000, 9999)}`
    const name = `Grilled Eel ${code}`
    await atTheDesk(page, '/desk/menu/_new?category=24', 'New dish')
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Price', { exact: true }).first().fill('12.5')
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Group of options' }).click()
    await page.getByLabel('Name of the group').fill('Sauce')
    await page.getByRole('textbox', { name: 'Option', exact: true }).fill('Eel sauce')
    await page.locator('input[type=file]:not([capture])').setInputFiles(await aPhoto(page))
    const crop = page.getByRole('dialog', { name: 'Turn and crop' })
    await crop.getByRole('application').press('ArrowUp')
    await crop.getByRole('button', { name: 'Turn' }).click()
    await expectAccessible(page)
    await crop.getByRole('button', { name: 'Use this picture' }).click()
    await expect(crop).toBeHidden({ timeout: 15_000 })
    await page.getByRole('button', { name: 'Put on the menu' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/desk/menu/${code}$`))
    const onMenu = async () => {
      const { body } = await someone.get<{ name: string; optionGroups: { name: string }[] }[]>('/api/menu-items/HENPR')
      return body.find((dish) => dish.name === name)?.optionGroups.map((group) => group.name)
    }
    await expect.poll(onMenu, { timeout: 15_000 }).toEqual(['Sauce'])
    const guest = await page.context().newPage()
    await guest.goto('/menu')
    await guest.getByRole('searchbox').first().fill(code)
    const picture = card(guest, name).locator('img')
    await expect(picture).toHaveAttribute('src', /^\/pictures\/[0-9a-f]{16}\.[0-9a-f]{6}\.480\.webp$/)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await guest.close()
    await page.getByRole('button', { name: 'Archive', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
    await expect(page.getByRole('heading', { name: 'Archived' })).toBeVisible()
    await page.getByRole('button', { name: 'Bring it back' }).click()
    await expect(page.getByRole('heading', { name: 'Take it off the menu' })).toBeVisible()
    // Not left there for the tests that count the menu.
    await page.getByRole('button', { name: 'Archive', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
    await expect(page.getByRole('heading', { name: 'Archived' })).toBeVisible()
    await expect.poll(onMenu, { timeout: 15_000 }).toBeUndefined()
  })

  test('makes a special for today, which the menu sells by, and undoes it', async ({ page, someone }) => {
    const title = `Rolls ${randomInt(1000, 9999)}`
    await atTheDesk(page, '/desk/specials', 'Specials')
    const today = page.getByRole('region').filter({ has: page.getByText('Today', { exact: true }) })
    await today.getByRole('button', { name: /^Add a special on/ }).click()
    const added = today.getByRole('listitem', { name: 'New special' })
    await added.getByLabel('Title').fill(title)
    const special = today.getByRole('listitem', { name: title })
    await special.getByLabel('Dish').selectOption({ label: 'Vegetable Spring Rolls (A4)' })
    await special.getByLabel('Discount').fill('50')
    await expect(special.getByText('50% off today')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('The specials are saved')).toBeVisible()
    const discounted = async () => {
      const { price, regularPrice } = await someone.dish('Vegetable Spring Rolls')
      return regularPrice !== undefined && Number(price) < Number(regularPrice)
    }
    await expect.poll(discounted, { timeout: 15_000 }).toBe(true)
    await page.goto('/desk/changes')
    await page.getByRole('button', { name: `Undo: Specials: ${title}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(discounted, { timeout: 15_000 }).toBe(false)
  })
})
