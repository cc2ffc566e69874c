import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowUpIcon, RotateCwIcon } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { MAX_ZOOM, moveCrop, rotateCrop, zoomCrop, type Crop, type PictureSize } from './crop'
import { DISH_PICTURE_RATIO } from '#shared/menu/pictures/picture'
import { drawCrop } from './draw'

const moves = [
  { label: 'Move left', degrees: -90, right: -1, down: 0 },
  { label: 'Move up', degrees: 0, right: 0, down: -1 },
  { label: 'Move down', degrees: 180, right: 0, down: 1 },
  { label: 'Move right', degrees: 90, right: 1, down: 0 },
] as const

const STEP = 0.1

type CropToolsProps = { readonly picture: PictureSize; readonly crop: Crop; readonly onChange: (crop: Crop) => void }

/** Buttons to rotate, zoom and move the crop, for users who can't drag. */
export function CropTools({ picture, crop, onChange }: CropToolsProps) {
  const id = useId()
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
      <Button type="button" variant="outline" px="3.5" onClick={() => onChange(rotateCrop(crop, picture))}>
        <RotateCwIcon /> Rotate
      </Button>
      <chakra.label htmlFor={id} display="flex" gap="2" alignItems="center" flex="1 1 9rem" fontSize="sm" minH="11">
        Size
        <chakra.input
          id={id}
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          aria-valuetext={`${Math.round(crop.zoom * 100)}%`}
          flex="1"
          minW="0"
          height="11"
          accentColor="var(--ember-solid)"
          onChange={({ target }) => onChange(zoomCrop(crop, picture, Number(target.value)))}
        />
      </chakra.label>
      <chakra.div display="flex">
        {moves.map(({ label, degrees, right, down }) => (
          <Button
            key={label}
            type="button"
            variant="ghost"
            px="0"
            aria-label={label}
            onClick={() => onChange(moveCrop(crop, picture, right * STEP, down * STEP))}
          >
            <ArrowUpIcon style={{ transform: `rotate(${degrees}deg)` }} />
          </Button>
        ))}
      </chakra.div>
    </chakra.div>
  )
}

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

/** The canvas width in pixels, independent of its displayed size. */
const CANVAS_WIDTH = 720

/** How far an arrow key moves the crop, as a fraction of its size. */
const MOVE_STEP = 0.05
const ZOOM_STEP = 1.1

type CropStageProps = {
  readonly bitmap: ImageBitmap
  readonly crop: Crop
  readonly onChange: (crop: Crop) => void
}

/** Previews the crop as guests will see it. Drag it or use the arrow keys to move it. */
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
    ArrowLeft: () => moveCrop(crop, bitmap, -MOVE_STEP, 0),
    ArrowRight: () => moveCrop(crop, bitmap, MOVE_STEP, 0),
    ArrowUp: () => moveCrop(crop, bitmap, 0, -MOVE_STEP),
    ArrowDown: () => moveCrop(crop, bitmap, 0, MOVE_STEP),
    '+': () => zoomCrop(crop, bitmap, crop.zoom * ZOOM_STEP),
    '-': () => zoomCrop(crop, bitmap, crop.zoom / ZOOM_STEP),
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
        width={CANVAS_WIDTH}
        height={CANVAS_WIDTH * DISH_PICTURE_RATIO}
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
