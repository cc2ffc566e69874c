import { findLeastCoveredRow, positionToast } from './toaster'
import { act, render } from '@testing-library/react'

/** What each row of a page covers: a head of two, a title, text, a button, text. */
const page = [9, 9, 4, 4, 0, 0, 0, 3, 3, 0, 0]
const at = (row: number) => page[row] ?? 0

describe('a message lies', () => {
  it('where it covers nothing, nearest to where it comes from', () => {
    expect(findLeastCoveredRow(page.length, 2, 'top', at)).toBe(4)
    expect(findLeastCoveredRow(page.length, 2, 'foot', at)).toBe(9)
    expect(findLeastCoveredRow(page.length, 3, 'foot', at)).toBe(4)
  })

  it('where it covers least, if there is no such place', () => {
    expect(findLeastCoveredRow(page.length, 4, 'top', at)).toBe(4)
    expect(findLeastCoveredRow(page.length, 4, 'foot', at)).toBe(4)
    expect(findLeastCoveredRow(3, 5, 'foot', at)).toBe(0)
  })

  it('asks no further than the place that it has found', () => {
    const asked = jest.fn(at)
    findLeastCoveredRow(page.length, 2, 'foot', asked)
    expect(asked.mock.calls.map(([row]) => row)).toEqual([9, 10])
  })
})

describe('keep clear', () => {
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
})
