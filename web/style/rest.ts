/** The styles of everything but the start page, which does not wait for them. Later ones count more, so they come in one piece. */
import './decks.css';
import './match.css';
import './match-small.css';
import './seats.css';
import './cards.css';
import './whole-card.css';
import './card-names.css';
import './on-card.css';
import './prompt.css';
import './numbers.css';
import './uses.css';
import './asking.css';
import './side.css';
import './flights.css';
import './chat.css';
import './learn.css';
