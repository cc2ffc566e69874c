import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { closeStockDay, receiveDailyDelivery } from '#functions/inventory/stock-day-repository'
import { suppressRecipient } from '#functions/notifications/suppression-repository'
import { buildNewDish } from '#infra/testkit/clients/staff-clients'
import { createTestClient, formatCookies, type TestClient } from '#infra/testkit/clients/test-client'
import { getLocation } from '#shared/locations/index'
import { listAvailableDays } from '#shared/orders/scheduling'

const PICTURE = 'functions/menu/pictures/testing/pictures/plain.jpg'

type Evening = { readonly url: string; readonly dana: TestClient; readonly chef: Pick<TestClient, 'cookies' | 'post'> }

type Answer = { readonly status: number; readonly body: unknown }

async function addPicture(url: string, { cookies }: Evening['chef']): Promise<Answer> {
  const body = new FormData()
  body.append('picture', new Blob([new Uint8Array(readFileSync(PICTURE))], { type: 'image/jpeg' }), 'dish.jpg')
  const headers = { cookie: formatCookies(cookies), 'idempotency-key': randomUUID() }
  const answer = await fetch(`${url}/api/desk/pictures`, { method: 'POST', body, headers })
  return { status: answer.status, body: await answer.text() }
}

/** Leaves records of what most evenings don't have. */
export async function leaveRarerRecords({ url, dana, chef }: Evening): Promise<void> {
  const place = getLocation('HENPR')
  const now = new Date()
  const [, tomorrow] = listAvailableDays(place, 'pickup', now)
  const [guest, leaver] = [createTestClient(url), createTestClient(url)]
  await leaver.signIn('leaver@example.com')
  const answers: readonly Answer[] = [
    await dana.order({ more: { scheduledFor: tomorrow?.times[0]?.at } }),
    await guest.order({ customerInfo: { email: 'dana@example.com' } }),
    await leaver.delete('/api/users/me'),
    await chef.post('/api/desk/menu/HENPR/dishes', buildNewDish()),
    await addPicture(url, chef),
  ]
  const failed = answers.filter(({ status }) => status >= 400)
  if (failed.length > 0) throw new Error(JSON.stringify(failed))
  await suppressRecipient('dana@example.com', 'bounce', now)
  await closeStockDay(place.code, now)
  await receiveDailyDelivery(place.code, now)
}
