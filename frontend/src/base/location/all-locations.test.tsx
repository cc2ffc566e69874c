import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { locationRoutes } from '#shared/kitchen/location-contract'
import { findLocation, locations } from '#shared/locations/index'
import { overrideModes } from '#shared/locations/policy'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { presentLocation } from '#testing/present-location'
import { TestProviders } from '#testing/test-providers'
import { useLocationsOfKind } from './all-locations'
import { currentLocation } from './location'

setupMockServer(
  mockRoute(locationRoutes.getLocation, ({ url }) =>
    mockResponse(
      locationRoutes.getLocation,
      presentLocation(findLocation(url.split('/').at(-1) ?? '') ?? locations[0], { version: 7 }),
    ),
  ),
)
afterEach(() => overrideModes())

const listOfKind = (modes: string) => {
  overrideModes(modes)
  const client = createQueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TestProviders client={client}>{children}</TestProviders>
  )
  const { result, unmount } = renderHook(useLocationsOfKind, { wrapper })
  unmount()
  return result.current.map(({ code }) => code)
}

it('a live site looks for a ZIP code at live locations only, and a test site at test sites', () => {
  expect(currentLocation.code).toBe('HENPR')
  expect(listOfKind('live,HEHC=test')).toEqual(['HENPR', 'HENOK'])
  expect(listOfKind('HENOK=live')).toEqual(['HENPR', 'HEHC'])
})
