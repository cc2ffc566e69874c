import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { DISH_PICTURE_RATIO } from '#shared/rules/picture'
import { moveCrop, zoomCrop } from './crop'
import type { Crop } from './crop'
import { drawCrop } from './draw'

const Stage = chakra('canvas', {
  base: {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '4 / 3',
    borderRadius: 'xl',
    bg: 'bg.inset',
    cursor: 'grab',
    touchAction: 'none',
    _active: { cursor: 'grabbing' },
    _focusVisible: { outline: '3px solid', outlineColor: 'accent.glow', outlineOffset: '2px' },
  },
})

/** As wide as it is drawn, whatever it is shown as. */
const DRAWN = 720

/** How far an arrow key moves the part, in parts of itself. */
const STEP = 0.05
const STEP_ZOOM = 1.1

type CropStageProps = {
  readonly bitmap: ImageBitmap
  readonly crop: Crop
  readonly onChange: (crop: Crop) => void
}

/** The kept part as guests will see it: pulled about by a finger, moved by the arrow keys. */
export function CropStage({ bitmap, crop, onChange }: CropStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pulled = useRef<{ readonly x: number; readonly y: number } | null>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, bitmap, crop)
  }, [bitmap, crop])

  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    pulled.current = { x: event.clientX, y: event.clientY }
  }
  const pull = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!pulled.current) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    const { x, y } = pulled.current
    pulled.current = { x: event.clientX, y: event.clientY }
    onChange(moveCrop(crop, bitmap, (x - event.clientX) / width, (y - event.clientY) / height))
  }
  const end = () => {
    pulled.current = null
  }
  const keys: Readonly<Record<string, () => Crop>> = {
    ArrowLeft: () => moveCrop(crop, bitmap, -STEP, 0),
    ArrowRight: () => moveCrop(crop, bitmap, STEP, 0),
    ArrowUp: () => moveCrop(crop, bitmap, 0, -STEP),
    ArrowDown: () => moveCrop(crop, bitmap, 0, STEP),
    '+': () => zoomCrop(crop, bitmap, crop.zoom * STEP_ZOOM),
    '-': () => zoomCrop(crop, bitmap, crop.zoom / STEP_ZOOM),
  }
  const press = (event: KeyboardEvent) => {
    const next = keys[event.key]
    if (!next) return
    event.preventDefault()
    onChange(next())
  }
  return (
    <Stage asChild>
      <canvas
        ref={canvas}
        width={DRAWN}
        height={DRAWN * DISH_PICTURE_RATIO}
        tabIndex={0}
        role="application"
        aria-label="The part that guests see. The arrow keys move it, plus and minus change its size."
        onPointerDown={begin}
        onPointerMove={pull}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={press}
      />
    </Stage>
  )
}
