import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { QuizQuestion, TrainingBadge } from '#shared/training/contract'
import { DialogBody, DialogFooter } from '#ui/dialog/dialog'
import { ProgressBar } from '#ui/progress'
import type { QuizState } from './quiz'

type QuizQuestionFormProps = {
  readonly question: QuizQuestion
  readonly position: number
  readonly count: number
  readonly quiz: QuizState
  readonly onChoose: (option: number) => void
  readonly onSubmit: () => void
  readonly onNext: () => void
}

const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '12',
    px: '4',
    py: '2.5',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'xl',
    cursor: 'pointer',
    _hover: { bg: 'bg.raised' },
    '& input': { accentColor: 'var(--ember-solid)', boxSize: '5', flexShrink: 0 },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
    '&:has(:checked)': { borderColor: 'accent.fg', bg: 'accent.subtle' },
    '&[data-mark=right]': { borderColor: 'success.fg', bg: 'success.subtle' },
    '&[data-mark=wrong]': { borderColor: 'danger.fg', bg: 'danger.subtle' },
  },
})

type Mark = 'right' | 'wrong' | undefined
const markLabels = { right: '✓ Right', wrong: '✗ Your answer' } as const

/**
 * A question with its options.
 * After submitting, it shows the correct answer and an explanation.
 */
export function QuizQuestionForm({
  question,
  position,
  count,
  quiz,
  onChoose,
  onSubmit,
  onNext,
}: QuizQuestionFormProps) {
  const { chosen, isAnswerShown } = quiz
  const getMark = (option: number): Mark => {
    if (!isAnswerShown) return undefined
    if (option === question.correctAnswer) return 'right'
    return option === chosen ? 'wrong' : undefined
  }
  const progressText = `Question ${position + 1} of ${count}`
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isAnswerShown) onNext()
        else onSubmit()
      }}
    >
      <DialogBody>
        <Text fontSize="sm" color="fg.muted" mb="2">
          {progressText}
        </Text>
        <ProgressBar label="Quiz progress" percent={(position / count) * 100} valueText={progressText} />
        <chakra.fieldset border="0" p="0" mx="0" my="0" minW="0">
          <chakra.legend pt="5" fontWeight="semibold" fontSize="lg" lineHeight="snug" mb="4">
            {question.question}
          </chakra.legend>
          <Box display="grid" gap="3">
            {question.options.map((text, option) => {
              const mark = getMark(option)
              return (
                <Option key={text} data-mark={mark}>
                  <input
                    type="radio"
                    name="option"
                    checked={chosen === option}
                    disabled={isAnswerShown}
                    onChange={() => onChoose(option)}
                  />
                  <chakra.span flex="1">{text}</chakra.span>
                  {mark && (
                    <chakra.span
                      fontSize="sm"
                      fontWeight="semibold"
                      color={mark === 'right' ? 'success.fg' : 'danger.fg'}
                    >
                      {markLabels[mark]}
                    </chakra.span>
                  )}
                </Option>
              )
            })}
          </Box>
        </chakra.fieldset>
        <Text role="status" mt="4" minH="12" color="fg.muted" fontSize="sm">
          {isAnswerShown && question.explanation}
        </Text>
      </DialogBody>
      <DialogFooter>
        <Button type="submit" flex="none" disabled={chosen === null} minW="36">
          {isAnswerShown ? 'Next' : 'Submit'}
        </Button>
      </DialogFooter>
    </form>
  )
}

type QuizScoreProps = {
  readonly questions: readonly QuizQuestion[]
  readonly answers: readonly number[]
  readonly score: number
  /** The level's reward; undefined for a review. */
  readonly earned: { readonly xp: number; readonly badge: TrainingBadge | undefined } | undefined
  readonly saving: 'saving' | 'saved' | 'failed'
  /** The tour is complete, so closing the score shows its reward. */
  readonly hasReward: boolean
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** A level's score and reward, with all questions and their answers. */
export const QuizScore = ({
  questions,
  answers,
  score,
  earned,
  saving,
  hasReward,
  onRetry,
  onClose,
}: QuizScoreProps) => (
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
