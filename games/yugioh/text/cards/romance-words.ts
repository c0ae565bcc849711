/**
 * The phrases about cards that Portuguese, Spanish, Italian and French must each have, as templates of
 * `kit/language/template.ts`. In them `<destrua|destruir>` is an order, and the infinitive that follows "you can". A
 * language that lacks a template does not compile.
 */
import type { Language, Noun } from '@praxis/kit/language/grammar.ts';
import type {
  Attribute,
  Duration,
  Frame,
  Icon,
  Join,
  MonsterAbility,
  MonsterType,
  Place,
  Position,
  Prohibition,
  Restriction,
  SummonWay,
} from '../../cards/language.ts';
import type { Role, Sentences } from './phrases.ts';

type Table<Key extends string> = { readonly [Each in Key]: string };
type Cause =
  | 'battle'
  | 'effect'
  | "opponent's effect"
  | 'cost'
  | 'tribute'
  | 'discard'
  | 'synchro material'
  | 'xyz material'
  | 'fusion material';

export interface RomanceWords {
  readonly language: Language;
  readonly colon: string;
  readonly semicolon: string;

  // Nouns and the words around them. Four forms agree: masculine, feminine, and both in the plural.
  readonly card: Noun;
  readonly monster: Noun;
  readonly spellTrap: Noun;
  readonly anySpell: Noun;
  readonly anyTrap: Noun;
  readonly frames: { readonly [Each in Frame]: Noun };
  readonly pendulumMonster: Noun;
  readonly spells: { readonly [Each in Icon]: Noun };
  readonly traps: { readonly [Each in Icon]: Noun };
  readonly frameWords: Table<Frame | 'pendulum'>;
  readonly abilityWords: Table<MonsterAbility>;
  readonly attributes: Table<Attribute>;
  readonly types: Table<MonsterType>;
  readonly series: Readonly<Record<string, string>>;
  readonly other: string;
  readonly faceUp: string;
  readonly faceDown: string;
  readonly set: string;
  readonly positions: Table<Position>;
  readonly summonedWays: Table<'special' | 'normal'>;
  readonly banished: string;
  readonly ofYours: string;
  readonly tuner: string;
  readonly ability: string;
  readonly nonTuner: string;
  readonly ofType: string;
  readonly ofAttribute: string;
  readonly bounds: Table<
    | 'no materials'
    | 'level'
    | 'level min'
    | 'level max'
    | 'has level'
    | 'level text'
    | 'level max text'
    | 'level min text'
    | 'level above'
    | 'level not'
    | 'stat'
    | 'stat min'
    | 'stat max'
    | 'stat text'
    | 'stat min text'
    | 'stat max text'
  >;
  readonly stats: Table<'atk' | 'def' | 'level' | 'rank' | 'scale'>;
  /** With its article. */
  readonly theStats: Table<'atk' | 'def' | 'level' | 'rank'>;
  readonly statJoint: string;
  readonly same: Table<'attribute' | 'name' | 'level'>;
  readonly differs: string;
  readonly except: string;
  readonly withoutUnion: string;
  readonly upTo: string;
  readonly exactly: string;
  readonly least: string;
  readonly most: string;
  readonly places: { readonly [Each in Place]: Noun };
  readonly prepositions: Table<'in' | 'from'>;
  /** "your", with its article if there is one. */
  readonly your: string;
  readonly ofOpponent: string;
  readonly anyones: string;
  readonly controlled: Table<'you' | 'opponent' | 'any'>;
  readonly fromField: Table<'you' | 'opponent' | 'any'>;
  readonly amongBanished: Table<'you' | 'opponent' | 'any' | 'from you' | 'from opponent' | 'from any'>;

  /** In a list of places. */
  readonly onYourField: string;
  /** Between prohibitions, and between conditions. */
  readonly nor: string;
  readonly andClause: string;
  readonly of: string;

  readonly people: Table<'you' | 'opponent' | 'both' | 'turn player' | 'controller' | 'owner'>;
  readonly refs: Table<
    | 'this'
    | 'equipped'
    | 'equipped monsters'
    | 'attacker'
    | 'attack target'
    | 'opposing'
    | 'battling'
    | 'fighters'
    | 'that'
    | 'that card'
  >;
  readonly target: Noun;
  readonly thatTarget: string;
  readonly ordinals: readonly string[];
  readonly roles: Table<Exclude<Role, 'target' | 'summoned'>>;

  readonly value: string;
  readonly half: string;
  readonly original: string;
  readonly total: string;
  readonly times: string;
  readonly eventDamage: string;
  readonly sumOf: string;
  readonly declared: Table<'level' | 'number' | 'attribute'>;
  readonly forEach: string;
  readonly typeOf: string;
  readonly levelOf: string;
  readonly lp: string;
  readonly amount: Table<'number' | 'each' | 'paid' | 'equal'>;
  readonly cannot: Table<'you' | 'one' | 'many'>;
  readonly prohibited: Table<Prohibition>;
  readonly restricted: Table<Restriction>;
  readonly causes: Table<Cause>;
  readonly ways: Table<SummonWay>;
  readonly summonedAny: string;
  readonly phases: Readonly<Record<string, string>>;
  readonly durations: { readonly [Until in Duration]: string };
  readonly joints: ReadonlyMap<Join, string>;

  readonly effects: Table<
    | 'destroy'
    | 'destroy and banish'
    | 'send'
    | 'banish'
    | 'discard'
    | 'discard other'
    | 'at random'
    | 'return hand'
    | 'add hand'
    | 'return deck'
    | 'return deck top'
    | 'return extra'
    | 'draw'
    | 'draw other'
    | 'draw each'
    | 'damage'
    | 'damage each'
    | 'damage equal'
    | 'yourself'
    | 'gain'
    | 'gain other'
    | 'mill'
    | 'mill many'
    | 'mill other'
    | 'find hand'
    | 'find graveyard'
    | 'choose'
    | 'choose other'
    | 'choose at random'
    | 'declare level'
    | 'declare attribute'
    | 'declare number'
    | 'range'
    | 'summon'
    | 'summon that'
    | 'ignoring'
    | 'under'
    | 'as mask change'
    | 'as fusion'
    | 'as synchro'
    | 'but'
    | 'token'
    | 'trap monster'
    | 'trap monster like'
    | 'fusion send'
    | 'fusion banish'
    | 'fusion shuffle'
    | 'ritual'
    | 'synchro'
    | 'to attack'
    | 'to defense'
    | 'to other'
    | 'to face-down'
    | 'turn up'
    | 'negate activation'
    | 'negate effect'
    | 'negate summon'
    | 'negate summon or activation'
    | 'negate attack'
    | 'end battle phase'
    | 'equip'
    | 'set'
    | 'set again'
    | 'excavate'
    | 'place'
    | 'control'
    | 'control other'
    | 'no battle damage'
    | 'no battle damage other'
    | 'counters'
    | 'win'
    | 'win other'
    | 'if'
    | 'otherwise'
    | 'at end phase'
    | 'at end of damage step'
  >;
  readonly costs: Table<
    | 'lp'
    | 'half lp'
    | 'discard'
    | 'send'
    | 'tribute'
    | 'banish'
    | 'return hand'
    | 'return deck top'
    | 'return extra'
    | 'detach'
    | 'mill'
    | 'mill from'
  >;
  readonly events: Table<
    | 'summoned'
    | 'summoned by you'
    | 'summoned by other'
    | 'summoned own'
    | 'would be summoned'
    | 'would summon'
    | 'sent'
    | 'sent to yours'
    | 'sent from field'
    | 'sent from hand'
    | 'sent from deck'
    | 'sent for'
    | 'sent with material'
    | 'destroyed'
    | 'destroyed yours'
    | 'destroyed yours face-up'
    | 'on the field'
    | 'while attacked'
    | 'and sent'
    | 'and sent to yours'
    | 'leaves'
    | 'leaves face-up'
    | 'returned to hand'
    | 'attacks'
    | 'attacks directly'
    | 'attacks at'
    | 'targeted by attack'
    | 'targeted by effect'
    | 'attack negated'
    | 'battle damage by'
    | 'battle damage you'
    | 'battle damage other'
    | 'piercing'
    | 'destroys'
    | 'destroys and sent'
    | 'activated'
    | 'activated by'
    | 'a monster effect'
    | 'a card or effect'
    | 'a spell'
    | 'a trap'
    | 'a spell or trap'
    | 'effect of spell or trap'
    | 'includes special summon'
    | 'includes destroy'
    | 'added you'
    | 'added other'
  >;
  readonly conditions: Table<
    | 'you control'
    | 'you control none'
    | 'opponent controls'
    | 'opponent controls none'
    | 'you have'
    | 'you have none'
    | 'opponent has'
    | 'opponent has none'
    | 'there is'
    | 'there is none'
    | 'lp you max'
    | 'lp you min'
    | 'lp other max'
    | 'lp other min'
    | 'turn you'
    | 'turn other'
    | 'phase'
    | 'phase not'
    | 'summoned this turn'
    | 'summoned or turned up this turn'
    | 'activated this turn'
    | 'can be summoned'
    | 'used this turn'
    | 'battles'
    | 'attacks'
    | 'battle with'
    | 'attack at'
    | 'in position'
    | 'without materials'
    | 'is'
    | 'not'
  >;
  readonly changes: Table<
    | 'gains'
    | 'loses'
    | 'becomes'
    | 'becomes level'
    | 'takes'
    | 'doubled'
    | 'halved'
    | 'raised'
    | 'lowered'
    | 'name'
    | 'name of'
    | 'attribute'
    | 'also attribute'
    | 'attribute chosen'
    | 'type'
    | 'negated'
    | 'not destroyed once'
    | 'not destroyed times'
    | 'not destroyed together'
    | 'piercing'
    | 'direct attack'
    | 'attacks all'
    | 'extra attacks'
    | 'unaffected monster'
    | 'unaffected spell'
    | 'unaffected trap'
    | 'battle damage'
    | 'banished when leaving'
    | 'atk in damage step'
    | 'attack cost'
    | 'attacks only'
    | 'silences opponent'
    | 'destroys opposing'
  >;
  /** Whole sentences. */
  readonly sentences: Table<
    | 'once'
    | 'either turn'
    | 'here'
    | 'at damage start'
    | 'during calculation'
    | 'during'
    | 'during yours'
    | 'during theirs'
    | 'when'
    | 'or when'
    | 'if'
    | 'or if'
    | 'and'
    | 'you can'
    | 'activate this'
    | 'activate one'
    | 'target'
    | 'cost then target'
    | 'activation if'
    | 'activation cost'
    | 'activate on'
    | 'use once per turn'
    | 'use once per duel'
    | 'activate once'
    | 'use one effect'
    | 'still holds'
    | 'forbids card'
    | 'forbids effect'
    | 'silences'
    | 'flip'
    | 'pendulum effect'
    | 'gemini'
    | 'treated as'
    | 'cannot be normal summoned'
    | 'cannot be special summoned'
    | 'only by fusion'
    | 'only by ritual'
    | 'only own'
    | 'only by'
    | 'synchro once'
    | 'ritual with'
    | 'own summon'
    | 'own summon if'
    | 'own summon cost'
    | 'own summon tributes'
    | 'own once per turn'
    | 'own once per duel'
    | 'equip only'
    | 'material levels'
    | 'substitute'
    | 'substitute only'
    | 'material gives'
    | 'extra summon'
    | 'without tributes'
    | 'static'
    | 'clause'
    | 'one attacker you'
    | 'one attacker opponent'
    | 'protection'
    | 'this leaves'
    | 'it is destroyed'
    | 'it leaves'
    | 'destroyed if'
    | 'destroyed when'
    | 'nothing equipped'
    | 'together'
    | 'only while'
    | 'shares damage'
    | 'stays'
    | 'stays turns'
    | 'replaced by battle'
    | 'replaced by effect'
    | 'destroy this'
    | 'destroy the equipped monster'
    | 'at least'
    | 'over'
  >;
  readonly rules: { readonly [Rule in keyof Sentences['rules']]: string };
}
