import { Button } from '@chakra-ui/react/button'
import { Skeleton } from '@chakra-ui/react/skeleton'

type AbsentDishProps = {
  readonly isComing: boolean
  readonly isError: boolean
  readonly onRetry: () => void
  readonly onClose: () => void
}

const Waiting = () => (
  <div className="scroller" role="status" aria-label="Loading the dish">
    <Skeleton className="picture" borderRadius="0" />
    <div className="head">
      <Skeleton height="8" width="60%" />
      <Skeleton height="16" />
      <Skeleton height="40" />
    </div>
  </div>
)

/** In a dish's place: it is on its way, could not be read, or is not on this menu. */
export function DishPlaceholder({ isComing, isError, onRetry, onClose }: AbsentDishProps) {
  if (isComing) return <Waiting />
  return (
    <div className="absent" role="alert">
      <p>{isError ? 'The menu could not be loaded.' : 'This dish is not on our menu.'}</p>
      <Button variant="outline" onClick={isError ? onRetry : onClose}>
        {isError ? 'Try Again' : 'See the menu'}
      </Button>
    </div>
  )
}
