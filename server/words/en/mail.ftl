### What mails say, in the language of whoever gets them.

hello = Hello,
toTheMatch = To the match:
switchOff = You can turn off email reminders in your account:

confirm =
    .subject = Confirm your email address
    .before = somebody, probably you, has created an account at Praxis with this address. Open this link to confirm that it is yours:
    .after = If this was not you, ignore this email.

reset =
    .subject = A new password for Praxis
    .before = somebody, probably you, wants a new password for your account at Praxis. Open this link within an hour to choose it:
    .after = If this was not you, ignore this email: your password will not change.
