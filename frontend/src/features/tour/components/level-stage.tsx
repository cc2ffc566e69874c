import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { useState } from 'react'
import { Dialog, DialogBody, DialogFooter } from '#base/components/dialog'
import { NotLoaded } from '#base/components/not-loaded'
import { useQuestions } from '../api/tour-queries'
import { notLoaded } from '../words'
import { QuizWalk } from './quiz-walk'
import type { QuizWalkProps } from './quiz-walk'
import { ZonePanel } from './zone-panel'

/** The level that tells where we deliver before it asks (docs/product/training.md#levels). */
const ZONE_LEVEL = 4

type LevelStageProps = Omit<QuizWalkProps, 'questions'>

/** An opened level: what there is to read first, then its quiz. */
export function LevelStage(props: LevelStageProps) {
  const { level, onClose } = props
  const [isReading, setReading] = useState(level.levelNumber === ZONE_LEVEL)
  // A level that is completed while it is open stays what it was when it was opened.
  const [isReview] = useState(props.isReview)
  const { data: questions, isError, refetch } = useQuestions(level.id)
  if (isReading) return <ZonePanel onClose={onClose} onTakeQuiz={() => setReading(false)} />
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
        <QuizWalk {...props} isReview={isReview} questions={questions} />
      ) : (
        <>
          <DialogBody>
            {isError ? (
              <NotLoaded onRetry={() => void refetch()}>{notLoaded}</NotLoaded>
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
