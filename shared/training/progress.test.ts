import {
  awardBadge,
  awardXp,
  isTourRewardEarned,
  isTourCompleted,
  hasLeveledUp,
  getLevelStatus,
  mergeTourUpdate,
  createTour,
  getTotalXp,
  type TrainingCurriculum,
} from './progress'

const level = (levelNumber: number) => ({
  level: { id: 10 * levelNumber, levelNumber, title: '', description: '', minXP: 20, badgeId: 100 + levelNumber },
  questions: [1, 2].map((question) => ({ id: 1000 * levelNumber + question, xpReward: 5, correctAnswer: 2 })),
})
const training: TrainingCurriculum = [level(1), level(2), level(3)]
const begun = createTour('staff')
const atLevel2 = mergeTourUpdate(begun, training, { currentLevel: 2, completedLevels: [1] })

describe('experience', () => {
  it('is limited to what a level and its questions can give', () => {
    const full = awardXp(begun, training, { xp: 30 })
    expect(getTotalXp(full)).toBe(30)
    expect(() => awardXp(full, training, { xp: 1 })).toThrow('more experience than the level has left')
    expect(() => awardXp(begun, training, { xp: 31 })).toThrow('more experience')
  })

  it('counts for the current level, otherwise for an earlier one that can take all of it', () => {
    expect(awardXp(atLevel2, training, { xp: 30 }).earned).toEqual([{ levelNumber: 2, xp: 30 }])
    const late = awardXp(awardXp(atLevel2, training, { xp: 30 }), training, { xp: 20 })
    expect(late.earned).toEqual([
      { levelNumber: 1, xp: 20 },
      { levelNumber: 2, xp: 30 },
    ])
    expect(() => awardXp(atLevel2, training, { xp: 60 })).toThrow('more experience')
  })

  it('is not given for a locked or unknown level', () => {
    expect(() => awardXp(begun, training, { xp: 5, levelId: 20 })).toThrow('locked')
    expect(() => awardXp(begun, training, { xp: 5, levelId: 99 })).toThrow('no such thing')
    expect(() => awardXp(begun, training, { xp: 5, levelId: 10, questionId: 2001 })).toThrow('no such thing')
    expect(awardXp(atLevel2, training, { xp: 5, levelId: 10 }).earned).toEqual([{ levelNumber: 1, xp: 5 }])
  })

  it('is given once per question, up to its reward', () => {
    const answered = awardXp(begun, training, { xp: 5, questionId: 1001 })
    expect(answered.answeredQuestions).toEqual([1001])
    expect(() => awardXp(answered, training, { xp: 5, questionId: 1001 })).toThrow('has given its reward')
    expect(() => awardXp(begun, training, { xp: 20, questionId: 1002 })).toThrow('This question gives 5')
  })

  it('is not given for a wrong answer', () => {
    expect(() => awardXp(begun, training, { xp: 5, questionId: 1001, answer: 1 })).toThrow('not the right answer')
    expect(getTotalXp(awardXp(begun, training, { xp: 5, questionId: 1001, answer: 2 }))).toBe(5)
  })

  it.each([
    [0, 99, false],
    [95, 100, true],
    [100, 199, false],
    [90, 210, true],
  ])('from %i to %i is a level-up: %s', (before, after, expected) => {
    expect(hasLeveledUp(before, after)).toBe(expected)
  })
})

describe('a badge', () => {
  it('is awarded for a reached level, once', () => {
    const once = awardBadge(begun, training, 101)
    expect(awardBadge(once, training, 101).earnedBadges).toEqual([101])
    expect(() => awardBadge(begun, training, 102)).toThrow('locked')
    expect(() => awardBadge(begun, training, 7)).toThrow('No level gives this badge')
  })
})

describe('merging an update', () => {
  it('merges lists as sets and only increases values', () => {
    const further = mergeTourUpdate(atLevel2, training, {
      completedLevels: [2, 1, 2],
      currentLevel: 1,
      tourType: 'customer',
    })
    expect(further).toMatchObject({ completedLevels: [1, 2], currentLevel: 2, tourType: 'customer' })
    expect(mergeTourUpdate(further, training, {})).toEqual(further)
  })

  it('accepts experience that the levels up to the current one can give, and never removes any', () => {
    expect(getTotalXp(mergeTourUpdate(begun, training, { totalXP: 30 }))).toBe(30)
    expect(getTotalXp(mergeTourUpdate(begun, training, { totalXP: 55, currentLevel: 2, completedLevels: [1] }))).toBe(
      55,
    )
    expect(() => mergeTourUpdate(begun, training, { totalXP: 31 })).toThrow('more experience than the levels can give')
    const earned = awardXp(begun, training, { xp: 25 })
    expect(getTotalXp(mergeTourUpdate(earned, training, { totalXP: 5 }))).toBe(25)
  })

  it('rejects unknown levels and badges', () => {
    expect(() => mergeTourUpdate(begun, training, { currentLevel: 4 })).toThrow('no such level')
    expect(() => mergeTourUpdate(begun, training, { completedLevels: [1, 9] })).toThrow('no such level')
    expect(() => mergeTourUpdate(begun, training, { earnedBadges: [7] })).toThrow('No level gives this badge')
  })

  it('completes the tour with its last level, not by request', () => {
    expect(isTourCompleted(mergeTourUpdate(begun, training, { isCompleted: true }), training)).toBe(false)
    expect(isTourCompleted(mergeTourUpdate(begun, training, { completedLevels: [1, 2, 3] }), training)).toBe(true)
  })
})

describe('the reward of the tour', () => {
  const walked = training.reduce(
    (tour, { level: { id, levelNumber, minXP } }) =>
      mergeTourUpdate(awardXp(tour, training, { xp: minXP, levelId: id }), training, {
        completedLevels: [levelNumber],
        currentLevel: Math.min(3, levelNumber + 1),
      }),
    begun,
  )

  it('is earned by completing its levels', () => {
    expect(isTourRewardEarned(walked, training)).toBe(true)
  })

  it('is not earned by claiming that they are completed', () => {
    expect(
      isTourRewardEarned(mergeTourUpdate(begun, training, { completedLevels: [1, 2, 3], currentLevel: 3 }), training),
    ).toBe(false)
  })
})

describe('a level', () => {
  it.each([
    [1, 'completed'],
    [2, 'available'],
    [3, 'current'],
    [4, 'locked'],
  ] as const)('%i is %s', (levelNumber, status) => {
    expect(getLevelStatus(levelNumber, { completedLevels: [1], currentLevel: 3 })).toBe(status)
  })
})
