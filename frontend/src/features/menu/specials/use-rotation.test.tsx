import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { useRotation } from './use-rotation'

function Card() {
  const { isPaused, toggle } = useRotation(3)
  return <button onClick={toggle}>{isPaused ? 'Play' : 'Pause'}</button>
}

const mockReducedMotion = (isReduced: boolean) => {
  const { matchMedia } = window
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...matchMedia(media), matches: isReduced }))
}

afterEach(() => jest.restoreAllMocks())

describe('the specials', () => {
  test.each([
    [false, 'Pause'],
    [true, 'Play'],
  ])('with reduced motion %s, hydrate from the prerendered page and offer to %s', async (isReduced, buttonText) => {
    mockReducedMotion(isReduced)
    const consoleError = jest.spyOn(console, 'error')
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Card />)
    expect(container.textContent).toBe('Pause')
    await act(async () => {
      render(<Card />, { container, hydrate: true })
    })
    expect(container.textContent).toBe(buttonText)
    expect(consoleError).not.toHaveBeenCalled()
  })

  test('can be played and paused with reduced motion', async () => {
    mockReducedMotion(true)
    render(<Card />)
    await userEvent.click(screen.getByRole('button', { name: 'Play' }))
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  })
})
