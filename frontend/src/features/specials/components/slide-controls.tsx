import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { PauseIcon, PlayIcon } from 'lucide-react'
import type { DailySpecial } from '#shared/contract/menu'

type SlideControlsProps = {
  readonly specials: readonly DailySpecial[]
  readonly index: number
  readonly isPaused: boolean
  readonly onChoose: (index: number) => void
  readonly onToggle: () => void
}

/** Which special is shown, the others, and a way to make them stand still. */
export const SlideControls = ({ specials, index, isPaused, onChoose, onToggle }: SlideControlsProps) => (
  <Flex flexWrap="wrap" alignItems="center" my="-1">
    {specials.map(({ id, title }, at) => (
      <chakra.button
        key={id}
        type="button"
        aria-label={`Show ${title}`}
        aria-current={at === index}
        onClick={() => onChoose(at)}
        boxSize="11"
        display="grid"
        placeItems="center"
        cursor="pointer"
      >
        <chakra.span boxSize="2.5" borderRadius="full" bg={at === index ? 'accent.fg' : 'border.strong'} />
      </chakra.button>
    ))}
    <Button
      variant="ghost"
      px="0"
      fontSize="sm"
      onClick={onToggle}
      aria-label={isPaused ? 'Play specials' : 'Pause specials'}
    >
      {isPaused ? <PlayIcon /> : <PauseIcon />}
    </Button>
  </Flex>
)
