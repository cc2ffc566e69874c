import { XIcon } from 'lucide-react'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Overlay } from '#base/components/overlay'
import { useSwipeDown } from '../use-swipe-down'
import './dish-sheet.css'

type SheetFrameProps = { readonly title: string; readonly onClose: () => void; readonly children: ReactNode }

/** A dialog in the middle of a wide window, a sheet from the foot of a phone. */
export function SheetFrame({ title, onClose, children }: SheetFrameProps) {
  const handle = useRef<HTMLSpanElement>(null)
  useSwipeDown(handle, onClose)
  return (
    <Overlay kind="dish-sheet" label={title} onClose={onClose}>
      <button type="button" className="close" aria-label={`Close ${title}`} onClick={onClose}>
        <XIcon />
      </button>
      <span ref={handle} className="handle" aria-hidden="true" />
      {children}
    </Overlay>
  )
}
