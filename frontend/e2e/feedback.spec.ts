import { writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { feedbackRoutes } from '#shared/feedback/contract'
import { transcriptionRoutes } from '#shared/voice/contract'
import { encodeWav } from '../src/features/feedback/recorder/wav'
import { expectAccessible } from './support/accessibility'
import { interceptRoute, mockProblem } from './support/mock-api'
import { expect, fillCart, submitCheckout, test } from './support/fixtures'

const card = (page: Page) => page.getByRole('complementary', { name: 'Feedback' })

async function ask(page: Page, trigger = 'order_confirmation') {
  await page.goto('/feedback-test')
  await page.getByRole('button', { name: new RegExp(trigger) }).click()
  await expect(card(page).getByRole('heading', { name: 'How was the meal?' })).toBeVisible()
}

test.describe('the feedback card', () => {
  test('gives a happy guest a discount code for the cart', { tag: '@main' }, async ({ page }) => {
    await ask(page)
    const rated = page.waitForRequest('**/api/feedback')
    await card(page).getByRole('button', { name: 'Amazing!' }).click()
    for (const label of ['Terrible', 'Meh', 'Okay', 'Great', 'Amazing!']) {
      await expect(card(page).getByRole('button', { name: label })).toBeDisabled()
    }
    await expect(page.getByText('Want to tell us why? (20 words or less)')).toBeVisible()
    const comment = page.getByPlaceholder('Your feedback helps us improve...')
    await comment.fill('  Best steak in Florida. ')
    await card(page).getByRole('button', { name: 'Send' }).click()
    const request = await rated
    expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
    expect(request.postDataJSON()).toEqual({
      orderId: 'TEST-ORDER',
      rating: 5,
      comment: 'Best steak in Florida.',
      orderItems: ['California Roll', 'Hibachi Chicken', 'Green Tea'],
      orderType: 'pickup',
      trigger: 'order_confirmation',
      userId: null,
    })
    await expect(card(page).getByText("Here's 10% off your next order")).toBeVisible()
    const code = await card(page).getByRole('status').textContent()
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    await card(page).getByRole('button', { name: 'Copy Code' }).click()
    await expect(page.getByText('Code Copied!')).toBeVisible()
    await expect(page.getByText('Your discount code has been copied to clipboard.')).toBeVisible()
    await card(page).getByRole('button', { name: 'Apply to Cart' }).click()
    await expect(page).toHaveURL(/\/menu$/)
    await expect(page.getByText('Discount Applied!')).toBeVisible()
    await expect(page.getByText('10% off will be applied to your next order.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('hibachi-discount-code'))).toBe(code)
    await expect(card(page)).toHaveCount(0)
  })

  test('shows when sending fails and offers a retry', async ({ page, expectedErrors }) => {
    expectedErrors.push(/503/)
    await mockProblem(page, feedbackRoutes.giveFeedback, { times: 1 })
    await ask(page, 'delivery_followup')
    await card(page).getByRole('button', { name: 'Great' }).click()
    await card(page).getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Failed to submit feedback. Please try again.')).toBeVisible()
    await card(page).getByRole('button', { name: 'Send' }).click()
    await expect(card(page).getByText('Thanks for your feedback!')).toBeVisible()
  })

  test('is accessible and can be closed at once', async ({ page }) => {
    await ask(page)
    // While it fades in, its texts have too little contrast.
    await card(page).evaluate(async (element) => {
      await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
    })
    await expectAccessible(page)
    await card(page).getByRole('button', { name: 'Meh' }).click()
    await expect(card(page).getByRole('button', { name: 'Skip' })).toBeVisible()
    await expectAccessible(page)
    await card(page).getByRole('button', { name: 'Close feedback' }).click()
    await expect(card(page)).toHaveCount(0)
  })

  test('opens an hour after an order is completed, earlier on request, and not again after it was closed', async ({
    page,
    someone,
  }) => {
    await fillCart(page, someone, [{ name: 'California Roll' }])
    await page.goto('/checkout')
    await page.getByLabel('First Name').fill('Ana')
    const id = await submitCheckout(page)
    await expect(page.getByRole('heading', { name: 'Track Your Order' })).toBeVisible()
    await someone.move(id, 'completed')
    await page.getByRole('group', { name: 'Rate this order' }).getByRole('button', { name: 'Great' }).click()
    await expect(card(page)).toBeVisible()
    await card(page).getByRole('button', { name: 'Close feedback' }).click()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your order has been completed' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Rate this order' })).toHaveCount(0)
    await expect(card(page)).toHaveCount(0)
  })

  test('asks to type the comment if there is no microphone', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await ask(page)
    await card(page).getByRole('button', { name: 'Great' }).click()
    await card(page).getByRole('button', { name: 'Record a voice comment' }).click()
    await expect(page.getByText('Unable to access microphone. Please type your comment instead.')).toBeVisible()
  })

  test('places the test order from the real menu and comes back', async ({ page }) => {
    await page.goto('/feedback-test')
    await page.getByRole('button', { name: 'Place Test Order' }).click()
    await expect(page).toHaveURL(/\/checkout\?returnTo=feedback-test$/)
    await page.getByRole('button', { name: /Place Test Order/ }).click()
    await expect(page).toHaveURL(/\/feedback-test$/)
  })
})

/** Writes two seconds of a tone, as the input of Chromium's fake microphone. */
function writeFakeSound(file: string): string {
  const tone = Float32Array.from({ length: 96_000 }, (_, index) => 0.5 * Math.sin((2 * Math.PI * 440 * index) / 48_000))
  writeFileSync(file, new Uint8Array(encodeWav(tone, 48_000)))
  return file
}

test('a spoken comment is sent as WAV, 16 kHz, mono, and transcribed', async ({ baseURL, launchOptions }, testInfo) => {
  const args = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream']
  const browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      ...args,
      `--use-file-for-fake-audio-capture=${writeFakeSound(testInfo.outputPath('tone.wav'))}`,
    ],
  })
  const page = await browser.newPage({ ...(baseURL && { baseURL }) })
  const sent: Buffer[] = []
  await mockProblem(page, transcriptionRoutes.transcribeRecording)
  await interceptRoute(page, transcriptionRoutes.transcribeRecording, (call) => {
    sent.push(call.request().postDataBuffer() ?? Buffer.alloc(0))
    return sent.length === 1 ? call.fallback() : call.continue()
  })
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices
    const open = devices.getUserMedia.bind(devices)
    devices.getUserMedia = async (wish) => {
      const stream = await open(wish)
      Object.assign(window, { tracks: stream.getTracks() })
      return stream
    }
  })
  await ask(page)
  await card(page).getByRole('button', { name: 'Great' }).click()
  const record = async () => {
    await card(page).getByRole('button', { name: 'Record a voice comment' }).click()
    await expect(card(page).getByRole('timer')).toHaveText('0:02')
    await card(page).getByRole('button', { name: 'Stop recording' }).click()
  }
  await record()
  await expect(page.getByText('Unable to transcribe audio. Please type your comment.')).toBeVisible()
  await record()
  await expect(page.getByText('Your voice comment has been transcribed.')).toBeVisible()
  await expect(page.getByPlaceholder('Your feedback helps us improve...')).toHaveValue(/^A tone of 4\d0 hertz$/)

  const [, body = Buffer.alloc(0)] = sent
  expect(body.toString('latin1')).toMatch(/name="audio"; filename="feedback.wav"\r\nContent-Type: audio\/wav/)
  const wav = body.subarray(body.indexOf('RIFF'))
  expect([wav.readUInt16LE(20), wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([
    1, 1, 16_000, 16,
  ])
  const samples = Array.from({ length: wav.readUInt32LE(40) / 2 }, (_, index) => wav.readInt16LE(44 + index * 2))
  expect(samples.length / 16_000).toBeGreaterThan(1.8)
  expect(samples.length / 16_000).toBeLessThan(4)
  expect(Math.max(...samples.map(Math.abs)), 'it was heard').toBeGreaterThan(1_000)

  await card(page).getByRole('button', { name: 'Record a voice comment' }).click()
  await expect(card(page).getByRole('timer')).toHaveText('0:01')
  await card(page).getByRole('button', { name: 'Close feedback' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'tracks')[0].readyState)).toBe('ended')
  expect(sent, 'what was not finished is not sent').toHaveLength(2)
  await browser.close()
})
