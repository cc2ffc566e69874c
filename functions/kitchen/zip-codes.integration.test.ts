import { liveLocation, startTwoModes, testLocation } from '#infra/testkit/product/test-product'
import type { TestClient } from '#infra/testkit/clients/test-client'
import type { LocationSettings } from '#shared/kitchen/settings-contract'
import { getLocation, type Location } from '#shared/locations/index'
import type { VoiceReply } from '#shared/voice/contract'

let modes: Awaited<ReturnType<typeof startTwoModes>>
beforeAll(async () => {
  modes = await startTwoModes({ alsoLive: 'HENPR' })
})
afterAll(() => modes.product.stop())

async function addZipCodes({ code }: Location, by: TestClient, ...added: readonly string[]) {
  const path = `/api/desk/settings/${code}`
  const { delivery, version } = (await by.get<LocationSettings>(path)).body
  const zipCodes = [...delivery.zipCodes, ...added]
  return by.put(path, { delivery: { ...delivery, zipCodes }, version })
}

it('ZIP codes of a test site, where anyone is the owner, are free for a live location', async () => {
  const tester = (await modes.tester('admin')).browser
  expect((await addZipCodes(testLocation, tester, '34236', '34237')).status).toBe(200)
  const owner = (await modes.adminOfPool()).browser
  expect(await addZipCodes(liveLocation, owner, '34236')).toMatchObject({ status: 200 })
  const message = 'do you deliver to 34237'
  const request = { message, locationId: liveLocation.code }
  const { body } = await modes.visitor(liveLocation).post<VoiceReply>('/api/voice-assistant/process', request)
  expect(body.response).toContain("don't deliver to 34237")
  expect(body.response).not.toContain(testLocation.fullName)
})

it('a ZIP code to which another live location delivers is refused at its field', async () => {
  const owner = (await modes.adminOfPool()).browser
  const [taken = ''] = getLocation('HENPR').delivery.zipCodes
  expect(await addZipCodes(liveLocation, owner, taken)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'delivery.zipCodes', message: `New Port Richey delivers to ${taken}` }] },
  })
})
