import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowUpIcon, RotateCwIcon } from 'lucide-react'
import { useId } from 'react'
import { MAX_ZOOM, moveCrop, rotateCrop, zoomCrop } from './crop'
import type { Crop, PictureSize } from './crop'

const moves = [
  { label: 'Move left', degrees: -90, right: -1, down: 0 },
  { label: 'Move up', degrees: 0, right: 0, down: -1 },
  { label: 'Move down', degrees: 180, right: 0, down: 1 },
  { label: 'Move right', degrees: 90, right: 1, down: 0 },
] as const

const STEP = 0.1

type CropToolsProps = { readonly picture: PictureSize; readonly crop: Crop; readonly onChange: (crop: Crop) => void }

/** The same as by pulling, for who can't pull; and the turning. */
export function CropTools({ picture, crop, onChange }: CropToolsProps) {
  const id = useId()
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
      <Button type="button" variant="outline" px="3.5" onClick={() => onChange(rotateCrop(crop, picture))}>
        <RotateCwIcon /> Turn
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
