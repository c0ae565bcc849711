### What the page says about accounts, in English.

title = You
guest = You're playing as a guest. If you clear this browser's cookies, you'll start over as a new guest.
name = Your name at tables
rename = Change your name
renamed = Your name has been changed.
signedInAs = Signed in as
signUp = Create an account
signIn = Sign in
why = An account keeps your matches, decks and rating on every device. Everything you have done as a guest comes with you.
email = Email address
password = Password
haveOne = I already have an account
haveNone = I don't have an account yet
ratings = Rating
noRatings = You have not played a rated match yet.
ratedMatch = Match
ratedMatches =
    { $n ->
        [one] 1 match
       *[other] { $n } matches
    }
yours = Your account
signOut = Sign out
takeAlong = Download all your data
changePassword = Change your password
currentPassword = Current password
newPassword = New password
passwordChanged = Your password has been changed. Other devices have to sign in again.
delete = Delete your account
deleteHint = Decks, ratings and bots are deleted at once. In matches that others have played with you, your name becomes “Deleted account”, and a bot takes your seat where you are still playing.
deleteForGood = Delete it forever
deleteWithPasskey = Delete it forever with a passkey
bots = Your bots
botsHint = A program of yours can play here just as a person can. It signs in with a token.
botName = Bot name
makeBot = Create a bot
revokeBot = Remove { $name }
tokenOnce = This is the token of { $name }. It will not be shown again:
passkeys = Passkeys
passkeysHint = Sign in with a fingerprint, your face or your device's code instead of the password.
passkeysNotHere = This browser cannot use passkeys at this address.
passkeyName = Name of this device
addPasskey = Add a passkey
passkeyAdded = The passkey has been added.
passkeyNotGiven = The device did not provide a passkey.
removePasskey = Remove the passkey { $name }
signInWithPasskey = Sign in with a passkey
reminders = Reminders
remindersHint = This device can tell you when it is your move in a correspondence match, even when the page is closed.
remindMe = Remind me on this device
remindMeNot = Stop reminders on this device
remindersOn = Reminders are on for this device.
remindersDenied = The browser does not allow this page to show notifications. You can change that in its settings.
remindersNotHere = This browser cannot show reminders here. Your matches are listed on the start page.
sessions = Your sessions
sessionsHint = Everywhere you are signed in. End any session that you do not recognize or no longer use; its open pages are closed at once.
sessionsLink = See where you are signed in
thisSession = this one
usedAt = last used { $when }
unknownDevice = Unknown device
endSession = End the session of { $device }
endOthers = End all others
sessionsEnded = The sessions have ended.
backToAccount = Back to your account
passwordHint = At least 8 characters.
noMail = At least 8 characters. This server sends no email, so a forgotten password cannot be reset by email. Create recovery codes in your account, and keep them safe.
forgot = I forgot my password
resetTitle = A new password
resetHint = If there is an account with this address, we will send it an email with a link.
noReset = This server sends no email, so a password cannot be reset by email. A recovery code sets a new password. If you have none, ask the operator of this server.
sendReset = Send me the email
resetSent = If there is an account with this address, an email is on its way.
recoverByCode = I have a recovery code
recoveryCode = Recovery code
setPassword = Set the new password
passwordSet = The password has been set. Sign in with it.
backToSignIn = Back
mail = Email
confirmed = Your address is confirmed.
notConfirmed = Your address is not confirmed yet. Open the link in the email that was sent to you.
sendAgain = Send the email again
mailRemindersHint = We can tell you by email when it is your move in a correspondence match.
mailRemindersOn = Email reminders are on.
remindByMail = Remind me by email
remindByMailNot = Stop email reminders
codes = Recovery codes
codesHint = Each code sets a new password once, if you have forgotten yours. Keep them where only you can find them.
codesHintNoMail = Each code sets a new password once, if you have forgotten yours. This server sends no email, so without a code only its operator can help you. Keep them where only you can find them.
codesOnce = These are your codes. They will not be shown again, and older ones no longer work:
makeCodes = Create new codes
codesLeft =
    { $n ->
        [one] 1 code is left.
       *[other] { $n } codes are left.
    }
