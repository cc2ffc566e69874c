import { Button } from '@chakra-ui/react/button'
import { useLocationConfig } from '#base/location/location'
import { useIntake } from './use-intake'
import { describeIntake } from './words'

/**
 * On a board: that the intake is paused or slowed, and for those who work here the way to its
 * control; nothing while all is as usual.
 */
export function IntakeBoardStatus({ onOpen }: { readonly onOpen?: (() => void) | undefined }) {
  const intake = useIntake()
  const words = describeIntake(intake, useLocationConfig())
  if (!intake || !words) return null
  return (
    <Button variant="solid" px="3" disabled={!onOpen} onClick={onOpen}>
      {intake.state === 'busy' ? `+${intake.extraMinutes} min an order` : words.is}
    </Button>
  )
}
