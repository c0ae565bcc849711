### What the page says about accounts, in English.

title = You
guest = You're playing as a guest. If you clear this browser's cookies, you'll start over as a new guest.
name = Your name at tables
rename = Change the name
renamed = The name has been changed.
signedInAs = Signed in as
signUp = Create an account
signIn = Sign in
why = An account keeps your matches, decks and rating on every device. What you have done as a guest comes along.
email = E-mail address
password = Password
haveOne = I have an account already
haveNone = I have no account yet
ratings = Rating
noRatings = You have not played any rated match yet.
ratedMatch = Match
ratedMatches =
    { $n ->
        [one] 1 match
       *[other] { $n } matches
    }
yours = Your account
signOut = Sign out
takeAlong = Download all your data
changePassword = Change the password
currentPassword = Current password
newPassword = New password
passwordChanged = The password has been changed. Other devices have to sign in again.
delete = Delete the account
deleteHint = Decks, ratings and bots are deleted at once. In matches that others have played with you your name becomes “deleted”, and a bot takes your seat where you are still playing.
deleteForGood = Delete it for good
deleteWithPasskey = Delete it for good with a passkey
bots = Your bots
botsHint = A program of yours can play here like a person. It signs in with a token.
botName = Name of the bot
makeBot = Make a bot
revokeBot = Remove { $name }
tokenOnce = This is the token of { $name }. It is shown only now:
passkeys = Passkeys
passkeysHint = Sign in with a fingerprint, your face or the code of the device instead of the password.
passkeysNotHere = This browser cannot use passkeys at this address.
passkeyName = Name of this device
addPasskey = Add a passkey
passkeyAdded = The passkey has been added.
passkeyNotGiven = The device has not given a passkey.
removePasskey = Remove the passkey { $name }
signInWithPasskey = Sign in with a passkey
reminders = Reminders
remindersHint = This device can tell you when it is your move in a match by correspondence, even if the page is closed.
remindMe = Remind me on this device
remindMeNot = No more reminders on this device
remindersOn = This device reminds you.
remindersDenied = The browser does not allow this page to show notifications. You can change that in its settings.
remindersNotHere = This browser cannot show reminders here. Your matches are listed on the first page.
sessions = Your sessions
sessionsHint = Everywhere you are signed in. End what you do not know or no longer use; its open pages are closed at once.
sessionsLink = See where you are signed in
thisSession = this one
usedAt = last used { $when }
unknownDevice = Unknown device
endSession = End the session of { $device }
endOthers = End all others
sessionsEnded = The sessions have been ended.
backToAccount = Back to your account
passwordHint = At least 8 characters.
noMail = At least 8 characters. This server sends no mail: a forgotten password cannot be reset by mail. Make recovery codes in your account, and keep them well.
forgot = I have forgotten my password
resetTitle = A new password
resetHint = If there is an account with this address, it gets a mail with a link.
noReset = This server sends no mail, so there is no reset by mail. A recovery code sets a new password. If you have none, ask the operator of this server.
sendReset = Send me the mail
resetSent = If there is an account with this address, a mail is on its way.
recoverByCode = I have a recovery code
recoveryCode = Recovery code
setPassword = Set the new password
passwordSet = The password has been set. Sign in with it.
backToSignIn = Back
mail = Mail
confirmed = Your address is confirmed.
notConfirmed = Your address is not confirmed yet. Open the link in the mail that was sent to you.
sendAgain = Send the mail again
mailRemindersHint = We can tell you by mail when it is your move in a match by correspondence.
mailRemindersOn = You are reminded by mail.
remindByMail = Remind me by mail
remindByMailNot = No more reminders by mail
codes = Recovery codes
codesHint = Each code sets a new password once, if you have forgotten yours. Keep them where only you find them.
codesHintNoMail = Each code sets a new password once, if you have forgotten yours. This server sends no mail, so without a code only its operator can help you. Keep them where only you find them.
codesOnce = These are your codes. They are shown only now, and older ones no longer work:
makeCodes = Make new codes
codesLeft =
    { $n ->
        [one] 1 code is left.
       *[other] { $n } codes are left.
    }
