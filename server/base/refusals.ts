/** Why a request was refused, in the client's language. */
import type { Language } from '@praxis/contract';
import type { RefusalCode } from '@praxis/protocol/messages.ts';

export interface Refused {
  readonly refused: RefusalCode;
  /** What exactly is wrong, where there is more to say: names of fields, an answer that is no option. */
  readonly detail?: string;
}

type Words = Readonly<Record<RefusalCode, string>>;

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    malformed: 'This message cannot be understood.',
    'too large': 'This message is too long.',
    'too many': 'Too many messages at once. Wait a moment.',
    'unknown match': 'There is no such match.',
    'not your seat': 'You do not sit at this table.',
    'not asked': 'You are not asked anything now.',
    stale: 'The question has changed in the meantime.',
    'not an option': 'This is not possible here.',
    over: 'The match is over.',
    'not now': 'This is not possible now.',
    'not allowed': 'You may not do this.',
    muted: 'You cannot write here.',
    'try again': 'That did not work. Try again.',
    fault: 'The rules failed at this answer. The match goes on as if it had not been given; choose another one.',
    'set aside': 'This match is set aside: its rules have stopped the server twice. It is kept for a report.',
  },
  pt: {
    malformed: 'Não foi possível entender esta mensagem.',
    'too large': 'Esta mensagem é longa demais.',
    'too many': 'Mensagens demais de uma vez. Espere um momento.',
    'unknown match': 'Esta partida não existe.',
    'not your seat': 'Você não está sentado nesta mesa.',
    'not asked': 'Nada lhe é perguntado agora.',
    stale: 'A pergunta mudou nesse meio-tempo.',
    'not an option': 'Isso não é possível aqui.',
    over: 'A partida terminou.',
    'not now': 'Isso não é possível agora.',
    'not allowed': 'Você não pode fazer isso.',
    muted: 'Você não pode escrever aqui.',
    'try again': 'Não funcionou. Tente novamente.',
    fault: 'As regras falharam com esta resposta. A partida continua como se ela não tivesse sido dada; escolha outra.',
    'set aside':
      'Esta partida foi posta de lado: as suas regras pararam o servidor duas vezes. Ela é guardada para um relatório.',
  },
  es: {
    malformed: 'Este mensaje no se entiende.',
    'too large': 'Este mensaje es demasiado largo.',
    'too many': 'Demasiados mensajes a la vez. Espera un momento.',
    'unknown match': 'Esta partida no existe.',
    'not your seat': 'No estás sentado a esta mesa.',
    'not asked': 'Ahora no se te pregunta nada.',
    stale: 'La pregunta ha cambiado entretanto.',
    'not an option': 'Esto no es posible aquí.',
    over: 'La partida ha terminado.',
    'not now': 'Esto no es posible ahora.',
    'not allowed': 'No puedes hacer esto.',
    muted: 'No puedes escribir aquí.',
    'try again': 'No ha funcionado. Inténtalo de nuevo.',
    fault: 'Las reglas fallaron con esta respuesta. La partida sigue como si no se hubiera dado; elige otra.',
    'set aside':
      'Esta partida se ha apartado: sus reglas han detenido el servidor dos veces. Se guarda para un informe.',
  },
  it: {
    malformed: 'Questo messaggio non si capisce.',
    'too large': 'Questo messaggio è troppo lungo.',
    'too many': 'Troppi messaggi in una volta. Aspetta un momento.',
    'unknown match': 'Questa partita non esiste.',
    'not your seat': 'Non sei seduto a questo tavolo.',
    'not asked': 'Adesso non ti viene chiesto niente.',
    stale: 'Nel frattempo la domanda è cambiata.',
    'not an option': 'Qui non è possibile.',
    over: 'La partita è finita.',
    'not now': 'Adesso non è possibile.',
    'not allowed': 'Non puoi farlo.',
    muted: 'Qui non puoi scrivere.',
    'try again': 'Non ha funzionato. Riprova.',
    fault:
      'Le regole non hanno retto questa risposta. La partita continua come se non fosse stata data; scegline un’altra.',
    'set aside':
      'Questa partita è stata messa da parte: le sue regole hanno fermato il server due volte. È conservata per una segnalazione.',
  },
  fr: {
    malformed: 'Ce message est incompréhensible.',
    'too large': 'Ce message est trop long.',
    'too many': 'Trop de messages à la fois. Patientez un instant.',
    'unknown match': 'Cette partie n’existe pas.',
    'not your seat': 'Vous n’êtes pas assis à cette table.',
    'not asked': 'Rien ne vous est demandé pour le moment.',
    stale: 'La question a changé entre-temps.',
    'not an option': 'Ce n’est pas possible ici.',
    over: 'La partie est terminée.',
    'not now': 'Ce n’est pas possible pour le moment.',
    'not allowed': 'Vous ne pouvez pas faire cela.',
    muted: 'Vous ne pouvez pas écrire ici.',
    'try again': 'Cela n’a pas fonctionné. Réessayez.',
    fault:
      'Les règles ont échoué sur cette réponse. La partie continue comme si elle n’avait pas été donnée ; choisissez-en une autre.',
    'set aside':
      'Cette partie est mise de côté : ses règles ont arrêté le serveur deux fois. Elle est conservée pour un rapport.',
  },
};

export function refusalText({ refused, detail }: Refused, language: Language): string {
  const text = WORDS[language][refused];
  return detail === undefined || detail === '' ? text : `${text} (${detail})`;
}

/** Everything else that people read from the server: its answers to HTTP requests. */
export function isRefused(value: object): value is Refused {
  return 'refused' in value;
}
