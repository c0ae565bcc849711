/** What mails say, in the language of whoever gets them. */
import type { Language } from '@praxis/contract';
import { reminderTitle } from '../reminders/reminder-words.ts';
import type { Urgency } from '../reminders/reminders.ts';

export type MailKind = 'confirm' | 'reset' | Urgency;

interface MailWords {
  readonly hello: string;
  /** The subject, what stands before the link and what stands after it. */
  readonly confirm: readonly [subject: string, before: string, after: string];
  readonly reset: readonly [subject: string, before: string, after: string];
  readonly toTheMatch: string;
  readonly switchOff: string;
}

const WORDS: Readonly<Record<Language, MailWords>> = {
  en: {
    hello: 'Hello,',
    confirm: [
      'Confirm your e-mail address',
      'somebody, probably you, has made an account at Praxis with this address. Open this link to confirm that it is yours:',
      'If it was not you, ignore this mail.',
    ],
    reset: [
      'A new password for Praxis',
      'somebody, probably you, wants a new password for your account at Praxis. Open this link within an hour to choose it:',
      'If it was not you, ignore this mail: the password stays as it is.',
    ],
    toTheMatch: 'To the match:',
    switchOff: 'You can switch reminders by mail off in your account:',
  },
  pt: {
    hello: 'Olá,',
    confirm: [
      'Confirme o seu endereço de e-mail',
      'alguém, provavelmente você, criou uma conta na Praxis com este endereço. Abra este link para confirmar que ele é seu:',
      'Se não foi você, ignore esta mensagem.',
    ],
    reset: [
      'Uma nova senha para a Praxis',
      'alguém, provavelmente você, quer uma nova senha para a sua conta na Praxis. Abra este link em até uma hora para escolhê-la:',
      'Se não foi você, ignore esta mensagem: a senha continua a mesma.',
    ],
    toTheMatch: 'Para a partida:',
    switchOff: 'Você pode desligar os lembretes por e-mail na sua conta:',
  },
  es: {
    hello: 'Hola:',
    confirm: [
      'Confirma tu dirección de correo',
      'alguien, probablemente tú, ha creado una cuenta en Praxis con esta dirección. Abre este enlace para confirmar que es tuya:',
      'Si no has sido tú, ignora este mensaje.',
    ],
    reset: [
      'Una contraseña nueva para Praxis',
      'alguien, probablemente tú, quiere una contraseña nueva para tu cuenta en Praxis. Abre este enlace antes de una hora para elegirla:',
      'Si no has sido tú, ignora este mensaje: la contraseña sigue siendo la misma.',
    ],
    toTheMatch: 'A la partida:',
    switchOff: 'Puedes desactivar los recordatorios por correo en tu cuenta:',
  },
  it: {
    hello: 'Ciao,',
    confirm: [
      'Conferma il tuo indirizzo e-mail',
      'qualcuno, probabilmente tu, ha creato un account su Praxis con questo indirizzo. Apri questo link per confermare che è tuo:',
      'Se non sei stato tu, ignora questa e-mail.',
    ],
    reset: [
      'Una nuova password per Praxis',
      'qualcuno, probabilmente tu, vuole una nuova password per il tuo account su Praxis. Apri questo link entro un’ora per sceglierla:',
      'Se non sei stato tu, ignora questa e-mail: la password resta com’è.',
    ],
    toTheMatch: 'Alla partita:',
    switchOff: 'Puoi disattivare i promemoria via e-mail nel tuo account:',
  },
  fr: {
    hello: 'Bonjour,',
    confirm: [
      'Confirmez votre adresse e-mail',
      'quelqu’un, sans doute vous, a créé un compte Praxis avec cette adresse. Ouvrez ce lien pour confirmer qu’elle est à vous :',
      'Si ce n’était pas vous, ignorez ce message.',
    ],
    reset: [
      'Un nouveau mot de passe pour Praxis',
      'quelqu’un, sans doute vous, veut un nouveau mot de passe pour votre compte Praxis. Ouvrez ce lien dans l’heure pour le choisir :',
      'Si ce n’était pas vous, ignorez ce message : le mot de passe reste le même.',
    ],
    toTheMatch: 'Vers la partie :',
    switchOff: 'Vous pouvez désactiver les rappels par e-mail dans votre compte :',
  },
};

export interface MailText {
  readonly subject: string;
  readonly text: string;
}

export function mailText(
  language: Language,
  kind: MailKind,
  { link, account, about }: { readonly link: string; readonly account: string; readonly about: string },
): MailText {
  const { hello, confirm, reset, toTheMatch, switchOff } = WORDS[language];
  if (kind === 'confirm' || kind === 'reset') {
    const [subject, before, after] = kind === 'confirm' ? confirm : reset;
    return { subject, text: `${hello}\n\n${before}\n\n${link}\n\n${after}\n` };
  }
  const subject = reminderTitle(language, kind);
  return { subject, text: `${subject}: ${about}\n\n${toTheMatch} ${link}\n\n${switchOff} ${account}\n` };
}
