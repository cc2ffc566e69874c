import { playFridays } from './friday'

const FRIDAYS = 10

const share = (part: number, all: number) => Number(((part / all) * 100).toFixed(1))

/** Returns the shares of ten Fridays with and without the reservation of kitchen time. */
function play(load: number) {
  const [without, reserved] = [false, true].map((reserves) => playFridays(load, reserves, FRIDAYS))
  if (!without || !reserved) throw new Error('no Friday was played')
  return {
    withoutInTime: share(without.inTime, without.made),
    inTime: share(reserved.inTime, reserved.made),
    moved: share(reserved.moved, reserved.orders),
    refused: share(reserved.refused, reserved.orders),
    oversoldMinutes: reserved.oversoldMinutes,
  }
}

// The figures are in decision 0078. They change with the rules: change them there, too.
it.each([
  [1, { withoutInTime: 94.8, inTime: 99.5, moved: 7, refused: 1.4, oversoldMinutes: 0 }],
  [1.4, { withoutInTime: 86.8, inTime: 99.2, moved: 14, refused: 9.1, oversoldMinutes: 0 }],
  [1.8, { withoutInTime: 81.7, inTime: 99, moved: 14.7, refused: 15.5, oversoldMinutes: 0 }],
])('on Fridays at %s times the usual load, reserved kitchen time keeps the first promise', (load, figures) => {
  expect(play(load)).toEqual(figures)
})
