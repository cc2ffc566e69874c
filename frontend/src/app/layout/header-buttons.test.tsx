import { render, screen } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { createQueryClient } from '#base/api/query-client'
import { TestProviders } from '#testing/test-providers'
import { AccountButton } from './header-buttons'

it.each([
  ['/', '/login'],
  ['/menu', '/login'],
  ['/login', '/login'],
  // Who logs in while ordering wants to go on with the order.
  ['/checkout', '/login?returnTo=%2Fcheckout'],
  ['/group/LINK', '/login?returnTo=%2Fgroup%2FLINK'],
  ['/orders/ABC/tracking', '/login?returnTo=%2Forders%2FABC%2Ftracking'],
])('the login link of %s leads to %s', (path, href) => {
  render(
    <Router hook={memoryLocation({ path }).hook}>
      <TestProviders client={createQueryClient()}>
        <AccountButton />
      </TestProviders>
    </Router>,
  )
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(href)
})
