import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { useRotation } from './use-rotation'

function Card() {
  const { isPaused, toggle } = useRotation(3)
  return <button onClick={toggle}>{isPaused ? 'Play' : 'Pause'}</button>
}

const whereStillnessIsAsked = (isAsked: boolean) => {
  const { matchMedia } = window
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...matchMedia(media), matches: isAsked }))
}

afterEach(() => jest.restoreAllMocks())

describe('the specials', () => {
  test.each([
    [false, 'Pause'],
    [true, 'Play'],
  ])('taken over from the built page, where stillness is asked for: %s, they offer to %s', async (isAsked, offer) => {
    whereStillnessIsAsked(isAsked)
    const complaints = jest.spyOn(console, 'error')
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Card />)
    expect(container.textContent).toBe('Pause')
    await act(async () => {
      render(<Card />, { container, hydrate: true })
    })
    expect(container.textContent).toBe(offer)
    expect(complaints).not.toHaveBeenCalled()
  })

  test('go on when told to, even where stillness is asked for, and stop again', async () => {
    whereStillnessIsAsked(true)
    render(<Card />)
    await userEvent.click(screen.getByRole('button', { name: 'Play' }))
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  })
})
