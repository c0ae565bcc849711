/** The keys of the log's lines. A language that lacks one does not compile. */
type Say<K extends string = never> = (args: { readonly [Key in K]: string }) => string;

export interface Events {
  readonly turn: Say<'seat' | 'number'>;
  readonly phase: Say<'phase'>;
  readonly 'decides who starts': Say<'seat'>;
  /** `winners` is empty after a draw. */
  readonly 'game over': Say<'game' | 'winners' | 'reason'>;
  readonly 'side deck': Say<'seat' | 'count'>;
  readonly 'conceded series': Say<'seat'>;
  readonly drew: Say<'seat' | 'card'>;
  readonly 'cannot draw': Say<'seat'>;
  readonly shuffled: Say<'seat'>;
  readonly revealed: Say<'seat' | 'card'>;
  /** `cause` and `zone` are words of `terms`. */
  readonly moved: Say<'card' | 'zone'>;
  readonly destroyed: Say<'card'>;
  readonly summoned: Say<'seat' | 'card' | 'position'>;
  readonly 'summon negated': Say<'card'>;
  readonly set: Say<'seat'>;
  readonly flipped: Say<'card'>;
  readonly 'turned down': Say<'card'>;
  readonly position: Say<'card' | 'position'>;
  readonly activated: Say<'seat' | 'card' | 'link'>;
  readonly resolves: Say<'card'>;
  readonly negated: Say<'card'>;
  readonly equipped: Say<'card' | 'on'>;
  readonly control: Say<'seat' | 'card'>;
  readonly attacks: Say<'card'>;
  readonly 'attacks target': Say<'card' | 'on'>;
  readonly 'attack negated': Say<'card'>;
  readonly 'battle phase ends': Say;
  readonly 'destroyed by battle': Say<'card'>;
  readonly 'not destroyed': Say<'card'>;
  readonly life: (args: { readonly seat: string; readonly change: number; readonly now: string }) => string;
  readonly conceded: Say<'seat'>;
  readonly 'time is up': Say;
}

/** Why a Duel is over. */
export interface Endings {
  readonly 'life points': string;
  readonly 'deck out': string;
  readonly effect: string;
  readonly conceded: string;
  readonly loop: string;
  readonly time: string;
  readonly 'series limit': string;
}

export interface Log {
  readonly events: Events;
  readonly endings: Endings;
}
