import { randomInt } from 'node:crypto'
import { expectAccessible } from './support/accessibility'
import { createPhoto, expect, openManagerPage, test } from './support/fixtures'

test.describe("the owner's desk", () => {
  test('is restricted to owners, and each of its pages is accessible', async ({ page }) => {
    // Eight pages, each in both colour schemes.
    test.slow()
    await page.goto('/desk')
    await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible()
    await openManagerPage(page, '/desk', 'Today')
    await expect(page.getByRole('heading', { name: '86 now' })).toBeVisible()
    await expectAccessible(page)
    for (const [path, heading] of [
      ['/desk/menu', 'Menu'],
      ['/desk/menu/H3', 'Hibachi Chicken'],
      ['/desk/menu/_new', 'New dish'],
      ['/desk/menu/_categories', 'Categories'],
      ['/desk/specials', 'Specials'],
      ['/desk/dayparts', 'Dayparts'],
      ['/desk/locations', 'All locations'],
      ['/desk/menu/_import', 'Bulk edit'],
      ['/desk/guide', 'How this works'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
      await expectAccessible(page)
    }
  })

  // See manager-phone.spec.ts for phones.
  test(
    'adds a dish with an option and a photo, by keyboard on a large screen',
    { tag: '@desktop' },
    async ({ page, someone }) => {
      const code = `Z${randomInt(1000, 9999)}`
      const name = `Grilled Eel ${code}`
      await openManagerPage(page, '/desk/menu/_new?category=24', 'New dish')
      await page.getByLabel('Name', { exact: true }).fill(name)
      await page.getByLabel('Price', { exact: true }).first().fill('12.5')
      await page.getByLabel('Code').fill(code)
      await page.getByRole('radio', { name: 'Not declared' }).check()
      await page.getByRole('button', { name: 'Option group' }).click()
      await page.getByLabel('Group name').fill('Sauce')
      await page.getByRole('textbox', { name: 'Option', exact: true }).fill('Eel sauce')
      await page.locator('input[type=file]:not([capture])').setInputFiles(await createPhoto(page))
      const crop = page.getByRole('dialog', { name: 'Rotate and crop' })
      await crop.getByRole('application').press('ArrowUp')
      await expectAccessible(page)
      await crop.getByRole('button', { name: 'Use this picture' }).click()
      await expect(crop).toBeHidden()
      await page.getByRole('button', { name: 'Add to the menu' }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/desk/menu/${code}$`))
      const onMenu = async () => {
        const { body } =
          await someone.get<{ name: string; optionGroups: { name: string }[] }[]>('/api/menu-items/HENPR')
        return body.find((dish) => dish.name === name)?.optionGroups.map((group) => group.name)
      }
      await expect.poll(onMenu).toEqual(['Sauce'])
      // Removed, so that it doesn't affect tests that count dishes.
      await page.getByRole('button', { name: 'Archive', exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
      await expect(page.getByRole('heading', { name: 'Archived' })).toBeVisible()
      await expect.poll(onMenu).toBeUndefined()
    },
  )

  test(
    'creates a special for today, which the menu applies, and undoes it',
    { tag: '@desktop' },
    async ({ page, someone }) => {
      const title = `Rolls ${randomInt(1000, 9999)}`
      await openManagerPage(page, '/desk/specials', 'Specials')
      const today = page.getByRole('region').filter({ has: page.getByText('Today', { exact: true }) })
      await today.getByRole('button', { name: /^Add a special on/ }).click()
      const added = today.getByRole('listitem', { name: 'New special' })
      await added.getByLabel('Title').fill(title)
      const special = today.getByRole('listitem', { name: title })
      await special.getByLabel('Dish').selectOption({ label: 'Vegetable Spring Rolls (A4)' })
      await special.getByLabel('Discount').fill('50')
      await expect(special.getByText('50% off today')).toBeVisible()
      // The viewport is as high as the page, so that no bar covers part of a control.
      await page.setViewportSize({ width: 1440, height: 8_000 })
      await expectAccessible(page)
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('The specials are saved')).toBeVisible()
      const discounted = async () => {
        const { price, regularPrice } = await someone.dish('Vegetable Spring Rolls')
        return regularPrice !== undefined && Number(price) < Number(regularPrice)
      }
      await expect.poll(discounted).toBe(true)
      await page.goto('/desk/changes')
      await page.getByRole('button', { name: `Undo: Specials: ${title}` }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
      await expect.poll(discounted).toBe(false)
    },
  )
})
