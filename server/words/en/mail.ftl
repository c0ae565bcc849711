### What mails say, in the language of whoever gets them.

hello = Hello,
toTheMatch = To the match:
switchOff = You can switch reminders by mail off in your account:

confirm =
    .subject = Confirm your e-mail address
    .before = somebody, probably you, has made an account at Praxis with this address. Open this link to confirm that it is yours:
    .after = If it was not you, ignore this mail.

reset =
    .subject = A new password for Praxis
    .before = somebody, probably you, wants a new password for your account at Praxis. Open this link within an hour to choose it:
    .after = If it was not you, ignore this mail: the password stays as it is.
