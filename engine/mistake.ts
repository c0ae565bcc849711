/** Wrong input from outside: a deck, a setup, a record, a scenario. Its message names the problem. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
}
