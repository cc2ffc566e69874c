import { act, render } from '@testing-library/react'
import { keepClear } from './keep-clear'

/** What a browser says of things that it draws, once it has. */
const drawn: (() => void)[] = []

class Observer {
  private readonly things: Element[] = []
  constructor(private readonly tell: IntersectionObserverCallback) {
    drawn.push(() => {
      const bounds = new DOMRect(0, 0, 100, 20)
      const seen = this.things.map((target) => ({ isIntersecting: true, target, intersectionRect: bounds }))
      Reflect.apply(this.tell, undefined, [seen])
    })
  }
  observe(thing: Element) {
    this.things.push(thing)
  }
  disconnect() {}
}

const draw = () =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(0)
    drawn.splice(0).forEach((tell) => tell())
    await jest.advanceTimersByTimeAsync(0)
  })

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { IntersectionObserver: Observer })
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40)
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, 100, 40))
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const clear = keepClear('top')
const Page = ({ isTold }: { readonly isTold: boolean }) => (
  <>
    <button>Order</button>
    <div data-testid="group">{isTold && <p ref={clear} data-scope="toast" />}</div>
  </>
)

it('lays a message beneath what is pressed at the head of the page', async () => {
  const { getByTestId } = render(<Page isTold />)
  await draw()
  expect(parseFloat(getByTestId('group').style.getPropertyValue('--from-edge'))).toBeGreaterThan(20)
})

it('leaves the place to the next message where one goes before the page is seen', async () => {
  const { getByTestId, rerender } = render(<Page isTold />)
  await act(() => jest.advanceTimersByTimeAsync(0))
  rerender(<Page isTold={false} />)
  await draw()
  expect(getByTestId('group').style.getPropertyValue('--from-edge')).toBe('')
})
