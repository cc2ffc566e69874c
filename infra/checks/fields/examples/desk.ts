import { alertKinds } from '#shared/locations/owner-alerts'
import type { EditableSpecials } from '#shared/specials/editing-contract'
import type { Driver } from '#shared/kitchen/drivers-contract'
import type { Printer } from '#shared/printing/contract'
import type { Coupon } from '#shared/payments/coupon-contract'
import type { TestClient } from '#infra/testkit/clients/test-client'
import { reasons, type Examples } from '../example'
import { trial } from '../field-world'
import { textAt } from '../field-paths'

const params = { location: trial.code }
const couponTerms = {
  minimum: '20.00',
  from: '2031-01-05',
  until: '2031-02-06',
  orderTypes: ['pickup'],
  perGuest: 2,
  limit: 70,
  isActive: false,
}

const day = (opens: string) => [{ opens, closes: '20:45' }]

async function edit(by: TestClient, path: string, body: object) {
  const read = async () => (await by.get(path)).body
  return { by, params, body: { ...body, version: Number(textAt(await read(), 'version')) }, read }
}

export const deskExamples: Examples = {
  updateHours: {
    prepare: ({ tester }) =>
      edit(tester, `/api/hours/${trial.code}`, {
        weekly: {
          mon: day('10:01'),
          tue: day('10:02'),
          wed: day('10:03'),
          thu: day('10:04'),
          fri: day('10:05'),
          sat: day('10:06'),
          sun: day('10:07'),
        },
        acceptAffected: true,
        exceptions: [
          {
            date: '2031-12-24',
            spans: [{ opens: '11:15', closes: '01:30' }],
            closed: false,
            opens: '11:15',
            closes: '01:30',
            note: 'Christmas Eve',
          },
          { date: '2031-12-25', spans: [], closed: true, note: 'Christmas Day' },
        ],
      }),
    except: { version: reasons.version, acceptAffected: reasons.command },
  },
  updateDayparts: {
    prepare: ({ tester }) =>
      edit(tester, `/api/desk/dayparts/${trial.code}`, {
        dayparts: [{ id: 'brunch', name: 'Brunch', days: ['sat', 'sun'], from: '10:15', to: '13:45' }],
        acceptAffected: true,
      }),
    except: { version: reasons.version, acceptAffected: reasons.command },
  },
  signChecklist: {
    prepare: ({ tester }) => edit(tester, `/api/desk/checklist/${trial.code}`, { id: 'stock', isSigned: true }),
    except: { version: reasons.version, id: reasons.command, isSigned: reasons.command },
  },
  updateSpecialsWeek: {
    prepare: async ({ tester }) => {
      const { id: menuItemId } = await tester.dish('Hibachi Steak', trial.code)
      const path = `/api/desk/specials/${trial.code}`
      const [first, second] = (await tester.get<EditableSpecials>(path)).body.specials
      const special = {
        id: textAt(first, 'id'),
        title: 'Steak night',
        description: 'With noodles',
        menuItemId,
        priority: 7,
        dayOfWeek: 2,
        mealtime: 'lunch',
        maxDailyOrders: 33,
        loyaltyMultiplier: 2.5,
        discountPercent: 15,
        sellsItemId: 3,
      }
      const priced = { ...special, id: textAt(second, 'id'), dayOfWeek: 3, discountPercent: 0, price: '14.50' }
      const dated = { ...priced, from: '2031-02-03', until: '2031-03-04' }
      return edit(tester, path, { specials: [special, dated] })
    },
    except: { version: reasons.version },
  },
  updateTaxes: {
    prepare: ({ tester }) =>
      edit(tester, `/api/desk/taxes/${trial.code}`, {
        taxes: [
          { from: '2020-01-01', rate: 650, isDeliveryFeeTaxed: true },
          { from: '2031-01-01', rate: 725, isDeliveryFeeTaxed: false },
        ],
      }),
    except: { version: reasons.version },
  },
  updateRewardsProgram: {
    prepare: async ({ owner }) => ({
      ...(await edit(owner, '/api/desk/rewards', {
        pointsPerDollar: 3,
        firstOrderPercent: 12,
        ratingPercent: 15,
        referralPoints: 300,
        rewards: [
          {
            id: 1,
            name: '$4 Off',
            description: 'A drink',
            pointsCost: 120,
            rewardType: 'discount_amount',
            discountPercent: null,
            discountAmount: '4.00',
          },
          {
            id: 2,
            name: '11% Off',
            description: 'Any order',
            pointsCost: 210,
            rewardType: 'discount_percent',
            discountPercent: 11,
            discountAmount: null,
          },
        ],
        tiers: [
          { name: 'Ember', from: '0.00', benefit: { kind: 'none' } },
          { name: 'Flame', from: '120.00', benefit: { kind: 'points', multiplier: 1.75 } },
          { name: 'Fire', from: '900.00', benefit: { kind: 'free-delivery' } },
        ],
      })),
      params: {},
    }),
    except: { version: reasons.version, 'rewards.id': reasons.key },
  },
  createCoupon: {
    prepare: async ({ tester }) => ({
      by: tester,
      params,
      body: { code: 'SUMMER-27', ...couponTerms, amount: '4.00' },
      read: async () =>
        (await tester.get<Coupon[]>(`/api/desk/coupons/${trial.code}`)).body.find(({ code }) => code === 'SUMMER-27'),
    }),
    except: { percent: 'a coupon has a percent or an amount' },
  },
  updateCoupon: {
    prepare: async ({ tester }) => {
      await tester.post(`/api/desk/coupons/${trial.code}`, { code: 'WINTER_27', percent: 5 })
      const read = async () =>
        (await tester.get<Coupon[]>(`/api/desk/coupons/${trial.code}`)).body.find(({ code }) => code === 'WINTER_27')
      const body = { ...couponTerms, percent: 15, version: (await read())?.version }
      return { by: tester, params: { ...params, code: 'WINTER_27' }, body, read }
    },
    except: { version: reasons.version, amount: 'a coupon has a percent or an amount' },
  },
  updateLocationSettings: {
    prepare: ({ tester }) =>
      edit(tester, `/api/desk/settings/${trial.code}`, {
        lockAfterMinutes: 30,
        refundLimit: '40.00',
        handoverCodeFrom: '150.00',
        name: 'The Pier',
        fullName: 'Ember at the Pier',
        area: 'the Pier and the Beach',
        about: 'On the water.',
        primaryColor: '#102030',
        secondaryColor: '#405060',
        address: { street: '1 Pier Road', city: 'Tampa', state: 'GA', zipCode: '33601' },
        coordinates: { latitude: 27.5, longitude: -82.5 },
        phone: '(813) 555-0100',
        email: 'pier@example.com',
        delivery: {
          fee: '2.99',
          freeFrom: '31.00',
          minimum: '16.00',
          minutes: 60,
          zipMinutes: [{ zipCode: '33601', minutes: 75 }],
          zipCodes: ['33601'],
          zone: 'Tampa',
        },
        tipPercents: [10, 25],
        serviceChargePercent: 20,
        takesOnlinePayments: false,
        links: {
          timesheet: 'https://times.example.com/',
          reviews: [{ label: 'Maps', url: 'https://maps.example.com/' }],
          social: [{ label: 'Photos', url: 'https://photos.example.com/' }],
        },
        reportTo: 'owner@example.com',
        alertsTo: ['alerts@example.com'],
        alerts: Object.fromEntries(alertKinds.map((kind) => [kind, false])),
        quietAlarmMinutes: 90,
      }),
    except: {
      version: reasons.version,
      'delivery.fee': 'other examples have it in their totals',
      packing: 'the example of a packed item sets it',
    },
  },
  addPrinter: {
    prepare: ({ tester }) => ({
      by: tester,
      params,
      body: { name: 'Grill', copies: 2, stations: ['hibachi', 'fry'], kind: 'labels', columns: 32 },
      read: async (response) =>
        (await tester.get<Printer[]>(`/api/desk/printers/${trial.code}`)).body.find(
          ({ id }) => id === textAt(response, 'id'),
        ),
    }),
  },
  addDriver: {
    prepare: ({ tester }) => ({
      by: tester,
      params,
      body: { name: 'Ana' },
      read: async (response) =>
        (await tester.get<Driver[]>(`/api/desk/drivers/${trial.code}`)).body.find(
          ({ id }) => id === textAt(response, 'id'),
        ),
    }),
  },
  pollPrintJob: {
    prepare: async ({ tester, guest }) => {
      const { body } = await tester.post(`/api/desk/printers/${trial.code}`, { name: 'Pass' })
      const read = async () => {
        const printers = (await tester.get<Printer[]>(`/api/desk/printers/${trial.code}`)).body
        return printers.find(({ id }) => id === textAt(body, 'id'))
      }
      return {
        by: guest(),
        params: { ...params, printerToken: textAt(body, 'token') },
        body: { statusCode: '410 Paper out', printingInProgress: true },
        read,
      }
    },
    servedAs: { statusCode: 'state' },
    except: { printingInProgress: 'the answer depends on it: no job while one prints' },
  },
}
