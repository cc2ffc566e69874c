import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'

type UnreadFiltersProps = {
  /** Whether those that this device last knew are applied. */
  readonly isAsKept: boolean
  readonly onRetry: () => void
}

/** Says that the saved filters could not be had: whoever avoids something counts on them. */
export const FiltersNotLoadedNotice = ({ isAsKept, onRetry }: UnreadFiltersProps) => (
  <chakra.div
    role="alert"
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    justifyContent="space-between"
    columnGap="4"
    rowGap="2"
    mt="3"
    py="2"
    ps="4"
    pe="2"
    borderRadius="xl"
    bg="warning.subtle"
    color="warning.fg"
    fontSize="sm"
  >
    {isAsKept
      ? 'Your saved dietary filters could not be loaded. Those last known on this device are applied.'
      : 'Your saved dietary filters could not be loaded, so they are not applied.'}
    <Button variant="outline" size="sm" onClick={onRetry}>
      Try Again
    </Button>
  </chakra.div>
)
