import { useEffect, useRef } from 'react'
import type { QuizQuestion, TrainingBadge, TrainingLevel } from '#shared/training/contract'
import { toast } from '#ui/toast'
import type { TourKey } from './tour-progress'
import { useLevelRewards } from './use-level-rewards'
import { ANSWER_SHOWN_MS, countCorrectAnswers, getQuestionIndex, useQuiz } from './quiz'
import { quizKey } from '#base/storage/storage-keys'
import { QuizQuestionForm, QuizScore } from './quiz-question-form'

export type QuizRunnerProps = {
  readonly tourKey: TourKey
  readonly level: TrainingLevel
  readonly levels: readonly TrainingLevel[]
  readonly badge: TrainingBadge | undefined
  readonly isReview: boolean
  readonly questions: readonly QuizQuestion[]
  readonly onClose: () => void
  readonly onTourCompleted: () => void
}

const reviewToast = {
  title: 'Review Completed! 📖',
  description: 'Thanks for reviewing this level. No additional rewards earned.',
}

/**
 * Shows a level's questions one by one, then the score.
 * It requests the reward of each correct answer at once.
 */
export function QuizRunner({
  tourKey,
  level,
  levels,
  badge,
  isReview,
  questions,
  onClose,
  onTourCompleted,
}: QuizRunnerProps) {
  const storageKey = quizKey(tourKey.userId, tourKey.locationId, level.id)
  const { quiz, dispatch, isFinished, forget } = useQuiz(storageKey, questions)
  const next = levels.find(({ levelNumber }) => levelNumber === level.levelNumber + 1)
  const { answer, completion } = useLevelRewards(tourKey, level, next, questions, storageKey)

  const position = getQuestionIndex(quiz)
  const question = questions[position]
  function submit() {
    if (!question || quiz.chosen === null) return
    dispatch({ type: 'submit' })
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
    completion.mutate(undefined, {
      onSuccess: () => {
        forget()
        if (!next) onTourCompleted()
      },
    })
  const isSaved = useRef(false)
  useEffect(() => {
    if (!isFinished || isSaved.current) return
    isSaved.current = true
    if (!isReview) return save()
    forget()
    toast(reviewToast)
  })

  if (question && !isFinished) {
    return (
      <QuizQuestionForm
        key={question.id}
        question={question}
        position={position}
        count={questions.length}
        quiz={quiz}
        onChoose={(option) => dispatch({ type: 'choose', option })}
        onSubmit={submit}
        onNext={() => dispatch({ type: 'next' })}
      />
    )
  }
  return (
    <QuizScore
      questions={questions}
      answers={quiz.answers}
      score={countCorrectAnswers(quiz, questions)}
      earned={isReview ? undefined : { xp: level.minXP, badge }}
      saving={isReview ? 'saved' : completion.isError ? 'failed' : completion.isSuccess ? 'saved' : 'saving'}
      onRetry={save}
      hasReward={!isReview && !next && completion.isSuccess}
      onClose={onClose}
    />
  )
}
