import { useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { LoadError } from '#ui/data-states'
import { TestProviders } from '#testing/test-providers'
import { ApiError } from '../api/client'
import { createQueryClient } from '../api/query-client'

const failWith = (status: number) => () =>
  Promise.reject(new ApiError(status, '{"code":"unavailable","detail":"Busy.","reference":"7F3K"}', ''))

function Hours({ status }: { readonly status: number }) {
  const { isError, refetch } = useQuery({ queryKey: ['hours'], queryFn: failWith(status) })
  return isError ? <LoadError onRetry={() => void refetch()}>The hours could not be loaded.</LoadError> : null
}

const show = (status: number) =>
  render(
    <TestProviders client={createQueryClient()}>
      <Hours status={status} />
    </TestProviders>,
  )

test('a page that could not be loaded shows the reference of the failure', async () => {
  show(503)
  expect(await screen.findByText('Reference 7F3K')).toBeTruthy()
})

test('a page that does not exist shows none', async () => {
  show(404)
  await screen.findByText('The hours could not be loaded.')
  expect(screen.queryByText(/Reference/)).toBeNull()
})
