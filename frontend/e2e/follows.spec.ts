import { expect, test } from './support/fixtures'
import type { Page } from '@playwright/test'
import type { EditableDish } from '../../shared/contract/desk/dish'

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true }).first()

test('a dish that the owner takes off leaves an open menu and the page without scripts, and comes back to both', async ({
  page,
  someone,
  browser,
  baseURL,
}) => {
  await someone.signIn('olive.owner@example.com', 'admin')
  const dishes = '/api/desk/menu/HENPR/dishes'
  const code = `Q${Date.now() % 10_000}`
  const name = `Passing Bowl ${code}`
  const { body: dish } = await someone.post<EditableDish>(dishes, { code, name, price: '12.50', categoryId: 21 })
  const readers = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false })
  const reader = await readers.newPage()
  const read = async () => {
    await reader.goto('/menu')
    return reader.getByRole('heading', { name, exact: false }).count()
  }

  await page.goto(`/menu?search=${code}`)
  await expect(card(page, name)).toBeVisible()
  await expect.poll(read, { timeout: 20_000 }).toBe(1)

  await someone.delete(`${dishes}/${dish.id}?version=${dish.version}`)
  await expect(card(page, name)).toHaveCount(0)
  await expect.poll(read, { timeout: 20_000 }).toBe(0)

  const { body: back } = await someone.post<EditableDish>(`${dishes}/${dish.id}/restore`, { version: dish.version + 1 })
  await expect(card(page, name)).toBeVisible()
  await expect.poll(read, { timeout: 20_000 }).toBe(1)
  // Not left there for the tests that count the menu.
  await someone.delete(`${dishes}/${dish.id}?version=${back.version}`)
  await expect(card(page, name)).toHaveCount(0)
  await readers.close()
})
