import { act, render } from '@testing-library/react'
import { positionToast } from './keep-clear'

/** What a browser says of things that it draws, once it has. */
const drawn: (() => void)[] = []

class Observer {
  private readonly things: Element[] = []
  constructor(private readonly tell: IntersectionObserverCallback) {
    drawn.push(() => {
      const seen = this.things.map((target) => {
        const top = Number(target.getAttribute('data-top'))
        return { isIntersecting: true, target, intersectionRect: new DOMRect(0, top, 100, 20) }
      })
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

const clear = positionToast('top')
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

it('goes elsewhere when something opens beneath it', async () => {
  const { getByTestId } = render(<Page isTold />)
  await draw()
  const fromEdge = () => parseFloat(getByTestId('group').style.getPropertyValue('--from-edge'))
  const before = fromEdge()
  const { unmount } = render(
    <div role="dialog" data-state="open">
      <h2 data-top={before}>Your order</h2>
    </div>,
  )
  await act(() => jest.advanceTimersByTimeAsync(400))
  await draw()
  const beside = fromEdge() >= before + 20 || fromEdge() + 40 <= before
  expect(beside).toBe(true)
  unmount()
})
