import { authRoutes } from '#shared/accounts/contract'
import { menuRoutes } from '#shared/menu/contract'
import { ApiError, buildUrl, callApi, callApiIfSignedIn, callApiPage, getErrorMessage, parseNextPage } from './client'
import { getRequestReference } from '#shared/platform/ids'
import { loyaltyRoutes } from '#shared/loyalty/contract'

const mockFetch = (body: string | null, status = 200, statusText = '') => {
  const fetch = jest.fn().mockResolvedValue(new Response(body, { status, statusText }))
  globalThis.fetch = fetch
  return fetch
}

describe('a URL', () => {
  it('has its path parameters filled in and only the defined query parameters', () => {
    expect(buildUrl('/api/orders/{orderId}', { orderId: 'a/b' }, { page: 2, none: undefined })).toBe(
      '/api/orders/a%2Fb?page=2',
    )
  })
})

describe('a call', () => {
  it('sends credentials, and no content type without a body', async () => {
    const fetch = mockFetch('[]')
    await expect(callApi(menuRoutes.listMenuItems, { params: { location: 'HENPR' } })).resolves.toEqual([])
    expect(fetch).toHaveBeenCalledWith(
      '/api/menu-items/HENPR',
      expect.objectContaining({ method: 'GET', credentials: 'include', headers: {}, body: null }),
    )
  })

  it('sends a body as JSON, along with additional headers', async () => {
    const fetch = mockFetch('{}')
    await callApi(authRoutes.signInDevelopment, { body: { email: 'a@b.example' }, headers: { 'Idempotency-Key': 'k' } })
    expect(fetch.mock.calls[0][1]).toMatchObject({
      body: '{"email":"a@b.example"}',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
    })
  })

  it('returns undefined for 204', async () => {
    mockFetch(null, 204)
    await expect(callApi(authRoutes.signOut)).resolves.toBeUndefined()
  })

  it('throws an error with the status, the body and the problem parsed from it', async () => {
    mockFetch('{"code":"price-changed","detail":"Prices have changed.","status":409,"total":"9.99"}', 409)
    const error = await callApi(authRoutes.signOut).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      message: '409: {"code":"price-changed","detail":"Prices have changed.","status":409,"total":"9.99"}',
      problem: { code: 'price-changed', members: { total: '9.99' } },
    })
    expect(getErrorMessage(error, 'Sorry')).toBe('Prices have changed.')
  })

  it('shows the reference of a failure of the server, but not of a rejected input', async () => {
    const failWith = async (status: number, body: string, headers = {}) => {
      globalThis.fetch = jest.fn().mockResolvedValue(new Response(body, { status, headers }))
      return getErrorMessage(await callApi(authRoutes.signOut).catch((reason: unknown) => reason), 'Not saved.')
    }
    expect(await failWith(503, '{"code":"unavailable","detail":"Try again.","reference":"7F3K"}')).toBe(
      'Try again. Reference 7F3K',
    )
    expect(await failWith(400, '{"code":"invalid-input","detail":"Wrong.","reference":"7F3K"}')).toBe('Wrong.')
    const requestId = 'JKJaXmPLvHcESHA='
    expect(await failWith(504, '{"message":"Endpoint request timed out"}', { 'apigw-requestid': requestId })).toBe(
      `Not saved. Reference ${getRequestReference(requestId)}`,
    )
  })

  it('throws an error with the status text if there is no body', async () => {
    mockFetch('', 502, 'Bad Gateway')
    await expect(callApi(authRoutes.signOut)).rejects.toThrow('502: Bad Gateway')
  })

  it('returns null for 401 if signing in is optional', async () => {
    mockFetch('no', 401)
    await expect(callApiIfSignedIn(authRoutes.getUser)).resolves.toBeNull()
    mockFetch('no', 500)
    await expect(callApiIfSignedIn(authRoutes.getUser)).rejects.toThrow('500: no')
  })
})

describe('a page of a long list', () => {
  it('has a next page if the Link header names one', async () => {
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

  it.each([null, '', '</api/x?after=1>; rel="prev"', '</api/x>; rel="next"'])(
    'the Link header "%s" names no next page',
    (link) => {
      expect(parseNextPage(link)).toBeUndefined()
    },
  )
})
