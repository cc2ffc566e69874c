import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { TrainingBadge, QuizQuestion } from '#shared/contract/gamification'
import { DialogBody, DialogFooter } from '#base/components/dialog'

type ScorePartProps = {
  readonly questions: readonly QuizQuestion[]
  readonly answers: readonly number[]
  readonly score: number
  /** What the level gave; nothing for a review. */
  readonly earned: { readonly xp: number; readonly badge: TrainingBadge | undefined } | undefined
  readonly saving: 'saving' | 'saved' | 'failed'
  /** Whether the tour ends with this, and its reward comes next. */
  readonly hasReward: boolean
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** The score of a level, what it gave, and each answer to read again in peace. */
export const QuizScore = ({
  questions,
  answers,
  score,
  earned,
  saving,
  hasReward,
  onRetry,
  onClose,
}: ScorePartProps) => (
  <>
    <DialogBody tabIndex={0} role="region" aria-label="Your score">
      <Text role="status" fontFamily="heading" fontSize="xl" lineHeight="snug">
        You scored {score} out of {questions.length} questions correctly!
      </Text>
      {earned && saving !== 'failed' && (
        <Box mt="4" p="4" borderRadius="xl" bg="accent.subtle">
          {earned.badge && (
            <chakra.span fontSize="2xl" mr="3" aria-hidden>
              {earned.badge.icon}
            </chakra.span>
          )}
          {saving === 'saving'
            ? 'Adding it to your progress…'
            : `Level completed: ${earned.xp} XP${earned.badge ? ` and the ${earned.badge.name} badge` : ''}.`}
        </Box>
      )}
      {saving === 'failed' && (
        <Box role="alert" mt="4" p="4" borderRadius="xl" bg="danger.subtle" color="danger.fg">
          This level could not be saved. Your answers are still here: please try again.
        </Box>
      )}
      <chakra.ol mt="5" display="grid" gap="4">
        {questions.map(({ id, question, options, correctAnswer, explanation }, position) => (
          <chakra.li key={id} fontSize="sm">
            <chakra.span fontWeight="semibold">
              {answers[position] === correctAnswer ? '✓' : '✗'} {question}
            </chakra.span>
            <chakra.span display="block" color="fg.muted">
              {options[correctAnswer]}. {explanation}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
    </DialogBody>
    <DialogFooter>
      {saving === 'failed' && (
        <Button flex="none" onClick={onRetry}>
          Try Again
        </Button>
      )}
      <Button flex="none" variant={saving === 'failed' ? 'outline' : 'solid'} onClick={onClose}>
        {hasReward ? 'Show My Reward' : 'Close'}
      </Button>
    </DialogFooter>
  </>
)
