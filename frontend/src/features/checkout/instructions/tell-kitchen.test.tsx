import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { mayMeanAllergy } from '#shared/menu/dietary/note-reading'
import { NO_DIETARY_PREFERENCES } from '#shared/menu/dietary/filters'
import { dietFilterStore } from '#base/menu/diet-filters'
import { createQueryClient } from '#base/api/query-client'
import { TestProviders } from '#testing/test-providers'
import { setupMockServer } from '#testing/mock-server'
import { TellKitchen } from './tell-kitchen'

setupMockServer()

function Note() {
  const [note, setNote] = useState('No dairy please')
  return (
    <>
      <output>{note}</output>
      <TellKitchen note={note} maxLength={200} onChange={setNote} />
    </>
  )
}

it('writes into the note what the filters avoid and the note does not say, as the kitchen reads an allergy', async () => {
  const preferences = { ...NO_DIETARY_PREFERENCES, noShellfish: true, noDairy: true }
  dietFilterStore.choose({ userId: null, preferences, isComplete: false })
  render(
    <TestProviders client={createQueryClient()}>
      <Note />
    </TestProviders>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Tell the kitchen: no shellfish' }))
  expect(screen.getByRole('status').textContent).toBe('No dairy please; no shellfish')
  expect(mayMeanAllergy(screen.getByRole('status').textContent)).toBe(true)
  expect(screen.queryByRole('button')).toBeNull()
})
