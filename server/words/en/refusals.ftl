### Why a request was refused, in the client's language.

malformed = This message cannot be understood.
too_large = This message is too long.
too_many = Too many messages at once. Wait a moment.
unknown_match = There is no such match.
not_your_seat = You are not seated at this table.
not_asked = There is nothing for you to answer right now.
stale = The question has changed in the meantime.
not_an_option = This is not possible here.
over = The match is over.
not_now = This is not possible now.
not_allowed = You may not do this.
muted = You cannot write here.
try_again = That did not work. Try again.
fault = The rules failed at this answer. The match goes on as if you had not given it; please choose another one.
set_aside = This match has been set aside because its rules stopped the server twice. It is kept so that the fault can be reported.
