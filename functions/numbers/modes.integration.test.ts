import {
  liveLocation,
  startTwoModes,
  testLocation as testSite,
  type TwoModes,
} from '#infra/testkit/product/test-product'

const ask = (location: string) => `/api/numbers/${location}?from=2026-03-01&to=2026-03-02`

describe('with one location live', () => {
  let modes: TwoModes
  beforeAll(async () => {
    modes = await startTwoModes()
  })
  afterAll(() => modes.product.stop())

  it('shows the owner of a test site no figures of live locations or of all', async () => {
    const { browser } = await modes.tester('admin')
    expect((await browser.get(ask(testSite.code))).status).toBe(200)
    for (const place of [liveLocation.code, 'all', 'ALL']) expect((await browser.get(ask(place))).status).toBe(401)
    expect((await browser.get('/api/numbers/all/2026-03-01/report')).status).toBe(401)
  })

  it('shows a live owner the live location and all, but no test site, and a cook nothing', async () => {
    const { browser } = await modes.adminOfPool()
    for (const place of [liveLocation.code, 'all']) expect((await browser.get(ask(place))).status).toBe(200)
    expect((await browser.get(ask(testSite.code))).status).toBe(401)
    const cook = await modes.cookOfPool()
    for (const place of [liveLocation.code, 'all']) expect((await cook.browser.get(ask(place))).status).toBe(403)
  })
})
