/**
 * Has calls that ask at the same time answered together: what is asked while an answer is on its way waits for the next one, so
 * that each is answered by a reading that began after it asked (decision 0063). `answer` gives one result for each ask, in
 * its place; where it throws, all who wait for it hear of it.
 */
export function together<Asked, Answer extends NonNullable<unknown>>(
  answer: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
): (asked: Asked) => Promise<Answer> {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<readonly Answer[]> | undefined
  let waiting: Asked[] = []

  function begin(): Promise<readonly Answer[]> {
    const asked = waiting
    waiting = []
    next = undefined
    const answers = answer(asked)
    underWay = answers.catch(() => undefined)
    return answers
  }

  return async (asked) => {
    const place = waiting.push(asked) - 1
    next ??= underWay.then(begin)
    const answers = await next
    const own = answers[place]
    if (own === undefined) throw new Error(`${answers.length} answers were given, none to ask ${place}`)
    return own
  }
}
