import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { routes } from '#shared/contract/index'
import { cachedPatterns, createCachePolicies } from './edge-policies'

const stack = new Stack(new App(), 'Test')
const caches = createCachePolicies(stack)
const template = Template.fromStack(stack).toJSON()

/** What the policy of a pattern does with query parameters. */
function queryConfigOf(pattern: string): unknown {
  const id = stack.resolve(caches.get(pattern)?.cachePolicyId).Ref
  return template.Resources[id].Properties.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin.QueryStringsConfig
}

test.each(cachedPatterns)('an unknown query parameter is no part of what is cached of %s', (pattern) => {
  const isMenu = pattern.startsWith('/api/menu-')
  expect(queryConfigOf(pattern)).toEqual(
    isMenu ? { QueryStringBehavior: 'whitelist', QueryStrings: ['change'] } : { QueryStringBehavior: 'none' },
  )
})

describe('the change that a menu is read past caches for', () => {
  const query = routes.find(({ route }) => route.path === '/api/menu-items/{location}')?.route.query
  const isAccepted = (change: string) => query?.safeParse({ change }).success

  test.each(['dish-3101-7', 'specials-2', 'categories-12'])('may be %s', (change) =>
    expect(isAccepted(change)).toBe(true),
  )
  test.each(['', 'random', 'dish-1', 'dish-1-2 ', 'specials-1&x=2', 'specials-12345678901'])(
    'may not be %j, which would be one more entry of the cache',
    (change) => expect(isAccepted(change)).toBe(false),
  )
})
