import { XIcon } from 'lucide-react'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Dialog } from '#base/components/dialog'
import { useSwipeDown } from '../use-swipe-down'
import './dish-sheet.css'

type SheetFrameProps = { readonly title: string; readonly onClose: () => void; readonly children: ReactNode }

function Handle({ onClose }: { readonly onClose: () => void }) {
  const handle = useRef<HTMLSpanElement>(null)
  useSwipeDown(handle, onClose)
  return <span ref={handle} className="handle" aria-hidden="true" />
}

/** A dialog in the middle of a wide window, a sheet from the foot of a phone. */
export const DishSheetFrame = ({ title, onClose, children }: SheetFrameProps) => (
  <Dialog placement="sheet" size="cover" label={title} className="dish-sheet" onClose={onClose}>
    <button type="button" className="close" aria-label={`Close ${title}`} onClick={onClose}>
      <XIcon />
    </button>
    <Handle onClose={onClose} />
    {children}
  </Dialog>
)
