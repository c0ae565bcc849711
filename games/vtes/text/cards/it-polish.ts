/** Italian: what only the whole sentence shows. */

/** What the members of a sect are. */
const OF_SECTS: Readonly<Record<string, string>> = {
  Camarilla: 'membro della Camarilla',
  Sabbat: 'membro del Sabbat',
  Laibon: 'Laibon',
  Anarchico: 'Anarchico',
  Indipendente: 'Indipendente',
};

/** Who is named twice in a row: the second time the verb says it, if it cannot be taken for an order to the reader. */
const AGAIN =
  /\b((?:se|mentre) ((?:il|questo) (?:portatore|possessore|vampiro|alleato|Imbued|servitore)) (?:(?! e (?:il|questo) )[^,.;])*)(,| e) \2 (?=(?:può|non|ottiene|ha|è) )/g;

function withoutRepetition(text: string): string {
  return (
    text
      .replace(AGAIN, '$1$3 ')
      .replace(AGAIN, '$1$3 ')
      .replace(/, (quel vampiro) ([^,.;]*?) e \1 /g, ', $1 $2 e ')
      // "metti questa carta su quel vampiro, che diventa principe"
      .replace(/\b(metti questa carta su [^,.;]*?) e (?:quel|questo) vampiro (?=diventa )/g, '$1, che ')
      // "se non c'è nessuna carta che controlli" is said shorter.
      .replace(/\bc'è ([^,.;]*?) che controlli\b/g, 'controlli $1')
  );
}

/** What belongs together stands together. */
function inOrder(text: string): string {
  return text
    .replace(/\bche controlli in combattimento\b/g, 'in combattimento che controlli')
    .replace(/\bdare ([^,.;]*? che controlli) (in questo round)/g, 'dare $2 $1')
    .replace(/\bche controlli che\b/g, 'che controlli e che')
    .replace(/\b(che controlli e che abbia sangue) e /g, '$1, e ')
    .replace(/\b((?:dis)?impegnat[oaie]) (attiv[oaie])\b/g, '$2 e $1')
    .replace(/\b(non \p{L}+) (non titolat[oaie])/gu, '$1 e $2')
    .replace(/\b(non \p{L}+ e non titolat[oaie]) (attiv[oaie])\b/gu, '$2 $1')
    .replace(/\b(non \p{Lu}\p{L}+) (titolat[oaie])\b/gu, '$2 $1')
    .replace(/\bnel (combattimento che segue se [^,.;]*? blocca), (nel primo round)\b/g, '$2 del $1')
    .replace(/^(se il referendum passa,) (.*) (per il resto della partita)$/, '$1 $3 $2')
    .replace(/\b(sposta(?:re)? [^,.;]*?) nella tua Pila degli Scarti nella /g, '$1 dalla tua Pila degli Scarti alla ')
    .replace(/\bin torpore nella zona attiva\b/g, 'dal torpore alla zona attiva')
    .replace(/\bquando (un[^,.;]*?) (viene giocat[oa])(?=,)/g, 'quando $2 $1');
}

/** The number of damage, the sect one belongs to, like vowels that meet. */
function agreeing(text: string): string {
  return text
    .replace(/\bdanni(?: (?:ambientale|aggravato|non aggravato|non prevenibile))+/g, (damage) =>
      damage.replace(/(ambiental|prevenibil)e/g, '$1i').replace(/aggravato/g, 'aggravati'),
    )
    .replace(/\b(attacco): mani nude/gi, '$1 a mani nude')
    .replace(/\bmembro di (\p{Lu}\p{L}+)/gu, (said, sect: string) => OF_SECTS[sect] ?? said)
    .replace(/\ba il\b/g, 'al')
    .replace(/ e (?=[eè])/g, ' ed ')
    .replace(/ a (?=a)/g, ' ad ')
    .replace(/,$/, '');
}

export function polish(text: string): string {
  return agreeing(inOrder(withoutRepetition(text)));
}
