/** How the Pokémon Trading Card Game looks on the table. */
import type { Look } from '../look.ts';
import { pokemonScene } from './art.ts';
import { PokemonBack } from './back.tsx';
import { useDeciding } from './deciding.tsx';
import { Icons, PokemonFace } from './face.tsx';
import { Field } from './field.tsx';
import { flights } from './flights.ts';
import { MomentArt, moment } from './moment.tsx';
import { spokenLines } from './spoken-lines.ts';
import { PokemonStage } from './stage.tsx';
import { PokemonTokens } from './tokens.tsx';
import { aimOf, isActiveAbility, usual } from './usual.ts';
import { badgesOf, FLAGS, stepOf, whereOf } from './where.ts';
import { POKEMON_WORDS } from './words.ts';
import './style/backdrop.css';
import './style/moment.css';
import './style/types.css';
import './style/face.css';
import './style/whole-card.css';
import './style/tokens.css';
import './style/field.css';
import './style/piles.css';
import './style/stage.css';
import './style/prompt.css';
import './style/small.css';

export const look: Look = {
  name: 'pokemon',
  zone: (zone) => (zone === 'active' || zone === 'bench' ? 'board' : 'pile'),
  mainCounters: ['prizes'],
  hiddenCounters: ['deck', 'hand', ...FLAGS],
  turn: (view) => {
    const where = whereOf(view);
    const { turn, turnNumber = 0 } = where;
    return {
      ...(turn === undefined || turnNumber === 0 ? {} : { seat: turn, number: turnNumber }),
      phase: `step ${stepOf(where)}`,
    };
  },
  badges: badgesOf,
  ...usual,
  aimOf,
  nameOfUse: (choice, view, language) => {
    const words = POKEMON_WORDS[language];
    return isActiveAbility(choice, view) ? words.ability : undefined;
  },
  Face: PokemonFace,
  scene: pokemonScene,
  Back: PokemonBack,
  Stage: PokemonStage,
  Zones: Field,
  Tokens: PokemonTokens,
  Icons,
  useDeciding,
  flights,
  moment,
  MomentArt,
  spokenLines,
};
