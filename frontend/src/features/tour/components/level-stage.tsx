import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { useState } from 'react'
import { Dialog, DialogBody, DialogFooter } from '#base/components/dialog'
import { LoadError } from '#base/components/not-loaded'
import { useQuizQuestions } from '../api/tour-queries'
import { TOUR_NOT_LOADED } from '../words'
import { QuizRunner } from './quiz-walk'
import type { QuizRunnerProps } from './quiz-walk'
import { DeliveryZonesDialog } from './zone-panel'

/** The level that tells where we deliver before it asks (docs/product/training.md#levels). */
const ZONE_LEVEL = 4

type LevelStageProps = Omit<QuizRunnerProps, 'questions'>

/** An opened level: what there is to read first, then its quiz. */
export function LevelDialog(props: LevelStageProps) {
  const { level, onClose } = props
  const [isReading, setReading] = useState(level.levelNumber === ZONE_LEVEL)
  // A level that is completed while it is open stays what it was when it was opened.
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
