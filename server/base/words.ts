/** What the server answers to HTTP requests that it cannot fulfil, in words. */
import { LANGUAGES, type Language } from '@praxis/contract';

export const ERROR_CODES = [
  'malformed',
  'unknown',
  'unknown game',
  'not at the table',
  'not the host',
  'full',
  'already there',
  'begun',
  'not ready',
  'no seat',
  'nobody there',
  'sent away',
  'deck',
  'settings',
  'name',
  'too many matches',
  'too many tables',
  'too many requests',
  'foreign page',
  'not signed in',
  'not over',
  'credentials',
  'email',
  'email taken',
  'password',
  'account only',
  'people only',
  'too many decks',
  'too many bots',
  'too many passkeys',
  'passkey',
  'sign in again',
  'push service',
  'yourself',
  'too many reports',
  'title',
  'fault',
  'set aside',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

type Words = Readonly<Record<ErrorCode, string>>;

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    malformed: 'The request cannot be understood.',
    unknown: 'There is nothing here.',
    'unknown game': 'There is no such game.',
    'not at the table': 'You do not sit at this table.',
    'not the host': 'Only whoever opened the table can do this.',
    full: 'All seats of this table are taken.',
    'already there': 'You already sit at this table.',
    begun: 'The match has already begun.',
    'not ready': 'Not everybody is ready.',
    'no seat': 'There is no such seat, or somebody sits there.',
    'nobody there': 'No person sits there.',
    'sent away': 'Whoever opened this table has sent you away from it.',
    deck: 'This deck cannot be played here.',
    settings: 'This game cannot be played like that.',
    name: 'A name has at most 24 characters, and at least one letter or digit.',
    'too many matches': 'You have too many matches under way. Finish one first.',
    'too many tables': 'You have too many open tables. Close one first.',
    'too many requests': 'Too many requests. Wait a moment.',
    'foreign page': 'This request came from another page.',
    'not signed in': 'You are not signed in.',
    'not over': 'This is shown when the match is over.',
    credentials: 'E-mail address or password is wrong.',
    email: 'This is no e-mail address.',
    'email taken': 'There is an account with this e-mail address already.',
    password: 'A password has 8 to 128 characters.',
    'account only': 'This needs an account.',
    'people only': 'This is for people. A program can join a table of the lobby.',
    'too many decks': 'You have too many decks. Delete one first.',
    'too many bots': 'You have too many bots. Remove one first.',
    'too many passkeys': 'You have too many passkeys. Remove one first.',
    passkey: 'The passkey was not accepted. Try again, or sign in with your password.',
    'sign in again': 'You signed in long ago. Sign in again to do this.',
    'push service': 'Notifications cannot be sent to this browser.',
    yourself: 'You cannot do this to yourself.',
    'too many reports': 'You have reported a lot. Wait until somebody has looked at it.',
    title: 'A title has at most 60 characters, and at least one letter or digit.',
    fault: 'Something went wrong on the server.',
    'set aside': 'This match is set aside: its rules have stopped the server twice. It is kept for a report.',
  },
  pt: {
    malformed: 'Não foi possível entender o pedido.',
    unknown: 'Não há nada aqui.',
    'unknown game': 'Este jogo não existe.',
    'not at the table': 'Você não está sentado nesta mesa.',
    'not the host': 'Só quem abriu a mesa pode fazer isso.',
    full: 'Todos os lugares desta mesa estão ocupados.',
    'already there': 'Você já está sentado nesta mesa.',
    begun: 'A partida já começou.',
    'not ready': 'Nem todos estão prontos.',
    'no seat': 'Este lugar não existe ou está ocupado.',
    'nobody there': 'Nenhuma pessoa está sentada ali.',
    'sent away': 'Quem abriu esta mesa tirou você dela.',
    deck: 'Este baralho não pode ser jogado aqui.',
    settings: 'Este jogo não pode ser jogado assim.',
    name: 'Um nome tem no máximo 24 caracteres e pelo menos uma letra ou um algarismo.',
    'too many matches': 'Você tem partidas demais em andamento. Termine uma primeiro.',
    'too many tables': 'Você tem mesas abertas demais. Feche uma primeiro.',
    'too many requests': 'Pedidos demais. Espere um momento.',
    'foreign page': 'Este pedido veio de outra página.',
    'not signed in': 'Você não entrou na sua conta.',
    'not over': 'Isto é mostrado quando a partida termina.',
    credentials: 'O e-mail ou a senha está incorreto.',
    email: 'Isto não é um endereço de e-mail.',
    'email taken': 'Já existe uma conta com este e-mail.',
    password: 'Uma senha tem de 8 a 128 caracteres.',
    'account only': 'Para isso é preciso ter uma conta.',
    'people only': 'Isto é para pessoas. Um programa pode entrar numa mesa do salão.',
    'too many decks': 'Você tem baralhos demais. Exclua um primeiro.',
    'too many bots': 'Você tem bots demais. Remova um primeiro.',
    'too many passkeys': 'Você tem chaves de acesso demais. Remova uma primeiro.',
    passkey: 'A chave de acesso não foi aceita. Tente de novo ou entre com a senha.',
    'sign in again': 'Faz tempo que você entrou. Entre de novo para fazer isso.',
    'push service': 'Não é possível enviar notificações a este navegador.',
    yourself: 'Você não pode fazer isso consigo mesmo.',
    'too many reports': 'Você já denunciou muito. Espere até que alguém tenha olhado.',
    title: 'Um título tem no máximo 60 caracteres e pelo menos uma letra ou um algarismo.',
    fault: 'Algo deu errado no servidor.',
    'set aside':
      'Esta partida foi posta de lado: as suas regras pararam o servidor duas vezes. Ela é guardada para um relatório.',
  },
  es: {
    malformed: 'No se entiende la petición.',
    unknown: 'Aquí no hay nada.',
    'unknown game': 'Este juego no existe.',
    'not at the table': 'No estás sentado a esta mesa.',
    'not the host': 'Solo puede hacerlo quien abrió la mesa.',
    full: 'Todos los asientos de esta mesa están ocupados.',
    'already there': 'Ya estás sentado a esta mesa.',
    begun: 'La partida ya ha empezado.',
    'not ready': 'No todos están listos.',
    'no seat': 'Este asiento no existe o está ocupado.',
    'nobody there': 'Ahí no está sentada ninguna persona.',
    'sent away': 'Quien abrió esta mesa te ha quitado de ella.',
    deck: 'Este mazo no se puede jugar aquí.',
    settings: 'Este juego no se puede jugar así.',
    name: 'Un nombre tiene como máximo 24 caracteres y al menos una letra o cifra.',
    'too many matches': 'Tienes demasiadas partidas en curso. Termina antes alguna.',
    'too many tables': 'Tienes demasiadas mesas abiertas. Cierra antes alguna.',
    'too many requests': 'Demasiadas peticiones. Espera un momento.',
    'foreign page': 'Esta petición vino de otra página.',
    'not signed in': 'No has iniciado sesión.',
    'not over': 'Esto se muestra cuando la partida ha terminado.',
    credentials: 'El correo o la contraseña no son correctos.',
    email: 'Esto no es una dirección de correo.',
    'email taken': 'Ya existe una cuenta con este correo.',
    password: 'Una contraseña tiene entre 8 y 128 caracteres.',
    'account only': 'Para esto hace falta una cuenta.',
    'people only': 'Esto es para personas. Un programa puede unirse a una mesa de la sala.',
    'too many decks': 'Tienes demasiados mazos. Borra antes alguno.',
    'too many bots': 'Tienes demasiados bots. Quita antes alguno.',
    'too many passkeys': 'Tienes demasiadas llaves de acceso. Quita antes alguna.',
    passkey: 'No se ha aceptado la llave de acceso. Inténtalo de nuevo o entra con la contraseña.',
    'sign in again': 'Hace mucho que entraste. Entra de nuevo para hacerlo.',
    'push service': 'No se pueden enviar avisos a este navegador.',
    yourself: 'No puedes hacer esto contigo mismo.',
    'too many reports': 'Has denunciado mucho. Espera a que alguien lo haya mirado.',
    title: 'Un título tiene como máximo 60 caracteres y al menos una letra o cifra.',
    fault: 'Algo ha fallado en el servidor.',
    'set aside':
      'Esta partida se ha apartado: sus reglas han detenido el servidor dos veces. Se guarda para un informe.',
  },
  it: {
    malformed: 'La richiesta non si capisce.',
    unknown: 'Qui non c’è niente.',
    'unknown game': 'Questo gioco non esiste.',
    'not at the table': 'Non sei seduto a questo tavolo.',
    'not the host': 'Può farlo solo chi ha aperto il tavolo.',
    full: 'Tutti i posti di questo tavolo sono occupati.',
    'already there': 'Sei già seduto a questo tavolo.',
    begun: 'La partita è già cominciata.',
    'not ready': 'Non tutti sono pronti.',
    'no seat': 'Questo posto non esiste o è occupato.',
    'nobody there': 'Lì non è seduta nessuna persona.',
    'sent away': 'Chi ha aperto questo tavolo ti ha mandato via.',
    deck: 'Questo mazzo non si può giocare qui.',
    settings: 'Questo gioco non si può giocare così.',
    name: 'Un nome ha al massimo 24 caratteri e almeno una lettera o una cifra.',
    'too many matches': 'Hai troppe partite in corso. Prima finiscine una.',
    'too many tables': 'Hai troppi tavoli aperti. Prima chiudine uno.',
    'too many requests': 'Troppe richieste. Aspetta un momento.',
    'foreign page': 'Questa richiesta viene da un’altra pagina.',
    'not signed in': 'Non hai effettuato l’accesso.',
    'not over': 'Questo si vede quando la partita è finita.',
    credentials: 'L’indirizzo e-mail o la password non sono giusti.',
    email: 'Questo non è un indirizzo e-mail.',
    'email taken': 'Esiste già un account con questo indirizzo e-mail.',
    password: 'Una password ha da 8 a 128 caratteri.',
    'account only': 'Per questo serve un account.',
    'people only': 'Questo è per le persone. Un programma può unirsi a un tavolo della sala.',
    'too many decks': 'Hai troppi mazzi. Prima eliminane uno.',
    'too many bots': 'Hai troppi bot. Prima rimuovine uno.',
    'too many passkeys': 'Hai troppe passkey. Rimuovine prima una.',
    passkey: 'La passkey non è stata accettata. Riprova o accedi con la password.',
    'sign in again': 'Hai effettuato l’accesso molto tempo fa. Accedi di nuovo per farlo.',
    'push service': 'Non è possibile inviare notifiche a questo browser.',
    yourself: 'Non puoi farlo a te stesso.',
    'too many reports': 'Hai già segnalato molto. Aspetta che qualcuno abbia guardato.',
    title: 'Un titolo ha al massimo 60 caratteri e almeno una lettera o una cifra.',
    fault: 'Qualcosa è andato storto sul server.',
    'set aside':
      'Questa partita è stata messa da parte: le sue regole hanno fermato il server due volte. È conservata per una segnalazione.',
  },
  fr: {
    malformed: 'La demande est incompréhensible.',
    unknown: 'Il n’y a rien ici.',
    'unknown game': 'Ce jeu n’existe pas.',
    'not at the table': 'Vous n’êtes pas assis à cette table.',
    'not the host': 'Seule la personne qui a ouvert la table peut le faire.',
    full: 'Toutes les places de cette table sont prises.',
    'already there': 'Vous êtes déjà assis à cette table.',
    begun: 'La partie a déjà commencé.',
    'not ready': 'Tout le monde n’est pas prêt.',
    'no seat': 'Cette place n’existe pas ou est occupée.',
    'nobody there': 'Aucune personne n’est assise à cette place.',
    'sent away': 'La personne qui a ouvert cette table vous l’a fait quitter.',
    deck: 'Ce deck ne peut pas être joué ici.',
    settings: 'Ce jeu ne peut pas être joué ainsi.',
    name: 'Un nom a au plus 24 caractères et au moins une lettre ou un chiffre.',
    'too many matches': 'Vous avez trop de parties en cours. Terminez-en une d’abord.',
    'too many tables': 'Vous avez trop de tables ouvertes. Fermez-en une d’abord.',
    'too many requests': 'Trop de demandes. Patientez un instant.',
    'foreign page': 'Cette demande vient d’une autre page.',
    'not signed in': 'Vous n’êtes pas connecté.',
    'not over': 'Ceci se montre quand la partie est terminée.',
    credentials: 'L’adresse e-mail ou le mot de passe est incorrect.',
    email: 'Ce n’est pas une adresse e-mail.',
    'email taken': 'Il existe déjà un compte avec cette adresse e-mail.',
    password: 'Un mot de passe a de 8 à 128 caractères.',
    'account only': 'Il faut un compte pour cela.',
    'people only': 'Ceci est réservé aux personnes. Un programme peut rejoindre une table du salon.',
    'too many decks': 'Vous avez trop de decks. Supprimez-en un d’abord.',
    'too many bots': 'Vous avez trop de bots. Retirez-en un d’abord.',
    'too many passkeys': 'Vous avez trop de clés d’accès. Retirez-en d’abord une.',
    passkey: 'La clé d’accès n’a pas été acceptée. Réessayez ou connectez-vous avec votre mot de passe.',
    'sign in again': 'Votre connexion date. Reconnectez-vous pour le faire.',
    'push service': 'Il n’est pas possible d’envoyer des notifications à ce navigateur.',
    yourself: 'Vous ne pouvez pas vous faire cela à vous-même.',
    'too many reports': 'Vous avez déjà beaucoup signalé. Attendez que quelqu’un ait regardé.',
    title: 'Un titre a au plus 60 caractères et au moins une lettre ou un chiffre.',
    fault: 'Un problème est survenu sur le serveur.',
    'set aside':
      'Cette partie est mise de côté : ses règles ont arrêté le serveur deux fois. Elle est conservée pour un rapport.',
  },
};

const STATUS: Readonly<Partial<Record<ErrorCode, number>>> = {
  unknown: 404,
  'unknown game': 404,
  'not at the table': 403,
  'not the host': 403,
  'sent away': 403,
  'foreign page': 403,
  'not signed in': 401,
  'too many requests': 429,
  'too many decks': 429,
  'too many bots': 429,
  'too many passkeys': 429,
  'too many reports': 429,
  passkey: 401,
  'sign in again': 403,
  credentials: 401,
  'account only': 403,
  'people only': 403,
  'email taken': 409,
  'too many matches': 429,
  'too many tables': 429,
  full: 409,
  'already there': 409,
  begun: 409,
  'not ready': 409,
  'not over': 409,
  fault: 500,
  'set aside': 410,
};

/** A request that cannot be fulfilled, for a reason that whoever made it is told. */
export class Unfulfilled extends Error {
  override readonly name = 'Unfulfilled';
  readonly code: ErrorCode;
  /** What exactly is wrong, in whatever words there are for it. */
  readonly detail: string | undefined;

  constructor(code: ErrorCode, detail?: string) {
    super(detail === undefined ? code : `${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return STATUS[this.code] ?? 400;
  }

  text(language: Language): string {
    const text = WORDS[language][this.code];
    return this.detail === undefined ? text : `${text} ${this.detail}`;
  }
}

/** The language that somebody asks for, or the most wanted of a browser's wishes that there is. English is what everybody gets otherwise. */
export function languageFrom(...wishes: readonly (string | undefined)[]): Language {
  for (const wish of wishes)
    for (const tag of preferred(wish ?? ''))
      for (const language of LANGUAGES) if (tag.split(/[-_]/)[0] === language) return language;
  return 'en';
}

/** The tags of an `Accept-Language` header, the most wanted first: `de, fr;q=0.5`. What is not wanted at all is left out. */
function preferred(wish: string): readonly string[] {
  return wish
    .split(',')
    .map((each) => {
      const [tag = '', quality] = each.toLowerCase().split(';');
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality.trim().replace(/^q=/, '')) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
