/** Italian: forms of noun phrases, and changes to whole sentences. */

import type { Forms, NounPhrase } from '@praxis/kit/language/grammar.ts';
import { it as italian } from '@praxis/kit/language/it.ts';
import type { CardGrammar } from '../phrases.ts';

/** A card is called a card before its English name: "una carta Blood Doll". */
function called(phrase: NounPhrase): NounPhrase {
  const { text, gender, article, ordinal } = phrase;
  const isDefinite = article === 'the' || article === 'your' || ordinal !== undefined;
  return gender === 'f' && !isDefinite && /^[\p{Lu}\p{N}.]/u.test(text) ? { ...phrase, text: `carta ${text}` } : phrase;
}

const form = (name: string) => (phrase: NounPhrase) => italian.forms[name]?.(called(phrase)) ?? '';
const to = form('to');
const on = form('on');

const forms: Forms = {
  ...italian.forms,
  plain: form('plain'),
  none: form('none'),
  of: form('of'),
  from: form('from'),
  to,
  on,
  /** The destination of counters: they lie on cards, but are added to resources. */
  onto: (phrase) => (phrase.text.endsWith('risorse') ? to : on)(phrase),
};

/** The members of each sect. */
const OF_SECTS: Readonly<Record<string, string>> = {
  Camarilla: 'membro della Camarilla',
  Sabbat: 'membro del Sabbat',
  Laibon: 'Laibon',
  Anarchico: 'Anarchico',
  Indipendente: 'Indipendente',
};

/** The subjects of clauses. */
const SUBJECT =
  '((?:il|questo|quel) (?:portatore|possessore|vampiro|alleato|Imbued|seguace(?: agente| avversario| bloccante)?)|quest[ao] carta|la carta giocata per l’azione|quell’arma)(?! (?:agente|avversario|bloccante))';
/** The rest of a clause without a second subject. */
const CLAUSE = '((?:(?! e (?:il|questo) )[^,.;])*)';

/**
 * A subject named twice in a row: the second time the verb alone is enough, if it cannot be taken for an order to the
 * reader.
 */
const AGAIN = new RegExp(
  `\\b(se|mentre) ${SUBJECT} ${CLAUSE}(,| e) \\2 (?=(?:può|deve|non|ottiene|ha|è|si|soddisfa|subisce|perde|infligge|prende) )`,
  'gi',
);
const ITS_CONTROLLER =
  /\b((?:se|quando) il (portatore|seguace avversario|seguace bloccante) [^,.;]*), il controllore del \2 /gi;
const SELF_LOCKED = new RegExp(`\\b(se ${SUBJECT} [^,.;]*), può tappare \\2(?=[ ,.;]|$)`, 'gi');
/** A following instruction about the same card: "se questa carta non ha segnalini, bruciala". */
const OBJECT = new RegExp(
  `\\b(se|e) ${SUBJECT} ((?:è|ha|non|soddisfa) [^,.;]*), (brucia|tappa|stappa|sposta|puoi stappare) \\2(?=[ ,.;]|$)(?! (?:agente|avversario|bloccante))`,
  'gi',
);

function withObject(instruction: string, object: string): string {
  const stem = instruction.endsWith('are') ? instruction.slice(0, -1) : instruction;
  return `${stem}${/^(?:la|quest[ao] carta|quell’)/i.test(object) ? 'la' : 'lo'}`;
}

function withoutRepetition(text: string): string {
  return (
    text
      .replace(/\b(solo se (quest[oa] \p{L}+|il \p{L}+) è tappat[oa]), se \2 (?=soddisfa )/giu, '$1 e ')
      .replace(/\b(almeno \d+) carta /g, '$1 carte ')
      .replace(AGAIN, '$1 $2 $3$4 ')
      .replace(AGAIN, '$1 $2 $3$4 ')
      .replace(
        OBJECT,
        (_, word, subject, rest, instruction) => `${word} ${subject} ${rest}, ${withObject(instruction, subject)}`,
      )
      .replace(ITS_CONTROLLER, '$1, il suo controllore ')
      .replace(/\b(se (il portatore|questo vampiro) [^,.;]*), \2 (sta [^,.;]*?) o \2 (?=è )/gi, '$1, $3 o ')
      .replace(
        / (il controllore del seguace agente può bruciare [^,.;]*?) dal seguace agente\b/g,
        ' $1 da quel seguace',
      )
      .replace(
        /\b(tappa un vampiro [^,.;]*)(?: e|,) quel vampiro si astiene(?: e quel vampiro (?=brucia))?/gi,
        (said, locked) => (said.endsWith(' ') ? `${locked}, che si astiene e ` : `${locked}, che si astiene`),
      )
      .replace(SELF_LOCKED, '$1, può tapparsi')
      .replace(
        /\b(questo (?:vampiro|alleato|seguace)) può ([^,.;]*?) su \1(?=[ ,.;]|$)(?! (?:agente|avversario))/gi,
        '$1 può $2 su di sé',
      )
      .replace(/\b(seguace (?:agente|bloccante|avversario)) è un seguace (?=controllato )/g, '$1 è ')
      .replace(/\bvampiri (\p{Lu}\p{L}+) o vampiri (?=\p{Lu})/gu, 'vampiri $1 o ')
      .replace(
        /\buna carta che richiede (\p{Lu}\p{L}+) viene giocata, una carta che richiede (\p{Lu}\p{L}+) viene giocata o una carta che richiede (\p{Lu}\p{L}+) viene giocata/gu,
        'viene giocata una carta che richiede $1, $2 o $3',
      )
      // "metti questa carta su quel vampiro, che diventa principe"
      .replace(/\b(metti questa carta su [^,.;]*?) e (?:quel|questo) vampiro (?=diventa )/gi, '$1, che ')
      .replace(/\b(questo vampiro [^.;]*) per far diventare ([^,.;]*?) questo vampiro$/gi, '$1 per diventare $2')
      .replace(/\b(sposta quel (seguace|vampiro) [^,.;]*) e tappa quel \2$/gi, '$1 e tappalo')
      .replace(/\b(sul seguace avversario) e sposta il seguace avversario\b/g, '$1 e spostalo')
      .replace(/\b(cercare [^.;]*?) e bruciare quella carta azione\b/g, '$1 e bruciarla')
      .replace(/\b(quando il dissanguamento [^,.;]*), poni fine al dissanguamento /gi, '$1, ponivi fine ')
      .replace(/\b(se il portatore [^,.;]*?) ed? è (\p{L}+) ed? è ([^,.;]*),/giu, '$1, è $2 ed è $3,')
      // The controller is the subject: "se non controlli nessuna carta", "se il Matusalemme bersaglio controlla …".
      .replace(/\bc’è ([^,.;]*?) che controlli\b/g, 'controlli $1')
      .replace(/\bci sono (almeno [^,.;]*?) che controlli\b/g, 'controlli $1')
      .replace(/\bnon c’è ([^,.;]*?) controllat[oa] dal (Matusalemme \p{L}+)/gu, 'il $2 non controlla $1')
      .replace(/\bc’è ([^,.;]*?) controllat[oa] dal (Matusalemme \p{L}+)/gu, 'il $2 controlla $1')
  );
}

/** Puts words that belong together next to each other. */
function inOrder(text: string): string {
  return text
    .replace(/\bche controlli in combattimento\b/g, 'in combattimento che controlli')
    .replace(
      /\bdare ([^,.;]*?) (a un[^,.;]*? che controlli) (?=in questo round|per questa azione|in questo colpo)/g,
      'dare $2 $1 ',
    )
    .replace(/\b(sposta(?:re)?) (\d+ punt[oi] sangue) (da un[^.;]*? che abbia sangue) (su [^.;]*)$/gi, '$1 $4 $2 $3')
    .replace(/(?<!\d)1 carta dalla cima della\b/g, 'la prima carta della')
    .replace(/\b(spostare (?:una|ogni) carta) nella (tua mano) (?=nel)/g, '$1 dalla $2 ')
    .replace(
      /\b(alleat[oi]) o (vampir[oi]) (con capacità \d+ o (?:più|meno)) (attiv[oi])(?!\p{L})/gu,
      '$1 $4 o $2 $4 $3',
    )
    .replace(/\bche controlli che\b/g, 'che controlli e che')
    .replace(
      /\bcart([ae]) (equipaggiamento|servitore|alleato) o cart\1 (?=(?:equipaggiamento|servitore|alleato)\b)/g,
      'cart$1 $2 o ',
    )
    .replace(/\b(carte che richiedono \p{Lu}[^,.;]*?) o carte che richiedono (?=\p{Lu})/gu, '$1 o ')
    .replace(/\b(che controlli e che abbia sangue) e /g, '$1, e ')
    .replace(/\b(s?tappat[oaie]) (attiv[oaie])\b/g, '$2 e $1')
    .replace(/\b(più (?:giovan[ei]|vecchi[oae]?)) (attiv[oaie])\b/g, '$2 $1')
    .replace(/\b(non \p{Lu}\p{L}+(?: e non \p{Lu}\p{L}+)*) (attiv[oaie]|titolat[oaie])\b/gu, '$2 $1')
    .replace(/ (non \p{Lu}\p{L}+) senza titolo( del(?:la)? \p{Lu}\p{L}+)?/gu, '$2 $1 e senza titolo')
    .replace(/\b(vampir[oi]) Ministero\b/g, '$1 del Ministero')
    .replace(/(?<!non )(è un vampiro che non) abbia\b/g, '$1 ha')
    .replace(/\bnel (combattimento che segue se [^,.;]*? blocca), (nel primo round)\b/g, '$2 del $1')
    .replace(/\b(segue se [^,.;]*? blocca), durante (un’azione diretta)\b/g, '$1 $2')
    .replace(/\b(se l’azione ha [^,.;]*?) o l’azione (?=è )/g, '$1 o ')
    .replace(/^(se il referendum è approvato,) (.*) (per il resto della partita)$/, '$1 $3 $2')
    .replace(/\b(sposta(?:re)? [^,.;]*?) nel tuo cumulo di cenere nella /g, '$1 dal tuo cumulo di cenere alla ')
    .replace(
      /\b(sposta(?:re)? [^,.;]*?) nel tuo cumulo di cenere (?=in (?:cima|fondo) )/gi,
      '$1 dal tuo cumulo di cenere ',
    )
    .replace(
      /\b(sposta(?:re)? [^,.;]*?) nel(l?)(a tua mano| tuo cumulo di cenere) (copert[oaie]) su /gi,
      (_, start: string, l: string, place: string, down: string) => `${start} dal${l}${place}, ${down}, su `,
    )
    .replace(
      /\b(sposta(?:re)? un servitore[^,.;]*?) su (un vampiro che controlli) su un altro\b/gi,
      '$1 da $2 a un altro',
    )
    .replace(
      /\bin un cumulo di cenere controllat[oaie] da(ll?a?) (tua preda|tuo predatore|Matusalemme)/g,
      'nel cumulo di cenere de$1 $2',
    )
    .replace(/\bin un cumulo di cenere controllat[oaie] da (un altro Matusalemme)/g, 'nel cumulo di cenere di $1')
    .replace(/\b(dissanguamento contro il controllore del portatore) dal seguace\b/g, '$1 da parte del seguace')
    .replace(
      /(, (?:mantenendone il controllo|pagandone il costo|senza entrare in contestazione con altre carte)) e (?=\p{L})/gu,
      '$1, e ',
    )
    .replace(/\bin torpore nella regione attiva\b/g, 'dal torpore alla regione attiva')
    .replace(/\bquando (un[^,.;]*?) (viene giocat[oa])(?=,)/g, 'quando $2 $1')
    .replace(/ e se (?=[^,.;]*,)/g, ' e, se ');
}

/** The number of damage, the sect one belongs to. */
function agreeing(text: string): string {
  return text
    .replace(/\bdanni(?: (?:ambientale|aggravato|non aggravato|non prevenibile))+/g, (damage) =>
      damage.replace(/(ambiental|prevenibil)e/g, '$1i').replace(/aggravato/g, 'aggravati'),
    )
    .replace(/\b(\d+) (sangue|risorse) in (meno|più)/g, (_, amount: string, kind: string, way: string) => {
      const one = amount === '1';
      const what = kind === 'sangue' ? (one ? 'punto sangue' : 'punti sangue') : one ? 'risorsa' : 'risorse';
      return `${amount} ${what} in ${way}`;
    })
    .replace(/\+1 danni\b/g, '+1 danno')
    .replace(/\ba distanza lunga\b/g, 'a lunga distanza')
    .replace(/\b(attacco fisico) con (\+\d+ dann[oi]), oppure (con un’arma da mischia) con \2/g, '$1 o $3, con $2')
    .replace(/\bmembro di (\p{Lu}\p{L}+)/gu, (said, sect: string) => OF_SECTS[sect] ?? said)
    .replace(/,$/, '');
}

function rephrased(text: string): string {
  return agreeing(inOrder(withoutRepetition(text))).replace(
    /\b(o)gni ((?:altro )?(?:vampiro|seguace|alleato)\b[^,.:;]*?)(?<! che) non (può) /gi,
    (_, first: string, who: string, can: string) => `${first === 'O' ? 'Nessun' : 'nessun'} ${who} ${can} `,
  );
}

export const it: CardGrammar = { forms, rephrased };
