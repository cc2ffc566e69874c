import { getLocation } from '#shared/locations/index'
import { createRouter, resolveLocation, toHttpEvent, toHttpResponse, type HttpRequest } from './http-event'

const request = (change: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'POST',
  url: '/api/orders/A%20B/cancel?x=1&x=2&y=a%2Bb',
  headers: { host: 'henok.localhost:8080', cookie: 'visitor=abc; session=d=e', 'content-type': 'application/json' },
  body: Buffer.from('{"a":1}'),
  visit: {
    host: 'henok.localhost:8080',
    domainName: 'henok.localhost',
    ip: '10.0.0.9',
    location: getLocation('HENOK'),
  },
  requestId: 'r-1',
  now: new Date('2026-03-12T19:03:58.390Z'),
  ...change,
})

const match = { template: '/api/orders/{orderId}/cancel', parameters: { orderId: 'A B' } }

describe('the event of a request', () => {
  it('has the shape of an HTTP API, payload 2.0', () => {
    expect(toHttpEvent(request(), match)).toMatchObject({
      version: '2.0',
      routeKey: 'POST /api/orders/{orderId}/cancel',
      rawPath: '/api/orders/A%20B/cancel',
      rawQueryString: 'x=1&x=2&y=a%2Bb',
      queryStringParameters: { x: '1,2', y: 'a+b' },
      pathParameters: { orderId: 'A B' },
      cookies: ['visitor=abc', 'session=d=e'],
      body: '{"a":1}',
      isBase64Encoded: false,
      requestContext: {
        domainName: 'henok.localhost',
        http: { method: 'POST', path: '/api/orders/A%20B/cancel', sourceIp: '10.0.0.9' },
        time: '12/Mar/2026:19:03:58 +0000',
        timeEpoch: 1773342238390,
      },
    })
  })

  it('takes host and location from the CDN, ignoring the headers of the visitor', () => {
    const headers = { 'x-location': 'HENPR', 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '1.2.3.4' }
    const event = toHttpEvent(request({ headers }), match)
    expect(event.headers).toMatchObject({
      'x-location': 'HENOK',
      'x-forwarded-host': 'henok.localhost:8080',
      'x-forwarded-for': '1.2.3.4, 10.0.0.9',
    })
  })

  it('carries bytes as base64, and no body if none was sent', () => {
    const audio = toHttpEvent(
      request({ headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: Buffer.from([0xff, 0x00]) }),
      match,
    )
    expect([audio.isBase64Encoded, audio.body]).toEqual([true, '/wA='])
    const empty = toHttpEvent(request({ headers: {}, body: Buffer.alloc(0), url: '/api/health' }), match)
    expect(empty).toMatchObject({ rawQueryString: '', isBase64Encoded: false, queryStringParameters: undefined })
    expect('body' in empty || 'cookies' in empty).toBe(false)
  })
})

describe('the answer of a handler', () => {
  it('keeps status, headers, cookies and bytes', () => {
    const answer = toHttpResponse({
      statusCode: 201,
      headers: { 'Content-Type': 'image/png', 'x-count': 3 },
      cookies: ['a=1; Path=/', 'b=2'],
      body: '/wA=',
      isBase64Encoded: true,
    })
    expect(answer).toEqual({
      status: 201,
      headers: { 'content-type': 'image/png', 'x-count': '3' },
      cookies: ['a=1; Path=/', 'b=2'],
      body: Buffer.from([0xff, 0x00]),
    })
  })

  it('is JSON with status 200 without a status, and an error if malformed', () => {
    expect(toHttpResponse({ a: 1 })).toMatchObject({ status: 200, headers: { 'content-type': 'application/json' } })
    expect(() => toHttpResponse({ statusCode: 'OK' })).toThrow()
  })
})

describe('the route of a path', () => {
  const find = createRouter(
    [
      ['GET', '/api/orders/{orderId}'],
      ['GET', '/api/orders/last-order-items'],
      ['GET', '/api/orders/user/{userId}'],
      ['POST', '/api/orders/test'],
    ].map(([method = '', path = '']) => ({ route: { method, path } })),
  )

  it.each([
    ['GET', '/api/orders/last-order-items', '/api/orders/last-order-items', {}],
    ['GET', '/api/orders/7%2F8', '/api/orders/{orderId}', { orderId: '7/8' }],
    ['GET', '/api/orders/user/u-1', '/api/orders/user/{userId}', { userId: 'u-1' }],
    ['GET', '/api/orders/test', '/api/orders/{orderId}', { orderId: 'test' }],
  ])('%s %s is %s', (method, path, template, parameters) => {
    expect(find(method, path)?.match).toEqual({ template, parameters })
  })

  it.each([
    ['GET', '/api/orders/'],
    ['GET', '/api/orders'],
    ['DELETE', '/api/orders/test'],
    ['GET', '/api/orders/a/b'],
  ])('%s %s is none', (method, path) => {
    expect(find(method, path)).toBeUndefined()
  })
})

it.each([
  ['localhost:8080', '', 'HENPR'],
  ['localhost:8080', 'HEHC', 'HEHC'],
  ['127.0.0.1:8080', '3', 'HENOK'],
  ['henok.localhost:8080', 'HEHC', 'HENOK'],
])('the host %s with the stand-in "%s" is %s', (host, standIn, code) => {
  expect(resolveLocation(host, standIn).code).toBe(code)
})
