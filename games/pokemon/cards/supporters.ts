/** Supporter cards. */
import type { PlayedDef } from './language.ts';

export const SUPPORTERS: readonly PlayedDef[] = [
  {
    id: 'sv1-180',
    print: 'SVI 180',
    name: 'Nemona',
    kind: 'Supporter',
    effects: [{ do: 'draw', amount: 3, who: 'you' }],
  },
  {
    id: 'sv1-198',
    print: 'SVI 198',
    name: 'Youngster',
    kind: 'Supporter',
    effects: [
      { do: 'put hand', to: 'deck', who: 'you' },
      { do: 'draw', amount: 5, who: 'you' },
    ],
  },
  {
    id: 'sv2-172',
    print: 'PAL 172',
    name: "Boss's Orders",
    kind: 'Supporter',
    effects: [{ do: 'switch', who: 'opponent', chosenBy: 'you' }],
  },
];
