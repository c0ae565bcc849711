/** Italian: the effects of cards, as clauses. */
import { agree, verb } from '@praxis/kit/language/grammar.ts';
import { it as italian } from '@praxis/kit/language/it.ts';
import { BLOCKED, COLOR, COUNTERS, cards, DESTINATIONS, damage, life, TAPPED } from './it-words.ts';
import type { Phrases } from './phrases.ts';
import { does, subjectOf } from './romance.ts';

/** A prohibition lasts "in questo turno"; all else lasts "fino alla fine del turno". */
function lasting(changes: string, until: string): string {
  return /^non (?:può|possono) /.test(changes) ? until.replace('fino alla fine del turno', 'in questo turno') : until;
}

/** The source of cards from your own graveyard: "dal tuo cimitero". */
function fromGraveyard(text: string): string | undefined {
  return / del tuo cimitero\b/.test(text) ? text.replace(' del tuo cimitero', ' dal tuo cimitero') : undefined;
}

export const effects: Phrases['effects'] = {
  damage: ({ by, amount, to }) => `${by.text} ${verb(by, 'infligge', 'infliggono')} ${damage(amount)} a ${to.text}`,
  destroy: ({ what, noRegeneration }, mood) =>
    `${mood === 'order' ? 'distruggi' : 'distruggere'} ${what.text}${noRegeneration ? `, che non ${verb(what, 'può', 'possono')} essere ${agree('rigenerato|rigenerata|rigenerati|rigenerate', what)}` : ''}`,
  move: ({ what, to, tapped, under }, mood) => {
    const whose = verb(what, 'del suo proprietario', 'dei rispettivi proprietari');
    const back = fromGraveyard(what.text);
    const put = mood === 'order' ? 'metti' : 'mettere';
    switch (to) {
      case 'hand':
        if (back !== undefined) return `${mood === 'order' ? 'riprendi' : 'riprendere'} in mano ${back}`;
        return `${mood === 'order' ? 'fai' : 'far'} tornare ${what.text} in mano ${verb(what, 'al suo proprietario', 'ai rispettivi proprietari')}`;
      case 'exile':
        return `${mood === 'order' ? 'esilia' : 'esiliare'} ${what.text}`;
      case 'battlefield': {
        const control =
          under === undefined
            ? ''
            : under.person === 'you'
              ? ' sotto il tuo controllo'
              : ` sotto il controllo di ${under.text}`;
        // A long object comes last, unless its state must follow the battlefield.
        return tapped
          ? `${put} ${what.text} sul campo di battaglia ${agree(TAPPED, what)}${control}`
          : `${back === undefined ? put : `ri${put}`} sul campo di battaglia${control} ${back ?? what.text}`;
      }
      case 'graveyard':
        return `${put} ${what.text} nel cimitero ${whose}`;
      case 'library top':
        return `${put} ${what.text} in cima al grimorio ${whose}`;
      default:
        return `${put} ${what.text} nel grimorio ${whose}, sotto la prima carta`;
    }
  },
  counter: ({ what }, mood) => `${mood === 'order' ? 'neutralizza' : 'neutralizzare'} ${what.text}`,
  sacrifice: ({ who, what }, mood) =>
    `${does(who, mood === 'order' ? 'sacrifica' : 'sacrificare', 'sacrifica')} ${what.text}`,
  draw: ({ who, amount }, mood) => `${does(who, mood === 'order' ? 'pesca' : 'pescare', 'pesca')} ${cards(amount)}`,
  discard: ({ who, amount }, mood) =>
    `${does(who, mood === 'order' ? 'scarta' : 'scartare', 'scarta')} ${cards(amount)}`,
  'gain life': ({ who, amount }, mood) =>
    `${does(who, mood === 'order' ? 'guadagni' : 'guadagnare', 'guadagna')} ${life(amount)}`,
  'lose life': ({ who, amount }, mood) =>
    `${does(who, mood === 'order' ? 'perdi' : 'perdere', 'perde')} ${life(amount)}`,
  'set life': ({ who, amount }) =>
    `${who.person === 'you' ? 'i tuoi punti vita diventano' : `i punti vita di ${who.text} diventano`} ${amount.text}`,
  tap: ({ what }, mood) => `${mood === 'order' ? 'TAPpa' : 'TAPpare'} ${what.text}`,
  untap: ({ what }, mood) => `${mood === 'order' ? 'STAPpa' : 'STAPpare'} ${what.text}`,
  modify: ({ what, changes, until }, mood) =>
    `${mood === 'infinitive' ? 'far sì che ' : ''}${what.text} ${changes}${until === '' ? '' : ` ${lasting(changes, until)}`}`,
  'put counters': ({ what, amount, counter }, mood) =>
    `${mood === 'order' ? 'metti' : 'mettere'} ${amount.one ? 'un segnalino' : `${amount.text} segnalini`} ${COUNTERS[counter]} su ${what.text}`,
  create: ({ token }, mood) => `${mood === 'order' ? 'crea' : 'creare'} ${token.text}`,
  emblem: ({ text }) => `ottieni un emblema con "${text}"`,
  regenerate: ({ what }, mood) => `${mood === 'order' ? 'rigenera' : 'rigenerare'} ${what.text}`,
  fight: ({ what, with: other }) => `${what.text} lotta con ${other.text}`,
  attach: ({ this: self, to }, mood) => `${mood === 'order' ? 'assegna' : 'assegnare'} ${self.text} a ${to.text}`,
  'prevent damage': ({ by, combat }, mood) =>
    `${mood === 'order' ? 'previeni' : 'prevenire'} tutto il danno${combat ? ' da combattimento' : ''} che ${subjectOf(italian, by)} infliggerebbero in questo turno`,
  search: ({ what, to, tapped }, mood) => {
    const them = agree('lo|la|li|le', what);
    const start = `${mood === 'order' ? 'cerca' : 'cercare'} nel tuo grimorio ${what.text}`;
    const shuffle = mood === 'order' ? 'rimescola' : 'rimescolare';
    const put = mood === 'order' ? `metti${them}` : `metter${them}`;
    if (to === 'library top') return `${start}, ${shuffle} e poi ${put} ${DESTINATIONS[to]}`;
    if (to === 'exile') return `${start}, ${mood === 'order' ? `esilia${them}` : `esiliar${them}`} e poi ${shuffle}`;
    const how = tapped ? ` ${agree(TAPPED, what)}` : '';
    return `${start}, ${put} ${DESTINATIONS[to]}${how} e poi ${shuffle}`;
  },
  look: ({ amount, reveal, what, optional, to, rest }) => {
    const first = `${reveal ? 'rivela' : 'guarda'} le prime ${amount} carte del tuo grimorio`;
    const chosen = what.text === 'una carta' ? 'una di esse' : `${what.text} tra di esse`;
    const put = `${optional ? 'puoi mettere' : 'metti'} ${DESTINATIONS[to]} ${chosen}`;
    const others = rest === 'library top' ? 'il resto rimane in cima' : `il resto va ${DESTINATIONS[rest]}`;
    return `${first}; ${put}, e ${others}`;
  },
  'exile top': ({ amount }, mood) =>
    `${mood === 'order' ? 'esilia' : 'esiliare'} ${amount === 1 ? 'la prima carta' : `le prime ${amount} carte`} del tuo grimorio`,
  'allow playing': ({ what }) => `puoi giocare ${what.text} in questo turno`,
  'cast copies': ({ what, amount }, mood) =>
    `${mood === 'order' ? 'copia' : 'copiare'} ${what.text} ${amount} volte; puoi lanciare le copie senza pagarne il costo`,
  'shuffle in': ({ who }, mood) => {
    const whose = who.person === 'you' ? ['la tua', 'il tuo', 'nel tuo'] : ['la propria', 'il proprio', 'nel proprio'];
    return `${does(who, mood === 'order' ? 'rimescola' : 'rimescolare', 'rimescola')} ${whose[0]} mano e ${whose[1]} cimitero ${whose[2]} grimorio`;
  },
  'choose color': (_, mood) => `${mood === 'order' ? 'scegli' : 'scegliere'} un colore`,
  choose: ({ what, optional, among }, mood) =>
    `${optional ? 'puoi scegliere' : mood === 'order' ? 'scegli' : 'scegliere'} ${what.text}${among ? ` tra ${among.text}` : ''}`,
  may: ({ instructions }) => `puoi ${instructions}`,
  unless: ({ instructions, costs, who }) => `${instructions} a meno che ${who.text} non ${costs}`,
  if: ({ clause, instructions }) => `se ${clause}, ${instructions}`,
  later: ({ when, instructions }) => `${when}, ${instructions}`,
};

export const triggers: Phrases['triggers'] = {
  enters: ({ what, every }) =>
    `${every ? 'ogniqualvolta' : 'quando'} ${what.text} ${verb(what, 'entra', 'entrano')} nel campo di battaglia`,
  dies: ({ what, every }) => `${every ? 'ogniqualvolta' : 'quando'} ${what.text} ${verb(what, 'muore', 'muoiono')}`,
  'put into graveyard': ({ what, whose }) =>
    `ogniqualvolta ${what.text} viene ${agree('messo|messa|messi|messe', what)} ${whose === 'you' ? 'nel tuo cimitero' : whose === 'opponent' ? 'nel cimitero di un avversario' : 'in un cimitero'} da qualsiasi zona`,
  attacks: ({ what }) => `ogniqualvolta ${what.text} attacca`,
  blocks: ({ what, blocked }) => `ogniqualvolta ${what.text} blocca${blocked ? ` ${blocked.text}` : ''}`,
  upkeep: ({ of, next }) =>
    `all’inizio del ${next ? 'prossimo ' : ''}${of.person === 'you' ? 'tuo mantenimento' : `mantenimento di ${of.text}`}`,
  'end step': ({ of, next }) =>
    `all’inizio della ${next ? 'prossima ' : ''}${of.person === 'you' ? 'tua sottofase finale' : `sottofase finale di ${of.text}`}`,
  'life gained': ({ who }) =>
    who.person === 'you' ? 'ogniqualvolta guadagni punti vita' : `ogniqualvolta ${who.text} guadagna punti vita`,
  cast: ({ who, what }) =>
    who.person === 'you' ? `ogniqualvolta lanci ${what.text}` : `ogniqualvolta ${who.text} lancia ${what.text}`,
  damage: ({ by, to, combat }) => {
    const kind = combat ? 'danno da combattimento' : 'danno';
    return by
      ? `ogniqualvolta ${by.text} infligge ${kind} a ${to.text}`
      : `ogniqualvolta viene inflitto ${kind} a ${to.text}`;
  },
};

export const conditions: Phrases['conditions'] = {
  exists: ({ what, by, min }) => {
    const counted = min > 1 ? `${min} o più ${what.text}` : what.text;
    if (!by) return `${min > 1 ? 'ci sono' : 'c’è'} ${counted} sul campo di battaglia`;
    return by.person === 'you' ? `controlli ${counted}` : `${by.text} controlla ${counted}`;
  },
  none: ({ what, by }) => {
    if (!by) return `non ci sono ${what.text} sul campo di battaglia`;
    return by.person === 'you' ? `non controlli ${what.text}` : `${by.text} non controlla ${what.text}`;
  },
  'controls this': ({ who, this: self }) =>
    who.person === 'you' ? `controlli ${self.text}` : `${who.text} controlla ${self.text}`,
  'lost life last turn': ({ who }) =>
    `${who.person === 'you' ? 'hai' : `${who.text} ha`} perso punti vita nel turno precedente`,
  'life below start': ({ who }) =>
    `${who.person === 'you' ? 'hai' : `${who.text} ha`} meno punti vita che all’inizio della partita`,
  'has cast a spell this turn': ({ who }) =>
    `${who.person === 'you' ? 'hai' : `${who.text} ha`} lanciato un’altra magia in questo turno`,
};

export const changes: Phrases['changes'] = {
  control: ({ subject, by }) =>
    `${verb(subject, 'passa', 'passano')} sotto il ${by.person === 'you' ? 'tuo controllo' : `controllo di ${by.text}`}`,
  addTypes: ({ subject, types, subtypes: added, lasting }) => {
    const becomes = lasting ? verb(subject, 'diventa', 'diventano') : verb(subject, 'è', 'sono');
    const said = types.map((each) =>
      [
        subject.number === 'one'
          ? italian.introduced('a', each.one, { gender: each.gender, number: 'one' })
          : each.many,
        ...added,
      ].join(' '),
    );
    return `${becomes} anche ${italian.list(said, 'and')}`;
  },
  addSubtypes: ({ subject, subtypes: added, lasting }) =>
    `${lasting ? verb(subject, 'diventa', 'diventano') : verb(subject, 'è', 'sono')} anche ${added.join(' ')}`,
  creatureTypes: ({ subject, subtypes: set }) =>
    `${verb(subject, 'diventa una creatura', 'diventano creature')} ${set.join(' ')}`,
  colors: ({ subject, colors }) =>
    `${verb(subject, 'diventa', 'diventano')} ${italian.list(
      colors.map((each) => agree(COLOR[each], subject)),
      'and',
    )}`,
  loseAbilities: ({ subject }) => `${verb(subject, 'perde', 'perdono')} tutte le abilità`,
  gain: ({ subject, keywords, lasting }) =>
    `${lasting ? verb(subject, 'ottiene', 'ottengono') : verb(subject, 'ha', 'hanno')} ${keywords}`,
  lose: ({ subject, keywords }) => `${verb(subject, 'perde', 'perdono')} ${keywords}`,
  abilities: ({ subject, text, lasting }) =>
    `${lasting ? verb(subject, 'ottiene', 'ottengono') : verb(subject, 'ha', 'hanno')} "${text}"`,
  base: ({ subject, power, toughness }) =>
    `${verb(subject, 'ha', 'hanno')} forza e costituzione base ${power}/${toughness}`,
  stats: ({ subject, power, toughness }) => `${verb(subject, 'prende', 'prendono')} ${power}/${toughness}`,
  must: ({ subject }) =>
    `${verb(subject, 'attacca', 'attaccano')} in ogni turno se ${verb(subject, 'può', 'possono')} farlo`,
  blockersMax: ({ subject, amount }) =>
    `non ${verb(subject, 'può', 'possono')} essere ${agree(BLOCKED, subject)} da più di ${amount} creatur${amount === 1 ? 'a' : 'e'}`,
  blockersMin: ({ subject, amount }) =>
    `non ${verb(subject, 'può', 'possono')} essere ${agree(BLOCKED, subject)} da meno di ${amount} creature`,
  cannotBeBlockedBy: ({ subject, by }) =>
    `non ${verb(subject, 'può', 'possono')} essere ${agree(BLOCKED, subject)} da ${by.text}`,
  canBlockOnly: ({ subject, what }) => `${verb(subject, 'può', 'possono')} bloccare solo ${what.text}`,
};

export const restrictions: Phrases['restrictions'] = {
  attack: (self) => `non ${verb(self, 'può', 'possono')} attaccare`,
  block: (self) => `non ${verb(self, 'può', 'possono')} bloccare`,
  'be blocked': (self) => `non ${verb(self, 'può', 'possono')} essere ${agree(BLOCKED, self)}`,
  untap: (self) => `non ${verb(self, 'STAPpa', 'STAPpano')} durante lo STAP del proprio controllore`,
  'activate abilities': (self) => `non ${verb(self, 'può', 'possono')} vedere attivate le proprie abilità attivate`,
  'be countered': (self) =>
    `non ${verb(self, 'può', 'possono')} essere ${agree('neutralizzato|neutralizzata|neutralizzati|neutralizzate', self)}`,
};
