import { loyaltyRoutes } from '#shared/contract/loyalty'
import { callApiPage, parseNextPage } from './call-page'

describe('a page of a long list', () => {
  it('leads on as long as the answer says so', async () => {
    globalThis.fetch = jest
      .fn()
      .mockResolvedValue(
        new Response('[]', { headers: { link: '</api/loyalty/transactions?limit=50&after=a%2Bb>; rel="next"' } }),
      )
    await expect(callApiPage(loyaltyRoutes.transactions, { query: { after: 'x' } })).resolves.toEqual({
      entries: [],
      next: 'a+b',
    })
    expect(jest.mocked(globalThis.fetch).mock.calls[0]?.[0]).toBe('/api/loyalty/transactions?after=x')
  })

  it.each([null, '', '</api/x?after=1>; rel="prev"', '</api/x>; rel="next"'])('"%s" leads nowhere', (link) => {
    expect(parseNextPage(link)).toBeUndefined()
  })
})
