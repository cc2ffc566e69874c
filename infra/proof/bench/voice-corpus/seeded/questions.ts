/* eslint max-lines: off -- data */
import { otherFoods, sayings } from './others'
import { plural, single, spoken } from './tools'
import type { Said, Tools } from './tools'

// The question, and what its answer must hold.
const asked: readonly (readonly [string, readonly string[]])[] = [
  ['9:30', ['what time do you close', 'when do you close', 'how late are you open', 'when are you open until', 'are you open late tonight', 'until when can I order', 'what are your hours', 'closing time please', 'till what time are you open', 'do you close soon', 'hours', 'what are your hours today', 'when do you guys close tonight', 'how late can I order', 'what time does the kitchen close', 'are you still open', 'are you guys open today']],
  ['Nov 26', ['are you open on Thanksgiving', 'are you guys open Thanksgiving day', 'what are your hours on Thanksgiving', 'do you close for Thanksgiving', 'will you be open on Thanksgiving', 'is the restaurant open thanksgiving', 'Thanksgiving hours', 'open on thanksgiving?', 'are you closed for Thanksgiving']],
  ['Dec 25', ['are you open on Christmas', 'Christmas day hours', 'will you be open Christmas day', 'do you open on christmas']],
  ['Sunday', ['are you open on Sunday', 'what time do you open on Sunday', 'sunday hours', 'do you open sundays', 'what are your hours on sunday', 'how late are you open this Sunday']],
  ['14200', ['where are you', 'where are you located', "what's your address", 'how do I get there', 'what street are you on', 'can I have the address', 'where can I find you', 'what is the address of the restaurant', 'how do I get to you', 'where is the restaurant', 'directions please', 'which city are you in', 'where do I pick up my order', 'where do I pick it up']],
  ['555-0134', ['what number do I call', "what's your phone number", 'can I get your phone number', 'how can I reach you', 'what is the number of the restaurant', 'how do I call you', 'can I call you', 'which number should I call', 'do you have a phone number', 'who do I call', 'phone number please', 'how do I contact you', 'can I talk to a person', 'can I speak to somebody', "what's the number to call", 'is there a number I can call', 'telephone number']],
  ['minutes', ['how many minutes', 'how long does it take', 'how long is the wait', "what's the wait", 'how long for pickup', 'when will it be ready', 'how fast can you make it', 'how quick is delivery', 'how long until my food is ready if I order now', 'how many minutes will it take', 'how soon can I pick it up', 'what is the wait time', 'how long does delivery take', 'how many minutes for pickup', 'is there a long wait', 'when could I pick it up', 'how much time does it take', 'how long would delivery be', 'how busy are you', "what's the wait like"]],
  ['love', ['what do people order most', "what's popular", 'what is your most popular dish', 'what do most people get', 'what are your best sellers', 'what sells best', 'what does everybody order', 'what is everyone getting', 'what do people usually order', 'what are the favorites', "what's the most ordered item", 'what do you sell the most of', "what's your number one dish", 'which dish is ordered the most', 'what do folks like', 'what are people ordering', 'what are you known for', "what's your signature dish", 'what do you recommend', "what's good here", 'what should I get', 'what do people like the most', 'surprise me']],
  ['deliver to', ['do you deliver to Venice', 'can you deliver to Venice', 'is Venice in your delivery area', 'would you deliver to Venice', 'do you guys deliver in Venice', 'can I get delivery to Venice', 'do you deliver to 34285', 'do you bring food to Venice', 'is delivery to Venice possible', 'do you go to Venice']],
  ["n't deliver to", ['do you deliver to Miami', 'can you deliver to Orlando', 'do you deliver to 90210', 'is Tampa in your delivery zone', 'would you deliver to Miami']],
  ['eliver', ['do you deliver', 'do you do delivery', 'how much is delivery', 'is there a delivery fee', 'what is the delivery charge', 'how far do you deliver', 'where do you deliver', "what's the delivery minimum", 'is delivery free', 'is there a minimum for delivery', 'do you offer delivery', 'can I get it delivered', 'what areas do you deliver to', 'what does delivery cost', 'is delivery available', 'what is your delivery area']],
  ['Kids', ['is there a kids menu', 'do you have a kids menu', "do you have a children's menu", 'what do you have for kids', 'anything for kids', 'what is on the kids menu', 'is there something for children', 'do you have kids meals', 'what can my kids eat', 'do you have food for toddlers', "what's there for a child", 'have you got anything for little ones']],
  ['pecial', ["what are today's specials", 'any specials today', 'do you have any deals', 'what is on special', 'any discounts today', "what's the special", 'are there any specials', "what's the deal of the day", 'is anything on sale']],
  ['Roll', ['what rolls do you have', 'what kind of sushi do you have', 'what sushi rolls are there', 'which rolls do you have', 'what sushi do you have']],
  ['Tea', ['what drinks do you have', 'what do you have to drink', 'do you have drinks', 'what beverages are there', 'what can I drink', 'any drinks', 'which drinks are there']],
  ['Edamame', ['what appetizers do you have', 'which appetizers are there', 'what starters do you have', 'do you have appetizers']],
  ['Soup', ['what soups do you have', 'which soups are there', 'do you have soup', 'what kind of soup is there']],
  ['egetarian', ['do you have vegetarian dishes', 'what is vegetarian', 'anything vegetarian', 'do you have veggie options', "what's good for vegetarians", 'is there anything without meat']],
  ['egetarian', ['do you have vegan options', 'what is vegan here', 'anything vegan', 'is there something vegan']],
  ['gluten', ['what is gluten free', 'do you have gluten free options', 'gluten free please', 'anything gluten free', 'what can I eat without gluten']],
  ['order', ['where is my order', 'is my order ready', 'how do I track my order', 'what is the status of my order', "when's my food coming", 'did you get my order', 'is my food on the way']],
  ['', ['thank you', 'thanks a lot', 'hello', 'hi there', 'good evening', 'what can you do', 'that is all', "that's it for me", 'bye', 'no thank you', 'help', 'who are you', 'nothing else', 'I am done']],
] // prettier-ignore

const ofDish = (tools: Tools): Said => {
  const it = tools.dish()
  const priced = `$${it.price}`
  const [said, says] = tools.one([
    [`how much is ${single(it)}`, priced], [`how much for the ${spoken(it)}`, priced], [`what does the ${spoken(it)} cost`, priced], [`price of the ${spoken(it)}`, priced],
    [`how much would ${single(it)} be`, priced], [`what do you charge for the ${spoken(it)}`, priced], [`what's in the ${spoken(it)}`, it.name], [`what is the ${spoken(it)}`, it.name],
    [`what comes with the ${spoken(it)}`, it.name], [`tell me about the ${spoken(it)}`, it.name], [`does the ${spoken(it)} have nuts`, it.name], [`is there gluten in the ${spoken(it)}`, it.name],
    [`is the ${spoken(it)} spicy`, 'spicy'], [`do you have ${plural(it)}`, it.name], [`is the ${spoken(it)} any good`, it.name], [`how many calories are in the ${spoken(it)}`, 'calories'],
    [`is the ${spoken(it)} sold out`, it.name], [`do you still have the ${spoken(it)}`, it.name], [`what's the ${spoken(it)} like`, it.name], [`is the ${spoken(it)} available`, it.name],
    [`how big is the ${spoken(it)}`, it.name], [`can you tell me what's in the ${spoken(it)}`, it.name], [`does the ${spoken(it)} come with rice`, it.name], [`what are the ingredients of the ${spoken(it)}`, it.name],
  ] as const) // prettier-ignore
  return { group: 'about a dish', said, expected: '?', says }
}

const kinds = ['sushi', 'a roll', 'some rolls', 'hibachi', 'a bento', 'some soup', 'a salad', 'tea', 'salmon', 'tuna', 'chicken', 'shrimp', 'steak', 'teriyaki', 'a nigiri', 'a platter', 'a drink', 'something to drink', 'an appetizer', 'some appetizers', 'dessert', 'tempura', 'a tray', 'noodles', 'a kids meal', 'something spicy', 'lobster', 'food', 'a couple of rolls', 'two soups', 'three rolls', 'some fish', 'tofu', 'sashimi', 'the special'] // prettier-ignore

const telling = ['my friend had the X yesterday', 'I ate the X last week and it was great', 'the X was delicious', 'I love the X', 'we had X last time', "I don't like the X", 'my dog ate the X', 'I heard the X is good', 'everybody talks about the X', 'the X I got yesterday was cold', "I've never tried the X", 'I hate X', 'last time the X was burnt', 'is the X what my mother had', 'I already have the X'] // prettier-ignore

/** What is asked, told or wanted that puts nothing into the cart. */
export const questions: readonly (readonly [number, (tools: Tools) => Said | null])[] = [
  [14, (tools) => {
    const [says, forms] = tools.one(asked)
    return { group: 'questions', said: tools.one(['', '', '', 'hey ', 'um ', 'so ', 'hi Hiro ', 'excuse me, ']) + tools.one(forms) + tools.one(['', '', '?', ' please']), expected: '?', says }
  }],
  [8, ofDish],
  [5, (tools) => ({ group: 'one of many', said: tools.one(["I want X", "I'd like X", 'can I get X', 'X please', 'give me X', 'we want X', 'could I have X', 'I feel like X', 'add X']).replace('X', tools.one(kinds)), expected: '?' })],
  [5, (tools) => ({ group: 'not on the menu', said: tools.frame(tools.one(otherFoods)), expected: '?' })],
  [3, (tools) => {
    const [it, other] = [tools.dish(), tools.one(otherFoods)]
    return { group: 'partly on the menu', said: tools.frame(tools.one([`${single(it)} and ${other}`, `${other} and ${single(it)}`, `${single(it)}, ${other}`])), expected: `+1 ${it.name}` }
  }],
  [3, (tools) => ({ group: 'told', said: tools.one(telling).replace('X', spoken(tools.dish())), expected: '?' })],
  [4, (tools) => ({ group: 'said to nobody', said: tools.one(sayings), expected: '?' })],
  [3, (tools) => {
    const it = tools.dish()
    const [question, says] = tools.one([['what time do you close', '9:30'], ['where are you located', '14200'], ['how long will it take', 'minutes'], ['do you deliver', 'eliver'], ['what is your phone number', '555-0134']] as const)
    return { group: 'wish and question', said: tools.one([`${question} and can I get ${single(it)}`, `I'd like ${single(it)}, ${question}?`, `${single(it)} please. ${question}?`, `${question}? And ${single(it)} please.`, `can I have ${single(it)} and ${question}`]), expected: `+1 ${it.name}`, says }
  }],
] // prettier-ignore
