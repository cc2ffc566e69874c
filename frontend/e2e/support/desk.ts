import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** Opens a screen of the desk as its owner. */
export async function openManagerPage(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(`/login?returnTo=${path}`)
  await page.getByRole('button', { name: 'Admin User' }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** A photo as a phone takes it: upright, red above and blue beneath. */
export async function createPhoto(page: Page) {
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

/** A dish on the menu as guests have it open. */
export const dishCard = (page: Page, name: string) => page.getByRole('article', { name, exact: true }).first()
