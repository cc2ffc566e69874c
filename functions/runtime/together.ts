import DataLoader from 'dataloader'

/**
 * Has calls that ask at the same time answered together: what is asked while an answer is on its way waits for the next one, so
 * that each is answered by a reading that began after it asked (decision 0063). `answer` gives one result for each ask, in
 * its place; where it throws, all who asked meanwhile hear of it.
 */
export function together<Asked, Answer>(
  answer: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
): (asked: Asked) => Promise<Answer> {
  let underWay: Promise<unknown> = Promise.resolve()
  const loader = new DataLoader<Asked, Answer>(
    (asked) => {
      const answers = answer(asked)
      underWay = answers.catch(() => undefined)
      return answers
    },
    { cache: false, batchScheduleFn: (dispatch) => void underWay.then(dispatch) },
  )
  return (asked) => loader.load(asked)
}
