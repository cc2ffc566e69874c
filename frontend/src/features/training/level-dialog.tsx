import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import type { Location } from '#shared/locations/index'
import { formatCents } from '#shared/platform/money'
import { useAllLocations } from '#base/location/all-locations'
import { useLocationConfig } from '#base/location/location'
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog/dialog'
import { Skeleton } from '#ui/chakra/skeleton'
import { useState } from 'react'
import { LoadError } from '#ui/data-states'
import { TOUR_NOT_LOADED, useQuizQuestions } from './tour-progress'
import { QuizRunner, type QuizRunnerProps } from './quiz-runner'

type DeliveryZonesDialogProps = { readonly onClose: () => void; readonly onTakeQuiz: () => void }

/** The terms of delivery; a location may have no minimum, and no free delivery. */
const listTerms = ({ delivery: { freeFromCents, minimumCents, feeCents } }: Location) => [
  { label: 'Minimum order', value: minimumCents === null ? 'None' : formatCents(minimumCents) },
  { label: 'Delivery fee', value: formatCents(feeCents) },
  { label: 'Free from', value: freeFromCents === null ? 'Never' : formatCents(freeFromCents) },
]

/**
 * Lists the delivery zones, which the level's quiz asks about (docs/product/training.md#levels).
 */
function DeliveryZonesDialog({ onClose, onTakeQuiz }: DeliveryZonesDialogProps) {
  const locations = useAllLocations()
  const figures = listTerms(useLocationConfig())
  return (
    <Dialog size="md" title="Delivery Zones" onClose={onClose}>
      <DialogBody>
        <Grid as="dl" templateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }} gap="3">
          {figures.map(({ label, value }) => (
            <Box key={label} bg="bg.inset" borderRadius="xl" p="4">
              <chakra.dt fontSize="sm" color="fg.muted">
                {label}
              </chakra.dt>
              <chakra.dd fontFamily="heading" fontSize="xl" fontVariantNumeric="tabular-nums">
                {value}
              </chakra.dd>
            </Box>
          ))}
        </Grid>
        <chakra.dl mt="5" display="grid" gap="4">
          {locations.map(({ code, fullName, delivery }) => (
            <div key={code}>
              <chakra.dt fontWeight="semibold">{fullName}</chakra.dt>
              <chakra.dd color="fg.muted">{delivery.zone}</chakra.dd>
            </div>
          ))}
        </chakra.dl>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          Got it!
        </Button>
        <Button onClick={onTakeQuiz}>Take Quiz</Button>
      </DialogFooter>
    </Dialog>
  )
}

/** The level that shows the delivery zones before its quiz (docs/product/training.md#levels). */
const ZONE_LEVEL = 4

type LevelDialogProps = Omit<QuizRunnerProps, 'questions'>

/** An opened level: reading material if it has any, then its quiz. */
export function LevelDialog(props: LevelDialogProps) {
  const { level, onClose } = props
  const [isReading, setReading] = useState(level.levelNumber === ZONE_LEVEL)
  // Completing a level must not turn the open dialog into a review.
  const [isReview] = useState(props.isReview)
  const { data: questions, isError, refetch } = useQuizQuestions(level.id)
  if (isReading) return <DeliveryZonesDialog onClose={onClose} onTakeQuiz={() => setReading(false)} />
  return (
    <Dialog
      size="md"
      closeOnInteractOutside={false}
      title={`Level ${level.levelNumber}: ${level.title}`}
      headerEnd={
        isReview && (
          <Box color="accent.fg" fontWeight="semibold" fontSize="sm">
            Review Mode
          </Box>
        )
      }
      onClose={onClose}
    >
      {questions ? (
        <QuizRunner {...props} isReview={isReview} questions={questions} />
      ) : (
        <>
          <DialogBody>
            {isError ? (
              <LoadError onRetry={() => void refetch()}>{TOUR_NOT_LOADED}</LoadError>
            ) : (
              <Skeleton height="64" role="status" aria-label="Loading the questions" />
            )}
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" flex="none" onClick={onClose}>
              Close
            </Button>
          </DialogFooter>
        </>
      )}
    </Dialog>
  )
}
