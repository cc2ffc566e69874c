import { authRoutes } from '#shared/accounts/contract'
import { menuRoutes } from '#shared/menu/contract'
import { ApiError, buildUrl, callApi, callApiIfSignedIn, callApiPage, getErrorMessage, parseNextPage } from './client'
import { loyaltyRoutes } from '#shared/loyalty/contract'

const answers = (body: string | null, status = 200, statusText = '') => {
  const fetch = jest.fn().mockResolvedValue(new Response(body, { status, statusText }))
  globalThis.fetch = fetch
  return fetch
}

describe('an address', () => {
  it('has its parameters filled in, and only the query that is given', () => {
    expect(buildUrl('/api/orders/{orderId}', { orderId: 'a/b' }, { page: 2, none: undefined })).toBe(
      '/api/orders/a%2Fb?page=2',
    )
  })
})

describe('a call', () => {
  it('sends credentials, and no content type without a body', async () => {
    const fetch = answers('[]')
    await expect(callApi(menuRoutes.listMenuItems, { params: { location: 'HENPR' } })).resolves.toEqual([])
    expect(fetch).toHaveBeenCalledWith(
      '/api/menu-items/HENPR',
      expect.objectContaining({ method: 'GET', credentials: 'include', headers: {}, body: null }),
    )
  })

  it('sends a body as JSON, with headers of its own besides', async () => {
    const fetch = answers('{}')
    await callApi(authRoutes.signInDevelopment, { body: { email: 'a@b.example' }, headers: { 'Idempotency-Key': 'k' } })
    expect(fetch.mock.calls[0][1]).toMatchObject({
      body: '{"email":"a@b.example"}',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
    })
  })

  it('answers nothing for 204', async () => {
    answers(null, 204)
    await expect(callApi(authRoutes.signOut)).resolves.toBeUndefined()
  })

  it('fails with status and body, and with the problem that the body tells', async () => {
    answers('{"code":"price-changed","detail":"Prices have changed.","status":409,"total":"9.99"}', 409)
    const error = await callApi(authRoutes.signOut).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      message: '409: {"code":"price-changed","detail":"Prices have changed.","status":409,"total":"9.99"}',
      problem: { code: 'price-changed', members: { total: '9.99' } },
    })
    expect(getErrorMessage(error, 'Sorry')).toBe('Prices have changed.')
  })

  it('fails with the status text where there is no body', async () => {
    answers('', 502, 'Bad Gateway')
    await expect(callApi(authRoutes.signOut)).rejects.toThrow('502: Bad Gateway')
  })

  it('answers null for 401 where that is an answer', async () => {
    answers('no', 401)
    await expect(callApiIfSignedIn(authRoutes.getUser)).resolves.toBeNull()
    answers('no', 500)
    await expect(callApiIfSignedIn(authRoutes.getUser)).rejects.toThrow('500: no')
  })
})

describe('a page of a long list', () => {
  it('leads on as long as the answer says so', async () => {
    globalThis.fetch = jest
      .fn()
      .mockResolvedValue(
        new Response('[]', { headers: { link: '</api/loyalty/transactions?limit=50&after=a%2Bb>; rel="next"' } }),
      )
    await expect(callApiPage(loyaltyRoutes.listTransactions, { query: { after: 'x' } })).resolves.toEqual({
      entries: [],
      next: 'a+b',
    })
    expect(jest.mocked(globalThis.fetch).mock.calls[0]?.[0]).toBe('/api/loyalty/transactions?after=x')
  })

  it.each([null, '', '</api/x?after=1>; rel="prev"', '</api/x>; rel="next"'])('"%s" leads nowhere', (link) => {
    expect(parseNextPage(link)).toBeUndefined()
  })
})
