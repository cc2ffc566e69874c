import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import type { VoiceReply } from '#shared/voice/contract'
import { getEventSettings, updateEventSettings } from '../catering/settings'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct({ mode: 'live' })
})
afterAll(() => product.stop())

it('a question for an event is answered by the rules that the owner has set', async () => {
  const value = { ...(await getEventSettings('HENPR')), minGuests: 25 }
  await updateEventSettings({ location: 'HENPR', value, by: 'owner', now: new Date(), extraSteps: () => [] })
  const guest = createTestClient(product.url)
  const message = 'can I book a party for 30 people'
  const { body } = await guest.post<VoiceReply>('/api/voice-assistant/process', { message, locationId: 4 })
  expect(body.response).toContain('Yes, for 25 guests or more.')
})
