import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { QuizQuestion } from '#shared/contract/gamification'
import { DialogBody, DialogFooter } from '#base/components/dialog'
import { ProgressBar } from '#base/components/progress-bar'
import type { QuizState } from '../quiz'

type QuestionPartProps = {
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
const markWords = { right: '✓ Right', wrong: '✗ Your answer' } as const

/** One question with its options; once it is submitted, what was right and why. */
export function QuizQuestionForm({ question, position, count, quiz, onChoose, onSubmit, onNext }: QuestionPartProps) {
  const { chosen, isTold } = quiz
  const markOf = (option: number): Mark => {
    if (!isTold) return undefined
    if (option === question.correctAnswer) return 'right'
    return option === chosen ? 'wrong' : undefined
  }
  const place = `Question ${position + 1} of ${count}`
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isTold) onNext()
        else onSubmit()
      }}
    >
      <DialogBody>
        <Text fontSize="sm" color="fg.muted" mb="2">
          {place}
        </Text>
        <ProgressBar label="Quiz progress" percent={(position / count) * 100} valueText={place} />
        <chakra.fieldset border="0" p="0" mx="0" my="0" minW="0">
          <chakra.legend pt="5" fontWeight="semibold" fontSize="lg" lineHeight="snug" mb="4">
            {question.question}
          </chakra.legend>
          <Box display="grid" gap="3">
            {question.options.map((text, option) => {
              const mark = markOf(option)
              return (
                <Option key={text} data-mark={mark}>
                  <input
                    type="radio"
                    name="option"
                    checked={chosen === option}
                    disabled={isTold}
                    onChange={() => onChoose(option)}
                  />
                  <chakra.span flex="1">{text}</chakra.span>
                  {mark && (
                    <chakra.span
                      fontSize="sm"
                      fontWeight="semibold"
                      color={mark === 'right' ? 'success.fg' : 'danger.fg'}
                    >
                      {markWords[mark]}
                    </chakra.span>
                  )}
                </Option>
              )
            })}
          </Box>
        </chakra.fieldset>
        <Text role="status" mt="4" minH="12" color="fg.muted" fontSize="sm">
          {isTold && question.explanation}
        </Text>
      </DialogBody>
      <DialogFooter>
        <Button type="submit" flex="none" disabled={chosen === null} minW="36">
          {isTold ? 'Next' : 'Submit'}
        </Button>
      </DialogFooter>
    </form>
  )
}
