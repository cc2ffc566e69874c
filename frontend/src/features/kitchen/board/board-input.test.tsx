import { fireEvent, render, screen } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { useTapGuard } from './board-input'

type BoardProps = { readonly onTap: (button: string) => void }

function Board({ onTap }: BoardProps) {
  const { onClickCapture } = useTapGuard()
  return (
    <div onClickCapture={onClickCapture}>
      <button type="button" onClick={() => onTap('ticket')}>
        Ticket
      </button>
      {createPortal(
        <button type="button" onClick={() => onTap('dialog')}>
          Dialog
        </button>,
        document.body,
      )}
    </div>
  )
}

it('a second tap in the same place does nothing on a ticket, but works in a dialog, as labels need', () => {
  const taps: string[] = []
  render(<Board onTap={(button) => taps.push(button)} />)
  const at = { detail: 1, clientX: 300, clientY: 200 }
  for (const name of ['Ticket', 'Ticket', 'Dialog', 'Dialog']) fireEvent.click(screen.getByText(name), at)
  expect(taps).toEqual(['ticket', 'dialog', 'dialog'])
})
