import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from '#base/api/query-client'
import { TestProviders } from '#testing/test-providers'
import { PortionCount } from './portion-count'

const onChange = jest.fn()

async function set(typed: string) {
  onChange.mockClear()
  const { unmount } = render(
    <TestProviders client={createQueryClient()}>
      <PortionCount name="Miso Soup" left={7} onChange={onChange} />
    </TestProviders>,
  )
  const field = screen.getByLabelText('Portions of Miso Soup')
  await userEvent.clear(field)
  if (typed !== '') await userEvent.type(field, `${typed}{Enter}`)
  else await userEvent.type(field, '{Enter}')
  const isMarked = field.getAttribute('aria-invalid') === 'true'
  unmount()
  return [onChange.mock.calls.flat()[0], isMarked]
}

it('sets the number that was typed, and nothing for any other text', async () => {
  expect(await set('12')).toEqual([12, false])
  expect(await set('１２')).toEqual([12, false])
  expect(await set('0')).toEqual([0, false])
  expect(await set('')).toEqual([null, false])
  for (const typed of ['1.5', '-5', '1e1', '3x4', '99999999'])
    expect([typed, ...(await set(typed))]).toEqual([typed, undefined, true])
})
