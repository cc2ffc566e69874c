import { useEffect, useRef } from 'react'
import type { Badge, Level, QuizQuestion } from '#shared/contract/gamification'
import { toast } from '#base/components/toast'
import type { Whose } from '../api/tour-queries'
import { useEarn } from '../api/use-earn'
import { positionOf, scoreOf } from '../quiz'
import { quizOf } from '#base/storage/names'
import { TOLD_MS, useQuiz } from '../use-quiz'
import { QuestionPart } from './question-part'
import { ScorePart } from './score-part'

export type QuizWalkProps = {
  readonly whose: Whose
  readonly level: Level
  readonly levels: readonly Level[]
  readonly badge: Badge | undefined
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
export function QuizWalk({
  whose,
  level,
  levels,
  badge,
  isReview,
  questions,
  onClose,
  onTourCompleted,
}: QuizWalkProps) {
  const keptUnder = quizOf(whose.userId, whose.locationId, level.id)
  const { quiz, act, isOver, forget } = useQuiz(keptUnder, questions)
  const next = levels.find(({ levelNumber }) => levelNumber === level.levelNumber + 1)
  const { answer, end } = useEarn(whose, level, next, questions, keptUnder)

  const position = positionOf(quiz)
  const question = questions[position]
  function submit() {
    if (!question || quiz.chosen === null) return
    act({ do: 'submit' })
    const isRight = quiz.chosen === question.correctAnswer
    toast({
      title: isRight ? 'Correct! 🎉' : 'Not quite',
      description: isRight && !isReview ? `+${question.xpReward} XP` : undefined,
      type: isRight ? 'success' : 'info',
      durationMs: TOLD_MS,
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
      <QuestionPart
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
    <ScorePart
      questions={questions}
      answers={quiz.answers}
      score={scoreOf(quiz, questions)}
      earned={isReview ? undefined : { xp: level.minXP, badge }}
      saving={isReview ? 'saved' : end.isError ? 'failed' : end.isSuccess ? 'saved' : 'saving'}
      onRetry={save}
      hasReward={!isReview && !next && end.isSuccess}
      onClose={onClose}
    />
  )
}
