import { useEffect, useRef } from 'react'
import type { QuizQuestion, TrainingBadge, TrainingLevel } from '#shared/training/contract'
import { toast } from '#ui/toast'
import type { TourKey } from './tour-progress'
import { useLevelRewards } from './use-level-rewards'
import { ANSWER_SHOWN_MS, countCorrectAnswers, getQuestionIndex, useQuiz } from './quiz'
import { quizKey } from '#base/storage/storage-keys'
import { QuizQuestionForm, QuizScore } from './quiz-question-form'

export type QuizRunnerProps = {
  readonly whose: TourKey
  readonly level: TrainingLevel
  readonly levels: readonly TrainingLevel[]
  readonly badge: TrainingBadge | undefined
  readonly isReview: boolean
  readonly questions: readonly QuizQuestion[]
  readonly onClose: () => void
  readonly onTourCompleted: () => void
}

const reviewed = {
  title: 'Review Completed! 📖',
  description: 'Thanks for reviewing this level. No additional rewards earned.',
}

/**
 * A level's questions one by one, then the score; what is earned is asked of the server as it
 * happens.
 */
export function QuizRunner({
  whose,
  level,
  levels,
  badge,
  isReview,
  questions,
  onClose,
  onTourCompleted,
}: QuizRunnerProps) {
  const keptUnder = quizKey(whose.userId, whose.locationId, level.id)
  const { quiz, act, isOver, forget } = useQuiz(keptUnder, questions)
  const next = levels.find(({ levelNumber }) => levelNumber === level.levelNumber + 1)
  const { answer, end } = useLevelRewards(whose, level, next, questions, keptUnder)

  const position = getQuestionIndex(quiz)
  const question = questions[position]
  function submit() {
    if (!question || quiz.chosen === null) return
    act({ do: 'submit' })
    const isRight = quiz.chosen === question.correctAnswer
    toast({
      title: isRight ? 'Correct! 🎉' : 'Not quite',
      description: isRight && !isReview ? `+${question.xpReward} XP` : undefined,
      type: isRight ? 'success' : 'info',
      durationMs: ANSWER_SHOWN_MS,
    })
    if (isRight && !isReview) answer.mutate(question)
  }

  const save = () =>
    end.mutate(undefined, {
      onSuccess: () => {
        forget()
        if (!next) onTourCompleted()
      },
    })
  const isEnded = useRef(false)
  useEffect(() => {
    if (!isOver || isEnded.current) return
    isEnded.current = true
    if (!isReview) return save()
    forget()
    toast(reviewed)
  })

  if (question && !isOver) {
    return (
      <QuizQuestionForm
        key={question.id}
        question={question}
        position={position}
        count={questions.length}
        quiz={quiz}
        onChoose={(option) => act({ do: 'choose', option })}
        onSubmit={submit}
        onNext={() => act({ do: 'next' })}
      />
    )
  }
  return (
    <QuizScore
      questions={questions}
      answers={quiz.answers}
      score={countCorrectAnswers(quiz, questions)}
      earned={isReview ? undefined : { xp: level.minXP, badge }}
      saving={isReview ? 'saved' : end.isError ? 'failed' : end.isSuccess ? 'saved' : 'saving'}
      onRetry={save}
      hasReward={!isReview && !next && end.isSuccess}
      onClose={onClose}
    />
  )
}
